/** Whole games by a player without a plan, on every map with every faction: what must never change does not. */

import { belowFrom } from '@freehold/kernel'
import { describe, expect, test } from 'vitest'
import { BRIDGES_EACH } from '../data/actions.ts'
import { MAP_IDS } from '../data/maps.ts'
import { FAVOR_TILES, TOWN_TILES } from '../data/tiles.ts'
import { FACTIONS } from '../factions/index.ts'
import { ask } from '../rules/legal.ts'
import { choiceKey } from '../rules/notation.ts'
import * as S from '../rules/state.ts'
import type { Sink } from '../told/sink.ts'
import { FACTION_IDS, RESOURCES } from '../types.ts'
import type { TerraMysticaEvent } from './events.ts'
import { playChoice, terraMystica } from './game.ts'
import { biased } from './random-play.ts'

/** Tokens that came or went by the rules, by seat. */
type Tokens = number[]

function watchTokens(tokens: Tokens): Sink {
  return {
    change(seat, what, amount) {
      if (what.startsWith('bowl')) tokens[seat] += amount
    },
    note() {},
    row() {},
  }
}

function checkConserved(s: S.State, tokens: Tokens): void {
  const { w } = s
  const { board, seats } = s.table
  const favors = FAVOR_TILES.map((_, i) => w[S.FAVORS_LEFT + i])
  const towns = TOWN_TILES.map((_, i) => w[S.TOWNS_LEFT + i])
  const cards = new Set<number>()
  for (let seat = 0; seat < seats; seat++) {
    const at = S.seatAt(seat)
    const rules = S.rulesOf(s, seat)
    const name = rules.data.id
    for (let word = S.VP; word <= S.KEYS; word++) expect(w[at + word], `${name} word ${word}`).toBeGreaterThanOrEqual(0)
    expect(w[at + S.BOWL1] + w[at + S.BOWL2] + w[at + S.BOWL3], `${name} tokens`).toBe(tokens[seat])
    let onMap = 0
    for (let type = 1; type <= 5; type++) {
      const standing = board.names.filter(
        (_, hex) => S.ownerOf(s, hex) === seat && S.buildingOn(s, hex) === type,
      ).length
      expect(w[at + S.BUILT + type], `${name} buildings`).toBe(standing)
      expect(standing).toBeLessThanOrEqual(rules.count[type])
      onMap += standing
    }
    expect(w[at + S.HEXES]).toBe(onMap)
    expect(w[at + S.PRIESTS]).toBeLessThanOrEqual(w[at + S.PRIEST_LIMIT])
    const sent = Array.from({ length: 16 }, (_, i) => w[S.PRIEST_SPACE + i]).filter(
      (owner) => owner === seat + 1,
    ).length
    if (!rules.data.riverbound) expect(w[at + S.PRIEST_LIMIT] + sent, `${name} priests`).toBe(rules.data.priestSupply)
    expect(w[at + S.BRIDGES]).toBeLessThanOrEqual(BRIDGES_EACH)
    FAVOR_TILES.forEach((_, i) => {
      if (w[at + S.FAVORS] & (1 << i)) favors[i]++
    })
    TOWN_TILES.forEach((_, i) => {
      towns[i] += w[at + S.TOWNS + i]
    })
    if (w[at + S.BONUS] >= 0) {
      expect(cards.has(w[at + S.BONUS])).toBe(false)
      cards.add(w[at + S.BONUS])
      expect(w[S.BONUS_COINS + w[at + S.BONUS]]).toBe(0)
    }
    let points = 0
    for (let i = 0; i < 14; i++) points += w[at + S.POINTS_FROM + i]
    expect(points, `${name} points by source`).toBe(w[at + S.VP])
  }
  expect(favors).toEqual(FAVOR_TILES.map((tile) => tile.count))
  expect(towns).toEqual(TOWN_TILES.map((tile) => tile.count))
  for (let cult = 0; cult < 4; cult++) {
    const top = Array.from({ length: seats }, (_, seat) => w[S.seatAt(seat) + S.CULT + cult]).filter((n) => n >= 10)
    expect(top.length).toBeLessThanOrEqual(1)
  }
  for (let hex = 0; hex < board.size; hex++) {
    if (S.ownerOf(s, hex) < 0) continue
    const at = S.seatAt(S.ownerOf(s, hex))
    const ground = w[S.GROUND_AT + hex]
    expect(ground === w[at + S.GROUND] || (w[at + S.UNLOCKED] & (1 << ground)) !== 0).toBe(true)
  }
}

