/** Tables of Spyglass, the kernel's small game of secrets, for tests. */
import { type AnyGame, belowFrom, type Move, randomMove, type Seat } from '@freehold/kernel'
import { spyglass } from '@freehold/kernel/checks/spyglass'
import { randomPlayer } from '@freehold/players'
import type { HostedGame, HostedGames } from '../games.ts'
import { skipSingle } from './auto-answers.ts'
import type { Created, SeatPlan, TableTerms } from './entries.ts'
import { Table } from './table.ts'
import { freeMovesOf } from './undoing.ts'

export const hostedSpyglass: HostedGame = {
  game: spyglass,
  robots: { random: { name: 'Chance', says: 'Plays at random.', create: randomPlayer } },
  autos: (name) => (name === 'skip-single' ? skipSingle : undefined),
  isOpen: (type) => type === 'played' || type === 'took',
  rematch: (options) => options,
}

export const spyglassOnly: HostedGames = { spyglass: hostedSpyglass }

export function created(
  plan: readonly SeatPlan[],
  game: AnyGame = spyglass,
  options: unknown = { seats: plan.length },
): Created {
  const checked = game.options(options)
  return { kind: 'created', game: game.id, rules: game.rules, options: checked, plan, owner: 'ann', listed: false }
}

/** Ann, Bob and so on at a table that has begun. */
export function begun(
  people: readonly string[],
  hosted: HostedGame = hostedSpyglass,
  options?: unknown,
  seed = 'fast:1',
  terms: Partial<TableTerms> = {},
): Table {
  const plan = people.map((): SeatPlan => 'open')
  const first = { ...created(plan, hosted.game, options ?? { seats: people.length }), ...terms }
  const table = new Table('t', hosted, [first])
  for (const person of people) table.sit(person, person)
  table.start('ann', seed)
  return table
}

let moves = 0

/** The pending decision answered by whoever is asked. */
export function answer(table: Table, people: readonly string[], move: Move): void {
  const asked = table.pending
  if (!asked) throw new Error('nothing is asked')
  table.move(people[asked.seat], { version: table.version, id: `m${moves++}`, move })
}

export function answerAtRandom(table: Table, people: readonly string[], times: number, seed = 'fast:answers'): void {
  const below = belowFrom(seed)
  for (let i = 0; i < times; i++) {
    const asked = table.pending
    if (!asked) return
    answer(table, people, randomMove(asked, below))
  }
}

/** The table, which knows what the seat may take back for free: as the host lets it be judged elsewhere. */
export function judged(table: Table, seat: Seat): Table {
  const { game, hosted, created } = table
  const { moves, seats } = table.moment()
  const at = (position: number) => {
    const state: unknown = game.setup(created.options, table.expectSeed())
    for (const move of moves.slice(0, position)) game.play(state, move)
    return state
  }
  table.learnFree(seat, table.position, freeMovesOf(hosted, table.sitters.length, seat, seats, { moves, at }))
  return table
}
