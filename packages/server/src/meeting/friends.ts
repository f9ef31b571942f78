/** Who knows whom: friends by consent of both, and those whom somebody does not want to meet. */
import type { Kysely, Transaction } from 'kysely'
import { Refused } from '../people/refused.ts'
import type { Friends as FriendsTold, Someone } from '../protocol/meeting.ts'
import type { Database } from '../store/schema.ts'
import { asked, transaction } from '../store/sql-store.ts'
import type { PersonId } from '../table/entries.ts'

type Kind = Database['acquaintance']['kind']

/** Friends and open questions together, of one person. */
const MOST = 200
/** Open questions to one person: nobody has to look through more. */
const MOST_ASKING = 100
/** Blocked by one person: every socket of theirs is kept from hearing each of them. */
const MOST_BLOCKED = 500

interface Parts {
  readonly db: Kysely<Database>
  /** Whether the person is connected anywhere. */
  isHere(person: PersonId): boolean
  /** Something of this changed for them. */
  tell(people: Iterable<PersonId>): void
}

export class Friends {
  readonly #parts: Parts
  readonly #db: Kysely<Database>

  constructor(parts: Parts) {
    this.#parts = parts
    this.#db = parts.db
  }

  async of(person: PersonId): Promise<Omit<FriendsTold, 'invitations'>> {
    const own = await this.#known('person_id', person)
    const blocked = own.filter(({ kind }) => kind === 'blocked')
    const asking = await this.#known('other_id', person)
    const isBlocked = (id: PersonId) => blocked.some(({ id: other }) => other === id)
    const kinds = (kind: Kind) => own.filter((each) => each.kind === kind)
    const self = this.#db.selectFrom('person').select('hidden').where('id', '=', person)
    return {
      hidden: (await asked(self.executeTakeFirst()))?.hidden === 1,
      friends: kinds('friend').map((each) => ({
        ...told(each),
        here: each.hidden === 0 && this.#parts.isHere(each.id),
      })),
      asking: asking.filter(({ kind, id }) => kind === 'asked' && !isBlocked(id)).map(told),
      asked: kinds('asked').map(told),
      blocked: blocked.map(told),
    }
  }

