/** Browsers by which an account was signed in to before. Whoever guesses its password elsewhere does not lock out its owner. */
import { createHmac, timingSafeEqual } from 'node:crypto'

const NAME = 'freehold.known'
const YEAR_SECONDS = 365 * 24 * 3600

export class KnownBrowsers {
  readonly #secret: string

  constructor(secret: string) {
    this.#secret = secret
  }

  /** For the browser to keep. It opens nothing: it only says that somebody was here before. */
  cookieFor(email: string): string {
    return `${NAME}=${this.#mark(email)}; Max-Age=${YEAR_SECONDS}; Path=/; HttpOnly; SameSite=Lax`
  }

  /** The browser's own mark, where the account was signed in to by it before. */
  markOf(cookies: string | undefined, email: string): string | undefined {
    const given = cookies?.match(/(?:^|; *)freehold\.known=([\w-]+)/)?.[1]
    if (given === undefined) return undefined
    const mark = this.#mark(email)
    const isSame = given.length === mark.length && timingSafeEqual(Buffer.from(given), Buffer.from(mark))
    return isSame ? mark : undefined
  }

  #mark(email: string): string {
    return createHmac('sha256', this.#secret).update(`known browser of ${email.toLowerCase()}`).digest('base64url')
  }
}
