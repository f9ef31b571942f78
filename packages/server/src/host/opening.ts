/** Tables as they are read from the store: each under the rules it began with. */
import { underRules } from '@freehold/kernel'
import type { HostedGame } from '../games.ts'
import type { Entry } from '../table/entries.ts'
import { Diverged } from '../table/record.ts'
import { Table } from '../table/table.ts'
import { TableError } from '../table/table-error.ts'
import { spend } from './spending.ts'

/** Entries read in one turn of the event loop: however long a list is, nobody else waits for it. */
export const AT_ONCE = 500

async function read(id: string, hosted: HostedGame, [created, ...entries]: readonly Entry[]): Promise<Table> {
  const table = new Table(id, hosted, [created])
  for (let from = 0; from < entries.length; from += AT_ONCE) {
    if (from > 0) await new Promise(setImmediate)
    spend(() => {
      table.follow(entries.slice(from, from + AT_ONCE))
      table.forAudience() // so that what is told later is not read all at once either
    })
  }
  return table
}

/**
 * The table that the entries lead to. Where the rules that are played now lead elsewhere, though they say that they are the
 * same, the kept ones of that version are asked. Throws `TableError` where nobody knows the rules any more.
 */
export async function openTable(id: string, hosted: HostedGame, entries: readonly Entry[]): Promise<Table> {
  const [first] = entries
  if (first?.kind !== 'created') throw new TableError('not-found', 'there is no such table')
  const { game, rules } = first
  const known = underRules(hosted.game, rules)
  let diverged: Diverged | undefined
  if (known) {
    try {
      return await read(id, { ...hosted, game: known }, entries)
    } catch (error) {
      if (!(error instanceof Diverged)) throw error
      diverged = error
    }
  }
  const kept = await hosted.earlier?.[rules]?.()
  if (kept) return read(id, { ...hosted, game: kept }, entries)
  if (diverged)
    throw new TableError('other-rules', `${diverged.message}: this host plays ${game} otherwise by now`, {
      code: 'diverged',
    })
  throw new TableError(
    'other-rules',
    `this table was begun under version ${rules} of the rules of ${game}, which this host no longer has`,
    { code: 'older-rules', rules },
  )
}
