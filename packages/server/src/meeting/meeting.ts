/** All by which people find each other. What changes for whom is handed on to whoever can tell them. */
import type { Kysely } from 'kysely'
import type { HostedGames } from '../games.ts'
import type { Host } from '../host/host.ts'
import { type Seek, seekClocks } from '../protocol/meeting.ts'
import type { Database } from '../store/schema.ts'
import type { PersonId } from '../table/entries.ts'
import { Friends } from './friends.ts'
import { Invitations } from './invitations.ts'
import { Seeking } from './seeking.ts'
import { WhoIsHere } from './who-is-here.ts'

interface Parts {
  readonly db: Kysely<Database>
  readonly host: Pick<Host, 'createFor' | 'remove'>
  readonly games: HostedGames
  /** Whether a rated game of these people would count today. */
  mayRate(people: readonly PersonId[], game: string): Promise<boolean>
  readonly node: string | undefined // the name of this one of many
  warn(message: string, about: object): void
}

type Tell = (people: Iterable<PersonId>) => void
type Found = (people: Iterable<PersonId>, table: string) => void
type Silence = (person: PersonId, other: PersonId, isBlocked: boolean) => void

export class Meeting {
  readonly here = new WhoIsHere()
  readonly friends: Friends
  readonly invitations: Invitations
  readonly seeking: Seeking
  #tell: Tell = () => {}
  #found: Found = () => {}
  #silence: Silence = () => {}

  constructor({ db, host, games, mayRate, node, warn }: Parts) {
    const tell: Tell = (people) => this.#tell(people)
    this.friends = new Friends({ db, isHere: (person) => this.here.isHere(person), tell })
    this.invitations = new Invitations(db, this.friends, tell)
    this.seeking = new Seeking({
      db,
      node: node ?? 'alone',
      isShared: node !== undefined,
      areApart: async (one, two, { game, rated }) =>
        (await this.friends.areApart(one, two)) || (rated && !(await mayRate([one, two], game))),
      makeTable: (people, { game, clock, rated }: Seek) =>
        host.createFor(people, { game, options: games[game].matched?.(), clock: seekClocks[clock], rated }),
      removeTable: (table) => host.remove(table),
      found: (people, table) => this.#found(people, table),
      warn,
    })
  }

  /** Who tells people that something of this changed for them. */
  toldBy(tell: Tell): void {
    this.#tell = tell
  }

  foundBy(found: Found): void {
    this.#found = found
  }

  /** Who sees to it that people do not hear whom they blocked. */
  silencedBy(silence: Silence): void {
    this.#silence = silence
  }

  async block(person: PersonId, other: PersonId): Promise<void> {
    await this.friends.block(person, other)
    this.#silence(person, other, true)
  }

  async unblock(person: PersonId, other: PersonId): Promise<void> {
    await this.friends.unblock(person, other)
    this.#silence(person, other, false)
  }

  async stop(): Promise<void> {
    this.here.stop()
    await this.seeking.stop()
  }
}
