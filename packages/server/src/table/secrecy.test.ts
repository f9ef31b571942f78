/**
 * Nobody is told what they may not see. Two tables are played side by side: at every step the second one gets the state of
 * the first, with all that a seat does not know dealt anew. As long as the seat sees the same game, every byte that it is
 * sent must be the same at both.
 */
import { dominion } from '@freehold/dominion'
import {
  type AnyGame,
  belowFrom,
  canonicalJson,
  type Decision,
  type GameEvent,
  type Move,
  randomMove,
  type Seat,
} from '@freehold/kernel'
import { spyglass } from '@freehold/kernel/checks/spyglass'
import { terraMystica } from '@freehold/terra-mystica'
import { expect, test } from 'vitest'
import type { HostedGame } from '../games.ts'
import type { Update } from '../protocol/tables.ts'
import type { Table } from './table.ts'
import { begun, hostedSpyglass } from './tables.fixture.ts'
import { updateFor } from './telling.ts'

interface Box {
  inner: unknown
}

/** The game with its state in a box, and the box of the table that is played. */
function boxed(game: AnyGame): { readonly hosted: HostedGame; readonly box: Box } {
  const box: Box = { inner: undefined }
  const wrapped: AnyGame = {
    ...game,
    setup: (options, seed) => {
      box.inner = game.setup(options, seed)
      return box
    },
    pending: ({ inner }: Box) => game.pending(inner),
    play: ({ inner }: Box, move, events) => game.play(inner, move, events),
    view: ({ inner }: Box, viewer) => game.view(inner, viewer),
    outcome: ({ inner }: Box) => game.outcome(inner),
    clone: ({ inner }: Box) => ({ inner: game.clone(inner) }),
    hash: ({ inner }: Box) => game.hash(inner),
  }
  return { hosted: { ...hostedSpyglass, game: wrapped }, box }
}

interface Found {
  readonly compared: number // whole messages
  readonly leaks: string[]
}

/** Plays a random game and compares all that the person on the seat is sent; `shown` are events that show by the rules. */
function watch(game: AnyGame, options: unknown, seat: Seat, seed: string, shown: readonly string[] = []): Found {
  const people = ['ann', 'bob', 'cat'].slice(0, game.seats(game.options(options)))
  const [here, there] = [boxed(game), boxed(game)]
  const tables = [here, there].map(({ hosted }) => begun(people, hosted, options, seed))
  const below = belowFrom(`fast:${seed}`)
  const found = { compared: 0, leaks: [] as string[] }
  const compare = (what: string, since: number) => {
    const [one, other] = tables.map((table) => bytes(updateFor(table, people[seat], since), shown))
    found.compared++
    if (one !== other) found.leaks.push(`${what}: ${firstDifference(one, other)}`)
  }
  for (let n = 0; tables[0].pending && n < 300; n++) {
    there.box.inner = game.determinize(here.box.inner, seat, `fast:${seed} ${n}`)
    const [asked, other] = tables.map((table) => table.pending)
    const { version } = tables[0]
    compare(`state before move ${n}`, version)
    if (!asked || !other) break
    const move = randomMove(asked, below)
    const same = sameChoice(asked, move, other)
    tables[0].move(people[asked.seat], { version, id: `m${n}`, move })
    tables[1].move(people[other.seat], { version, id: `m${n}`, move: same ?? randomMove(other, below) })
    if (same && asked.seat === other.seat && knows(tables[0], seat) === knows(tables[1], seat))
      compare(`move ${n}`, version)
  }
  return found
}

/** What the seat sees of the game: where that differs it has learnt something by the rules. */
const knows = (table: Table, seat: Seat) =>
  canonicalJson([table.view(seat), table.pending?.seat === seat ? table.pending : null])

function bytes({ happened, state }: Update, shown: readonly string[]): string {
  const hide = (event: GameEvent) => (shown.includes(event.type) ? { type: event.type } : event)
  return JSON.stringify({ happened: happened?.map((each) => ({ ...each, events: each.events?.map(hide) })), state })
}

function firstDifference(one: string, other: string): string {
  const at = [...one].findIndex((char, i) => char !== other[i])
  return `${one.slice(Math.max(0, at - 60), at + 20)} | ${other.slice(at, at + 20)}`
}

/** The same options by their keys, in the decision of the other world. */
function sameChoice(decision: Decision, move: Move, other: Decision): Move | undefined {
  const taken: number[] = []
  for (const number of move) {
    const { key } = decision.options[number]
    const match = other.options.findIndex((option, i) => option.key === key && !taken.includes(i))
    if (match < 0) return undefined
    taken.push(match)
  }
  return taken.length >= other.min && taken.length <= other.max ? taken : undefined
}

const seeds = Array.from({ length: 12 }, (_, i) => `fast:${i}`)

test.each([
  { name: 'Spyglass', game: spyglass as AnyGame, options: { seats: 3 }, shown: [] },
  // What these show is not kept in any view: the rest of a message may not differ.
  {
    name: 'Dominion',
    game: dominion as AnyGame,
    options: {},
    shown: ['revealed', 'looked', 'discarded', 'trashed', 'put'],
  },
  { name: 'Terra Mystica', game: terraMystica as AnyGame, options: { players: 2 }, shown: [] },
])('whole games of $name tell a seat nothing that it may not know', ({ game, options, shown }) => {
  for (const seed of game === terraMystica ? seeds.slice(0, 1) : seeds) {
    for (const seat of [0, 1]) {
      const { compared, leaks } = watch(game, options, seat, seed, shown)
      expect(leaks).toEqual([])
      expect(compared).toBeGreaterThan(20)
    }
  }
})

test.each<[string, Partial<typeof spyglass>]>([
  ['events are not redacted', { redact: (event) => event }],
  ['the view of a seat is that of another', { view: (state, viewer) => spyglass.view(state, viewer === 0 ? 1 : 0) }],
])('it would be seen if %s', (_what, part) => {
  const leaks = seeds.flatMap((seed) => watch({ ...spyglass, ...part }, { seats: 2 }, 0, seed).leaks)
  expect(leaks.length).toBeGreaterThan(0)
})
