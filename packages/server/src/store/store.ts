/** Where tables are kept. One interface; which database it is, nobody above knows. */
import type { Entry, PersonId } from '../table/entries.ts'

export interface Person {
  readonly id: PersonId
  readonly name: string
}

export interface TableSummary {
  readonly id: string
  readonly game: string
  readonly version: number
}

/** Somebody else wrote this version first: read the table again and decide anew. */
export class VersionConflict extends Error {
  override name = 'VersionConflict'
}

/** Whatever a promise of a store resolves to is on disk by then: a crash of the machine does not lose it. */
export interface Store {
  /** A new table with its first entries. */
  create(id: string, entries: readonly Entry[]): Promise<void>
  /** Adds the entries, all or none, where the table has the expected version. Throws `VersionConflict` where not. */
  append(id: string, expectedVersion: number, entries: readonly Entry[]): Promise<void>
  /** All entries of a table; none where there is no such table. */
  read(id: string): Promise<Entry[]>
  /** Tables that anybody may find, the newest first. */
  listed(most: number): Promise<TableSummary[]>
  /** Tables of a person: those they made or sat at, the newest first. */
  tablesOf(person: PersonId, most: number): Promise<TableSummary[]>
  /** Tables on which an artificial player may have to move: begun, and not known to be over. */
  running(): Promise<string[]>
  /** Notes that nothing is left to be played at a table. */
  markOver(id: string): Promise<void>
  savePerson(person: Person): Promise<void>
  person(id: PersonId): Promise<Person | undefined>
  /** Whether the store answers at all. */
  check(): Promise<void>
  close(): Promise<void>
}
