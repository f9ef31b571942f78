import { describe, expect, test } from 'vitest'
import { IllegalMove } from '../errors.ts'
import type { AnyGame, Decision, Move, Seat, Viewer } from '../game.ts'
import { hashJson } from '../hash.ts'
import { checkMove } from '../move.ts'
import { seedRng } from '../rng.ts'
import { CheckFailure, checkGame, type Plan } from './index.ts'
import { type SpyglassEvent, type SpyglassState, spyglass } from './spyglass.ts'
import { testGame } from './vitest.ts'

const samples = [{ name: 'three seats', options: { seats: 3 } }]
const hidden = { places: ['hands', 'deck'], future: true }
const publicEvents = ['played']
const plan: Plan = { seeds: 30, hidden, publicEvents, every: 4, mostMoves: 200 }

testGame(
  spyglass,
  [
    { name: 'two seats', options: {} },
    { name: 'three seats', options: { seats: 3 } },
    { name: 'four seats, five cards', options: { seats: 4, hand: 5 } },
  ],
  { seeds: 100, hidden, publicEvents },
)

/** Spyglass with one thing broken. */
function broken(part: Partial<typeof spyglass>): AnyGame {
  return { ...spyglass, ...part }
}

function failure(game: AnyGame, with_: Partial<Plan> = {}): string {
  try {
    checkGame(game, samples, { ...plan, ...with_ })
  } catch (error) {
    if (error instanceof CheckFailure) return error.message
    throw error
  }
  return 'the checks passed'
}

const cardName = (card: { suit: string; rank: number }) => `${card.suit} ${card.rank}`

/** The view with something added to it. */
const viewWith = (more: (state: SpyglassState, viewer: Viewer) => object) => ({
  view: (state: SpyglassState, viewer: Viewer) => ({ ...spyglass.view(state, viewer), ...more(state, viewer) }),
})

/** What is asked, with something changed in it. */
const pendingWith = (change: (decision: Decision, state: SpyglassState) => object) => ({
  pending: (state: SpyglassState) => {
    const decision = spyglass.pending(state)
    return decision && { ...decision, ...change(decision, state) }
  },
})

/** A redealt state, put partly back as it was. */
const determinizeWith = (change: (redealt: SpyglassState, state: SpyglassState, seat: Seat) => void) => ({
  determinize: (state: SpyglassState, seat: Seat, seed: string) => {
    const redealt = spyglass.determinize(state, seat, seed)
    change(redealt, state, seat)
    return redealt
  },
})

const playing = (play: (state: SpyglassState, move: Move, events?: SpyglassEvent[]) => void) => ({ play })

let calls = 0

