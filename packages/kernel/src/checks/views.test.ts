import { expect, test } from 'vitest'
import { type Breakage, broken, cardName, failureOf, playing, viewWith } from './broken-spyglass.ts'
import { type SpyglassEvent, spyglass } from './spyglass.ts'

let calls = 0

test.each<Breakage>([
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
    'an event that shows to all is told to some only',
    {
      redact: (event, viewer) =>
        event.type === 'played' && viewer === 'audience' ? { ...event, card: '?' } : spyglass.redact(event, viewer),
    },
    /played shows to all, but is not told to all alike: card/,
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
])('%s is caught', (_what, part, message) => {
  calls = 0
  expect(failureOf(broken(part))).toMatch(message)
})
