/** For those who run the host. */
import { z } from 'zod'
import { banSchema, personListedSchema, tableListedSchema } from '../admin.ts'
import { nothing } from '../values.ts'
import { personParams, type Route, tableParams } from './route.ts'

export const adminRoutes = {
  adminTables: {
    method: 'GET',
    path: '/api/admin/tables',
    summary: 'All tables, the newest first',
    caller: 'admin',
    answer: z.strictObject({ tables: z.array(tableListedSchema) }),
  },
  adminCloseTable: {
    method: 'POST',
    path: '/api/admin/tables/:table/close',
    summary: 'End a table; what happened there can still be seen',
    caller: 'admin',
    params: tableParams,
    body: nothing,
    answer: nothing,
  },
  adminDeleteTable: {
    method: 'DELETE',
    path: '/api/admin/tables/:table',
    summary: 'Delete a table and all that is kept of it',
    caller: 'admin',
    params: tableParams,
    answer: nothing,
  },
  adminPeople: {
    method: 'GET',
    path: '/api/admin/people',
    summary: 'All people, the newest first',
    caller: 'admin',
    answer: z.strictObject({ people: z.array(personListedSchema) }),
  },
  adminBan: {
    method: 'POST',
    path: '/api/admin/people/:person/ban',
    summary: 'Ban a person: no session, no token, no seat',
    caller: 'admin',
    params: personParams,
    body: banSchema,
    answer: nothing,
  },
  adminUnban: {
    method: 'POST',
    path: '/api/admin/people/:person/unban',
    summary: 'Let a banned person in again',
    caller: 'admin',
    params: personParams,
    body: nothing,
    answer: nothing,
  },
} as const satisfies Record<string, Route>
