/** How a refusal is told: a code for programs, a sentence for people. */
import { InputError } from '@freehold/kernel'
import { Refused } from '../people/refused.ts'
import type { Refusal } from '../protocol/refusals.ts'
import { storeProblem } from '../store/problems.ts'
import { StoreUnavailable } from '../store/store.ts'
import { TableError } from '../table/table-error.ts'

const UNAVAILABLE = 'the host cannot reach what it keeps tables in; send the same again in a moment'

/** What the client is told of an error; of a mistake of ours only that there was one. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof InputError) {
    const code = error instanceof TableError || error instanceof Refused ? error.code : 'bad-input'
    return { code, message: error.message, ...(error.fault && { fault: error.fault }) }
  }
  if (storeProblem(error) instanceof StoreUnavailable) return { code: 'unavailable', message: UNAVAILABLE }
  const { code, statusCode } = error as { code?: string; statusCode?: number }
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return { code: 'too-large', message: 'the message is too large' }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return { code: 'bad-input', message: 'the request cannot be read: send JSON' }
  }
  return { code: 'internal', message: 'something went wrong at the host; it was noted' }
}
