import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Table } from '../table/table.ts'
import { listingFor, replayOf, updateFor } from '../table/telling.ts'
import { type Home, newHome } from './hosts.fixture.ts'

const ann = { id: 'ann', name: 'Ann' }
let home: Home
beforeEach(() => {
  home = newHome()
})
afterEach(() => home.close())

const card = (name: string, ...steps: readonly object[]) => ({
  name,
  cost: { coins: 2 },
  types: ['Action'],
  pile: { in: 'supply' },
  emblem: 'raft',
  abilities: [{ when: 'play', steps }],
})
const ferry = card('Ferry Town', { do: 'draw', n: 1 }, { do: 'actions', n: 2 })
const nested = (depth: number): object =>
  depth === 0 ? { do: 'draw', n: 1 } : { do: 'everyone', steps: [nested(depth - 1)] }

/** Plays whatever somebody wrote where that can be, and buys it. */
function eager(table: Table, names: readonly string[]): number[] {
  const { options = [], min = 0 } = table.pending ?? {}
  const at = options.findIndex(({ key }) => names.some((name) => key.endsWith(name)))
  return at >= 0 ? [at] : Array.from({ length: min }, (_, i) => i)
}

test('two people play with cards of one’s own; lists and watchers know them, and a host that starts anew goes on', async () => {
  const host = await home.open()
  const id = await host.create(ann, { game: 'dominion', options: { own: [ferry] }, listed: true })
  await host.change(id, (table) => table.sit('bob', 'Bob'))
  await host.start(id, 'ann')
  expect(await host.look(id, (table) => listingFor(table, undefined))).toMatchObject({ ownCards: true })
  const watched = await host.look(id, (table) => updateFor(table, undefined, 0))
  expect(watched.state.options).toMatchObject({ own: [ferry] })
  const move = (n: number) =>
    host.change(id, (table) =>
      table.move(table.pending?.seat === 0 ? 'ann' : 'bob', {
        version: table.version,
        id: `m${n}`,
        move: eager(table, ['Ferry Town']),
      }),
    )
  for (let n = 0; n < 40; n++) await move(n)
  const before = await host.look(id, (table) => JSON.stringify(updateFor(table, 'ann', 0).state.view))
  expect(before).toContain('Ferry Town')
  const again = await home.open()
  expect(await again.look(id, (table) => JSON.stringify(updateFor(table, 'ann', 0).state.view))).toBe(before)
})

test.each([
  ['everybody letting everybody', nested(15)],
  ['rounds in rounds', [40, 40, 40, 40].reduce<object>((step, n) => ({ do: 'repeat', n, steps: [step] }), nested(0))],
  ['itself again and again', { do: 'play', what: { cards: 'this' }, times: 2 }],
])('a hostile card, %s, ends its game and nothing else', async (_, step) => {
  const host = await home.open()
  const options = { own: [card('Whirl', step)], players: 6 }
  const seats = ['open' as const, ...Array.from({ length: 5 }, () => ({ robot: 'random' }))]
  const id = await host.create(ann, { game: 'dominion', options, seats })
  await host.start(id, 'ann')
  for (let n = 0; (await host.look(id, (table) => table.phase)) !== 'over'; n++) {
    const mine = await host.look(id, (table) => table.pending?.seat === 0)
    if (!mine) await new Promise((done) => setImmediate(done))
    else
      await host.change(id, (table) =>
        table.move('ann', { version: table.version, id: `m${n}`, move: eager(table, ['Whirl']) }),
      )
  }
  expect(await host.look(id, (table) => replayOf(table).log.options)).toMatchObject(options)
  expect(await host.create(ann, { game: 'dominion' })).toBeDefined()
})
