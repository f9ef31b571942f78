/** Where people want to be told that it is their turn. */
import { randomBytes } from 'node:crypto'
import { InputError } from '@freehold/kernel'
import type { Kysely } from 'kysely'
import type { NewSubscription, Subscription } from '../protocol/notices.ts'
import type { Database } from '../store/schema.ts'
import { asked } from '../store/sql-store.ts'
import type { PersonId } from '../table/entries.ts'

export type SubscriptionRow = Database['subscription']

const MOST_SUBSCRIPTIONS = 10

export class Subscriptions {
  readonly #db: Kysely<Database>

  constructor(db: Kysely<Database>) {
    this.#db = db
  }

  async of(person: PersonId): Promise<SubscriptionRow[]> {
    const rows = this.#db.selectFrom('subscription').selectAll().where('person_id', '=', person)
    return asked(rows.orderBy('created_at').execute())
  }

  /** A new one, or the one that was there for the same address. `secret` is what a webhook is signed with. */
  async add(person: PersonId, wish: NewSubscription): Promise<{ row: SubscriptionRow; secret: string | null }> {
    const url = wish.kind === 'push' ? wish.endpoint : wish.url
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
      keys: JSON.stringify(wish.kind === 'push' ? wish.keys : { secret }),
      created_at: new Date().toISOString(),
    }
    await asked(this.#db.insertInto('subscription').values(row).execute())
    return { row, secret }
  }

  /** False where the person has no such one. */
  async remove(person: PersonId, id: string): Promise<boolean> {
    const row = this.#db.deleteFrom('subscription').where('id', '=', id).where('person_id', '=', person)
    return (await asked(row.executeTakeFirst())).numDeletedRows === 1n
  }
}

/** As its owner is told of it: the address itself may be a secret of another service. */
export const subscriptionTold = ({ id, kind, url, created_at }: SubscriptionRow): Subscription => ({
  id,
  kind,
  where: new URL(url).host,
  created: created_at,
})
