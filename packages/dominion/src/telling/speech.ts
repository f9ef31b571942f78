import type { Seat, Viewer } from '@freehold/kernel'
import type { Tongue } from '../words/tongue.ts'

/** How a language tells what happened: its phrases, and how it speaks of cards. */
export interface Speech {
  readonly tongue: Tongue
  /** The phrase with its gaps filled, as i18next does it, from a file such as `en.json`. */
  say(key: string, values?: Readonly<Record<string, string | number>>): string
}

/** Who sits where, and who reads. */
export interface Table {
  readonly names: readonly string[] // by seat
  readonly viewer: Viewer
}

/**
 * How somebody is spoken of: to `you` who read, of somebody by `name`, or as one of whom the sentence before spoke.
 * Verbs follow it.
 */
export type Manner = 'you' | 'name' | 'they'

/** Tells the people of one table what happened there, in one language. */
export class Teller {
  readonly tongue: Tongue
  readonly #speech: Speech
  readonly #table: Table
  readonly #list: Intl.ListFormat

  constructor(speech: Speech, table: Table) {
    this.tongue = speech.tongue
    this.#speech = speech
    this.#table = table
    this.#list = new Intl.ListFormat(speech.tongue.code)
  }

  say(key: string, values?: Readonly<Record<string, string | number>>): string {
    return this.#speech.say(key, values)
  }

  /** Something that is said otherwise to the one it is about: `your` and `their`. */
  sayOf(seat: Seat, key: string, values: Readonly<Record<string, string | number>> = {}): string {
    const name = this.#table.names[seat]
    return this.say(key, { name, ...values, context: this.manner(seat) })
  }

  manner(seat: Seat): Manner {
    return seat === this.#table.viewer ? 'you' : 'name'
  }

  /** Who does something. */
  who(seat: Seat): string {
    return seat === this.#table.viewer ? this.say('you') : this.#table.names[seat]
  }

  list(parts: readonly string[]): string {
    return this.#list.format(parts)
  }
}
