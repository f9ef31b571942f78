import type { NewTable } from '@freehold/server/protocol'
import { post } from './http.ts'
import { someone } from './session.ts'

/** Alone among artificial players, or where only they play, there is nothing to hide: questions with one answer are not asked. */
function withoutIdleQuestions(wanted: NewTable): NewTable {
  const people = wanted.seats?.filter((seat) => seat === 'open').length
  if (wanted.game !== 'dominion' || people === undefined || people > 1) return wanted
  const options = typeof wanted.options === 'object' && wanted.options !== null ? wanted.options : {}
  return { ...wanted, options: { asking: 'open', ...options } }
}

/** Makes a table, as a guest by the given name where nobody is signed in, and begins at once where asked to. */
export async function newTable(guestName: string, wanted: NewTable, begin = false): Promise<string> {
  await someone(guestName)
  const { table } = await post<'newTable'>('/api/tables', withoutIdleQuestions(wanted))
  if (begin) await post<'start'>(`/api/tables/${table}/start`, {})
  return table
}
