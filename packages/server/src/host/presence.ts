/** Who is connected to which table. It is no part of a table: nobody asks tomorrow who was there today. */
import type { PersonId } from '../table/entries.ts'

/** Hears of a table at which somebody came or went. */
export type PresenceListener = (table: string) => void

export class Presence {
  readonly #connected = new Map<string, Map<string, number>>() // connections by table and person
  readonly #listeners = new Set<PresenceListener>()

  listen(listener: PresenceListener): void {
    this.#listeners.add(listener)
  }

  /** Somebody, or an unknown where `person` is left out, watches from one more connection. */
  came(table: string, person: PersonId = ''): void {
    const here = this.#connected.get(table) ?? new Map<string, number>()
    this.#connected.set(table, here)
    const before = here.get(person) ?? 0
    here.set(person, before + 1)
    if (before === 0 || person === '') this.#tell(table)
  }

  went(table: string, person: PersonId = ''): void {
    const here = this.#connected.get(table)
    const left = (here?.get(person) ?? 0) - 1
    if (!here || left < 0) return
    if (left > 0) here.set(person, left)
    else here.delete(person)
    if (here.size === 0) this.#connected.delete(table)
    if (left === 0 || person === '') this.#tell(table)
  }

  isHere(table: string, person: PersonId): boolean {
    return this.#connected.get(table)?.has(person) ?? false
  }

  /** Which of these people are connected, by their numbers in the list, and how many others watch. */
  at(table: string, people: readonly (PersonId | undefined)[]): { present: number[]; watching: number } {
    const here = this.#connected.get(table) ?? new Map<string, number>()
    const present = people.flatMap((person, seat) => (person !== undefined && here.has(person) ? [seat] : []))
    const unknown = here.get('') ?? 0
    const known = [...here.keys()].filter((person) => person !== '' && !people.includes(person)).length
    return { present, watching: known + unknown }
  }

  #tell(table: string): void {
    for (const listener of this.#listeners) listener(table)
  }
}
