import { symbolGlossary } from '@freehold/dominion/symbols'
import { english } from '@freehold/dominion/words'
import { expect, test } from 'vitest'
import { glossaryGroups } from './glossary.ts'

test('the glossary has every symbol of the language in its group', () => {
  const entries = glossaryGroups(english).flatMap((group) => group.entries)
  expect(entries.map(({ id }) => id)).toEqual(symbolGlossary().map(({ id }) => id))
  for (const { svg, meaning } of entries) {
    expect(svg).toMatch(/^<svg /)
    expect(meaning).not.toBe('')
  }
})

test('and says on which cards each one stands', () => {
  const cardsOf = (id: string) =>
    glossaryGroups(english)
      .flatMap((group) => group.entries)
      .find((entry) => entry.id === id)?.cards
  expect(cardsOf('trash')).toContain('Chapel')
  expect(cardsOf('box-may')).toContain('Throne Room')
  expect(cardsOf('sign-plus')).toContain('Market')
  expect(cardsOf('potion')).not.toContain('Village')
})
