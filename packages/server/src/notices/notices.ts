/** Tells people who are not there that it is their turn at a slow table. No table ever waits for it. */
import { createHmac } from 'node:crypto'
import webPush from 'web-push'
import type { Host } from '../host/host.ts'
import type { Notice } from '../protocol/notices.ts'
import { isSlow } from '../table/clock.ts'
import type { PersonId } from '../table/entries.ts'
import type { Table } from '../table/table.ts'
import { RateLimit } from '../web/rate-limit.ts'
import type { Mailer } from './mailer.ts'
import { type Post, send } from './post.ts'
import { mailKeys, pathOf, type SubscriptionRow, type Subscriptions } from './subscriptions.ts'

export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

export interface NoticeParts {
  readonly host: Pick<Host, 'listen'>
  readonly subscriptions: Subscriptions
  readonly keys: VapidKeys // of this host, for push services
  readonly mailer?: Mailer // where the host sends e-mail
  readonly contact: string // whom a push service can write to: mailto: or https:
  readonly allowsPrivate: boolean // addresses inside of the host's own network, and without TLS
  isHere(table: string, person: PersonId): boolean
  hasDuty(table: string): boolean
  warn(message: string, about: object): void
  readonly retryMs?: readonly number[]
}

/** After these pauses it is tried again; then it is given up. */
const RETRY_MS = [10_000, 60_000, 600_000]
/** Under way at once; more are dropped. */
const MOST_WAITING = 1000
/** To one person so many at once, then one in half a minute: two who move back and forth do not have the host write on and on. */
const TO_ONE = { burst: 20, perSecond: 1 / 30 }
/** To one name, whoever gave it: the host is no cannon to aim at others. */
const TO_ONE_NAME = { burst: 60, perSecond: 1 }
/** Where browsers have their notices sent; these expect many. Whatever else is called an address for push is nobody's browser that we know. */
const isPushService = (name: string): boolean =>
  /(^|\.)(googleapis\.com|push\.services\.mozilla\.com|notify\.windows\.com|push\.apple\.com)$/.test(name)
/** How long a push service keeps a notice for a browser that is off. */
const TTL_SECONDS = 86_400

export class Notices {
  readonly #parts: NoticeParts
  readonly #told = new Map<string, Map<number, number>>() // by table and seat: how many moves they had made when told last
  readonly #toPeople = new RateLimit(TO_ONE.burst, TO_ONE.perSecond)
  readonly #toNames = new RateLimit(TO_ONE_NAME.burst, TO_ONE_NAME.perSecond)
  readonly #timers = new Set<NodeJS.Timeout>()
  #waiting = 0
  #isStopped = false

  constructor(parts: NoticeParts) {
    this.#parts = parts
    parts.host.listen((table) => this.#look(table))
  }

  stop(): void {
    this.#isStopped = true
    for (const timer of this.#timers) clearTimeout(timer)
  }

  /** Sends a notice to one address, once: the status of the answer. */
  deliver(row: SubscriptionRow, notice: Notice): Promise<number> {
    if (row.kind === 'mail') return this.#mail(row, notice)
    return send(this.#post(row, notice), this.#parts.allowsPrivate)
  }

  /** Asks whoever reads mail at a new address whether they want it. */
  async askToConfirm(row: SubscriptionRow): Promise<number> {
    const { mailer } = this.#parts
    if (!mailer) return 0
    const link = `${mailer.url}${pathOf(row)}`
    return mailer.send({ to: row.url, tongue: mailKeys(row).tongue, text: 'confirm', link, stop: link })
  }

  /** Only where its reader agreed; of all notices that of a turn, because there it is waited for them. */
  async #mail(row: SubscriptionRow, notice: Notice): Promise<number> {
    const { mailer } = this.#parts
    const { confirmed, tongue } = mailKeys(row)
    if (!mailer || !confirmed || notice.type === 'invited') return 200
    const stop = `${mailer.url}${pathOf(row)}`
    const mail = { to: row.url, tongue, stop }
    if (notice.type === 'test') return mailer.send({ ...mail, text: 'test', link: mailer.url })
    return mailer.send({ ...mail, text: 'turn', link: `${mailer.url}/table/${notice.table}`, game: notice.game })
  }

  /** Sends a notice to all addresses of a person, in the background, again where it fails; not more than somebody could read. */
  async notify(person: PersonId, notice: Notice): Promise<void> {
    if (!this.#toPeople.take(person)) return
    for (const row of await this.#parts.subscriptions.of(person)) void this.#try(row, notice, 0)
  }

  /** Once for each move of theirs: whatever others do and take back meanwhile, they have been told. */
  #look(table: Table): void {
    if (!isSlow(table.created.clock)) return
    const seat = table.phase === 'playing' ? table.running : undefined
    if (table.phase === 'over') this.#told.delete(table.id)
    if (seat === undefined) return
    const made = table.moversSoFar().filter((each) => each === seat).length
    const told = this.#told.get(table.id) ?? new Map<number, number>()
    if (told.get(seat) === made) return
    this.#told.set(table.id, told.set(seat, made))
    const { person } = table.sitters[seat]
    if (person === undefined || this.#parts.isHere(table.id, person) || !this.#parts.hasDuty(table.id)) return
    const { id, game, pending } = table
    const notice: Notice = { type: 'turn', table: id, game: game.id, seat, question: pending?.question.text ?? '' }
    this.notify(person, notice).catch((error: unknown) =>
      this.#parts.warn('a notice could not be sent', { error: String(error) }),
    )
  }

  #post({ kind, url, keys }: SubscriptionRow, notice: Notice): Post {
    const body = JSON.stringify(notice)
    if (kind === 'push') {
      const { contact, keys: vapid } = this.#parts
      const subscription = { endpoint: url, keys: JSON.parse(keys) }
      const options = { vapidDetails: { subject: contact, ...vapid }, TTL: TTL_SECONDS }
      const details = webPush.generateRequestDetails(subscription, body, options)
      return { url: details.endpoint, headers: details.headers as Post['headers'], body: details.body }
    }
    const time = String(Math.floor(Date.now() / 1000))
    const { secret } = JSON.parse(keys)
    const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'Freehold',
      'x-freehold-time': time,
      'x-freehold-signature': `sha256=${signature}`,
    }
    return { url, headers, body }
  }

  async #try(row: SubscriptionRow, notice: Notice, tries: number): Promise<void> {
    if (this.#isStopped || this.#waiting >= MOST_WAITING) return
    const name = row.kind === 'mail' ? undefined : new URL(row.url).hostname
    if (name !== undefined && !isPushService(name) && !this.#toNames.take(name)) return
    this.#waiting++
    try {
      const status = await this.deliver(row, notice).catch(() => 0)
      if (status >= 200 && status < 300) return
      // The push service says that the browser is gone for good, the mail server that there is no such address.
      if (row.kind !== 'webhook' && (status === 404 || status === 410)) {
        await this.#parts.subscriptions.remove(row.person_id, row.id)
        return
      }
      const pause = (this.#parts.retryMs ?? RETRY_MS)[tries]
      if (pause === undefined) this.#parts.warn('a notice was given up', { kind: row.kind, status })
      else this.#later(pause, () => void this.#try(row, notice, tries + 1))
    } catch (error) {
      this.#parts.warn('a notice could not be sent', { error: String(error) })
    } finally {
      this.#waiting--
    }
  }

  #later(ms: number, work: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      work()
    }, ms)
    timer.unref()
    this.#timers.add(timer)
  }
}
