/** From which address people last came. It is kept in memory alone: for rated games, and to share among addresses what guests cost. */
import type { PersonId } from '../table/entries.ts'

/** Whoever came before so many others is forgotten. */
const MOST = 50_000

export class Whence {
  readonly #addresses = new Map<PersonId, string>()
  /** Tells other nodes. */
  announce: (person: PersonId, address: string) => void = () => {}

  came(person: PersonId, address: string): void {
    if (this.#addresses.get(person) === address) return
    this.heard(person, address)
    this.announce(person, address)
  }

  /** Another node says so. */
  heard(person: PersonId, address: string): void {
    this.#addresses.delete(person)
    this.#addresses.set(person, address)
    const [oldest] = this.#addresses.keys()
    if (this.#addresses.size > MOST) this.#addresses.delete(oldest)
  }

  /** The address of the person, or the person where it is not known: whoever makes many guests is still at one place. */
  placeOf(person: PersonId): string {
    return this.#addresses.get(person) ?? person
  }

  /** The address that two or more of these people share. */
  shared(people: readonly (PersonId | undefined)[]): string | undefined {
    const known = people.flatMap((person) => (person === undefined ? [] : (this.#addresses.get(person) ?? [])))
    return known.find((address, i) => known.indexOf(address) !== i)
  }
}
