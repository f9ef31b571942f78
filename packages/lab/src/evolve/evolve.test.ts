import { findKingdom } from '@freehold/dominion'
import { belowFrom } from '@freehold/kernel'
import { parseStrategy } from '@freehold/players'
import { describe, expect, test } from 'vitest'
import { beginEvolution, breed, champion, checkResumed, type Evolution, parseEvolution } from './evolve.ts'
import { cardsFor, crossed, mutated, randomGenome, strategyOf, written } from './genome.ts'

const kingdom = findKingdom('First Game')
const run = { threads: 0 }

const begin = () => beginEvolution({ kingdom, seed: 'e', population: 8, games: 10 })

async function bred(state: Evolution, generations: number): Promise<Evolution> {
  let now = state
  for (let i = 0; i < generations; i++) now = (await breed(now, run))?.next ?? now
  return now
}

describe('a genome', () => {
  test('stays a strategy however it is varied', () => {
    const below = belowFrom('fast:genomes')
    const cards = cardsFor(kingdom)
    let genome = randomGenome(cards, below)
    for (let i = 0; i < 500; i++) {
      genome = mutated(crossed(genome, randomGenome(cards, below), below), cards, below)
      expect(genome.genes.length).toBeLessThanOrEqual(12)
      const { buy } = strategyOf(genome, 'x')
      expect(buy[0].card).toBe('Province')
      for (const { card } of buy) expect([...cards, 'Province', 'Duchy', 'Estate']).toContain(card)
    }
  })

  test('is written as people would write it', () => {
    const genes = [
      { card: 'Smithy', atMost: 2 },
      { card: 'Silver', atMost: 20 },
    ]
    const file = written({ province: 12, duchy: 4, estate: 0, genes }, 'Name', 'About')
    expect(file).toMatchObject({
      buy: [
        { card: 'Province', when: 'money >= 12' },
        { card: 'Duchy', when: 'provinces <= 4' },
        { card: 'Smithy', atMost: 2 },
        'Silver',
      ],
    })
    expect(parseStrategy(file, 'file').needs).toEqual(['Smithy'])
  })

  test('knows Potions only where something costs one', () => {
    expect(cardsFor(kingdom)).not.toContain('Potion')
    expect(cardsFor({ edition: '2e', cards: ['Possession'] })).toContain('Potion')
  })
})

describe('an evolution', () => {
  test('gives the same in one go and resumed from what was saved', async () => {
    const whole = await bred(begin(), 4)
    const saved = JSON.parse(JSON.stringify(await bred(begin(), 2)))
    expect(await bred(parseEvolution(saved, 'file'), 2)).toEqual(whole)
    expect(whole.champions).toHaveLength(1)
    expect(whole.population).toHaveLength(8)
  })

  test('gets better than what it began with', async () => {
    const first = await champion(begin(), 40, run)
    const last = await champion(await bred(begin(), 6), 40, run)
    expect(last?.points).toBeGreaterThan(first?.points ?? 1)
  }, 60_000)

  test('stops where it is interrupted', async () => {
    const stop = new AbortController()
    stop.abort()
    expect(await breed(begin(), { ...run, signal: stop.signal })).toBeUndefined()
  })

  test('refuses a file that is none, or of another kingdom', () => {
    expect(() => parseEvolution({ evolution: 1 }, 'x.state')).toThrow('x.state: edition: ')
    expect(() => checkResumed(begin(), findKingdom('Size Distortion'), 'x.state')).toThrow(
      'x.state: an evolution with Cellar, ',
    )
  })
})
