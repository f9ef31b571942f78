// Advice at a table where nobody else plays: three turns, shown on the map; and none as soon as somebody does.
import { Realm } from './realm.ts'
import { Seat, still } from './seat.ts'
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

test('advice that was asked for while the other was away is gone when they are back', async ({
  page,
  browser,
  host,
}) => {
  const other = await browser.newContext({ baseURL: host.url })
  const [ann, ben] = [new Seat(page), new Seat(await other.newPage())]
  await ann.prefer({ ...still, theme: 'light' })
  await ann.name('Ann')
  await ben.name('Ben')
  const options = { players: 2, fireAndIce: false, factions: ['witches', 'nomads'] }
  const table = await ann.newTable({ game: 'terra-mystica', options, seats: ['open', 'open'] }, false)
  await ben.ask('POST', `/api/tables/${table}/sit`, {})
  await ann.ask('POST', `/api/tables/${table}/start`, {})
  await page.goto(`/table/${table}`)
  await new Realm(page).ready()
  const button = page.getByRole('button', { name: 'Advice' })
  const advice = page.getByTestId('advice')
  await expect(button).toHaveCount(0)
  await ben.ask('POST', `/api/tables/${table}/leave`, {})
  await button.click()
  await expect(advice).toBeVisible()
  await ben.ask('POST', `/api/tables/${table}/come-back`, {})
  await expect(button).toHaveCount(0)
  await expect(advice).toHaveCount(0)
  await other.close()
})
