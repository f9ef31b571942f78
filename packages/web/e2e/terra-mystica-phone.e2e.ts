// The table of Terra Mystica on a phone, upright and on its side: fingers, tabs, what is asked, the Automa's thoughts.

import type { Page } from '@playwright/test'
import { problemsAnywhere } from './accessible.ts'
import { Realm } from './realm.ts'
import { settled } from './realm-geometry.ts'
import { fourPlayers, openRealm as open } from './staged-realms.ts'
import { expect, test } from './test.ts'

test.beforeEach(({ allowedErrors }) => {
  allowedErrors.push(/401/) // nobody has a session at a staged table
})

test.describe('with fingers on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  test('two make the map larger and smaller and keep what lies between them, one pans it; the page stays as it is', async ({
    page,
    context,
  }) => {
    await open(page, fourPlayers())
    const map = page.locator('[data-hex="A1"]').locator('xpath=ancestor::*[local-name()="svg"]/..')
    await expect(page.getByRole('button', { name: 'The whole map' })).toBeVisible() // it watches the fingers, too
    const box = await map.boundingBox()
    if (!box) throw new Error('no map')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const session = await context.newCDPSession(page)
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number; id: number }[]
    ) => session.send('Input.dispatchTouchEvent', { type, touchPoints })
    const pinch = async (from: number, to: number) => {
      const apart = (by: number) => [
        { x: x - by, y, id: 1 },
        { x: x + by, y, id: 2 },
      ]
      await touch('touchStart', ...apart(from))
      for (let i = 1; i <= 10; i++) await touch('touchMove', ...apart(from + ((to - from) * i) / 10))
      await touch('touchEnd')
    }
    const width = () => page.locator('[data-hex="E5"]').evaluate((hex) => hex.getBoundingClientRect().width)
    const between = () =>
      page.evaluate(
        ([across, down]) =>
          document
            .elementsFromPoint(across, down)
            .flatMap((each) => each.closest('[data-hex]')?.getAttribute('data-hex') ?? [])[0],
        [x, y],
      )
    const [before, middle] = [await width(), await between()]
    await pinch(40, 72)
    await expect.poll(width).toBeGreaterThan(1.5 * before)
    expect(await between()).toBe(middle)
    const left = await map.evaluate((each) => each.scrollLeft)
    await touch('touchStart', { x, y, id: 1 })
    for (let by = 10; by <= 100; by += 10) await touch('touchMove', { x: x - by, y, id: 1 })
    await touch('touchEnd')
    await expect.poll(() => map.evaluate((each) => each.scrollLeft)).toBeGreaterThan(left + 40)
    const large = await width()
    await pinch(120, 50)
    await expect.poll(width).toBeLessThan(0.7 * large)
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
  })
})

test('behind the tabs of a phone the steles can be read and the small boards are whole', async ({ page }) => {
  await open(page, fourPlayers())
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [640, 360],
  ]) {
    await page.setViewportSize({ width, height })
    await page.getByRole('button', { name: 'Cults', exact: true }).click()
    await settled(page)
    const steps = page.getByRole('region', { name: 'Cults' }).locator('ol li')
    const heights = await steps.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height))
    expect(Math.min(...heights), `${width} × ${height}`).toBeGreaterThan(13)
    for (const seat of [1, 2, 3]) await expect(page.locator(`[data-other="${seat}"]`)).toBeInViewport({ ratio: 0.99 })
  }
})

const tab = (page: Page, name: string) => page.getByRole('navigation').getByRole('button', { name, exact: true }).last()

