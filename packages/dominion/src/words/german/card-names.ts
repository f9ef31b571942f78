import { names as basic } from './names/basic.ts'
import type { Noun } from './nouns.ts'

/** The names under which the cards are known in German, as far as they were loaded. */
const known: Record<string, Noun> = { ...basic }

export const learn = (names: Readonly<Record<string, Noun>>): void => void Object.assign(known, names)

/** A name that is not known stays as it is. */
export const nounNamed = (name: string): Noun => known[name] ?? { gender: 'f', one: name, many: name }
