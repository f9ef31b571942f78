/** How each command of the protocol is done, over HTTP and over a socket alike. */
import { randomUUID } from 'node:crypto'
import type { Host } from '../host/host.ts'
import { Refused } from '../people/refused.ts'
import type { CommandAnswer, CommandBody, CommandName } from '../protocol/commands.ts'
import type { Person } from '../store/store.ts'
import type { Entry } from '../table/entries.ts'
import type { Now, Table } from '../table/table.ts'
import { TableError } from '../table/table-error.ts'
import { tableFor } from '../table/telling.ts'
import type { WebParts } from './parts.ts'

/** What commands are done with. */
export type CommandParts = Pick<WebParts, 'host' | 'chat' | 'judge' | 'presence' | 'limits' | 'meeting' | 'notices'>

/** What a table is told of the moment: the time of day, and who has been away for how long. */
const nowAt = ({ presence }: CommandParts, table: string): Now => ({
  at: new Date().toISOString(),
  away: (person) => presence.awayFor(table, person),
})

/** The same with a lot that nobody could foresee. */
const drawnAt = (parts: CommandParts, table: string) => ({ ...nowAt(parts, table), lot: randomUUID() })

/** How often it is judged anew what may be taken back because the table went on meanwhile. It is never judged where all are served. */
const MOST_JUDGED = 3

type Run<Name extends CommandName> = (
  parts: CommandParts,
  table: string,
  person: Person,
  body: CommandBody<Name>,
) => Promise<CommandAnswer<Name>>

const version = async (changed: Promise<number>) => ({ version: await changed })

/** A repeat of moves by the same name gets the first answer. */
async function once(host: Host, id: string, person: Person, name: string, decide: (table: Table) => Entry[]) {
  let first: number | undefined
  await host.change(id, (table) => {
    first = table.answered(person.id, name)
    if (first !== undefined) return []
    const entries = decide(table)
    first = table.answered(person.id, name)
    return entries
  })
  return { version: first as number }
}

