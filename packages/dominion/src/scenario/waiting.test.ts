/** Scenarios that are written for cards nobody can choose yet: each moves to its folder when its cards are opened. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cardsOf } from '../cards/index.ts'
import { writtenCards } from '../cards/written.ts'

const folder = join(import.meta.dirname, '../../waiting-scenarios')
const open = new Set([...cardsOf('1e').keys(), ...cardsOf('2e').keys()])
const closed = [...new Set(writtenCards.map(({ name }) => name))].filter((name) => !open.has(name))

test.each(['rulings', 'checks'])('every one of the %s names a card that waits to be opened', (name) => {
  const scenarios: unknown[] = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))
  const ready = scenarios
    .map((each) => JSON.stringify(each))
    .filter((text) => !closed.some((card) => text.includes(card)))
  expect(scenarios.length).toBeGreaterThan(0)
  expect(ready).toEqual([])
})