describe('a game that breaks the contract is caught', () => {
  test.each<[string, Partial<typeof spyglass>, RegExp]>([
    // views
    [
      'the view shows all hands',
      viewWith((state) => ({ all: state.hands.map((hand) => hand.map(cardName)) })),
      /the view of seat \d depends on what seat \d does not know: all/,
    ],
    [
      'the audience sees a hand',
      viewWith((state, viewer) => (viewer === 'audience' ? { hand: state.hands[0].map(cardName) } : {})),
      /the view of the audience depends on what seat \d does not know: hand/,
    ],
    [
      'the view shows the bottom card',
      viewWith((state) => ({ bottom: state.deck[0] && cardName(state.deck[0]) })),
      /depends on what seat \d does not know: bottom/,
    ],
    [
      'the view counts the suns of others',
      viewWith((state) => ({ suns: state.hands.map((hand) => hand.filter((card) => card.suit === 'sun').length) })),
      /depends on what seat \d does not know: suns/,
    ],
    [
      'the view carries the generator',
      viewWith((state) => ({ words: [...state.rng] })),
      /depends on what seat \d does not know: words/,
    ],
    [
      'the view carries a hash of the state',
      viewWith((state) => ({ tag: spyglass.hash(state) })),
      /depends on what seat \d does not know: tag/,
    ],
    [
      'the view is not plain data',
      viewWith(() => ({ seen: new Set(['sun 1']) })),
      /the view of seat 0 is not plain data: seen: a Set/,
    ],
    [
      'the view is not the same twice',
      viewWith(() => ({ call: calls++ })),
      /differs: call|differs when taken twice: call|has other views: .*call/,
    ],
    [
      'the view is a window into the state',
      viewWith((state) => ({ taken: state.taken })),
      /a view or decision given out earlier changed/,
    ],
    // copies
    [
      'a clone shares the hands',
      { clone: (state) => ({ ...structuredClone(state), hands: state.hands }) },
      /playing on a clone changed/,
    ],
    [
      'a clone shares the generator',
      { clone: (state) => ({ ...structuredClone(state), rng: state.rng }) },
      /playing on a clone changed/,
    ],
    [
      'a clone forgets the phase',
      { clone: (state) => ({ ...structuredClone(state), phase: 'exchange' }) },
      /a clone has another hash/,
    ],
    ['the hash sees nothing', { hash: () => 'same' }, /two states have one hash/],
    [
      'the hash sees no hands',
      { hash: (state) => hashJson({ ...state, hands: null, deck: null, rng: null }) },
      /two states have one hash, but the view of seat \d differs at hands/,
    ],
    [
      'set-up is not settled by the seed',
      {
        setup: (options, seed) =>
          spyglass.setup(options, `${seed.replace('secret:', 'fast:').replace('ordered', 'fast:')}${calls++}`),
      },
      /set up twice from one seed/,
    ],
    [
      'a move depends on the moves made in this process',
      playing((state, move, events) => {
        spyglass.play(state, move, events)
        if (++calls % 97 === 0) state.deck.reverse()
      }),
      /two clones differ after the moves|replayed|the game threw/,
    ],
    [
      'telling the events changes the game',
      playing((state, move, events) => {
        spyglass.play(state, move, events)
        if (events) state.deck.reverse()
      }),
      /two clones differ after the moves/,
    ],
    [
      'an order that does not matter does',
      playing((state, move, events) => {
        const { phase } = state
        spyglass.play(state, move, events)
        if (phase === 'exchange' && move.length === 2 && move[0] > move[1]) state.deck.reverse()
      }),
      /ordered is false, but .* differ/,
    ],
    [
      'the rules throw dice',
      playing((state, move, events) => {
        Math.random()
        spyglass.play(state, move, events)
      }),
      /the rules reached for Math\.random/,
    ],
    [
      'the rules look at the clock',
      playing((state, move, events) => {
        new Date()
        spyglass.play(state, move, events)
      }),
      /the rules reached for Date/,
    ],
    [
      'the rules print',
      playing((state, move, events) => {
        console.log('a move')
        spyglass.play(state, move, events)
      }),
      /the rules reached for console\.log/,
    ],
    // determinize
    [
      'determinize deals the own hand anew',
      determinizeWith((redealt, _state, seat) => {
        ;[redealt.hands[seat][0], redealt.deck[0]] = [redealt.deck[0], redealt.hands[seat][0]]
      }),
      /depends on what seat \d does not know|the game threw/,
    ],
    [
      'determinize forgets what was looked at',
      determinizeWith((redealt) => {
        redealt.deck = redealt.deck.map((card) => ({ ...card, knownTo: [] }))
      }),
      /the view of seat \d depends on what seat \d does not know: deck/,
    ],
    [
      'determinize deals nothing anew',
      { determinize: (state) => spyglass.clone(state) },
      /determinize for seat 0 never dealt anew what others see at hands/,
    ],
    [
      'determinize leaves the hands',
      determinizeWith((redealt, state) => {
        redealt.hands = spyglass.clone(state).hands
      }),
      /determinize for seat 0 never dealt anew what others see at hands/,
    ],
    [
      'determinize leaves the generator and the cards that nobody knows',
      determinizeWith((redealt, state) => {
        const copy = spyglass.clone(state)
        redealt.deck = redealt.deck.map((card, i) => (card.knownTo.length > 0 ? card : copy.deck[i]))
        redealt.rng.set(copy.rng)
      }),
      /whatever determinize deals, seat 0 always sees the same come next/,
    ],
    [
      'determinize is not settled by the seed',
      { determinize: (state, seat) => spyglass.determinize(state, seat, `fast:${calls++}`) },
      /gives two states for one seed/,
    ],
    [
      'determinize changes the state',
      { determinize: (state, seat, seed) => Object.assign(state, spyglass.determinize(state, seat, seed)) },
      /changed the state|depends|two states/,
    ],
    [
      'determinize keeps the state and reseeds it',
      {
        determinize: (state, _seat, seed) => {
          seedRng(state.rng, 0, seed)
          return state
        },
      },
      /changed the state/,
    ],
    // events
    [
      'a drawn card is told to all',
      { redact: (event, viewer) => (event.type === 'drew' ? event : spyglass.redact(event, viewer)) },
      /the view of .* is the same, the events are not: \[\d\]: cards/,
    ],
    [
      'a drawn card is told to the audience',
      {
        redact: (event, viewer) =>
          event.type === 'drew' && viewer === 'audience' ? event : spyglass.redact(event, viewer),
      },
      /the view of the audience is the same, the events are not/,
    ],
    [
      'a drawn card is told to the next seat',
      {
        redact: (event, viewer) =>
          event.type === 'drew' && viewer === (event.seat + 1) % 3 ? event : spyglass.redact(event, viewer),
      },
      /the view of seat \d is the same, the events are not/,
    ],
    [
      'an exchanged card is told to other seats',
      {
        redact: (event, viewer) =>
          event.type === 'exchanged' && viewer !== 'audience' ? event : spyglass.redact(event, viewer),
      },
      /the view of seat \d is the same, the events are not/,
    ],
    [
      'redacting changes the event',
      { redact: (event, viewer) => (event.seat === viewer ? event : Object.assign(event, { cards: undefined })) },
      /redacting event \w+ for \d changed it/,
    ],
    [
      'an event is not plain data',
      playing((state, move, events) => {
        spyglass.play(state, move, events)
        events?.push({ type: 'took', seat: 0, count: Number.NaN, depth: 0 })
      }),
      /an event is not plain data: count: the number NaN/,
    ],
    [
      'an event has no depth',
      playing((state, move, events) => {
        spyglass.play(state, move, events)
        events?.push({ type: 'took', seat: 0, count: 1 } as unknown as SpyglassEvent)
      }),
      /event took has depth undefined/,
    ],
    // illegal moves
    [
      'an illegal move is half applied',
      playing((state, move, events) => {
        state.taken[0]++
        try {
          spyglass.play(state, move, events)
        } catch (error) {
          if (Array.isArray(move) && move.length > 1) state.taken[0]-- // forgets to where the move is short
          throw error
        }
        state.taken[0]--
      }),
      /is refused, but changed the state/,
    ],
    [
      'an illegal move tells events',
      playing((state, move, events) => {
        events?.push({ type: 'took', seat: 0, count: 1, depth: 0 })
        spyglass.play(state, move, events)
      }),
      /is refused, but told of 1 events/,
    ],
    [
      'a number out of range is taken for the last',
      playing((state, move, events) => {
        const last = (spyglass.pending(state)?.options.length ?? 0) - 1
        spyglass.play(state, Array.isArray(move) ? move.map((i) => (i > last && i < 100 ? last : i)) : move, events)
      }),
      /an option out of range is not refused/,
    ],
    [
      'a number is cut to 32 bits',
      playing((state, move, events) => {
        spyglass.play(state, Array.isArray(move) ? move.map((i) => (i >= 2 ** 31 ? i | 0 : i)) : move, events)
      }),
      /a number beyond 32 bits is not refused|infinity is not refused/,
    ],
    [
      'an option may be chosen twice',
      playing((state, move, events) => {
        spyglass.play(state, Array.isArray(move) && move.length < 9 ? [...new Set(move)] : move, events)
      }),
      /an option twice is not refused/,
    ],
    [
      'too many options are cut off',
      playing((state, move, events) => {
        const most = spyglass.pending(state)?.max ?? 0
        spyglass.play(state, Array.isArray(move) && move.length < 9 ? move.slice(0, most) : move, events)
      }),
      /too many options is not refused/,
    ],
    [
      'an illegal move crashes',
      playing((state, move, events) => {
        if (!spyglass.pending(state)?.options[move[0]] && move.length === 1) throw new TypeError('undefined')
        spyglass.play(state, move, events)
      }),
      /is refused with TypeError: undefined, not with IllegalMove/,
    ],
    [
      'one can play on after the end',
      playing((state, move, events) => {
        if (spyglass.pending(state)) spyglass.play(state, move, events)
      }),
      /an empty move after the end is not refused/,
    ],
    // decisions and outcome
    [
      'the question names a hidden card',
      pendingWith((decision, state) => ({
        question: { ...decision.question, detail: cardName(state.deck[0] ?? { suit: '', rank: 0 }) },
      })),
      /what seat \d is asked depends on what it does not know: question\.detail/,
    ],
    [
      'a key is empty',
      pendingWith((decision) => ({ options: decision.options.map(() => ({ key: '' })) })),
      /decision\.options\[0\]\.key is empty/,
    ],
    [
      'more must be chosen than may',
      pendingWith(() => ({ min: 2, max: 1 })),
      /0 <= min <= max <= options does not hold: min 2, max 1/,
    ],
    ['more may be chosen than there is', pendingWith(() => ({ max: 99 })), /0 <= min <= max <= options does not hold/],
    [
      'nothing can be chosen',
      pendingWith((decision) => (decision.min === 0 ? { max: 0 } : {})),
      /nothing can be chosen/,
    ],
    ['nobody is asked', pendingWith(() => ({ seat: 3 })), /decision\.seat is 3, seats are 0 to 2/],
    [
      'what is asked changes by asking',
      pendingWith((decision) => ({ question: { ...decision.question, detail: calls++ } })),
      /asked twice, the decision differs: question\.detail/,
    ],
    [
      'there is an outcome too early',
      { outcome: (state) => ({ places: [1, 1, 1], points: [0, 0, 0], winners: [0, 1, 2], why: `${state.seat}` }) },
      /there is an outcome although something is asked/,
    ],
    ['there is no outcome', { outcome: () => undefined }, /nothing is asked, but there is no outcome/],
    [
      'the outcome forgets a seat',
      {
        outcome: (state) =>
          spyglass.pending(state) ? undefined : { places: [1, 2], points: [2, 1], winners: [0], why: 'x' },
      },
      /outcome\.places are 2 of 3 seats/,
    ],
    [
      'places have gaps',
      {
        outcome: (state) =>
          spyglass.pending(state) ? undefined : { places: [1, 3, 4], points: [3, 2, 1], winners: [0], why: 'x' },
      },
      /outcome\.places are 1,3,4: 1 stand before seat 1/,
    ],
    [
      'the wrong seat wins',
      {
        outcome: (state) =>
          spyglass.pending(state) ? undefined : { places: [1, 2, 3], points: [3, 2, 1], winners: [1], why: 'x' },
      },
      /outcome\.winners are not the seats in place 1/,
    ],
    [
      'the poorest stands first',
      {
        outcome: (state) =>
          spyglass.pending(state) ? undefined : { places: [1, 2, 3], points: [1, 2, 3], winners: [0], why: 'x' },
      },
      /has more points than seat \d and stands behind/,
    ],
    // the rest
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
  ])('%s', (_what, part, message) => {
    calls = 0
    expect(failure(broken(part))).toMatch(message)
  })

  test('what is hidden must be as the plan says', () => {
    expect(failure(spyglass, { hidden: { places: ['hands'], future: true } })).toMatch(
      /the view of seat \d differs at deck\[\d+\], which hidden\.places does not name/,
    )
    expect(failure(spyglass, { hidden: { ...hidden, places: ['hands', 'deck', 'seat'] } })).toMatch(
      /determinize for seat 0 never dealt anew what others see at seat/,
    )
    expect(failure(spyglass, { hidden: { ...hidden, future: false } })).toMatch(/say hidden\.future: true/)
  })
})

