import { replay } from '@freehold/kernel'
import { terraMystica } from '@freehold/terra-mystica'
import i18next from 'i18next'
import { expect, test } from 'vitest'
import { terraMysticaGame } from '../../replay/finished-games.fixture.ts'
import texts from '../locales/en/terra-mystica-result.json'
import { scoreRows } from './score-rows.ts'

test('the sources of a game add up to its points, each with its name', async () => {
  await i18next.init({ lng: 'en', resources: { en: { 'terra-mystica-result': texts } } })
  const log = terraMysticaGame()
  const rows = scoreRows(terraMystica.view(replay(terraMystica, log), 'audience'))
  const sums = [0, 1].map((seat) => rows.reduce((sum, { parts }) => sum + (parts[seat]?.points ?? 0), 0))
  expect(sums).toEqual(log.outcome?.points)
  expect(rows[0]).toMatchObject({ from: 'start', words: 'At the start' })
})
