/** Whole games of a random human against her: they end, and she keeps to what binds her. */

import { belowFrom } from '@freehold/kernel'
import { describe, expect, test } from 'vitest'
import { MAP_IDS } from '../data/maps.ts'
import { FAVOR_TILES } from '../data/tiles.ts'
import { playChoice, terraMystica } from '../game/game.ts'
import { biased } from '../game/random-play.ts'
import { ask } from '../rules/legal.ts'
import * as S from '../rules/state.ts'
import type { Sink } from '../told/sink.ts'
import { FACTION_IDS, FINAL_TILES, SANCTUARY, STRONGHOLD } from '../types.ts'
import { HER_DWELLINGS } from './seat.ts'
import * as A from './state.ts'
import { AUTOMA_FACTION_IDS, LEVELS, TIE_BREAKS } from './words.ts'

const GAMES_EACH = 8 // 5 maps × 5 levels × 10 factions × 8 = 2,000 games

function playOut(
  options: object,
  seed: string,
  sink: Sink | undefined,
  look: (s: S.State) => void = () => {},
): S.State {
  const s = terraMystica.setup(terraMystica.options(options), seed)
  const below = belowFrom(`${seed} moves`)
  s.sink = sink
  for (let asked = ask(s); asked; asked = ask(s)) {
    expect(asked.seat).not.toBe(A.tableOf(s).seat)
    expect(asked.choices.length).toBeGreaterThan(0)
    playChoice(s, asked.seat, biased(asked, below))
    look(s)
  }
  return s
}

/** What must hold whenever a human is asked. */
function checkHer(s: S.State): void {
  const { w } = s
  const { seat } = A.tableOf(s)
  const at = S.seatAt(seat)
  if (w[at + S.FACTION] < 0) return
  const { count } = S.rulesOf(s, seat)
  let standing = 0
  for (let hex = 0; hex < s.table.board.size; hex++) {
    if (S.ownerOf(s, hex) === seat) {
      standing++
      expect(w[S.GROUND_AT + hex]).toBe(w[at + S.GROUND])
    } else expect(A.hasMark(s, hex, A.MARKED)).toBe(false)
  }
  expect(w[at + S.HEXES]).toBe(standing)
  for (let type = 1; type <= 5; type++) expect(w[at + S.BUILT + type]).toBeLessThanOrEqual(count[type])
  expect(w[at + S.BUILT + 1]).toBeLessThanOrEqual(HER_DWELLINGS)
  for (const word of [S.COINS, S.WORKERS, S.BOWL1, S.BOWL2, S.BOWL3, S.KEYS, S.BRIDGES]) expect(w[at + word]).toBe(0)
  for (let tile = 0; tile < 8; tile++) expect(w[at + S.TOWNS + tile]).toBe(0)
  expect(w[at + S.FAVORS] >> 4).toBe(0) // tiles of three steps only
  if (w[S.ROUND] < 5) expect(w[at + S.FAVORS]).toBe(0)
  FAVOR_TILES.slice(0, 4).forEach((tile, i) => {
    let owners = 0
    for (let other = 0; other <= seat; other++) if (w[S.seatAt(other) + S.FAVORS] & (1 << i)) owners++
    expect(w[S.FAVORS_LEFT + i] + owners).toBe(tile.count)
  })
  const sent = Array.from({ length: 16 }, (_, i) => w[S.PRIEST_SPACE + i]).filter((owner) => owner === seat + 1)
  expect(w[at + S.PRIESTS] + sent.length).toBe(7)
  for (let cult = 0; cult < 4; cult++) {
    const at10 = Array.from({ length: seat + 1 }, (_, other) => w[S.seatAt(other) + S.CULT + cult]).filter(
      (n) => n >= 10,
    )
    expect(at10.length).toBeLessThanOrEqual(1)
  }
  const cards = [A.DECK, A.RESERVE, A.ASIDE, A.PLAYED].flatMap((pile) => A.pileOf(s, pile))
  expect(cards.sort((a, b) => a - b)).toEqual(Array.from({ length: 13 }, (_, i) => i))
  const points = Array.from({ length: 15 }, (_, i) => w[at + S.POINTS_FROM + i])
  expect(points.reduce((a, b) => a + b)).toBe(w[at + S.VP])
}

