// Advice at a table where nobody but the Automa plays: three turns, shown on the map.
import { Realm } from './realm.ts'
import { expect, test } from './test.ts'

test('alone against the Automa one may ask for advice, and sees on the map what it means', async ({
  page,
  picture,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('freehold.settings', JSON.stringify({ speed: 'off', hints: false, theme: 'light' })),
  )
  const realm = new Realm(page)
  await realm.beginAlone()
  await realm.atOnce()
  const advice = page.getByTestId('advice')
  const turns = advice.getByRole('button')
  await page.getByRole('button', { name: 'Advice' }).click()
  for (let moves = 0; moves < 40; moves++) {
    if (moves > 12 && (await turns.count()) === 3) break
    await realm.click()
    await expect(advice.getByText('It thinks')).toHaveCount(0)
  }
  await expect(turns).toHaveCount(3)
  await expect(turns.first()).toContainText('points by the end')
  await expect(turns.first()).toContainText(/cults \+\d|area \+\d|tiles \+\d|cards \+\d|towns \+\d/)
  await turns.first().hover()
  await picture(page, 'terra-mystica-advice')
})
