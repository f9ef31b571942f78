import { findKingdom } from '@freehold/dominion'
import { belowFrom } from '@freehold/kernel'
import { expect, test } from 'vitest'
import { type Genome, line, parseGenome, stockOf, written } from './genome.ts'
import { mutated } from './vary.ts'

const stock = stockOf(findKingdom('First Game'))
const menu: Genome = {
  buy: [line('Province'), line('Gold'), line('Village', 'own(Village) < own(Smithy)'), line('Smithy'), line('Silver')],
  play: [],
  trash: [],
}

/** Children of children, each by some changes by lot. */
function* descendants(first: Genome, many: number) {
  const below = belowFrom('fast:ratios')
  let child = first
  for (let i = 0; i < many; i++) {
    child = i % 20 === 0 ? first : mutated(child, stock, below)
    yield child
  }
}

test('menus change to ratios, too, and what they become reads as it is written', () => {
  const ratios = new Set<string>()
  for (const child of descendants(menu, 2000)) {
    const text = JSON.stringify(written(child))
    expect(JSON.stringify(written(parseGenome(written(child), 'a')))).toBe(text)
    for (const [ratio] of text.matchAll(/\d+ \* \w+(\(\w+\))?/g)) ratios.add(ratio)
  }
  expect([...ratios].some((ratio) => ratio.endsWith('own(Village)'))).toBe(true)
  expect(ratios).toContain('2 * own(Action)')
  expect([...ratios].filter((ratio) => /^[01] /.test(ratio))).toEqual([])
  expect([...ratios].some((ratio) => /^[4-9] /.test(ratio))).toBe(true) // nudged
})
