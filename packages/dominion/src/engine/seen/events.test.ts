import { eventsFor, type Viewer } from '@freehold/kernel'
import { describe, expect, test } from 'vitest'
import { dominion } from '../../game.ts'
import { answerAll, arranged } from '../arranged.fixture.ts'
import type { DominionEvent, EventType } from './events.ts'

const viewers: readonly Viewer[] = [0, 1, 2, 'audience']

/** Plays the answers among three players; returns all that happened, unredacted. */
const happened = (given: object, ...answers: (string | readonly string[])[]) =>
  answerAll(arranged(given, { players: 3 }), ...answers)

/** The cards of the last event of a type in alphabetical order, as each viewer is told them; a number where only how many is told. */
function told(events: readonly DominionEvent[], type: EventType): unknown[] {
  return viewers.map((viewer) => {
    const last = eventsFor(dominion, events, viewer).findLast((event) => event.type === type)
    expect(last).not.toHaveProperty('seenBy') // that somebody else knows is nobody's business
    return last?.cards?.toSorted() ?? last?.count
  })
}

describe('an event hides', () => {
  test('what was drawn, from all others', () => {
    const events = happened({ A: { hand: ['Smithy'], deck: ['Gold', 'Silver', 'Copper'] } }, 'play Smithy')
    expect(told(events, 'drew')).toEqual([['Copper', 'Gold', 'Silver'], 3, 3, 3])
  })

  test('what was looked at, from all others', () => {
    const events = happened({ A: { hand: ['Sentry'], deck: ['Copper', 'Gold', 'Estate'] } }, 'play Sentry')
    expect(told(events, 'looked')).toEqual([['Estate', 'Gold'], 2, 2, 2])
  })

  test('what went from a hand onto the deck', () => {
    const given = { A: { hand: ['Courtyard', 'Gold'], deck: ['3 Copper'] } }
    const events = happened(given, 'play Courtyard', 'Gold')
    expect(told(events, 'put')).toEqual([['Gold'], 1, 1, 1])
    expect(events.findLast(({ type }) => type === 'put')).toMatchObject({ from: 'hand', to: 'deck' })
  })

  test('what was put inside the deck', () => {
    const given = { A: { hand: ['Secret Passage', 'Gold'], deck: ['2 Copper', '3 Estate'] } }
    const events = happened(given, 'play Secret Passage', 'Gold', '1 down')
    expect(told(events, 'put')).toEqual([['Gold'], 1, 1, 1])
  })

  test('what of a discard pile was shuffled into the deck, though all of it had been seen', () => {
    const given = {
      A: { hand: ['Militia'], discard: ['Copper', 'Estate'] },
      B: { hand: ['Gold', 'Silver', '3 Copper'] },
    }
    const state = arranged({ ...given, phase: 'action' }, { players: 3, kingdom: ['Militia', 'Annex'] })
    answerAll(state, 'play Militia', ['Gold', 'Silver'], 'end', 'end') // which lie open as they are discarded
    const events = answerAll(state, 'buy Annex', ['Gold'])
    expect(told(events, 'put')).toEqual([1, ['Silver'], 1, 1])
  })

  test('what of a hand is shuffled into the deck, though the card had been seen', () => {
    const given = { phase: 'action', A: { hand: ['Moat'], deck: ['7 Copper'] } }
    const state = arranged(given, { players: 3, kingdom: ['Moat', 'Donate'] })
    answerAll(state, 'play Moat', 'buy Donate', 'end')
    const events = answerAll(state, Array(7).fill('Copper'))
    expect(told(events, 'put')).toEqual([['Moat'], 1, 1, 1])
  })

  test('what was passed, from all but giver and receiver', () => {
    const given = {
      A: { hand: ['Masquerade', 'Estate'], deck: ['2 Copper'] },
      B: { hand: ['Curse', 'Gold'] },
      C: { hand: ['Silver', 'Duchy'] },
    }
    const passed = happened(given, 'play Masquerade', 'Estate', 'Curse', 'Silver').filter(
      ({ type }) => type === 'passed',
    )
    const byGiver = passed.map((event) => told([event], 'passed'))
    expect(byGiver).toEqual([
      [['Estate'], ['Estate'], 1, 1],
      [1, ['Curse'], ['Curse'], 1],
      [['Silver'], 1, ['Silver'], 1],
    ])
  })

  test('what was discarded under the top card', () => {
    const given = { A: { hand: ['Cellar', 'Gold', 'Estate'], deck: ['5 Copper'] } }
    const events = happened(given, 'play Cellar', ['Gold', 'Estate'])
    expect(told(events, 'discarded')).toEqual([['Estate', 'Gold'], 2, 2, 2])
    const tops = viewers.map((viewer) => eventsFor(dominion, events, viewer).find(({ top }) => top)?.top)
    expect(tops).toEqual(['Estate', 'Estate', 'Estate', 'Estate'])
  })

  test('what a whole deck was that went to the discard pile unseen', () => {
    const given = { A: { hand: ['Chancellor'], deck: ['Gold', 'Silver'] } }
    const events = answerAll(arranged(given, { edition: '1e' }), 'play Chancellor', 'yes')
    const flipped = events.find(({ type }) => type === 'put')
    expect(flipped).toMatchObject({ count: 2, from: 'deck', to: 'discard' })
    expect(flipped).not.toHaveProperty('cards')
  })
})

describe('an event shows', () => {
  test('what was revealed, gained, trashed and played, to all alike', () => {
    const given = { A: { hand: ['Bandit'] }, B: { deck: ['Silver', 'Copper'] }, C: { deck: ['2 Estate'] } }
    const events = happened(given, 'play Bandit', 'Gold', 'Silver')
    expect(told(events, 'played')).toEqual(viewers.map(() => ['Bandit']))
    expect(told(events, 'gained')).toEqual(viewers.map(() => ['Gold']))
    expect(told(events, 'trashed')).toEqual(viewers.map(() => ['Silver']))
    expect(told(events, 'revealed')).toEqual(viewers.map(() => ['Estate', 'Estate']))
  })

  test('a hidden card to whoever decides in a turn that was taken over', () => {
    const given = {
      A: { hand: ['Possession'], deck: ['5 Copper'] },
      B: { hand: ['Smithy'], deck: ['3 Gold', '9 Copper'] },
    }
    const events = happened(given, 'play Possession', 'end', 'play Smithy')
    expect(told(events, 'drew')).toEqual([['Gold', 'Gold', 'Gold'], ['Gold', 'Gold', 'Gold'], 3, 3])
  })

  test('itself unchanged where nothing is hidden, and never changes when redacted', () => {
    const events = happened({ A: { hand: ['Smithy'], deck: ['Gold', 'Silver', 'Copper'] } }, 'play Smithy')
    const before = structuredClone(events)
    for (const viewer of viewers) eventsFor(dominion, events, viewer)
    expect(events).toEqual(before)
    const played = events.find(({ type }) => type === 'played') as DominionEvent
    expect(dominion.redact(played, 'audience')).toEqual(played)
  })
})
