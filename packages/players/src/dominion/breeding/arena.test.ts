import { findKingdom } from '@freehold/dominion'
import { settingOf } from '@freehold/dominion/fast'
import { belowFrom } from '@freehold/kernel'
import { describe, expect, test } from 'vitest'
import { tableFor } from '../fitting.ts'
import { Arena } from './arena.ts'
import { ofKind } from './candidates.ts'
import { moneyWith, stockOf } from './genome.ts'
import { skeletons } from './skeletons.ts'

const kingdom = findKingdom(
  'Chapel, Village, Smithy, Militia, Market, Laboratory, Festival, Ironworks, Gardens, Workshop',
)
const setting = settingOf(tableFor(kingdom))

function met(arena: Arena) {
  const smithy = arena.candidate(moneyWith([['Smithy', 1]]))
  const village = arena.candidate(moneyWith([['Village', 9]]))
  const meet = (pairs: number) => {
    for (const _ of arena.meet([smithy], [village], pairs));
    return smithy.met.get(village)
  }
  return { meet, all: [smithy, village] }
}

describe('menus that meet', () => {
  test('play until they have met so often, and what they have come to stays', () => {
    const { meet } = met(new Arena(setting, ''))
    const first = meet(10)
    expect(first?.pairs).toBe(10)
    expect(first?.share).toBeGreaterThan(0.5)
    expect(meet(10)).toBe(first)
    expect(meet(20)?.pairs).toBe(20)
  })

  test('come to the same with the same lot', () => {
    expect(met(new Arena(setting, 'a')).meet(20)).toEqual(met(new Arena(setting, 'a')).meet(20))
  })

  test('begin anew on other shuffles', () => {
    const arena = new Arena(setting, '')
    const { meet, all } = met(arena)
    meet(20)
    arena.shuffle('other', all)
    expect(all[0].met.size).toBe(0)
    expect(meet(10)?.pairs).toBe(10)
  })

  test('are of kinds: a thin deck trashes, a rush does without Gold', () => {
    const arena = new Arena(setting, '')
    const stock = stockOf(kingdom)
    const all = skeletons(stock, belowFrom('fast:kinds')).map((genome) => arena.candidate(genome))
    const [thin, rushes] = [ofKind('thin', all, stock), ofKind('rush', all, stock)]
    expect(thin.length).toBeGreaterThan(0)
    for (const { genome } of thin) expect(genome.trash.length).toBeGreaterThan(0)
    for (const { genome } of thin) expect(genome.buy.map(({ card }) => card)).toContain('Chapel')
    expect(rushes.length).toBeGreaterThan(0)
    for (const { genome } of rushes) expect(genome.buy.map(({ card }) => card)).not.toContain('Gold')
  })
})
