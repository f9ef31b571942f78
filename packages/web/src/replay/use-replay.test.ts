import { expect, test } from 'vitest'
import replayedDominion from '../dominion/replayed.ts'
import { dominionGame } from './finished-games.fixture.ts'
import { Timeline } from './timeline.ts'
import { placeFrom, queryOf } from './use-replay.ts'

const timeline = new Timeline(replayedDominion, dominionGame(3))

test('a place goes into an address and comes back', () => {
  for (const eyes of ['open', 'audience', 0, 2] as const) {
    const place = { at: 17, eyes }
    expect(placeFrom(queryOf(place), timeline)).toEqual(place)
  }
  expect(queryOf({ at: 3, eyes: 0 })).toBe('at=3&eyes=1')
})

test('an address that says nothing, or nonsense, leads to the beginning with open eyes', () => {
  const start = { at: 0, eyes: 'open' }
  for (const query of ['', 'at=x', 'at=-5', 'at=1.5', 'eyes=9', 'eyes=0', 'eyes=', 'eyes=nobody'])
    expect(placeFrom(query, timeline)).toEqual(start)
  expect(placeFrom('at=99999', timeline).at).toBe(timeline.length)
})
