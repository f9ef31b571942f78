/** Browsers by which an account was signed in to before. Whoever guesses its password elsewhere does not lock out its owner. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PersonId } from '../table/entries.ts'

const NAME = 'freehold.known'
const YEAR_SECONDS = 365 * 24 * 3600

export class KnownBrowsers {
  readonly #secret: string

  constructor(secret: string) {
    this.#secret = secret
  }

  /** For the browser to keep. It opens nothing: it only says who was here before. */
  cookieFor(person: PersonId): string {
    return `${NAME}=${person}.${this.#mark(person)}; Max-Age=${YEAR_SECONDS}; Path=/; HttpOnly; SameSite=Lax`
  }

  /** Whose account was signed in to by this browser before. */
  personOf(cookies: string | undefined): PersonId | undefined {
    const [, person, given] = cookies?.match(/(?:^|; *)freehold\.known=([\w-]+)\.([\w-]+)/) ?? []
    if (person === undefined) return undefined
    const mark = this.#mark(person)
    const isSame = given.length === mark.length && timingSafeEqual(Buffer.from(given), Buffer.from(mark))
    return isSame ? person : undefined
  }

  #mark(person: PersonId): string {
    return createHmac('sha256', this.#secret).update(`known browser of ${person}`).digest('base64url')
  }
}