test('on its side a phone gives what lies behind a tab the room of the map, and nothing of it is cut', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await open(page, fourPlayers())
  await tab(page, 'Board').click()
  await settled(page)
  const board = page.getByRole('region', { name: 'Board', exact: true })
  for (const part of ['have-coins', 'have-priests', 'points-0'])
    await expect(board.getByTestId(part)).toBeInViewport({ ratio: 1 })
  for (const action of await page.getByRole('list', { name: 'Power actions' }).getByRole('button').all())
    await expect(action).toBeInViewport({ ratio: 1 })
  const cut = (part: Element) => part.scrollHeight - part.clientHeight
  expect(await board.locator('> :last-child').evaluate(cut)).toBeLessThanOrEqual(1)
  await tab(page, 'Players').click()
  for (const seat of [1, 2, 3]) {
    await expect(page.locator(`[data-other="${seat}"]`)).toBeInViewport({ ratio: 1 })
    await expect(page.locator(`[data-other="${seat}"]`).getByTitle('a spade costs')).toBeInViewport({ ratio: 1 })
  }
  await tab(page, 'Log').click()
  await expect(page.getByRole('heading', { name: 'Round 4', exact: true })).toBeInViewport({ ratio: 1 })
  for (const seat of [1, 2, 3]) await expect(page.locator(`[data-other="${seat}"]`)).toBeInViewport({ ratio: 1 })
})

test('a phone shows all tiles that one may take, and the others above them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, fourPlayers({ fits: ({ question }) => question.kind === 'take favor' }))
  await settled(page)
  const tiles = page.getByTestId('tile-picker').getByRole('button')
  await expect(tiles).toHaveCount(12)
  for (const tile of await tiles.all()) await expect(tile).toBeInViewport({ ratio: 1 })
  for (const seat of [1, 2, 3]) await expect(page.locator(`[data-other="${seat}"]`)).toBeInViewport({ ratio: 1 })
})

test('a phone opens where one’s own land is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, fourPlayers({ fits: ({ question }) => question.kind === 'leech' }))
  await expect(page.locator('[data-hex][aria-label*="of Paula"]').first()).toBeInViewport({ ratio: 0.9 })
})

for (const [width, height] of [
  [390, 844],
  [844, 390],
])
  test(`the Automa's step and the spaces it is about are in sight on a phone: ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.addInitScript(() => localStorage.setItem('freehold.settings', '{"speed":"off","hints":false}'))
    const realm = new Realm(page)
    await realm.beginAlone()
    const side = page.locator('[data-side="automa"]')
    const step = side.locator('li[data-on="true"]')
    const covered = (hex: Element) => {
      const { left, top, width: wide, height: high } = hex.getBoundingClientRect()
      return document.elementFromPoint(left + wide / 2, top + high / 2)?.closest('svg, [data-side]')?.tagName !== 'svg'
    }
    for (let steps = 0, spaces = 0; steps < 3 || spaces < 1; ) {
      const moment = await realm.moment()
      if (moment === 'automa' && (await step.count()) > 0) {
        steps++
        await expect(step).toBeInViewport({ ratio: 0.9 })
        expect(await side.evaluate((part) => part.scrollWidth - part.clientWidth)).toBeLessThanOrEqual(0)
        if (steps === 1) expect(await problemsAnywhere(page)).toEqual([])
        const space = /\b[A-I]\d+\b/.exec((await realm.sentence.textContent()) ?? '')?.[0]
        if (space) {
          spaces++
          await expect.poll(() => page.locator(`[data-hex="${space}"]`).evaluate(covered)).toBe(false)
        }
      }
      await realm.click(moment)
    }
  })

test('a phone that asks for a tile still shows board, players and cults behind their tabs', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, fourPlayers({ fits: ({ question }) => question.kind === 'take favor' }))
  const tiles = page.getByTestId('tile-picker')
  for (const [name, part] of [
    ['Board', page.getByTestId('have-coins')],
    ['Cults', page.getByRole('region', { name: 'Cults' })],
    ['Players', page.locator('[data-other="3"]').getByTitle('a spade costs')],
  ] as const) {
    await tab(page, name).click()
    await expect(part).toBeInViewport({ ratio: 0.99 })
    await expect(tiles).toBeHidden()
  }
  await tab(page, 'Map').click()
  await expect(tiles).toBeVisible()
})
