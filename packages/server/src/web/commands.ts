/** How each command of the protocol is done, over HTTP and over a socket alike. */
import type { Host } from '../host/host.ts'
import { Refused } from '../people/refused.ts'
import type { CommandAnswer, CommandBody, CommandName } from '../protocol/commands.ts'
import type { Person } from '../store/store.ts'
import type { Entry } from '../table/entries.ts'
import type { Table } from '../table/table.ts'
import { TableError } from '../table/table-error.ts'
import type { WebParts } from './parts.ts'

/** What commands are done with. */
export type CommandParts = Pick<WebParts, 'host' | 'chat' | 'presence' | 'limits'>

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
  sit: ({ host }, id, person, { seat }) => version(host.change(id, (table) => table.sit(person.id, person.name, seat))),
  leave: ({ host }, id, person) => version(host.change(id, (table) => table.leave(person.id))),
  'come-back': ({ host }, id, person) => version(host.change(id, (table) => table.comeBack(person.id))),
  'plan-seat': ({ host }, id, person, { seat, plan }) =>
    version(host.change(id, (table) => table.planSeat(person.id, seat, plan))),
  start: ({ host }, id, person) => version(host.start(id, person.id)),
  move: ({ host }, id, person, body) => {
    const named = { ...body, id: body.id ?? `version ${body.version}` }
    return once(host, id, person, named.id, (table) => table.move(person.id, named))
  },
  moves: ({ host }, id, person, body) => once(host, id, person, body.id, (table) => table.moves(person.id, body)),
  plan: ({ host }, id, person, body) => host.look(id, (table) => table.plan(person.id, body)),
  undo: ({ host }, id, person, { to }) => version(host.change(id, (table) => table.undo(person.id, to))),
  'answer-undo': ({ host }, id, person, { agrees }) =>
    version(host.change(id, (table) => table.answerUndo(person.id, agrees))),
  propose: ({ host, presence }, id, person, { what, seat }) =>
    version(
      host.change(id, (table) => {
        const who = seat === undefined ? undefined : table.sitters[seat]?.person
        if (what === 'replace' && who !== undefined && presence.isHere(id, who))
          throw new TableError('not-absent', 'whoever is here cannot be replaced')
        return table.propose(person.id, what, seat)
      }),
    ),
  vote: ({ host }, id, person, { agrees }) => version(host.change(id, (table) => table.vote(person.id, agrees))),
  resign: ({ host }, id, person) => version(host.change(id, (table) => table.resign(person.id))),
  autos: ({ host }, id, person, { autos }) => version(host.change(id, (table) => table.setAutos(person.id, autos))),
  say: async ({ host, chat, limits }, id, person, { text }) => {
    if (!limits.chat.take(person.id))
      throw new Refused('too-many', 'you say too much at once; wait a moment', { code: 'too-much-said' })
    return chat.say(await host.look(id, (table) => table), person, text)
  },
  delete: async ({ host }, id, person) => {
    await host.look(id, (table) => table.expectDeletable(person.id))
    await host.remove(id)
    return {}
  },
  rematch: async ({ host }, id, person) => ({ table: await host.rematch(id, person.id) }),
}

/** Runs the command; its body was checked before. Throws `TableError` or `Refused`. */
export function runCommand<Name extends CommandName>(
  parts: CommandParts,
  name: Name,
  table: string,
  person: Person,
  body: CommandBody<Name>,
): Promise<CommandAnswer<Name>> {
  return runs[name](parts, table, person, body)
}
