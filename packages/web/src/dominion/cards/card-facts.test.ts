import { describe, expect, test } from 'vitest'
import { openAllBoxes } from './all-boxes.ts'
import { cardNamed, printedNow } from './card-facts.ts'

await openAllBoxes()

describe('a card by name', () => {
  test('is worded as the printing that was agreed on', () => {
    const first = cardNamed('Band of Misfits', { edition: '2e', printing: 'first' })
    const newest = cardNamed('Band of Misfits', printedNow('2e'))
    expect([first?.printing, newest?.printing]).toEqual(['first', 'newest'])
  })

  test('has one wording where no printing changed it', () => {
    expect(cardNamed('Village', { edition: '2e', printing: 'first' })).toBe(cardNamed('Village', printedNow('2e')))
  })

  test('is taken from the other edition where only that one has it', () => {
    expect(cardNamed('Woodcutter', printedNow('2e'))?.editions).toEqual(['1e'])
  })
})