test('she keeps to the rules that bind her', () => {
  for (let i = 0; i < 150; i++) {
    const two = i % 5 === 4
    const faction = two ? 'simpletons' : AUTOMA_FACTION_IDS[i % 10]
    const options = { players: two ? 3 : 2, map: MAP_IDS[i % 5], automa: { level: LEVELS[(i >> 1) % 5], faction } }
    let moves = 0
    const s = playOut(options, `fast:binds ${i}`, undefined, (moment) => {
      if (moves++ % 4 === 0) checkHer(moment)
    })
    checkHer(s)
    expect(s.w[S.seatAt(s.table.seats - 1) + S.BUILT + STRONGHOLD]).toBeLessThanOrEqual(1)
    expect(s.w[S.seatAt(s.table.seats - 1) + S.BUILT + SANCTUARY]).toBeLessThanOrEqual(1)
  }
})

test('every tie-break decides in some game', () => {
  const decided = new Set<string>()
  const sink: Sink = {
    change() {},
    note() {},
    row() {},
    thought(_seat, { steps }) {
      for (const { tieBreak, out } of steps) if (out.length > 0) decided.add(tieBreak)
    },
  }
  for (let i = 0; i < 100; i++) {
    const finalTile = FINAL_TILES[i % 4]
    const automa = { level: LEVELS[i % 5], faction: AUTOMA_FACTION_IDS[i % 10] }
    playOut({ map: MAP_IDS[(i >> 1) % 5], automa, finalTile }, `fast:ties ${i}`, sink)
  }
  decided.add('strongest structure') // of trading, which waits for Merchants of the Seas; `actions.test.ts` has it decide
  expect([...decided].sort()).toEqual(Object.keys(TIE_BREAKS).sort())
})

test('every choice a human is offered against her works', () => {
  let tried = 0
  for (let i = 0; i < 30; i++) {
    const automa = { level: LEVELS[i % 5], faction: AUTOMA_FACTION_IDS[(i * 3) % 10] }
    playOut({ map: MAP_IDS[i % 5], automa }, `fast:choices ${i}`, undefined, (s) => {
      const asked = ask(s)
      for (const choice of asked?.choices ?? []) {
        playChoice(S.cloneState(s), asked?.seat ?? 0, choice)
        tried++
      }
    })
  }
  expect(tried).toBeGreaterThan(10_000)
})

test('two humans of any faction play with her to the end', () => {
  const seen = new Set<string>()
  for (let i = 0; i < 200; i++) {
    const options = {
      players: 3,
      map: MAP_IDS[i % 5],
      automa: { level: LEVELS[(i >> 2) % 5] },
      variableTurnOrder: i % 2 === 0,
    }
    const s = playOut(options, `fast:two ${i}`, undefined)
    expect([s.w[S.PHASE], s.w[S.ROUND]]).toEqual([S.OVER, 6])
    for (const seat of [0, 1]) seen.add(S.rulesOf(s, seat).data.id)
  }
  expect(seen.size).toBe(FACTION_IDS.length)
})

test('a stronger level scores more', () => {
  const means = LEVELS.map((level) => {
    let sum = 0
    for (let i = 0; i < 40; i++) {
      const s = playOut({ map: MAP_IDS[i % 5], automa: { level } }, `fast:levels ${i}`, undefined)
      sum += s.w[S.seatAt(1) + S.VP]
    }
    return sum / 40
  })
  for (let i = 1; i < means.length; i++) expect(means[i]).toBeGreaterThan(means[i - 1] + 5)
})

describe('thousands of games end without error', () => {
  test.each(MAP_IDS)('on %s', (map) => {
    let games = 0
    for (const level of LEVELS) {
      for (const faction of AUTOMA_FACTION_IDS) {
        for (let i = 0; i < GAMES_EACH; i++) {
          const finalTile = ['none', ...FINAL_TILES][games % 5]
          const s = playOut({ map, automa: { level, faction }, finalTile }, `fast:${map} ${games}`, undefined)
          expect([s.w[S.PHASE], s.w[S.ROUND]]).toEqual([S.OVER, 6])
          games++
        }
      }
    }
    expect(games).toBe(400)
  })
})
