import { InputError } from '@freehold/kernel'
import type { RefusalFault, TableRefusalCode } from '../protocol/refusals.ts'

/** Why a table refuses something; programs read the code, people the message. */
export class TableError extends InputError {
  override name = 'TableError'
  readonly code: TableRefusalCode

  constructor(code: TableRefusalCode, message: string, fault?: RefusalFault) {
    super(message, fault)
    this.code = code
  }
}