const runs: { readonly [Name in CommandName]: Run<Name> } = {
  sit: async ({ host, meeting }, id, person, { seat }) => {
    const owner = await host.look(id, ({ created }) => created.owner)
    if (owner !== person.id && (await meeting.friends.areApart(owner, person.id)))
      throw new Refused('blocked', 'you cannot sit at a table of theirs, nor they at yours')
    const seated = await version(host.sit(id, person, seat))
    await meeting.invitations.settle(id, person.id)
    await meeting.seeking.settle(person.id)
    return seated
  },
  leave: ({ host }, id, person) => version(host.change(id, (table) => table.leave(person.id))),
  'come-back': ({ host }, id, person) => version(host.change(id, (table) => table.comeBack(person.id))),
  'plan-seat': (parts, id, person, { seat, plan }) =>
    version(parts.host.change(id, (table) => table.planSeat(person.id, seat, plan, nowAt(parts, id).away))),
  start: ({ host }, id, person) => version(host.start(id, person.id)),
  draft: (parts, id, person, { number, what }) =>
    version(parts.host.change(id, (table) => table.choose(person.id, number, what, drawnAt(parts, id)))),
  'draft-by-lot': (parts, id, person, { number }) =>
    version(parts.host.change(id, (table) => table.chooseByLot(person.id, number, drawnAt(parts, id)))),
  move: ({ host }, id, person, body) => {
    const named = { ...body, id: body.id ?? `version ${body.version}` }
    return once(host, id, person, named.id, (table) => table.move(person.id, named))
  },
  moves: async ({ host, judge }, id, person, body) => {
    const first = await host.look(id, (table) => table.answered(person.id, body.id))
    if (first !== undefined) return { version: first }
    const before = { version: body.version, moves: body.moves.slice(0, -1) }
    const foreseen = before.moves.length > 0 ? await judge.plan(id, person.id, before) : undefined
    return once(host, id, person, body.id, (table) => table.moves(person.id, body, foreseen))
  },
  plan: async ({ judge }, id, person, body) => (await judge.plan(id, person.id, body)).plan,
  undo: async ({ host, judge }, id, person, { to }) => {
    for (let tries = 0; tries < MOST_JUDGED; tries++) {
      await judge.judgeUndo(id, person.id)
      let isJudged = true
      const reached = await host.change(id, (table) => {
        const seat = table.seatOf(person.id)
        isJudged = seat === undefined || table.knowsFree(seat)
        return isJudged ? table.undo(person.id, to) : []
      })
      if (isJudged) return { version: reached }
    }
    throw new TableError('stale', 'the table goes on meanwhile; look again')
  },
  'undo-offer': async ({ host, judge }, id, person) => {
    await judge.judgeUndo(id, person.id)
    return host.look(id, (table) => {
      const seat = table.seatOf(person.id)
      return { version: table.version, undo: (seat === undefined ? null : table.undoOffer(seat)) ?? null }
    })
  },
  recall: ({ host }, id, person) =>
    host.look(id, (table) => {
      const told = tableFor(table, person.id)
      const moments = told.phase === 'gathering' ? [] : told.recalled(told.seatOf(person.id) ?? 'audience')
      return { moments: [...moments] }
    }),
  'answer-undo': ({ host }, id, person, { agrees }) =>
    version(host.change(id, (table) => table.answerUndo(person.id, agrees))),
  propose: (parts, id, person, { what, seat }) =>
    version(parts.host.change(id, (table) => table.propose(person.id, what, seat, nowAt(parts, id)))),
  vote: (parts, id, person, { agrees }) =>
    version(parts.host.change(id, (table) => table.vote(person.id, agrees, nowAt(parts, id)))),
  resign: ({ host }, id, person) => version(host.change(id, (table) => table.resign(person.id))),
  autos: ({ host }, id, person, { autos }) => version(host.change(id, (table) => table.setAutos(person.id, autos))),
  say: async ({ host, chat, limits }, id, person, { text }) => {
    if (!limits.chat.take(person.id))
      throw new Refused('too-many', 'you say too much at once; wait a moment', { code: 'too-much-said' })
    return chat.say(await host.look(id, (table) => table), person, text)
  },
  invite: async ({ host, meeting, limits, notices }, id, person, { person: other }) => {
    if (!limits.friends.take(person.id)) throw new Refused('too-many', 'too many at once; wait a minute')
    const table = await host.look(id, (found) => found)
    const isNew = await meeting.invitations.invite(table, person.id, other)
    if (isNew && !meeting.here.isHere(other) && limits.callings.take(`${person.id} ${other}`))
      await notices.sender.notify(other, { type: 'invited', table: id, game: table.game.id, name: person.name })
    return {}
  },
  delete: async ({ host }, id, person) => {
    await host.look(id, (table) => table.expectDeletable(person.id))
    await host.remove(id)
    return {}
  },
  rematch: async ({ host, limits, presence }, id, person) => {
    const isOffered = await host.look(id, (table) => table.rematch !== undefined)
    if (!isOffered) expectTables(limits, person)
    const table = await host.rematch(id, person.id)
    presence.seen(table, person.id)
    return { table }
  },
}

/** Throws where the person makes too many tables. */
export function expectTables(limits: CommandParts['limits'], person: Person): void {
  if (!limits.tables.take(person.id))
    throw new Refused('too-many', 'you make too many tables; wait a minute', { code: 'too-many-tables' })
}

/** What also somebody can do who does not sit there: who was there is kept only of those for whom a game may wait. */
const ofAnybody: readonly CommandName[] = ['recall', 'undo-offer', 'say', 'invite', 'delete']

/** Runs the command; its body was checked before. Throws `TableError` or `Refused`. */
export function runCommand<Name extends CommandName>(
  parts: CommandParts,
  name: Name,
  table: string,
  person: Person,
  body: CommandBody<Name>,
): Promise<CommandAnswer<Name>> {
  const done = runs[name](parts, table, person, body)
  if (ofAnybody.includes(name)) return done
  done.then(
    () => parts.presence.seen(table, person.id), // only at a table that is there
    () => {},
  )
  return done
}
