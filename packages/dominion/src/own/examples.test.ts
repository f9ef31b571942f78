import { readdirSync, readFileSync } from 'node:fs'
import { belowFrom, randomMove } from '@freehold/kernel'
import { expect, test } from 'vitest'
import { dominion } from '../game.ts'
import { wholeGallery } from '../symbols/whole-gallery.ts'
import { writingIn, writtenCard } from '../writing/index.ts'
import { definitionOf, readOwnCard } from './index.ts'

const folder = new URL('../../../../examples/cards/', import.meta.url)
const files = readdirSync(folder).filter((file) => file.endsWith('.card'))
const about = readFileSync(new URL('README.md', folder), 'utf8')

test('there are twelve example cards', () => expect(files).toHaveLength(12))

test.each(files)('%s is well written, has a picture and a reason, and is played to the end', (file) => {
  const text = readFileSync(new URL(file, folder), 'utf8')
  const { card } = readOwnCard(text)
  expect(writtenCard(card, writingIn('en'))).toBe(text)
  expect(wholeGallery.picture(card.emblem)).toBeDefined()
  expect(about).toMatch(new RegExp(`\\| \\[${card.name}\\]\\(${file}\\) \\| .{40,} \\|`))
  const state = dominion.setup(dominion.options({ own: [definitionOf(text)] }), 'fast:examples')
  const below = belowFrom('fast:examples')
  for (let decision = dominion.pending(state); decision; decision = dominion.pending(state))
    dominion.play(state, randomMove(decision, below))
  expect(dominion.outcome(state)?.winners).not.toEqual([])
})
