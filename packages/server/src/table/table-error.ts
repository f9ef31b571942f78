import { InputError } from '@freehold/kernel'

/** Why a table refuses something; programs read the code, people the message. */
const tableErrorCodes = [
  'not-found',
  'not-seated',
  'not-owner',
  'seat-taken',
  'seats-open',
  'not-started',
  'already-started',
  'over',
  'not-over',
  'not-asked',
  'stale',
  'illegal-move',
  'no-undo',
  'bad-input',
] as const
export type TableErrorCode = (typeof tableErrorCodes)[number]

export class TableError extends InputError {
  override name = 'TableError'
  readonly code: TableErrorCode

  constructor(code: TableErrorCode, message: string) {
    super(message)
    this.code = code
  }
}