  /** Asks somebody, or says yes to who has asked. Who is blocked is told nothing of it. */
  async ask(person: PersonId, other: PersonId): Promise<void> {
    await this.#expectOther(person, other)
    let isHeard = true
    await transaction(this.#db, async (tx) => {
      const between = tx.selectFrom('acquaintance').selectAll()
      const own = await between.where('person_id', '=', person).execute()
      const theirs = await between.where('person_id', '=', other).where('other_id', '=', person).executeTakeFirst()
      const now = own.find(({ other_id }) => other_id === other)
      if (now?.kind === 'blocked') throw new Refused('blocked', 'you have blocked them; let them in again first')
      if (now?.kind === 'friend') return
      if (!now && own.filter(({ kind }) => kind !== 'blocked').length >= MOST)
        throw new Refused('too-many', `you know ${MOST} people; part with somebody first`, {
          code: 'too-many-friends',
          most: MOST,
        })
      isHeard = theirs?.kind !== 'blocked'
      const isMutual = theirs?.kind === 'asked'
      if (!now && !isMutual) await expectFewAsking(tx, other)
      await put(tx, person, other, isMutual ? 'friend' : 'asked')
      if (isMutual) await put(tx, other, person, 'friend')
    })
    this.#parts.tell(isHeard ? [person, other] : [person])
  }

  /** No longer friends, no longer asked, or no to who has asked. */
  async part(person: PersonId, other: PersonId): Promise<void> {
    const pairs = [
      [person, other],
      [other, person],
    ]
    let parted = 0n
    for (const [one, two] of pairs) {
      const row = this.#db.deleteFrom('acquaintance').where('person_id', '=', one).where('other_id', '=', two)
      parted += (await asked(row.where('kind', '!=', 'blocked').executeTakeFirst())).numDeletedRows
    }
    if (parted > 0n) this.#parts.tell([person, other]) // nobody is stirred by a stranger
  }

  async block(person: PersonId, other: PersonId): Promise<void> {
    await this.#expectOther(person, other)
    const blocked = await this.blockedBy(person)
    if (blocked.length >= MOST_BLOCKED && !blocked.includes(other))
      throw new Refused('too-many', `you have blocked ${MOST_BLOCKED} people; let somebody in again first`, {
        code: 'too-many-friends',
        most: MOST_BLOCKED,
      })
    await this.part(person, other)
    await put(this.#db, person, other, 'blocked')
    const invited = this.#db.deleteFrom('invitation').where('person_id', '=', person).where('from_id', '=', other)
    await asked(invited.execute())
    this.#parts.tell([person])
  }

  async unblock(person: PersonId, other: PersonId): Promise<void> {
    const row = this.#db.deleteFrom('acquaintance').where('person_id', '=', person).where('other_id', '=', other)
    await asked(row.where('kind', '=', 'blocked').execute())
    this.#parts.tell([person])
  }

  async hide(person: PersonId, hidden: boolean): Promise<void> {
    const row = this.#db
      .updateTable('person')
      .set({ hidden: hidden ? 1 : 0 })
      .where('id', '=', person)
    await asked(row.execute())
    this.#parts.tell([person, ...(await this.friendsOf(person))])
  }

  async friendsOf(person: PersonId): Promise<PersonId[]> {
    const rows = this.#db.selectFrom('acquaintance').select('other_id').where('person_id', '=', person)
    return (await asked(rows.where('kind', '=', 'friend').execute())).map(({ other_id }) => other_id)
  }

  /** Who may see whether the person is here: nobody where they hide, and nothing tells that they came or went. */
  async seenBy(person: PersonId): Promise<PersonId[]> {
    const row = this.#db.selectFrom('person').select('hidden').where('id', '=', person)
    return (await asked(row.executeTakeFirst()))?.hidden === 0 ? this.friendsOf(person) : []
  }

  async blockedBy(person: PersonId): Promise<PersonId[]> {
    const rows = this.#db.selectFrom('acquaintance').select('other_id').where('person_id', '=', person)
    return (await asked(rows.where('kind', '=', 'blocked').execute())).map(({ other_id }) => other_id)
  }

  /** Whether one of the two has blocked the other. */
  async areApart(one: PersonId, two: PersonId): Promise<boolean> {
    const rows = this.#db.selectFrom('acquaintance').select('kind').where('kind', '=', 'blocked')
    const between = rows.where((row) =>
      row.or([
        row.and([row('person_id', '=', one), row('other_id', '=', two)]),
        row.and([row('person_id', '=', two), row('other_id', '=', one)]),
      ]),
    )
    return (await asked(between.execute())).length > 0
  }

  async #known(by: 'person_id' | 'other_id', person: PersonId) {
    const other = by === 'person_id' ? 'other_id' : 'person_id'
    const rows = this.#db.selectFrom('acquaintance').innerJoin('person', 'person.id', `acquaintance.${other}`)
    const found = rows.select(['person.id', 'name', 'hidden', 'kind']).where(`acquaintance.${by}`, '=', person)
    return asked(found.orderBy('name').orderBy('person.id').execute())
  }

  async #expectOther(person: PersonId, other: PersonId): Promise<void> {
    if (person === other) throw new Refused('bad-input', 'person: that is you')
    const row = this.#db.selectFrom('person').select('id').where('id', '=', other).where('banned', 'is', null)
    if (!(await asked(row.executeTakeFirst()))) throw new Refused('no-such-person', 'there is nobody by this id')
  }
}

async function expectFewAsking(db: Transaction<Database>, person: PersonId): Promise<void> {
  const asking = db.selectFrom('acquaintance').select('person_id').where('other_id', '=', person)
  if ((await asking.where('kind', '=', 'asked').limit(MOST_ASKING).execute()).length >= MOST_ASKING)
    throw new Refused('too-many', 'too many have asked them already; wait until they have answered')
}

const told = ({ id, name }: { id: string; name: string }): Someone => ({ person: id, name })

async function put(db: Kysely<Database>, person_id: PersonId, other_id: PersonId, kind: Kind): Promise<void> {
  const row = db.insertInto('acquaintance').values({ person_id, other_id, kind, at: new Date().toISOString() })
  await asked(row.onConflict((c) => c.columns(['person_id', 'other_id']).doUpdateSet({ kind })).execute())
}
