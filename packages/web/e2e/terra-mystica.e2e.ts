// Terra Mystica: alone against the Automa by clicking and by typing, two browsers, a phone, a replay.

import type { Page } from '@playwright/test'
import { problemsAnywhere } from './accessible.ts'
import { Realm } from './realm.ts'
import { Seat } from './seat.ts'
import { expect, test } from './test.ts'

const still = JSON.stringify({ speed: 'off', hints: false, theme: 'light' })

async function prefer(page: Page, settings = still): Promise<void> {
  await page.addInitScript((kept) => localStorage.setItem('freehold.settings', kept), settings)
}

const points = async (page: Page, seat: number) => Number(await page.getByTestId(`points-${seat}`).textContent())

test('a whole game against the Automa by clicking, watching her first choices step by step', async ({
  page,
  picture,
}) => {
  await prefer(page)
  const realm = new Realm(page)
  await realm.beginAlone()
  expect(await problemsAnywhere(page)).toEqual([])
  await picture(page, 'terra-mystica-factions')
  while (realm.watched < 14 || (await realm.moment()) !== 'automa') await realm.click()
  const panel = page.getByRole('region', { name: 'The Automa' })
  await expect(panel.getByRole('heading', { name: 'The Automa is choosing' })).toBeVisible()
  expect(await problemsAnywhere(page)).toEqual([])
  await picture(page, 'terra-mystica-automa')
  await realm.atOnce()
  await page.getByRole('button', { name: 'All at once' }).click()
  let pictured = false
  for (let moves = 0; moves < 600 && (await realm.click()); moves++) {
    if (!pictured && moves > 10 && (await realm.steps()) > 0) {
      pictured = true
      await picture(page, 'terra-mystica-plan')
      expect(await problemsAnywhere(page)).toEqual([])
    }
  }
  await expect(realm.result).toBeVisible()
  expect(await points(page, 0)).toBeGreaterThan(0)
  expect(Number(await page.getByTestId('total-1').textContent())).toBeGreaterThan(60)
  await picture(page, 'terra-mystica-result')
  expect(await problemsAnywhere(page)).toEqual([])

  const hexes = () => page.locator('[data-hex][aria-label*="of Automa"]').count()
  const standing = await hexes()
  await page.getByRole('link', { name: 'Look at it again' }).click()
  await page.waitForURL(/\/replay\//)
  await expect(page.getByRole('link', { name: 'Result' })).toBeVisible()
  await realm.ready()
  await page.keyboard.press('Home')
  await expect.poll(hexes).toBe(0)
  for (let i = 0; i < 6; i++) await page.keyboard.press('ArrowRight')
  await picture(page, 'terra-mystica-replay')
  await page.keyboard.press('End')
  await expect.poll(hexes).toBe(standing)
  expect(await problemsAnywhere(page)).toEqual([])

  // Whoever takes the first thing that is offered loses something.
  await page.getByRole('link', { name: 'Result' }).click()
  await expect(page.getByRole('columnheader', { name: /The Automa/ })).toBeVisible()
  const lost = page.getByTestId('lost')
  await expect(lost).toHaveAttribute('aria-busy', 'false')
  await picture(page, 'terra-mystica-lost')
  await expect(lost.getByRole('listitem').first()).toContainText('Better:')
  expect(await problemsAnywhere(page)).toEqual([])
  await lost.getByRole('link').first().click()
  await page.waitForURL(/\/replay\/.*at=\d+/)
  await realm.ready()
})

for (const locale of ['en-GB', 'de-DE'])
  test.describe(() => {
    test.use({ locale })
    test(`a whole game against the Automa with the keyboard alone: ${locale}`, async ({ page }) => {
      await prefer(page)
      const realm = new Realm(page)
      await realm.beginAlone()
      await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2))
      while (realm.watched < 6) await realm.type()
      await realm.atOnce()
      if (await realm.automaNext.count()) await page.keyboard.press('Escape')
      for (let moves = 0; moves < 600 && (await realm.type()); moves++);
      await expect(realm.result).toBeVisible()
    })
  })

