/** Where people want to be told that it is their turn. */
import { randomBytes } from 'node:crypto'
import { InputError } from '@freehold/kernel'
import type { Kysely } from 'kysely'
import { Queues } from '../host/queues.ts'
import type { MailTongue, NewSubscription, Subscription } from '../protocol/notices.ts'
import type { Database } from '../store/schema.ts'
import { asked } from '../store/sql-store.ts'
import type { PersonId } from '../table/entries.ts'

export type SubscriptionRow = Database['subscription']

const MOST_SUBSCRIPTIONS = 10

export class Subscriptions {
  readonly #db: Kysely<Database>
  readonly #queues = new Queues() // who asks many times at once has no more than one after the other

  constructor(db: Kysely<Database>) {
    this.#db = db
  }

  async of(person: PersonId): Promise<SubscriptionRow[]> {
    const rows = this.#db.selectFrom('subscription').selectAll().where('person_id', '=', person)
    return asked(rows.orderBy('created_at').execute())
  }

  /** A new one, or the one that was there for the same address. `secret` is what a webhook is signed with. */
  add(person: PersonId, wish: NewSubscription): Promise<{ row: SubscriptionRow; secret: string | null }> {
    return this.#queues.run(person, () => this.#add(person, wish))
  }

  async #add(person: PersonId, wish: NewSubscription): Promise<{ row: SubscriptionRow; secret: string | null }> {
    const url = wish.kind === 'push' ? wish.endpoint : wish.kind === 'mail' ? wish.email : wish.url
    const known = await this.of(person)
    for (const { id } of known.filter((each) => each.url === url)) await this.remove(person, id)
    if (known.filter((each) => each.url !== url).length >= MOST_SUBSCRIPTIONS)
      throw new InputError(`you have ${MOST_SUBSCRIPTIONS} addresses for notices; remove one first`)
    const secret = wish.kind === 'webhook' ? randomBytes(24).toString('base64url') : null
    const row: SubscriptionRow = {
      id: randomBytes(12).toString('base64url'),
      person_id: person,
      kind: wish.kind,
      url,
      keys: JSON.stringify(keysOf(wish, secret)),
      created_at: new Date().toISOString(),
    }
    await asked(this.#db.insertInto('subscription').values(row).execute())
    return { row, secret }
  }

  /** By the code in a mail: its reader wants more of them, or none. False where there is no such address any more. */
  async answerMail(id: string, code: string, wanted: boolean): Promise<boolean> {
    const found = this.#db.selectFrom('subscription').selectAll().where('id', '=', id).where('kind', '=', 'mail')
    const row = await asked(found.executeTakeFirst())
    if (!row || mailKeys(row).code !== code) return false
    if (!wanted) return this.remove(row.person_id, row.id)
    const keys = JSON.stringify({ ...mailKeys(row), confirmed: true })
    await asked(this.#db.updateTable('subscription').set({ keys }).where('id', '=', id).execute())
    return true
  }

  /** False where the person has no such one. */
  async remove(person: PersonId, id: string): Promise<boolean> {
    const row = this.#db.deleteFrom('subscription').where('id', '=', id).where('person_id', '=', person)
    return (await asked(row.executeTakeFirst())).numDeletedRows === 1n
  }
}

export interface MailKeys {
  readonly code: string // that only whoever reads mail there knows
  readonly tongue: MailTongue
  readonly confirmed: boolean
}

export const mailKeys = ({ keys }: SubscriptionRow): MailKeys => JSON.parse(keys)

/** Where the links of mails to this address lead, on the page and in the interface alike. */
export const pathOf = (row: SubscriptionRow): string => `/mail/${row.id}/${mailKeys(row).code}`

function keysOf(wish: NewSubscription, secret: string | null): object {
  if (wish.kind === 'push') return wish.keys
  if (wish.kind === 'webhook') return { secret }
  return { code: randomBytes(24).toString('base64url'), tongue: wish.tongue, confirmed: false } satisfies MailKeys
}

/** As its owner is told of it: the address itself may be a secret of another service. */
export function subscriptionTold(row: SubscriptionRow): Subscription {
  const { id, kind, url, created_at } = row
  const isMail = kind === 'mail'
  const confirmed = !isMail || mailKeys(row).confirmed
  return { id, kind, where: isMail ? url : new URL(url).host, confirmed, created: created_at }
}
