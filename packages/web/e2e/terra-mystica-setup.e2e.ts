// The set-up page of Terra Mystica: maps and tiles as pictures, rolled again, kept in a code, seen by guests.

import type { Page } from '@playwright/test'
import { seriousProblems } from './accessible.ts'
import { Seat, still } from './seat.ts'
import { expect, test } from './test.ts'

const code = (page: Page) => page.getByTestId('setup-code')
const rounds = (page: Page, name = 'The six rounds and the final tile') => page.getByRole('list', { name })
const cards = (page: Page) => page.getByRole('list', { name: 'Bonus cards' })

async function expectAccessible(page: Page) {
  expect(await seriousProblems(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

test('tiles are rolled again, one or all; the code brings them back; guests see what they join', async ({
  page,
  browser,
  picture,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await new Seat(page).prefer(still)
  await page.goto('/new/terra-mystica?with=friends')
  await page.getByRole('radio', { name: '4', exact: true }).check()
  await expect(code(page)).toHaveText(/^TM4-/)
  await expect(rounds(page).getByRole('listitem')).toHaveCount(7)
  await expect(cards(page).getByRole('listitem')).toHaveCount(7)
  await page.getByRole('radio', { name: 'Fjords' }).check()
  await page.getByRole('radio', { name: 'auction' }).check()
  await rounds(page).getByRole('button', { name: 'Final tile: none' }).click()
  await expect(
    rounds(page).getByRole('button', { name: /Final tile: Greatest|Final tile: Most|Final tile: Strong/ }),
  ).toBeVisible()
  await expectAccessible(page)
  await picture(page, 'terra-mystica-setup-light')

  // One tile alone, and only that one.
  const tiles = () => rounds(page).getByRole('listitem').allInnerTexts()
  const before = await tiles()
  const third = rounds(page).getByRole('button', { name: /^Round 3\./ })
  const was = await third.innerText()
  await third.click()
  await expect(third).not.toHaveText(was)
  const after = await tiles()
  expect(after.filter((text, i) => text !== before[i])).toHaveLength(1)

  // All of them, by the key; and back again by the code that was shown.
  const kept = await code(page).innerText()
  const drawn = [...after, ...(await cards(page).getByRole('listitem').allInnerTexts())]
  await page.getByRole('heading', { name: 'The tiles of this game' }).click()
  await expect(async () => {
    await page.keyboard.press('r')
    await expect(code(page)).not.toHaveText(kept)
  }).toPass()
  await page.getByRole('radio', { name: '3', exact: true }).check()
  await expect(code(page)).toHaveText(/^TM3-/)
  await page.getByRole('button', { name: 'Enter a code' }).click()
  await page.getByLabel('Code of a set-up').fill(`${kept.slice(0, -1)}${kept.endsWith('A') ? 'B' : 'A'}`)
  await page.getByLabel('Code of a set-up').press('Enter')
  await expect(page.getByRole('alert')).toContainText('Something is mistyped')
  await expect(code(page)).toHaveText(/^TM3-/)
  await page.getByLabel('Code of a set-up').fill(kept.toLowerCase())
  await page.getByLabel('Code of a set-up').press('Enter')
  await expect(code(page)).toHaveText(kept)
  await expect(page.getByRole('radio', { name: 'Fjords' })).toBeChecked()
  expect([...(await tiles()), ...(await cards(page).getByRole('listitem').allInnerTexts())]).toEqual(drawn)

  // Clock and rating are agreed on here, and the table is what was shown.
  await page.getByText('Clock, audience, rating').click()
  await page.getByRole('combobox', { name: /^Clock/ }).selectOption('2 minutes a move')
  await page.getByLabel('The game is rated').check()
  await page.getByRole('button', { name: 'Make the table' }).click()
  await page.waitForURL(/\/table\//)
  await expect(page.getByRole('heading', { name: 'Fjords' })).toBeVisible()
  const state = await new Seat(page).state(page.url().split('/').at(-1) ?? '')
  expect(state).toMatchObject({ rated: true, options: { map: 'fjords', factions: 'auction', players: 4 } })

  await expect(page.getByText('The game is rated · 2 minutes a move')).toBeVisible()

  const guest = await (
    await browser.newContext({
      baseURL: new URL(page.url()).origin,
      viewport: { width: 390, height: 844 },
      locale: 'de-DE',
    })
  ).newPage()
  await guest.goto(page.url())
  await expect(guest.getByRole('heading', { name: 'Die Fjorde' })).toBeVisible()
  const there = rounds(guest, 'Die sechs Runden und das Endwertungskärtchen')
  await expect(there.getByRole('listitem')).toHaveCount(7)
  await expect(there.getByRole('button')).toHaveCount(0)
  await expectAccessible(guest)
  await picture(guest, 'terra-mystica-setup-guest-phone')
  await guest.context().close()
})

test.describe('on a phone, in German and dark', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'de-DE' })
  test('a link with a code lays it out, against the Automa too; a wrong one is told in a line', async ({
    page,
    picture,
  }) => {
    await new Seat(page).prefer(still)
    await page.goto('/new/terra-mystica')
    await expect(code(page)).toHaveText(/^TM2-/)
    const kept = await code(page).innerText()
    const tiles = await page.getByRole('list', { name: 'Bonuskarten' }).allInnerTexts()
    await expectAccessible(page)
    await picture(page, 'terra-mystica-setup-phone')
    await page.goto(`/new/terra-mystica?code=${kept}`)
    await expect(code(page)).toHaveText(kept)
    expect(await page.getByRole('list', { name: 'Bonuskarten' }).allInnerTexts()).toEqual(tiles)
    await page.goto('/new/terra-mystica?code=TM4-OOOOO-22222')
    await expect(page.getByRole('alert')).toHaveText(/„O“ kommt in Codes nicht vor/)
    await page.getByRole('button', { name: 'Beginnen' }).tap()
    await page.waitForURL(/\/table\//)
  })
})