function playGame(input: object, seed: string, check: (s: S.State, moves: number, tokens: Tokens) => void): S.State {
  const s = terraMystica.setup(terraMystica.options(input), seed)
  const below = belowFrom(`${seed} moves`)
  const tokens: Tokens = []
  let moves = 0
  for (let asked = ask(s); asked; asked = ask(s)) {
    for (let seat = tokens.length; seat < s.table.seats && s.w[S.PHASE] !== S.CHOOSING; seat++) {
      tokens.push(S.rulesOf(s, seat).data.start.bowls.reduce((sum, n) => sum + n))
    }
    check(s, moves++, tokens)
    s.sink = watchTokens(tokens)
    playChoice(s, asked.seat, biased(asked, below))
    s.sink = undefined
  }
  check(s, moves, tokens)
  return s
}

describe('nothing is gained or lost but by the rules', () => {
  test.each(MAP_IDS)('on %s', (map) => {
    const seen = new Set<string>()
    for (let i = 0; i < 24; i++) {
      const players = 2 + (i % 4)
      const first = FACTION_IDS[i % FACTION_IDS.length]
      const ground = FACTIONS[FACTION_IDS.indexOf(first)].ground
      const rest = FACTION_IDS.filter((id, j) => {
        const other = FACTIONS[FACTION_IDS.indexOf(id)].ground
        return other !== ground && FACTIONS.findIndex((f) => f.ground === other) === j
      })
      const others = Array.from({ length: players - 1 }, (_, n) => rest[(i + 2 * n) % rest.length])
      const factions = [first, ...new Set(others)]
      const s = playGame({ map, factions, finalTile: 'random' }, `fast:${map} ${i}`, (state, moves, tokens) => {
        if (moves % 10 === 0) checkConserved(state, tokens)
      })
      expect(terraMystica.outcome(s)).toBeDefined()
      for (const id of factions) seen.add(id)
    }
    expect(seen.size).toBeGreaterThanOrEqual(FACTION_IDS.length)
  })
})

test('every choice on the list works, and no two have the same key', () => {
  let tried = 0
  for (let i = 0; i < 60; i++) {
    const input = { map: MAP_IDS[i % 5], players: 2 + (i % 4), finalTile: 'random', points2017: i % 2 === 0 }
    playGame({ ...input, factions: (['random', 'pick', 'auction'] as const)[i % 3] }, `fast:all ${i}`, (s) => {
      const asked = ask(s)
      if (!asked) return
      const keys = asked.choices.map((choice) => choiceKey(s, choice))
      expect(keys.length).toBeGreaterThan(0)
      expect(new Set(keys).size).toBe(keys.length)
      for (const choice of asked.choices) {
        playChoice(S.cloneState(s), asked.seat, choice)
        tried++
      }
    })
  }
  expect(tried).toBeGreaterThan(50_000)
})

test('thousands of games end without error', () => {
  const rounds = new Set<number>()
  for (let i = 0; i < 2000; i++) {
    const input = { map: MAP_IDS[i % 5], players: 2 + (i % 4), finalTile: 'random', variableTurnOrder: i % 3 > 0 }
    const s = playGame(input, `fast:many ${i}`, () => {})
    rounds.add(s.w[S.ROUND])
  }
  expect([...rounds]).toEqual([6])
})

test('the events of a game add up to what everybody owns', () => {
  const counted = ['vp', 'coins', 'workers', 'priests', 'fire', 'water', 'earth', 'air', 'keys'] as const
  const owned = (s: S.State, seat: number) =>
    Object.fromEntries(counted.map((what) => [what, s.w[S.seatAt(seat) + 1 + RESOURCES.indexOf(what)]]))
  for (let i = 0; i < 10; i++) {
    const s = terraMystica.setup(terraMystica.options({ players: 4, map: MAP_IDS[i % 5] }), `fast:events ${i}`)
    const below = belowFrom(`fast:events ${i} moves`)
    const sums = [0, 1, 2, 3].map((seat) => owned(s, seat))
    for (let asked = ask(s); asked; asked = ask(s)) {
      const events: TerraMysticaEvent[] = []
      terraMystica.play(s, [asked.choices.indexOf(biased(asked, below))], events)
      for (const event of events) {
        if (event.type !== 'gained' && event.type !== 'lost') continue
        const { seat = -1, what, amount, cause } = event
        expect(cause?.source).toMatch(/\S/)
        if (what in sums[seat]) sums[seat][what] += amount
      }
      expect(sums).toEqual([0, 1, 2, 3].map((seat) => owned(s, seat)))
    }
  }
})
