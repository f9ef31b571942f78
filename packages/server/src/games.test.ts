import { belowFrom, Playthrough, randomMove } from '@freehold/kernel'
import { describe, expect, test } from 'vitest'
import { type HostedGame, hostedGames } from './games.ts'
import type { Table } from './table/table.ts'
import { answer, begun } from './table/tables.fixture.ts'
import { listingFor } from './table/telling.ts'

const people = ['ann', 'bob']
const { dominion, 'terra-mystica': terraMystica } = hostedGames

/** A random game in which both seats have these automatic answers; `look` sees every decision that is left to people. */
function playWith(
  hosted: HostedGame,
  options: object,
  autos: readonly string[],
  seed: string,
  look: (table: Table) => void,
) {
  const table = begun(people, hosted, options, seed)
  for (const person of people) table.setAutos(person, autos)
  const below = belowFrom(seed)
  for (let n = 0; table.pending && n < 400; n++) {
    look(table)
    answer(table, people, randomMove(table.pending, below))
  }
  return table
}

const automatic = (table: Table) =>
  (table.stepsSince(Math.max(0, table.version - 250)) ?? []).filter(
    ({ entry }) => entry.kind === 'moved' && entry.by === 'auto',
  )

describe('automatic answers of Dominion', () => {
  test('play all Treasures', () => {
    const table = playWith(dominion, {}, ['play-treasures'], 'fast:1', ({ pending }) => {
      expect(pending?.options.map(({ key }) => key)).not.toContain('play treasures')
    })
    expect(automatic(table).length).toBeGreaterThan(5)
    const played = automatic(table).flatMap(({ events }) => events.map(({ type }) => type))
    expect(played).toContain('played')
  })

  const moats = {
    kingdom: 'Moat,Witch,Militia,Cellar,Village,Smithy,Market,Festival,Laboratory,Chapel'.split(','),
    edition: '2e',
  }

  test.each([
    ['reveal:Moat', true],
    ['never-reveal:Moat', false],
  ])('%s settles whether it is revealed', (auto, revealed) => {
    let reacted = 0
    let settled = 0
    for (let i = 0; i < 12; i++) {
      const table = playWith(dominion, moats, [auto], `fast:${i}`, ({ pending }) => {
        const keys = pending?.options.map(({ key }) => key) ?? []
        if (keys.every((key) => key === 'done' || key === 'reveal Moat')) expect(keys).not.toContain('reveal Moat')
      })
      settled += automatic(table).length
      reacted += automatic(table).filter(({ events }) => events.some(({ type }) => type === 'reacted')).length
    }
    expect(settled).toBeGreaterThan(0)
    expect(reacted).toBe(revealed ? settled : 0)
  })

  test('are known by their names', () => {
    expect(dominion.autos('reveal:')).toBeUndefined()
    expect(dominion.autos('accept-power:2')).toBeUndefined()
    expect(dominion.autos('never-reveal:Moat')?.text).toBe('Never reveal Moat')
  })
})

test('power is accepted up to a number in Terra Mystica, and beyond it asked for', () => {
  let asked = 0
  let accepted = 0
  for (let i = 0; i < 4; i++) {
    const table = playWith(terraMystica, { players: 2 }, ['accept-power:1'], `fast:${i}`, ({ pending }) => {
      if (pending?.question.kind !== 'leech') return
      asked++
      const powers = pending.options.map(({ detail }) => (detail as { power?: number }).power ?? 2)
      expect(Math.min(...powers)).toBeGreaterThan(1)
    })
    accepted += automatic(table).length
  }
  expect(accepted).toBeGreaterThan(0)
  expect(asked).toBeGreaterThan(0)
  expect(terraMystica.autos('accept-power:0')).toBeUndefined()
})

test('the loser begins a rematch of Dominion; Terra Mystica is set up as before', () => {
  const again = ({ game, rematch }: HostedGame) => {
    const options = game.options({ players: 2 })
    return { options, next: game.options(rematch(options, { winners: [1] })) }
  }
  expect(Playthrough.start(dominion.game, again(dominion).next, 'fast:1').pending()?.seat).toBe(0)
  const { options, next } = again(terraMystica)
  expect(next).toEqual(options)
})

describe('in a list', () => {
  test('a game of Dominion has the name of its kingdom, and its turn', () => {
    const table = begun(people, dominion, { kingdom: 'First Game', start: 1 })
    const { waitingFor, set, turn } = listingFor(table, undefined)
    expect({ waitingFor, set, turn }).toEqual({ waitingFor: 1, set: 'First Game', turn: 1 })
    const cards = 'Moat,Witch,Militia,Cellar,Village,Smithy,Market,Festival,Laboratory,Chapel'.split(',')
    expect(listingFor(begun(people, dominion, { kingdom: cards }), undefined).set).toBeNull()
  })

  test('a game of Terra Mystica is in a round once it has begun', () => {
    const table = begun(people, terraMystica, { players: 2 })
    expect(listingFor(table, undefined)).toMatchObject({ set: null, turn: null, phase: 'playing' })
    const below = belowFrom('fast:round')
    while (table.pending && listingFor(table, undefined).turn === null)
      answer(table, people, randomMove(table.pending, below))
    expect(listingFor(table, undefined).turn).toBe(1)
  })

  test('the audience is told no more than it may know by now', () => {
    const table = begun(people, dominion, { kingdom: 'First Game', start: 0 }, 'fast:delay', { delay: { moves: 40 } })
    const below = belowFrom('fast:delay')
    for (let n = 0; n < 30 && table.pending; n++) answer(table, people, randomMove(table.pending, below))
    expect(listingFor(table, 'ann').turn).toBeGreaterThan(1)
    expect(listingFor(table, 'cat')).toMatchObject({ phase: 'playing', turn: null, waitingFor: null })
  })
})

test('a game of Terra Mystica counts by faction, map and level; one that was given up without points', () => {
  const options = { map: 'fjords', automa: { level: 'ultoma' } }
  const view = { players: [{ faction: 'witches' }] }
  const tally = (points: number | undefined) => terraMystica.tally?.([], 0, view, { options, won: true, points })
  expect(tally(88)).toMatchObject({
    'faction games': { witches: 1 },
    'faction wins': { witches: 1 },
    'faction scored': { witches: 1 },
    'faction points': { witches: 88 },
    'map points': { fjords: 88 },
    'level games': { ultoma: 1 },
  })
  expect(Object.keys(tally(undefined) ?? {})).toEqual(
    ['faction', 'map', 'level'].flatMap((kind) => [`${kind} games`, `${kind} wins`]),
  )
})
