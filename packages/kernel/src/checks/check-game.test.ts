import { describe, expect, test } from 'vitest'
import { IllegalMove } from '../errors.ts'
import type { AnyGame, Decision } from '../game.ts'
import { checkMove } from '../move.ts'
import { type Breakage, broken, cardName, failureOf, plan, playing, samples, viewWith } from './broken-spyglass.ts'
import { checkGame } from './index.ts'
import { type SpyglassEvent, type SpyglassState, spyglass } from './spyglass.ts'
import { testGame } from './vitest.ts'

testGame(
  spyglass,
  [
    { name: 'two seats', options: {} },
    { name: 'three seats', options: { seats: 3 } },
    { name: 'four seats, five cards', options: { seats: 4, hand: 5 } },
  ],
  { seeds: 100, hidden: plan.hidden, shows: plan.shows },
)

let calls = 0

test.each<Breakage>([
  [
    'options change when checked again',
    { options: (input) => ({ ...spyglass.options(calls++ === 0 ? input : { seats: 3 }), hand: 2 + (calls % 3) }) },
    /options checked twice differ: hand/,
  ],
  [
    'the game never ends',
    playing((state, move, events) => {
      checkMove(spyglass.pending(state), move)
      events?.push({ type: 'took', seat: 0, count: 0, depth: 0 })
      state.taken[0]++
    }),
    /the game is not over after 200 moves/,
  ],
  [
    'the game crashes',
    playing((state, move, events) => {
      spyglass.play(state, move, events)
      if (state.deck.length < 5) throw new TypeError('no such card')
    }),
    /the game threw TypeError: no such card/,
  ],
  [
    'a legal move is refused',
    playing((state, move, events) => {
      if (state.deck.length < 5) throw new IllegalMove('not now')
      spyglass.play(state, move, events)
    }),
    /the game threw IllegalMove: not now/,
  ],
])('%s is caught', (_what, part, message) => {
  calls = 0
  expect(failureOf(broken(part))).toMatch(message)
})

test('what is hidden must be as the plan says', () => {
  expect(failureOf(spyglass, { hidden: { places: ['hands'], future: true } })).toMatch(
    /the view of seat \d differs at deck\[\d+\], which hidden\.places does not name/,
  )
  const withTrick = { ...plan.hidden, places: ['hands', 'deck', 'trick'] } // where nothing happens to be hidden
  expect(failureOf(spyglass, { hidden: withTrick })).toBe('the checks passed')
  const open = broken({
    view: (state) => spyglass.view(state, 'audience'),
    redact: (event) => spyglass.redact(event, 'audience'),
  })
  expect(failureOf(open)).toMatch(/determinize for seat 0 never dealt anything anew at hands, deck/)
  expect(failureOf(spyglass, { hidden: { ...plan.hidden, future: false } })).toMatch(/say hidden\.future: true/)
})

describe('a seat at which the rules play', () => {
  /** Seat 2 is asked nothing: the first of its options is taken for it at once. */
  const goOn = (state: SpyglassState, events?: SpyglassEvent[]) => {
    while (spyglass.pending(state)?.seat === 2) spyglass.play(state, firstMove(spyglass.pending(state)), events)
  }
  const firstMove = (decision: Decision | undefined) => Array.from({ length: decision?.min ?? 0 }, (_, i) => i)
  const ruled = broken({
    setup(options, seed) {
      const state = spyglass.setup(options, seed)
      goOn(state)
      return state
    },
    play(state, move, events) {
      spyglass.play(state, move, events)
      goOn(state, events)
    },
  })
  const failure = (game: AnyGame, silent: readonly number[]) => {
    try {
      checkGame(game, [{ ...samples[0], silent }], { ...plan, shows: { ...plan.shows, drew: 'own' } })
    } catch (error) {
      return String(error)
    }
    return 'the checks passed'
  }

  test('is named by the sample, and has the same secrets to keep', () => {
    expect(failure(ruled, [2])).toBe('the checks passed')
    expect(failure(ruled, [])).toMatch(/seat 2 was never asked anything/)
    expect(failure(spyglass, [2])).toMatch(/seat 2 is asked, but the sample calls it silent/)
  })

  test('must not know what comes', () => {
    const knowing = {
      ...ruled,
      determinize: (state: SpyglassState, seat: number, seed: string) =>
        seat === 2 ? ruled.clone(state) : ruled.determinize(state, seat, seed),
    }
    expect(failure(knowing, [2])).toMatch(
      /seat 2 did not see what others see at hands, but determinize never dealt it anew/,
    )
  })
})

describe('a failure', () => {
  const leaking = broken(viewWith((state) => ({ bottom: state.deck[0] && cardName(state.deck[0]) })))

  test('says sample, seed, move and decision, in one line', () => {
    expect(failureOf(leaking)).toMatch(
      /^spyglass, sample "three seats", seed fast:\d+, move \d+ \(seat \d is asked "[^"]+", \d options, \d to \d\): the view of .*$/,
    )
  })

  test('is seen again from the seed it names', () => {
    const message = failureOf(leaking)
    const seed = /seed (\S+),/.exec(message)?.[1] as string
    expect(failureOf(leaking, { seeds: [seed] })).toBe(message)
  })

  test('carries what the game threw', () => {
    const cause = new TypeError('no such card')
    const crashing = broken(
      playing(() => {
        throw cause
      }),
    )
    expect(() => checkGame(crashing, samples, plan)).toThrow(expect.objectContaining({ cause }))
  })
})

describe('events that show what no view keeps', () => {
  /** Whoever puts the two cards back first shows, or looks at, the lowest card in hand. */
  const showing = (redact: typeof spyglass.redact) =>
    broken({
      play(state, move, events) {
        const { phase, seat } = state
        const card = state.hands[seat].map(cardName).sort()[0]
        spyglass.play(state, move, events)
        if (phase === 'look') events?.unshift({ type: 'played', seat, card, depth: 0 })
      },
      redact,
    })

  test('to all are taken for a leak unless the plan names them', () => {
    const toAll = showing(spyglass.redact)
    expect(failureOf(toAll, { shows: {} })).toMatch(/is the same, the events are not: \[0\]: card/)
    expect(failureOf(toAll)).toBe('the checks passed')
  })

  test('in some fields are taken for a leak in the others', () => {
    const toAll = showing(spyglass.redact)
    expect(failureOf(toAll, { shows: { played: ['card'] } })).toBe('the checks passed')
    expect(failureOf(toAll, { shows: { played: ['seat'] } })).toMatch(/is the same, the events are not: \[0\]: card/)
  })

  test('to their own seat are taken for a leak to everyone else', () => {
    const toOthers = showing((event, viewer) =>
      event.type === 'drew' && event.seat !== viewer ? event : spyglass.redact(event, viewer),
    )
    const shows = { played: 'all', drew: 'own' } as const
    expect(failureOf(toOthers, { shows })).toMatch(/is the same, the events are not: \[\d\]: cards/)
  })
})

test('the report counts what was seen', () => {
  const [report] = checkGame(spyglass, samples, plan)
  expect(report).toMatchObject({ sample: 'three seats', games: 31 })
  expect(report.moves).toBeGreaterThan(31 * 30)
  expect(report.points).toBeGreaterThan(31 * 5)
  expect(
    Math.min(
      ...report.redealt.flatMap((places) => [...places.values()].map(({ anew }) => anew)),
      ...report.futures,
      ...report.eventsCompared,
    ),
  ).toBeGreaterThan(0)
})
