import { belowFrom, randomMove } from '@freehold/kernel'
import { expect, test } from 'vitest'
import { hostedGames } from '../games.ts'
import { hostedEndless } from '../table/endless.fixture.ts'
import type { Entry } from '../table/entries.ts'
import { Diverged } from '../table/record.ts'
import { Table } from '../table/table.ts'
import { createdBy } from './new-table.ts'
import { AT_ONCE, openTable } from './opening.ts'

const { dominion } = hostedGames
const { game } = dominion

/** The list of a table at which so many moves were made. */
function played(moves: number): Entry[] {
  const created = createdBy('ann', { game: 'dominion' }, dominion)
  const table = new Table('t', dominion, [created])
  const entries: Entry[] = [created, ...table.sit('ann', 'Ann'), ...table.sit('bob', 'Bob')]
  entries.push(...table.start('ann', 'fast:1'))
  const below = belowFrom('fast:moves')
  for (let n = 0; n < moves && table.pending; n++) {
    const { seat } = table.pending
    const move = randomMove(table.pending, below)
    entries.push(...table.move(seat === 0 ? 'ann' : 'bob', { version: table.version, id: `${n}`, move }))
  }
  return entries
}

const hashes = (entries: readonly Entry[]) =>
  entries.flatMap((entry) => (entry.kind === 'moved' ? (entry.hash ?? []) : []))

test('every 32nd move says to which state it led, and who reads the list sees whether it still does', async () => {
  const entries = played(70)
  expect(hashes(entries)).toHaveLength(2)
  expect((await openTable('t', dominion, entries)).position).toBe(70)
  const other = { ...dominion, game: { ...game, hash: () => 'elsewhere' }, earlier: {} }
  expect(() => new Table('t', other, entries)).toThrow(Diverged)
  await expect(openTable('t', other, entries)).rejects.toMatchObject({
    code: 'other-rules',
    fault: { code: 'diverged' },
  })
})

test('where the rules lead elsewhere under the same name, the kept ones of that name are played', async () => {
  const entries = played(40)
  const changed = { ...game, hash: () => 'elsewhere' }
  const hosted = { ...dominion, game: changed, earlier: { [game.rules]: async () => game } }
  const table = await openTable('t', hosted, entries)
  expect(table.position).toBe(40)
  expect(table.game).toBe(game)
})

test('a move that is not legal any more means other rules, not a mistake of ours', async () => {
  const entries = played(5)
  const broken = entries.map((entry) => (entry.kind === 'moved' ? { ...entry, move: [99] } : entry))
  await expect(openTable('t', { ...dominion, earlier: {} }, broken)).rejects.toMatchObject({ code: 'other-rules' })
})

test('however long a list is, others are served while it is read', async () => {
  const moves = 10 * AT_ONCE
  const delayed = { ...createdBy('ann', { game: 'endless' }, hostedEndless), delay: { moves: 5 } }
  const table = new Table('t', hostedEndless, [delayed])
  const entries: Entry[] = [delayed, ...table.sit('ann', 'Ann'), ...table.sit('bob', 'Bob')]
  entries.push(...table.start('ann', 'fast:1'))
  for (let n = 0; n < moves; n++)
    entries.push(...table.move(n % 2 ? 'bob' : 'ann', { version: table.version, id: `${n}`, move: [0] }))
  let served = 0
  let isOpen = false
  const serve = () => {
    served++
    if (!isOpen) setImmediate(serve)
  }
  setImmediate(serve)
  const again = await openTable('t', hostedEndless, entries)
  isOpen = true
  expect([again.position, again.forAudience().position]).toEqual([moves, moves - 5])
  expect(served).toBeGreaterThanOrEqual(9)
})
