/** What a person can do at a table, over HTTP and over a socket alike; each message has its schema. */
import { parseInput } from '@freehold/kernel'
import { z } from 'zod'
import type { Host } from '../host/host.ts'
import type { Person } from '../store/store.ts'

const whole = z
  .number('expected a whole number')
  .int('expected a whole number')
  .min(0, 'expected a whole number from 0')
const nothing = z.strictObject({})

/** A name that can be shown in one line, whoever gave it. */
const nameSchema = z
  .string('expected a name')
  .trim()
  .min(1, 'expected a name')
  .max(40, 'expected a name of at most 40 characters')
  .regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u, 'expected a name without control characters')

export const sessionSchema = z.strictObject({ name: nameSchema })

export const newTableSchema = z.strictObject({
  game: z.string('expected the name of a game').max(40),
  options: z.unknown().optional(),
  seats: z
    .array(
      z.union([z.literal('open'), z.strictObject({ robot: z.string().max(60) })], 'expected "open" or {"robot": name}'),
    )
    .max(10)
    .optional(),
  listed: z.boolean('expected true or false').optional(),
})

export const tableIdSchema = z.string().regex(/^[\w-]{1,64}$/, 'expected the id of a table')
export const sinceSchema = z.coerce.number().int().min(0).default(0)

/** What is answered to a command: the version it led to, or the table of a rematch. */
export type Answer = { readonly version: number } | { readonly table: string }

interface Command<Body> {
  readonly schema: z.ZodType<Body>
  run(host: Host, table: string, person: Person, body: Body): Promise<Answer>
}

const command = <Body>(schema: z.ZodType<Body>, run: Command<Body>['run']): Command<Body> => ({ schema, run })
const version = async (changed: Promise<number>): Promise<Answer> => ({ version: await changed })

const commands = {
  sit: command(z.strictObject({ seat: whole.optional() }), (host, id, person, { seat }) =>
    version(host.change(id, (table) => table.sit(person.id, person.name, seat))),
  ),
  leave: command(nothing, (host, id, person) => version(host.change(id, (table) => table.leave(person.id)))),
  start: command(nothing, (host, id, person) => version(host.start(id, person.id))),
  move: command(
    z.strictObject({
      version: whole, // that the client saw
      id: z.string('expected your own name for the move').min(1).max(64, 'expected at most 64 characters'),
      move: z.array(whole, 'expected a list of option numbers such as [0]').max(500),
    }),
    async (host, id, person, body) => {
      let first: number | undefined
      await host.change(id, (table) => {
        first = table.answered(person.id, body.id)
        if (first !== undefined) return [] // a repeat gets the first answer
        const entries = table.move(person.id, body)
        first = table.answered(person.id, body.id)
        return entries
      })
      return { version: first as number }
    },
  ),
  undo: command(z.strictObject({ to: whole.optional() }), (host, id, person, { to }) =>
    version(host.change(id, (table) => table.undo(person.id, to))),
  ),
  'answer-undo': command(
    z.strictObject({ agrees: z.boolean('expected true or false') }),
    (host, id, person, { agrees }) => version(host.change(id, (table) => table.answerUndo(person.id, agrees))),
  ),
  resign: command(nothing, (host, id, person) => version(host.change(id, (table) => table.resign(person.id)))),
  autos: command(z.strictObject({ autos: z.array(z.string().max(60)).max(30) }), (host, id, person, { autos }) =>
    version(host.change(id, (table) => table.setAutos(person.id, autos))),
  ),
  rematch: command(nothing, async (host, id, person) => ({ table: await host.rematch(id, person.id) })),
} as const

export type CommandName = keyof typeof commands

export const isCommand = (name: unknown): name is CommandName =>
  typeof name === 'string' && Object.hasOwn(commands, name)

/** Checks the body and runs the command. Throws `InputError` or `TableError`. */
export async function runCommand(
  host: Host,
  name: CommandName,
  table: string,
  person: Person,
  body: unknown,
): Promise<Answer> {
  const { schema, run } = commands[name] as Command<unknown>
  return run(host, table, person, parseInput(schema, body ?? {}, name))
}
