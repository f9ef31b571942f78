/** What a person plans with: what a choice changes, spaces in reach, where income and final points come from. */
import { belowFrom, type Json } from '@freehold/kernel'
import { describe, expect, test } from 'vitest'
import { MAP_IDS } from '../data/maps.ts'
import { ask } from '../rules/legal.ts'
import * as S from '../rules/state.ts'
import { FACTION_IDS } from '../types.ts'
import { COUNTED, type Counted } from './changes.ts'
import { playChoice, terraMystica } from './game.ts'
import { biased } from './random-play.ts'

const changesOf = (detail: Json | undefined) => (detail as { changes: Record<Counted, number> }).changes

/** What Cultists gain beside the Automa is decided by a card that nobody knows. */
const KNOWING = FACTION_IDS.filter((id) => id !== 'cultists')

/** Moments of random games of every faction. */
function* moments(games: number, every: number): Generator<S.State> {
  for (let i = 0; i < games; i++) {
    const factions = [KNOWING[i % KNOWING.length]]
    const options = terraMystica.options({ automa: {}, factions, map: MAP_IDS[i % 5] })
    const s = terraMystica.setup(options, `fast:plan ${i}`)
    const below = belowFrom(`fast:plan moves ${i}`)
    let n = 0
    for (let asked = ask(s); asked; asked = ask(s)) {
      if (n++ % every === 0) yield s
      playChoice(s, asked.seat, biased(asked, below))
    }
  }
}

test('a choice says what it changes at once, and then changes just that', () => {
  let seen = 0
  for (const s of moments(60, 5)) {
    const decision = terraMystica.pending(s)
    decision?.options.forEach((option, i) => {
      if (!['convert', 'track', 'build', 'upgrade'].includes((option.detail as { group: string }).group)) return
      const after = S.cloneState(s)
      terraMystica.play(after, [i])
      if (after.w[S.ACTIVE] !== s.w[S.ACTIVE] || after.w[S.ROUND] !== s.w[S.ROUND]) return // others went on
      for (const [name, word] of Object.entries(COUNTED)) {
        const by = after.w[S.seatAt(0) + word] - s.w[S.seatAt(0) + word]
        expect([option.key, name, changesOf(option.detail)[name as Counted] ?? 0]).toEqual([option.key, name, by])
      }
      seen++
    })
  }
  expect(seen).toBeGreaterThan(1000)
})

test('a dwelling that can be built is in reach, and costs what its space in reach says', () => {
  let seen = 0
  for (const s of moments(100, 2)) {
    if (s.w[S.ROUND] === 0 || s.w[S.ACTIONS] === 0) continue
    const asked = ask(s)
    if (!asked || asked.entry) continue
    const { reach } = terraMystica.view(s, 0).players[0]
    for (const { detail, key } of terraMystica.pending(s)?.options ?? []) {
      const { group, hex } = detail as { group: string; hex: string }
      if (group !== 'build') continue
      const space = reach.find((each) => each.hex === hex)
      expect([key, space?.spades]).toEqual([key, 0])
      const { coins = 0, workers = 0, priests = 0 } = space?.cost ?? {}
      const changes = changesOf(detail)
      expect([key, coins, workers, priests]).toEqual([
        key,
        -(changes.coins ?? 0) || 0,
        -(changes.workers ?? 0) || 0,
        -(changes.priests ?? 0) || 0,
      ])
      seen++
    }
  }
  expect(seen).toBeGreaterThan(50)
})

describe('forecasts add up', () => {
  test('income by source is the income, which then comes', () => {
    for (const s of moments(12, 11)) {
      const [you, her] = terraMystica.view(s, 0).players
      for (const what of ['coins', 'workers', 'priests', 'power'] as const) {
        const sum = you.incomeFrom.reduce((total, each) => total + each[what], 0)
        expect(sum).toBe(you.income[what] ?? 0)
      }
      expect(her.incomeFrom).toEqual([])
    }
  })

  test('points to come, with those there are, are the points if it were over', () => {
    for (const s of moments(12, 11)) {
      for (const { vp, vpToCome, vpIfOver } of terraMystica.view(s, 0).players) {
        expect(Object.values(vpToCome).reduce((a, b) => a + b, vp)).toBe(vpIfOver)
      }
    }
  })
})
