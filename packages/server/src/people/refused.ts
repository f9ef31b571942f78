import { InputError } from '@freehold/kernel'
import type { RefusalCode, RefusalFault } from '../protocol/refusals.ts'

/** A refusal before any table is asked. */
export class Refused extends InputError {
  override name = 'Refused'
  readonly code: RefusalCode

  constructor(code: RefusalCode, message: string, fault?: RefusalFault) {
    super(message, fault)
    this.code = code
  }
}
