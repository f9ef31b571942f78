import { findKingdom } from '@freehold/dominion'
import { belowFrom } from '@freehold/kernel'
import { findStrategy } from '@freehold/players'
import {
  crossed,
  moneyWith,
  mutated,
  parseGenome,
  randomGenome,
  shorterBy,
  stockOf,
  strategyOf,
  tidy,
  written,
} from '@freehold/players/breeding'
import { afterAll, describe, expect, test } from 'vitest'
import { makePool } from '../sim/pool.ts'
import { beginEvolution, breed, champion, checkResumed, type Evolution, fitting, parseEvolution } from './evolve.ts'
import { measure } from './measure.ts'

const kingdom = findKingdom('First Game')
const run = { pool: makePool(1) }
const begun = await beginEvolution({ kingdom, seed: 'e', population: 8, games: 2 }, run)
if (!begun) throw new Error('interrupted')
const began = begun
afterAll(() => run.pool.close())

async function bred(state: Evolution, generations: number): Promise<Evolution> {
  let now = state
  for (let i = 0; i < generations; i++) now = (await breed(now, run))?.next ?? now
  return now
}

describe('a genome', () => {
  test('stays a strategy of this kingdom that can be written, however it is varied', () => {
    const below = belowFrom('fast:genomes')
    const stock = stockOf(findKingdom('Size Distortion'))
    const known = [...stock.kingdom, ...stock.money, 'Copper', 'Curse', 'Province', 'Duchy', 'Estate']
    let genome = randomGenome(stock, below)
    for (let i = 0; i < 500; i++) {
      const parent = crossed(genome, randomGenome(stock, below), below)
      genome = mutated(parent, stock, below)
      expect(genome).not.toEqual(parent)
      expect(genome.buy.length).toBeGreaterThan(0)
      expect(genome.buy.length).toBeLessThanOrEqual(18)
      for (const { card } of [...genome.buy, ...genome.play, ...genome.trash]) expect(known).toContain(card)
      const again = parseGenome(JSON.parse(JSON.stringify(written(genome))), 'file')
      expect(written(again)).toEqual(written(genome))
    }
  })

  test('is written as people would write it', () => {
    expect(written(moneyWith([['Smithy', 2]], 'money >= 12'))).toEqual({
      buy: [
        { card: 'Province', when: 'money >= 12' },
        { card: 'Duchy', when: 'provinces <= 4' },
        { card: 'Estate', when: 'provinces <= 2' },
        'Gold',
        { card: 'Smithy', atMost: 2 },
        'Silver',
      ],
    })
  })

  test('has no line that can never matter', () => {
    const dead = [
      { card: 'Gold', when: 'turn > 3' },
      { card: 'Moat', when: 'own(Moat) < 0' },
    ]
    const buy = ['Gold', ...dead, { card: 'Smithy', atMost: 1 }, 'Smithy', 'Smithy']
    expect(written(tidy(parseGenome({ buy }, 'x')))).toEqual({ buy: ['Gold', { card: 'Smithy', atMost: 1 }, 'Smithy'] })
  })

  test('can lose each of its lines and conditions', () => {
    const buy = ['Gold', { card: 'Smithy', atMost: 1, when: 'turn > 3' }]
    const genome = parseGenome({ buy, trash: ['Curse'] }, 'x')
    const trash = ['Curse']
    expect(shorterBy(genome).map(written)).toEqual([
      { buy: [buy[1]], trash },
      { buy: ['Gold'], trash },
      { buy: ['Gold', { card: 'Smithy', when: 'turn > 3' }], trash },
      { buy: ['Gold', { card: 'Smithy', atMost: 1 }], trash },
      { buy },
    ])
    expect(shorterBy(parseGenome({ buy: ['Gold'] }, 'x'))).toEqual([])
  })

  test('knows Potions only where something costs one', () => {
    expect(stockOf(kingdom).money).not.toContain('Potion')
    expect(stockOf({ edition: '2e', cards: ['Possession'] }).money).toContain('Potion')
  })
})

describe('an evolution', () => {
  test('begins with the hand-written strategies that fit, the strongest of them as rivals', () => {
    expect(fitting(kingdom)).toContain('village-smithy-market')
    expect(fitting(kingdom)).not.toContain('big-money-witch')
    const { rivals, members } = began
    expect(rivals).toHaveLength(fitting(kingdom).length)
    expect(rivals.slice(0, 3)).not.toContain('big-money')
    expect(members).toContainEqual(written(findStrategy(rivals[0])))
  })

  test('gives the same in one go and resumed from what was saved', async () => {
    const whole = await bred(began, 5)
    const saved = JSON.parse(JSON.stringify(await bred(began, 2)))
    expect(await bred(parseEvolution(saved, 'file'), 3)).toEqual(whole)
    expect(whole.champions).toHaveLength(1)
    expect(whole.hardest).toHaveLength(2)
    expect(whole.members).toHaveLength(8)
  })

  test('gets better than what it began with', async () => {
    const last = await bred(began, 6)
    const strength = async (members: Evolution['members']) => (await champion({ ...began, members }, 100, run))?.points
    const drawn = began.members.slice(-2) // by lot
    expect(await strength(last.members)).toBeGreaterThan((await strength(drawn)) ?? 1)
  })

  test('stops where it is interrupted', async () => {
    const stop = new AbortController()
    stop.abort()
    expect(await breed(began, { ...run, signal: stop.signal })).toBeUndefined()
    expect(await champion(began, 10, { ...run, signal: stop.signal })).toBeUndefined()
  })

  test('refuses a file that is none, of another kingdom or of another seed', () => {
    expect(() => parseEvolution({ evolution: 2 }, 'x.state')).toThrow('x.state: edition: ')
    expect(() => parseEvolution({ ...began, members: [{ buy: ['Smithee'] }] }, 'x.state')).toThrow(
      'there is no card "Smithee"; did you mean Smithy?',
    )
    expect(() => checkResumed(began, findKingdom('Size Distortion'), { seed: 'e' }, 'x.state')).toThrow(
      'x.state: an evolution with Cellar, ',
    )
    expect(() => checkResumed(began, kingdom, { seed: 'f' }, 'x.state')).toThrow(
      'x.state: an evolution with the seed e',
    )
  })
})

test('a strategy is measured against the best by hand, and against the one that is hardest for it', async () => {
  const strength = await measure(strategyOf(moneyWith([['Smithy', 1]]), 'mine'), kingdom, 200, run)
  expect(strength?.best).toMatchObject({ games: 200 })
  expect(strength?.best.strategy).toMatch(/smithy/)
  expect(strength?.hardest.share).toBeLessThan(0.75)
})
