import type { NewTable } from '@freehold/server/protocol'
import { post } from './http.ts'
import { someone } from './session.ts'

/** Makes a table, as a guest by the given name where nobody is signed in, and begins at once where asked to. */
export async function newTable(guestName: string, wanted: NewTable, begin = false): Promise<string> {
  await someone(guestName)
  const { table } = await post<'newTable'>('/api/tables', wanted)
  if (begin) await post<'start'>(`/api/tables/${table}/start`, {})
  return table
}
