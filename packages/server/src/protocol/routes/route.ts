import { z } from 'zod'
import { personIdSchema, tableIdSchema } from '../values.ts'

/** Who may: anybody, a person by session or token, a person by session alone, one with an account, an administrator. */
type Caller = 'anybody' | 'person' | 'session' | 'account' | 'admin'

export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string // with `:name` for a parameter
  readonly summary: string
  readonly caller: Caller
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  readonly answer: z.ZodType
  readonly status?: number // 200 where left out
  readonly as?: string // the type of the answer where it is not JSON
}

/** What stands in paths. */
export const tableParams = z.strictObject({ table: tableIdSchema })
export const personParams = z.strictObject({ person: personIdSchema })
