import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readGate } from './gate.ts'

const folder = join(import.meta.dirname, '../../../../examples/engines')

test('twenty kingdoms with an engine: each says why, what is built there, and has a menu of money to be met', () => {
  const rows = readGate(folder)
  expect(rows).toHaveLength(20)
  expect(new Set(rows.map(({ kingdom }) => [...kingdom.cards].sort().join())).size).toBe(20)
  const told: { why: string }[] = JSON.parse(readFileSync(join(folder, 'gate.json'), 'utf8'))
  for (const { why } of told) expect(why).toMatch(/^[A-Z].{20,}\.$/)
  for (const { opponent, builds = [], kingdom } of rows) {
    expect(builds.length).toBeGreaterThan(1)
    const bought = opponent.buy.map(({ card }) => card).filter((card) => kingdom.cards.includes(card))
    expect(bought.length).toBeLessThanOrEqual(2)
    expect(opponent.buy.map(({ card }) => card)).toEqual(expect.arrayContaining(['Province', 'Gold', 'Silver']))
  }
})
