/** Who is connected to which table. It is no part of a table: nobody asks tomorrow who was there today. */
import type { PersonId } from '../table/entries.ts'

/** Hears of a table at which somebody came or went. */
export type PresenceListener = (table: string) => void

/** People with the number of their connections; '' stands for all who are unknown. */
export type Connected = readonly (readonly [PersonId, number])[]

/** Longer ago nobody asks: see `table/absence.ts`. */
const FORGET_MS = 24 * 3_600_000
const SWEEP_MS = 3_600_000

export class Presence {
  readonly #now: () => number
  readonly #seen = new Map<string, Map<PersonId, number>>() // by table: when somebody was last there who no longer is
  #since: number // nobody can be said to have been away for longer
  #swept: number
  readonly #connected = new Map<string, Map<string, number>>() // connections by table and person
  readonly #elsewhere = new Map<string, Map<string, Connected>>() // by table and node
  readonly #listeners = new Set<PresenceListener>()
  /** Tells other nodes who is connected here; an empty list where nobody is. */
  announce: (table: string, people: Connected) => void = () => {}
  /** Whether it is known who is connected at other nodes. */
  knowsAll: () => boolean = () => true

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
    this.#since = now()
    this.#swept = this.#since
  }

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

  /** `sits`: for whom a game may wait; of nobody else it is kept when they went. */
  went(table: string, person: PersonId = '', sits = true): void {
    const here = this.#connected.get(table)
    const left = (here?.get(person) ?? 0) - 1
    if (!here || left < 0) return
    if (left > 0) here.set(person, left)
    else here.delete(person)
    if (here.size === 0) this.#connected.delete(table)
    if (left === 0 && sits) this.seen(table, person)
    if (left === 0 || person === '') this.#changed(table)
  }

  /** Who is connected to the table at this node. */
  here(table: string): Connected {
    return [...(this.#connected.get(table) ?? [])]
  }

  /** The person has just been at the table, connected or by a single request. */
  seen(table: string, person: PersonId): void {
    if (person === '') return
    const now = this.#now()
    const people = this.#seen.get(table) ?? new Map<PersonId, number>()
    this.#seen.set(table, people.set(person, now))
    if (now - this.#swept > SWEEP_MS) this.#forgetOld(now)
  }

  /** For how many milliseconds the person has surely not been at the table; 0 where they are, or where nobody knows. */
  awayFor(table: string, person: PersonId): number {
    if (!this.knowsAll() || this.isHere(table, person)) return 0
    return this.#now() - Math.max(this.#since, this.#seen.get(table)?.get(person) ?? 0)
  }

  /** Says again who is here: others may have missed it, as we may have missed them. */
  announceAll(): void {
    this.#since = this.#now()
    for (const table of this.#connected.keys()) this.announce(table, this.here(table))
  }

  /** Another node says who is connected there. */
  heard(node: string, table: string, people: Connected): void {
    const nodes = this.#elsewhere.get(table) ?? new Map<string, Connected>()
    for (const [person] of nodes.get(node) ?? []) this.seen(table, person)
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

  /** Of how many it is kept when they were at a table. */
  get kept(): number {
    return this.#seen.values().reduce((sum, people) => sum + people.size, 0)
  }

  #forgetOld(now: number): void {
    this.#swept = now
    for (const [table, people] of this.#seen) {
      for (const [person, at] of people) if (now - at > FORGET_MS) people.delete(person)
      if (people.size === 0) this.#seen.delete(table)
    }
  }

  #changed(table: string): void {
    this.announce(table, this.here(table))
    this.#tell(table)
  }

  #tell(table: string): void {
    for (const listener of this.#listeners) listener(table)
  }
}
