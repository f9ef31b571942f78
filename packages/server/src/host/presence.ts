/** Who is connected to which table. It is no part of a table: nobody asks tomorrow who was there today. */
import type { PersonId } from '../table/entries.ts'

/** Hears of a table at which somebody came or went. */
export type PresenceListener = (table: string) => void

/** People with the number of their connections; '' stands for all who are unknown. */
export type Connected = readonly (readonly [PersonId, number])[]

export class Presence {
  readonly #connected = new Map<string, Map<string, number>>() // connections by table and person
  readonly #elsewhere = new Map<string, Map<string, Connected>>() // by table and node
  readonly #listeners = new Set<PresenceListener>()
  /** Tells other nodes who is connected here; an empty list where nobody is. */
  announce: (table: string, people: Connected) => void = () => {}

  listen(listener: PresenceListener): void {
    this.#listeners.add(listener)
  }

  /** Somebody, or an unknown where `person` is left out, watches from one more connection. */
  came(table: string, person: PersonId = ''): void {
    const here = this.#connected.get(table) ?? new Map<string, number>()
    this.#connected.set(table, here)
    const before = here.get(person) ?? 0
    here.set(person, before + 1)
    if (before === 0 || person === '') this.#changed(table)
  }

  went(table: string, person: PersonId = ''): void {
    const here = this.#connected.get(table)
    const left = (here?.get(person) ?? 0) - 1
    if (!here || left < 0) return
    if (left > 0) here.set(person, left)
    else here.delete(person)
    if (here.size === 0) this.#connected.delete(table)
    if (left === 0 || person === '') this.#changed(table)
  }

  /** Who is connected to the table at this node. */
  here(table: string): Connected {
    return [...(this.#connected.get(table) ?? [])]
  }

  /** Says again who is here: others may have missed it. */
  announceAll(): void {
    for (const table of this.#connected.keys()) this.announce(table, this.here(table))
  }

  /** Another node says who is connected there. */
  heard(node: string, table: string, people: Connected): void {
    const nodes = this.#elsewhere.get(table) ?? new Map<string, Connected>()
    if (people.length > 0) nodes.set(node, people)
    else nodes.delete(node)
    if (nodes.size > 0) this.#elsewhere.set(table, nodes)
    else this.#elsewhere.delete(table)
    this.#tell(table)
  }

  /** Another node is gone, with all who were there. */
  lost(node: string): void {
    for (const [table, nodes] of this.#elsewhere) if (nodes.has(node)) this.heard(node, table, [])
  }

  isHere(table: string, person: PersonId): boolean {
    return this.#all(table).has(person)
  }

  /** Which of these people are connected, by their numbers in the list, and how many others watch. */
  at(table: string, people: readonly (PersonId | undefined)[]): { present: number[]; watching: number } {
    const here = this.#all(table)
    const present = people.flatMap((person, seat) => (person !== undefined && here.has(person) ? [seat] : []))
    const unknown = here.get('') ?? 0
    const known = [...here.keys()].filter((person) => person !== '' && !people.includes(person)).length
    return { present, watching: known + unknown }
  }

  #all(table: string): ReadonlyMap<PersonId, number> {
    const all = new Map(this.#connected.get(table))
    for (const people of this.#elsewhere.get(table)?.values() ?? []) {
      for (const [person, connections] of people) all.set(person, (all.get(person) ?? 0) + connections)
    }
    return all
  }

  #changed(table: string): void {
    this.announce(table, this.here(table))
    this.#tell(table)
  }

  #tell(table: string): void {
    for (const listener of this.#listeners) listener(table)
  }
}
