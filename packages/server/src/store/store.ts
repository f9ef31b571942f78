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
  readonly phase: 'gathering' | 'playing' | 'over'
}

/** How a table stands after what was written. */
export interface Standing {
  readonly isOver?: boolean // nothing is left to be played
  readonly acts?: boolean // the host has something to do there by itself; left out: as before, and from the start on
}

/** Somebody else wrote this version first: read the table again and decide anew. */
export class VersionConflict extends Error {
  override name = 'VersionConflict'
}

/** The database is away, or its disk is full. What was asked for may have been done all the same: ask again later. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
}

/**
 * Whatever a promise of a store resolves to is on disk by then: a crash of the machine does not lose it. Every method
 * throws `StoreUnavailable` where the database does not answer.
 */
export interface Store {
  /** A new table with its first entries. */
  create(id: string, entries: readonly Entry[]): Promise<void>
  /**
   * Adds the entries, all or none, where the table has the expected version. Throws `VersionConflict` where not.
   */
  append(id: string, expectedVersion: number, entries: readonly Entry[], standing?: Standing): Promise<void>
  /** The entries of a table after that version; none where there is no such table. */
  read(id: string, after?: number): Promise<Entry[]>
  /** The versions of those of the tables that exist. */
  versions(ids: readonly string[]): Promise<Map<string, number>>
  /** Tables that anybody may find, the newest first. */
  listed(most: number): Promise<TableSummary[]>
  /** How many tables in the lobby wait for players at which the person has a seat, or which they made. */
  openListed(person: PersonId): Promise<number>
  /** Tables of a person: those they made or sat at, the newest first. */
  tablesOf(person: PersonId, most: number): Promise<TableSummary[]>
  /** Tables at which the host has something to do by itself: a game goes on, and a robot has to move or a clock runs. */
  acting(): Promise<string[]>
  /** Notes that the host has nothing to do there, until somebody writes. */
  rests(id: string, version: number): Promise<void>
  /** Tables that are not over, and at which nothing has happened since that day; the longest forsaken first. */
  forsaken(before: string, most: number): Promise<string[]>
  /** Deletes a table and all that is kept of it; false where there is none. */
  remove(id: string): Promise<boolean>
  /** What all nodes share under that name; the first who asks makes it. */
  setting(name: string, make: () => string): Promise<string>
  /** Throws where the store does not answer, or could not write the last time and still cannot. */
  check(): Promise<void>
  close(): Promise<void>
}
