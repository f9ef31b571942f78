/** Data folders as released versions left them, and what was told of them then. */
import { join } from 'node:path'
import type { Friends } from '../protocol/meeting.ts'
import type { PersonPage, Replay } from '../protocol/records.ts'
import type { TableState } from '../protocol/tables.ts'

export const keptFolders = join(import.meta.dirname, '../../fixtures/data-folders')

export interface KeptTable {
  readonly what: string
  readonly table: string
  readonly states: readonly TableState[] // as Ann and Bob saw it
  readonly replay: Replay | null // of one that is over
}

export interface KeptFolder {
  readonly account: { readonly name: string; readonly email: string; readonly password: string }
  readonly cookies: readonly string[] // of Ann and Bob
  readonly tables: readonly KeptTable[]
  readonly page: PersonPage // of Ann
  readonly friends?: readonly Friends[] // of Ann and Bob, since people can have some
}
