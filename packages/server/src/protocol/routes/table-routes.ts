/** Tables, apart from the commands at them. */
import { z } from 'zod'
import { botMessageSchema } from '../bots.ts'
import { chatLineSchema } from '../chat.ts'
import { tableAnswerSchema } from '../commands.ts'
import { faredSchema, replaySchema } from '../records.ts'
import { listingSchema, newTableSchema, robotSchema, updateSchema } from '../tables.ts'
import { sinceSchema } from '../values.ts'
import { type Route, tableParams } from './route.ts'

export const tableRoutes = {
  games: {
    method: 'GET',
    path: '/api/games',
    summary: 'The games and their artificial players',
    caller: 'anybody',
    answer: z.strictObject({
      games: z.array(z.strictObject({ game: z.string(), robots: z.array(robotSchema) })),
    }),
  },
  lobby: {
    method: 'GET',
    path: '/api/tables',
    summary: 'The tables that anybody may find, the newest first',
    caller: 'anybody',
    answer: z.strictObject({ tables: z.array(listingSchema) }),
  },
  fared: {
    method: 'GET',
    path: '/api/fared',
    summary: 'How people fared with a set-up, such as a kingdom by its code, against an artificial player',
    caller: 'anybody',
    query: z.strictObject({
      game: z.string('expected the id of a game').max(60),
      setup: z.string('expected the code of a set-up').max(60),
      against: z.string('expected the id of an artificial player').max(60),
    }),
    answer: faredSchema,
  },
  newTable: {
    method: 'POST',
    path: '/api/tables',
    summary: 'Make a table; you have the first open seat',
    caller: 'person',
    body: newTableSchema,
    answer: tableAnswerSchema,
    status: 201,
  },
  myTables: {
    method: 'GET',
    path: '/api/tables/mine',
    summary: 'The tables that you made or sat at, the newest first',
    caller: 'person',
    answer: z.strictObject({ tables: z.array(listingSchema) }),
  },
  table: {
    method: 'GET',
    path: '/api/tables/:table',
    summary: 'A table as you may know it',
    caller: 'anybody',
    params: tableParams,
    query: z.strictObject({ since: sinceSchema }),
    answer: updateSchema,
  },
  log: {
    method: 'GET',
    path: '/api/tables/:table/log',
    summary: 'The log with its seed, once the game is over',
    caller: 'anybody',
    params: tableParams,
    answer: z.looseObject({ freehold: z.literal(1) }),
  },
  replay: {
    method: 'GET',
    path: '/api/tables/:table/replay',
    summary: 'All that a replay needs, once the game is over: the log, who sat where, how long each answer took',
    caller: 'anybody',
    params: tableParams,
    answer: replaySchema,
  },
  chat: {
    method: 'GET',
    path: '/api/tables/:table/chat',
    summary: 'The last lines that were said at a table, in order',
    caller: 'anybody',
    params: tableParams,
    answer: z.strictObject({ lines: z.array(chatLineSchema) }),
  },
  stream: {
    method: 'GET',
    path: '/api/tables/:table/stream',
    summary: 'What your seat is asked, as it comes, one JSON object a line',
    caller: 'person',
    params: tableParams,
    answer: botMessageSchema,
    as: 'application/x-ndjson',
  },
} as const satisfies Record<string, Route>
