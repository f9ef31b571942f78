import { dominion } from '@freehold/dominion'
import { replay } from '@freehold/kernel'
import i18next from 'i18next'
import { expect, test } from 'vitest'
import { dominionGame } from '../../replay/finished-games.fixture.ts'
import texts from '../locales/en/dominion-result.json'
import { loadTongue } from '../tongue.ts'
import { scoreRows } from './score-rows.ts'

test('the cards of a game add up to its points', async () => {
  await i18next.init({ lng: 'en', resources: { en: { 'dominion-result': texts } } })
  await loadTongue('en')
  const log = dominionGame(3)
  const rows = scoreRows(dominion.view(replay(dominion, log), 'audience'))
  const sums = [0, 1, 2].map((seat) =>
    rows.filter(({ from }) => from !== 'turns').reduce((sum, { parts }) => sum + (parts[seat]?.points ?? 0), 0),
  )
  expect(sums).toEqual(log.outcome?.points)
  expect(rows.at(-1)).toMatchObject({ from: 'turns', words: 'Turns taken (fewer win a tie)' })
  expect(rows[0].words).toBe(rows[0].from)
})
