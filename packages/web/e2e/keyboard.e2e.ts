import { Seat, still } from './seat.ts'
import { expect, test } from './test.ts'

test('a whole game with the keyboard alone, and everything is told', async ({ page, picture }) => {
  const seat = new Seat(page)
  await seat.prefer(still)
  await seat.name('Ann')
  const options = { asking: 'open', rules: { provinces: 2 } }
  const table = await seat.newTable({ game: 'dominion', options, seats: ['open', { robot: 'big-money' }] }, true)
  await page.goto(`/table/${table}`)
  await expect(seat.sentence).toBeVisible()
  // Each pile shows its key while it may be bought; digits are the hand, Enter what stands first, 0 the end.
  const keyOf = (pile: string) =>
    page
      .locator(`[data-place="pile:${pile}"][data-state="legal"] button`)
      .getAttribute('aria-keyshortcuts', { timeout: 5000 })
  while (await seat.isAsked()) {
    if (await seat.answer('play treasures').count()) {
      await page.keyboard.press('Enter')
      continue
    }
    const wish = ['Province', 'Gold', 'Silver']
    const legal = await Promise.all(
      wish.map((name) => page.locator(`[data-place="pile:${name}"][data-state="legal"]`).count()),
    )
    const bought = wish.find((_, i) => legal[i] > 0)
    const key = bought ? await keyOf(bought).catch(() => null) : '0'
    if (key) await page.keyboard.press(key)
  }
  await expect(seat.sentence).toContainText(/won|victory/i)
  const told = await page.getByTestId('announced').locator('p').allTextContents()
  expect(told.join()).toMatch(/You (buy|play)/)
  // What others did is heard before one is asked, not after it.
  const questions = told.flatMap((line, i) => (line.startsWith('Play your treasures') ? [i] : []))
  expect(questions.length).toBeGreaterThan(0)
  for (const i of questions) if (i + 1 < told.length) expect(told[i + 1]).toMatch(/^You/)
  await picture(page, 'keyboard-over')
})

test('arrow keys walk over everything that may be chosen, V shows a card, ? lists the keys', async ({
  page,
  picture,
}) => {
  const seat = new Seat(page)
  await seat.prefer(still)
  await seat.name('Ann')
  await seat.againstBigMoney()
  await expect(seat.answer('play treasures')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator(':focus')).toHaveAttribute('data-legal', 'true')
  for (let steps = 0; steps < 12; steps++) await page.keyboard.press('ArrowUp')
  await expect(page.locator(':focus')).toContainText(/costs/)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('v')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await picture(page, 'card-large')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.keyboard.press('?')
  await expect(dialog).toContainText('Take back your last answer')
  await picture(page, 'keys')
  await page.keyboard.press('Escape')
  await page.keyboard.press('x')
  await expect(page.getByRole('button', { name: 'Words' })).toBeVisible()
  await picture(page, 'symbols')
})
