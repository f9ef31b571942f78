/** Who is connected to the host, at whichever node and table. */
import type { PersonId } from '../table/entries.ts'

/** Who reloads a page has not gone. */
const LINGER_MS = 5000

export class WhoIsHere {
  readonly #here = new Map<PersonId, number>() // connections at this node
  readonly #leaving = new Map<PersonId, NodeJS.Timeout>()
  readonly #elsewhere = new Map<string, Set<PersonId>>() // by node
  readonly #listeners = new Set<(person: PersonId) => void>()
  #isStopped = false
  /** Tells other nodes who came, or went. */
  announce: (people: readonly PersonId[], isHere: boolean) => void = () => {}

  /** Hears of whoever comes or goes at this node. */
  listen(listener: (person: PersonId) => void): void {
    this.#listeners.add(listener)
  }

  came(person: PersonId): void {
    const before = this.#here.get(person) ?? 0
    this.#here.set(person, before + 1)
    const leaving = this.#leaving.get(person)
    clearTimeout(leaving)
    this.#leaving.delete(person)
    if (before === 0 && !leaving) this.#changed(person, true)
  }

  went(person: PersonId): void {
    const left = (this.#here.get(person) ?? 1) - 1
    if (left > 0) return void this.#here.set(person, left)
    this.#here.delete(person)
    if (this.#isStopped) return
    const timer = setTimeout(() => {
      this.#leaving.delete(person)
      this.#changed(person, false)
    }, LINGER_MS)
    this.#leaving.set(person, timer.unref())
  }

  isHere(person: PersonId): boolean {
    if (this.#here.has(person) || this.#leaving.has(person)) return true
    return [...this.#elsewhere.values()].some((people) => people.has(person))
  }

  /** Another node says who came there, or went. */
  heard(node: string, people: readonly PersonId[], isHere: boolean): void {
    const there = this.#elsewhere.get(node) ?? new Set()
    this.#elsewhere.set(node, there)
    for (const person of people) {
      if (isHere) there.add(person)
      else there.delete(person)
    }
  }

  /** Says again who is here: others may have missed it. */
  announceAll(): void {
    this.announce([...this.#here.keys()], true)
  }

  /** Another node is gone, with all who were there. */
  lost(node: string): void {
    this.#elsewhere.delete(node)
  }

  stop(): void {
    this.#isStopped = true
    for (const timer of this.#leaving.values()) clearTimeout(timer)
  }

  #changed(person: PersonId, isHere: boolean): void {
    this.announce([person], isHere)
    for (const listener of this.#listeners) listener(person)
  }
}