describe('a failure', () => {
  const leaking = broken(viewWith((state) => ({ bottom: state.deck[0] && cardName(state.deck[0]) })))

  test('says sample, seed, move and decision, in one line', () => {
    expect(failure(leaking)).toMatch(
      /^spyglass, sample "three seats", seed fast:\d+, move \d+ \(seat \d is asked "[^"]+", \d options, \d to \d\): the view of .*$/,
    )
  })

  test('is seen again from the seed it names', () => {
    const message = failure(leaking)
    const seed = /seed (\S+),/.exec(message)?.[1] as string
    expect(failure(leaking, { seeds: [seed] })).toBe(message)
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

describe('events that show hidden things on purpose', () => {
  // Whoever takes a trick first shows their lowest card, which no view remembers.
  const showing = broken(
    playing((state, move, events) => {
      const { phase } = state
      const shown = state.hands[state.seat].map(cardName).sort()[0]
      const { seat } = state
      spyglass.play(state, move, events)
      if (phase === 'look') events?.splice(0, 0, { type: 'showed', seat, shown, depth: 0 } as unknown as SpyglassEvent)
    }),
  )

  test('are taken for a leak unless the plan names them', () => {
    expect(failure(showing)).toMatch(/is the same, the events are not: \[0\]: shown/)
    expect(failure(showing, { publicEvents: ['played', 'showed'] })).toBe('the checks passed')
  })
})

test('the report counts what was seen', () => {
  const [report] = checkGame(spyglass, samples, plan)
  expect(report).toMatchObject({ sample: 'three seats', games: 31 })
  expect(report.moves).toBeGreaterThan(31 * 30)
  expect(report.points).toBeGreaterThan(31 * 5)
  expect(
    Math.min(...report.redealt.flatMap((places) => [...places.values()]), ...report.futures, ...report.eventsCompared),
  ).toBeGreaterThan(0)
})
