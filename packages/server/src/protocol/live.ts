/** Live play over socket.io at `/live`. Every message of a client is acknowledged with its answer or with a refusal. */
import { z } from 'zod'
import { chatLineSchema } from './chat.ts'
import { type CommandAnswer, commands } from './commands.ts'
import { foundSchema, type Seek, seekSchema } from './meeting.ts'
import { type Refused, refusedSchema, type Update, updateSchema } from './tables.ts'
import { nothing, seatSchema, sinceSchema, type Told, tableIdSchema, whole } from './values.ts'

export const watchSchema = z.strictObject({ table: tableIdSchema, since: sinceSchema })
export const unwatchSchema = z.strictObject({ table: tableIdSchema })
export const commandSchema = z.strictObject({
  table: tableIdSchema,
  command: z.string('expected the name of a command').max(20),
  body: z.unknown().optional(),
})

const presence = {
  present: z.array(seatSchema).describe('the seats whose people are connected'),
  watching: whole.describe('how many others watch'),
}

/** What is acknowledged to who watches: the table as it is, who is there, and what was said. */
export const watchedSchema = updateSchema.extend({
  ...presence,
  chat: z.array(chatLineSchema).describe('the last lines, in order'),
})
export type Watched = Told<typeof watchedSchema>

/** Somebody said something at a table that the socket watches. */
export const chatSchema = z.strictObject({ table: tableIdSchema, line: chatLineSchema })
export type ChatTold = Told<typeof chatSchema>

/** Lines at a table are gone with their author: these are left. */
export const chatAgainSchema = z.strictObject({ table: tableIdSchema, lines: z.array(chatLineSchema) })
export type ChatAgain = Told<typeof chatAgainSchema>

/** Somebody came to a table that the socket watches, or went. */
export const presenceSchema = z.strictObject({ table: tableIdSchema, ...presence })
export type PresenceTold = Told<typeof presenceSchema>

/** A list of tables that the socket browses may have changed: ask for it again. */
export const listsSchema = nothing

export const stoppingSchema = z.strictObject({ message: z.string() })

/** What a client sends, with what it is acknowledged. */
export const clientMessages = {
  watch: { message: watchSchema, answer: z.union([watchedSchema, refusedSchema]) },
  unwatch: { message: unwatchSchema, answer: z.union([nothing, refusedSchema]) },
  browse: { message: nothing, answer: z.union([nothing, refusedSchema]) },
  unbrowse: { message: nothing, answer: z.union([nothing, refusedSchema]) },
  seek: { message: seekSchema, answer: z.union([nothing, refusedSchema]) },
  unseek: { message: nothing, answer: z.union([nothing, refusedSchema]) },
  command: {
    message: commandSchema,
    answer: z.union([...Object.values(commands).map(({ answer }) => answer), refusedSchema]),
  },
} as const

/** What the host sends by itself. */
export const serverMessages = {
  update: updateSchema, // a table that the socket watches has changed
  chat: chatSchema,
  chatAgain: chatAgainSchema,
  presence: presenceSchema,
  lists: listsSchema,
  people: nothing, // friends, questions or invitations may have changed: ask for them again
  found: foundSchema, // an opponent, for whoever looks for one
  stopping: stoppingSchema, // the host stops: connect again in a moment
} as const

/** For socket.io's own types: `Socket<ServerEvents, ClientEvents>` in the browser. */
export interface ServerEvents {
  update(update: Update): void
  chat(message: ChatTold): void
  chatAgain(message: ChatAgain): void
  presence(message: PresenceTold): void
  lists(message: Told<typeof listsSchema>): void
  people(message: object): void
  found(message: Told<typeof foundSchema>): void
  stopping(message: Told<typeof stoppingSchema>): void
}

export interface ClientEvents {
  watch(message: z.input<typeof watchSchema>, acknowledge: (answer: Watched | Refused) => void): void
  unwatch(message: Told<typeof unwatchSchema>, acknowledge: (answer: object) => void): void
  browse(message: object, acknowledge: (answer: object | Refused) => void): void
  unbrowse(message: object, acknowledge: (answer: object) => void): void
  seek(message: Seek, acknowledge: (answer: object | Refused) => void): void
  unseek(message: object, acknowledge: (answer: object | Refused) => void): void
  command(message: Told<typeof commandSchema>, acknowledge: (answer: CommandAnswer | Refused) => void): void
}
