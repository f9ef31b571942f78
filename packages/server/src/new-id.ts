import { randomBytes } from 'node:crypto'

/** An id that nobody guesses. It does not begin with a dash, which on a command line would make it an option. */
export function newId(): string {
  for (;;) {
    const id = randomBytes(16).toString('base64url')
    if (!id.startsWith('-')) return id
  }
}