test('a turn is tried, stepped back from, and only then sent; undo by the law', async ({ page }) => {
  await prefer(page)
  const realm = new Realm(page)
  await realm.beginAsWitches()
  await realm.atOnce()
  const upgrade = await realm.atItsFirstTurn()
  const coins = async () => Number(await page.getByTestId('have-coins').getAttribute('data-value'))
  const [before, vp] = [await coins(), await points(page, 0)]
  await realm.openTabOf(upgrade)
  await page.locator(`[data-choices] button[data-key="${upgrade}"]`).click()
  await expect(realm.confirm).toBeEnabled()
  expect(await coins()).toBeLessThan(before)
  await page.keyboard.press('Backspace')
  await expect.poll(coins).toBe(before)
  expect(await points(page, 0)).toBe(vp)
  await realm.openTabOf(upgrade)
  await page.locator(`[data-choices] button[data-key="${upgrade}"]`).click()
  await expect(realm.confirm).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(page.getByText('What will you do?').or(page.locator('button[data-key^="leech"]')).first()).toBeVisible()
  await expect(page.getByTestId('undo')).toBeEnabled() // she has turned up a card, but nobody else is asked

  await page.getByTestId('points-0').click()
  await expect(page.getByRole('dialog')).toContainText('start')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Income', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('together')
  expect(await problemsAnywhere(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Forecast' }).click()
  await expect(page.getByRole('dialog')).toContainText('if it ended now')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Tiles' }).click()
  await expect(page.getByRole('dialog')).toContainText('Favor tiles')
  expect(await problemsAnywhere(page)).toEqual([])

  // Also whoever opens the page anew can look back.
  await page.reload()
  await realm.ready()
  await page.getByRole('button', { name: 'Look back' }).click()
  await expect(page.getByRole('group', { name: 'Looking back' })).toBeVisible()
  await page.keyboard.press('Escape')
})

test('two browsers, made on the set-up page and joined by the link; power is taken, answers set in advance', async ({
  page,
  browser,
  picture,
}) => {
  await prefer(page)
  await page.goto('/new/terra-mystica?with=friends')
  await expect(page.getByRole('button', { name: 'Make the table' })).toBeVisible()
  expect(await problemsAnywhere(page)).toEqual([])
  await picture(page, 'terra-mystica-setup')
  await page.getByRole('radio', { name: 'dealt' }).check()
  await page.getByRole('button', { name: 'Make the table' }).click()
  await page.waitForURL(/\/table\//)
  const other = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage()
  await prefer(other)
  await other.goto(page.url())
  await other.getByLabel('Your name').fill('Bea')
  await other.getByRole('button', { name: 'Sit down' }).click()
  await page.getByRole('button', { name: 'Begin' }).click()
  const realms = [new Realm(page), new Realm(other)]
  for (const realm of realms) await realm.ready()
  const asked = () => Promise.race(realms.map(async (realm) => ({ moment: await realm.moment(), realm })))
  const table = page.url().split('/').at(-1) ?? ''
  /** Both pages have heard of all moves; true where each also shows everybody's points, and no list, tiles or plan instead. */
  const areLevel = async () => {
    const { position } = await new Seat(page).state(table)
    for (const realm of realms) await expect(realm.page.locator('main')).toHaveAttribute('data-position', `${position}`)
    const boards = realms.map((realm) => realm.page.locator('[data-testid^="points-"]').count())
    return (await Promise.all(boards)).every((count) => count === 2)
  }
  let last = ''
  const isSent = () => last === 'confirm' || last === 'leech' // else somebody has planned what only they see
  for (let moves = 0; moves < 40 || !isSent() || !(await areLevel()); moves++) {
    const { realm, moment } = await asked()
    await realm.click(moment)
    last = moment
  }
  const { players } = (await new Seat(page).state(table)).view as { players: { vp: number }[] }
  for (const realm of realms) for (const seat of [0, 1]) expect(await points(realm.page, seat)).toBe(players[seat].vp)
  await page.keyboard.press('m')
  await page
    .getByRole('button', { name: /answers/i })
    .first()
    .click()
  await page.getByLabel('Take what costs nothing without asking').click()
  await expect(page.getByLabel('Take what costs nothing without asking')).toBeChecked()
  await other.context().close()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  test('the map pans, sheets slide, a turn is made by tapping', async ({ page, picture }) => {
    await prefer(page)
    const realm = new Realm(page)
    await realm.beginAlone()
    for (let i = 0; i < 14; i++) await realm.click()
    expect(await problemsAnywhere(page)).toEqual([])
    await picture(page, 'terra-mystica-phone')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    const map = page.locator('[data-hex="A1"]').locator('xpath=ancestor::*[local-name()="svg"]/..')
    expect(await map.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true)
    if (await realm.automaNext.count()) await page.getByRole('button', { name: 'All at once' }).click()
    for (const name of ['Board', 'Cults', 'Players', 'Log', 'Map']) {
      await page.getByRole('navigation').getByRole('button', { name, exact: true }).last().click()
      expect(await problemsAnywhere(page)).toEqual([])
      await picture(page, `terra-mystica-phone-${name.toLowerCase()}`)
    }
  })
})

test('printed values are loaded from a file, and a wrong one is refused in a line', async ({ page }) => {
  await prefer(page)
  await page.goto('/new/terra-mystica')
  await page.getByText('Printed values of the Automa').click()
  const file = (name: string, content: unknown) => ({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
  })
  const chooser = page.getByLabel('Choose a file')
  await chooser.setInputFiles(file('broken.json', '{'))
  await expect(page.getByRole('alert')).toContainText('broken.json: this is no JSON file')
  await chooser.setInputFiles(file('wrong.json', { scoringTiles: { SCORE1: { early: -1 } } }))
  await expect(page.getByRole('alert')).toContainText('wrong.json: scoringTiles.SCORE1.early')
  const tiles = Object.fromEntries(
    Array.from({ length: 9 }, (_, i) => [`SCORE${i + 1}`, { cult: 'fire', early: 1, late: 7 }]),
  )
  await chooser.setInputFiles(file('printed.json', { scoringTiles: tiles }))
  await expect(page.getByRole('status').filter({ hasText: 'printed.json' })).toContainText('scoringTiles')
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await new Realm(page).ready()
  await expect(page.getByText('A 7').first()).toBeVisible() // as loaded, and not marked as of the house
})

test('German, dark, large', async ({ page, picture }) => {
  await prefer(page, JSON.stringify({ speed: 'off', hints: false, theme: 'dark', language: 'de' }))
  await page.setViewportSize({ width: 1920, height: 1080 })
  const realm = new Realm(page)
  await realm.beginAlone()
  for (let i = 0; i < 12; i++) await realm.click()
  expect(await problemsAnywhere(page)).toEqual([])
  await picture(page, 'terra-mystica-german')
  expect(await page.locator('main').textContent()).not.toMatch(/\b(ui|ask|do|tile|automa)\.\w/)
})
