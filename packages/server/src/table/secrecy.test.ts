/** Nobody is told what they may not see: at tables in memory. `web/secrecy.test.ts` shows the same of every byte sent. */
import { dominion } from '@freehold/dominion'
import { type AnyGame, belowFrom, type Seat } from '@freehold/kernel'
import { spyglass } from '@freehold/kernel/checks/spyglass'
import { expect, test } from 'vitest'
import { type HostedGame, hostedGames } from '../games.ts'
import {
  answers,
  attacks,
  dominionShows,
  knows,
  leak,
  type ShownFields,
  startingIn,
  stateAfter,
} from './secrecy.fixture.ts'
import { begun, hostedSpyglass } from './tables.fixture.ts'
import { updateFor } from './telling.ts'

/** How far two worlds are followed. */
const FAR = 12

interface Found {
  compared: number // whole messages
  readonly leaks: string[]
}

/** Goes on from a state in two worlds and compares all that the person on the seat is sent. */
function follow(
  hosted: HostedGame,
  options: unknown,
  state: unknown,
  seat: Seat,
  seed: string,
  shows: ShownFields,
  found: Found,
) {
  const { game } = hosted
  const people = ['ann', 'bob', 'cat', 'dan'].slice(0, game.seats(game.options(options)))
  const worlds = [state, game.determinize(state, seat, seed)]
  const tables = worlds.map((world) => begun(people, { ...hosted, game: startingIn(game, world) }, options, seed))
  const below = belowFrom(seed)
  const compare = (what: string, since: number) => {
    const [one, other] = tables.map((table) => updateFor(table, people[seat], since))
    const found_ = leak(one, other, seat, shows)
    found.compared++
    if (found_ !== undefined) found.leaks.push(`${seed}, ${what}: ${found_}`)
  }
  compare('at first', 0)
  for (let n = 0; n < FAR; n++) {
    const { version } = tables[0]
    const [asked, other] = tables.map((table) => table.pending)
    const moves = asked && other && answers(asked, other, seat, below)
    if (!moves) return
    if (asked.seat === seat) {
      // Trying tells as little as being told: it goes as far in both worlds, and shows the same.
      const [plan, otherPlan] = tables.map((table, i) =>
        JSON.stringify(table.plan(people[seat], { version, moves: [moves[i]] })),
      )
      found.compared++
      if (plan !== otherPlan) found.leaks.push(`${seed}, plan ${n}: ${plan} | ${otherPlan}`)
    }
    tables.forEach((table, i) => {
      game.play(worlds[i], moves[i])
      table.move(people[asked.seat], { version, id: `m${n}`, move: moves[i] })
    })
    if (knows(game, worlds[0], seat) !== knows(game, worlds[1], seat)) return // it learnt something by the rules
    compare(`move ${n}`, version)
  }
}

/** Whole random games, left every few moves for two worlds. */
function watch(
  hosted: HostedGame,
  options: unknown,
  seeds: readonly string[],
  every: number,
  shows: ShownFields = {},
): Found {
  const found: Found = { compared: 0, leaks: [] }
  const seats = hosted.game.seats(hosted.game.options(options))
  for (const seed of seeds) {
    for (let moves = 0; ; moves += every) {
      const state = stateAfter(hosted.game, options, seed, moves)
      if (state === undefined) break
      follow(hosted, options, hosted.game.clone(state), moves % seats, `${seed} ${moves}`, shows, found)
    }
  }
  return found
}

const seeds = ['fast:1', 'fast:2', 'fast:3']
const spyglassShows: ShownFields = { played: { card: 'all' } }

interface Sample {
  readonly name: string
  readonly hosted: HostedGame
  readonly options: unknown
  readonly every: number // so many moves lie between the states that are looked at
  readonly shows: ShownFields
  readonly least: number // messages to be compared
}

test.each<Sample>([
  { name: 'Spyglass', hosted: hostedSpyglass, options: { seats: 3 }, every: 3, shows: spyglassShows, least: 80 },
  { name: 'Dominion', hosted: hostedGames.dominion, options: {}, every: 29, shows: dominionShows, least: 100 },
  {
    name: 'Dominion with attacks',
    hosted: hostedGames.dominion,
    options: { kingdom: attacks, players: 3 },
    every: 41,
    shows: dominionShows,
    least: 100,
  },
  {
    name: 'Terra Mystica',
    hosted: hostedGames['terra-mystica'],
    options: { players: 2 },
    every: 50,
    shows: {},
    least: 20,
  },
  {
    name: 'Terra Mystica with the Automa',
    hosted: hostedGames['terra-mystica'],
    options: { players: 2, automa: {} },
    every: 3,
    shows: { turnedUp: { what: 'all' } },
    least: 20,
  },
])('whole games of $name tell a seat nothing that it may not know', ({ hosted, options, every, shows, least }) => {
  const { compared, leaks } = watch(
    hosted,
    options,
    hosted.game.id === 'terra-mystica' ? ['fast:1'] : seeds,
    every,
    shows,
  )
  expect(leaks).toEqual([])
  expect(compared).toBeGreaterThan(least)
})

const broken = (hosted: HostedGame, part: Partial<AnyGame>): HostedGame => ({
  ...hosted,
  game: { ...hosted.game, ...part },
})

test.each<[string, HostedGame, unknown, ShownFields]>([
  ['Spyglass did not redact events', broken(hostedSpyglass, { redact: (event) => event }), { seats: 2 }, {}],
  [
    'Spyglass showed a seat the view of another',
    broken(hostedSpyglass, { view: (state, viewer) => spyglass.view(state, viewer === 0 ? 1 : 0) }),
    { seats: 2 },
    {},
  ],
  ['Dominion did not redact events', broken(hostedGames.dominion, { redact: (event) => event }), {}, dominionShows],
  [
    'Dominion told how many Coppers others hold',
    broken(hostedGames.dominion, {
      view: (state, viewer) => ({
        ...dominion.view(state, viewer),
        coppers: dominion.view(state, 0).seats[0].hand.cards?.filter((card: string) => card === 'Copper').length,
      }),
    }),
    {},
    dominionShows,
  ],
])('it would be seen if %s', (_what, hosted, options, shows) => {
  expect(watch(hosted, options, ['fast:1'], 7, shows).leaks.length).toBeGreaterThan(0)
})
