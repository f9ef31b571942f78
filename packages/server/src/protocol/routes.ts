/** Every request that the host answers, with its schemas. What is not here is not there. */
import type { z } from 'zod'
import { type CommandName, commands } from './commands.ts'
import { adminRoutes } from './routes/admin-routes.ts'
import { hostRoutes } from './routes/host-routes.ts'
import { meetingRoutes } from './routes/meeting-routes.ts'
import { peopleRoutes } from './routes/people-routes.ts'
import { type Route, tableParams } from './routes/route.ts'
import { tableRoutes } from './routes/table-routes.ts'
import type { Told } from './values.ts'

export type { Route }

const plainRoutes = { ...hostRoutes, ...peopleRoutes, ...meetingRoutes, ...tableRoutes, ...adminRoutes } as const

type PlainRoutes = typeof plainRoutes
type CommandRoutes = {
  readonly [Name in CommandName]: Route & {
    readonly caller: 'person'
    readonly params: typeof tableParams
    readonly body: (typeof commands)[Name]['body']
    readonly answer: (typeof commands)[Name]['answer']
  }
}

const commandRoutes = Object.fromEntries(
  Object.entries(commands).map(([name, { summary, body, answer }]) => {
    const path = `/api/tables/:table/${name}`
    return [name, { method: 'POST', path, summary, caller: 'person', params: tableParams, body, answer }]
  }),
) as unknown as CommandRoutes

export const routes: PlainRoutes & CommandRoutes = { ...commandRoutes, ...plainRoutes }

export type RouteName = keyof typeof routes
type Part<Name extends RouteName, Key extends 'params' | 'query' | 'body'> = (typeof routes)[Name] extends {
  readonly [K in Key]: infer Schema extends z.ZodType
}
  ? Schema
  : undefined
type ToldOr<Schema> = Schema extends z.ZodType ? Told<Schema> : undefined

/** What a route is asked with, once checked, and what it answers. */
export type RouteParams<Name extends RouteName> = ToldOr<Part<Name, 'params'>>
export type RouteQuery<Name extends RouteName> = ToldOr<Part<Name, 'query'>>
export type RouteBody<Name extends RouteName> = ToldOr<Part<Name, 'body'>>
export type RouteAnswer<Name extends RouteName> = Told<(typeof routes)[Name]['answer']>
