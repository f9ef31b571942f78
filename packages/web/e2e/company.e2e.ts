// What people miss daily: deck lists and points, quick phrases, a chat that leaves the table free, a game to watch.

import { problemsAnywhere } from './accessible.ts'
import { Seat, still } from './seat.ts'
import { expect, test } from './test.ts'

test('one always finds one’s own cards, and those of others where the table tells them', async ({ page, picture }) => {
  const ann = new Seat(page)
  await ann.prefer(still)
  await ann.name('Ann')
  const table = async (rules: Record<string, string>) => {
    const options = { asking: 'open', start: 0, rules }
    await page.goto(
      `/table/${await ann.newTable({ game: 'dominion', options, seats: ['open', { robot: 'big-money' }] }, true)}`,
    )
    await expect(ann.sentence).toBeVisible()
  }
  await table({})
  await page.getByRole('button', { name: /All your cards · 3 points/ }).click()
  await expect(page.getByRole('dialog')).toContainText('7 Coppers')
  await expect(page.getByRole('dialog')).toContainText('3 Estates')
  await picture(page, 'own-deck')
  await page.keyboard.press('Escape')
  const other = page.locator('[data-seat="1"]')
  await expect(other).not.toContainText('3 points')
  await expect(other.locator('[data-place="deck:1"]').getByRole('button')).toHaveCount(0)
  await table({ tracker: 'points' })
  await expect(other).toContainText('3 points')
  await expect(other.locator('[data-place="deck:1"]').getByRole('button')).toHaveCount(0)
  await table({ tracker: 'decks' })
  await other.locator('[data-place="deck:1"]').getByRole('button').click()
  await expect(page.getByRole('dialog', { name: /all cards/ })).toContainText('7 Coppers')
})

test('a chat leaves the table free, and a phrase is read in the language of whoever reads it', async ({
  page,
  browser,
  host,
  picture,
}) => {
  const ann = new Seat(page)
  await ann.prefer(still)
  await ann.name('Ann')
  const table = await ann.newTable({ game: 'dominion', options: { start: 0 }, seats: ['open', 'open'] }, false)
  const german = await browser.newContext({ baseURL: host.url, locale: 'de-DE' })
  const bob = new Seat(await german.newPage())
  await bob.prefer(still)
  await bob.name('Bob')
  await bob.ask('POST', `/api/tables/${table}/sit`, {})
  await ann.ask('POST', `/api/tables/${table}/start`, {})
  await page.goto(`/table/${table}`)
  await bob.page.goto(`/table/${table}`)
  await expect(bob.sentence).toBeVisible()
  await page.keyboard.press('c')
  const chat = page.getByRole('dialog', { name: 'Chat' })
  await chat.getByRole('button', { name: 'Hello! Have fun.' }).click()
  await expect(chat.getByRole('list', { name: 'Chat' })).toContainText('Hello! Have fun.')
  await picture(page, 'chat-beside')
  expect(await problemsAnywhere(page)).toEqual([])
  await bob.page.keyboard.press('c')
  await expect(bob.page.getByRole('dialog').getByRole('listitem').first()).toContainText('Hallo! Viel Spaß.')
  // The game goes on beside the open chat: the Treasures are played and a card is bought.
  await ann.answer('play treasures').click()
  await expect(ann.sentence).toContainText(/^Buy a card/)
  await ann.pile('Copper').click()
  await expect(chat).toBeVisible()
  await expect(ann.sentence).toContainText(/Bob/)
  await page.keyboard.press('Escape')
  await expect(chat).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.keyboard.press('c')
  const [sheet, sentence] = await Promise.all([chat.boundingBox(), ann.sentence.boundingBox()])
  expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBeLessThan(sentence?.y ?? 0)
  await german.close()
})

test('where nobody plays, a game of strong players is there to watch, hands open', async ({ page, picture }) => {
  await new Seat(page).prefer(still)
  await page.goto('/tables')
  await page.getByRole('button', { name: 'Watch two strong players' }).click()
  await expect(page.getByTestId('sentence')).toBeVisible()
  await expect(page.locator('section[data-place^="hand:"] li').first()).toBeVisible()
  await expect(page.locator('[data-seat]')).toHaveCount(2)
  await picture(page, 'watching-strong')
})
