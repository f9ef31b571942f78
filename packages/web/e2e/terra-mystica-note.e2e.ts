// The note at a space of the map: what it foresees is shown only while it is open.

import type { Page } from '@playwright/test'
import { Realm } from './realm.ts'
import { Seat, still } from './seat.ts'
import { expect, test } from './test.ts'

const coins = async (page: Page) => Number(await page.getByTestId('have-coins').getAttribute('data-value'))

/** Somebody who is asked what to do on the first turn, and a space where a trading house can be built. */
async function atAnAction(page: Page): Promise<{ realm: Realm; hex: string }> {
  await new Seat(page).prefer(still)
  const realm = new Realm(page)
  await realm.beginAsWitches()
  await realm.atOnce()
  const upgrade = await realm.atItsFirstTurn()
  await page.keyboard.press('a') // the list is closed again
  await expect(realm.offers).toHaveCount(0)
  return { realm, hex: upgrade.split(' ')[1] }
}

test('whoever acts as soon as the note lets them sees what is planned, and after stepping back what is', async ({
  page,
}) => {
  const { realm, hex } = await atAnAction(page)
  const before = await coins(page)
  // No hand is that fast, but a page on a busy machine may take a click at that moment.
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const act = document.querySelector<HTMLButtonElement>('[data-testid="note-act"]:enabled')
      if (!act) return
      observer.disconnect()
      act.click()
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
  })
  await page.locator(`[data-hex="${hex}"]`).click()
  await expect(realm.confirm).toBeEnabled()
  await expect(page.getByTestId('note')).toHaveCount(0)
  expect(await coins(page)).toBeLessThan(before)
  await page.keyboard.press('Backspace')
  await expect(realm.confirm).toBeHidden()
  await expect.poll(() => coins(page)).toBe(before)
})

test('a note that is open when the table goes on elsewhere is gone, with all it foresaw', async ({ page }) => {
  const { hex } = await atAnAction(page)
  const table = page.url().split('/').at(-1) ?? ''
  const before = await coins(page)
  await page.locator(`[data-hex="${hex}"]`).click()
  await expect.poll(() => coins(page)).toBeLessThan(before)
  const seat = new Seat(page)
  const { version, asked } = await seat.state(table)
  const move = asked?.options.findIndex(({ key }) => key.startsWith('pass')) ?? -1
  const answer = await seat.ask('POST', `/api/tables/${table}/move`, { version, id: 'elsewhere', move: [move] })
  expect(answer).toHaveProperty('version')
  await expect(page.getByTestId('note')).toHaveCount(0)
  const { players } = (await seat.state(table)).view as { players: { coins: number }[] }
  await expect.poll(() => coins(page)).toBe(players[0].coins)
})
