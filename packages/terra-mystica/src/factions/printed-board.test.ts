import { belowFrom } from '@freehold/kernel'
import { expect, test } from 'vitest'
import { terraMystica } from '../game/game.ts'
import { drawByGroup } from '../game/random-play.ts'
import { FACTION_IDS } from '../types.ts'
import { type IncomeAmounts, printedBoard } from './printed-board.ts'

test('the printed board of the Witches', () => {
  const board = printedBoard('witches', 'forest')
  expect(board?.shipping).toEqual({
    price: { coins: 4, priests: 1 },
    steps: [0, 2, 3, 4].map((vp, level) => ({ level, vp })),
  })
  expect(board?.digging?.steps.map(({ vp, spade }) => [vp, spade])).toEqual([
    [0, { workers: 3 }],
    [6, { workers: 2 }],
    [6, { workers: 1 }],
  ])
  expect(board?.wheel.map(({ spades }) => spades)).toEqual([0, 1, 2, 3, 3, 2, 1])
  expect(board?.wheel[0].terrain).toBe('forest')
  expect(board?.rows[0]).toMatchObject({ building: 'dwelling', cost: { coins: 2, workers: 1 }, always: { workers: 1 } })
  expect(board?.rows[0].wells).toHaveLength(8)
})

test('uncovered wells are the income of buildings, for every faction in random games', () => {
  for (const [i, faction] of FACTION_IDS.entries()) {
    const s = terraMystica.setup(terraMystica.options({ automa: {}, factions: [faction] }), `fast:wells ${i}`)
    const below = belowFrom(`fast:wells ${i}`)
    for (let asked = terraMystica.pending(s); asked; asked = terraMystica.pending(s)) {
      const [you] = terraMystica.view(s, 0).players
      const sums: Record<string, number> = {}
      const add = (income: IncomeAmounts) => {
        for (const [what, n] of Object.entries(income)) sums[what] = (sums[what] ?? 0) + n
      }
      for (const { building, always, wells } of printedBoard(you.faction, you.terrain)?.rows ?? []) {
        add(always)
        for (const { income } of wells.slice(0, you.built[building])) add(income)
      }
      const ofBuildings = you.incomeFrom.filter(({ source }) => source in you.built)
      for (const what of ['coins', 'workers', 'priests', 'power'] as const)
        expect(sums[what] ?? 0).toBe(ofBuildings.reduce((sum, from) => sum + from[what], 0))
      const groups = asked.options.map(({ detail }) => (detail as { group: never }).group)
      terraMystica.play(s, [drawByGroup(groups, below)], [])
    }
  }
})
