// Sizes, crowds, colours, languages: whoever plays, on whatever.

import type { Page } from '@playwright/test'
import { problemsAnywhere } from './accessible.ts'
import { Seat, still } from './seat.ts'
import { stage } from './staged.ts'
import { staged, type Wanted } from './staged-games.ts'
import { expect, test } from './test.ts'

const sizes = { laptop: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } } as const
const kingdom = [
  'Cellar',
  'Chapel',
  'Village',
  'Laboratory',
  'Militia',
  'Remodel',
  'Smithy',
  'Festival',
  'Market',
  'Library',
]
const crowded = (players: number): Wanted => ({
  players,
  kingdom,
  after: 60 * players,
  fits: ({ question }, { seats }) => question.kind === 'action' && (seats[0].hand.cards?.length ?? 0) > 6,
})

/** Nothing scrolls, and everything that matters lies inside the window. */
async function expectAllVisible(page: Page): Promise<void> {
  const outside = await page.evaluate(() => {
    const wanted = [
      '[data-place^="pile:"]',
      '[data-place="trash"]',
      '[data-place^="hand:"]',
      '[data-place^="deck:"]',
      '[data-place^="discard:"]',
      '[data-place^="play:"]',
      '[data-seat]',
      '[data-testid="sentence"]',
      'button[data-answer]',
      'button[data-legal="true"]',
    ]
    const found: string[] = []
    for (const selector of wanted) {
      const all = [...document.querySelectorAll<HTMLElement>(selector)]
      if (all.length === 0) found.push(`${selector}: missing`)
      for (const element of all) {
        const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
        if (width < 1 || height < 1) found.push(`${selector} ${element.dataset.place ?? ''}: not shown`)
        if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
          found.push(`${selector} ${element.dataset.place ?? element.textContent}: outside`)
      }
    }
    const { scrollWidth, scrollHeight } = document.documentElement
    if (scrollWidth > innerWidth || scrollHeight > innerHeight) found.push(`scrolls: ${scrollWidth} × ${scrollHeight}`)
    return found
  })
  expect(outside).toEqual([])
}

for (const [name, viewport] of Object.entries(sizes)) {
  test(`everything is in sight for 2 to 6 players on a ${name}`, async ({ context, picture }) => {
    for (const players of [2, 3, 4, 5, 6]) {
      const page = await context.newPage()
      await new Seat(page).prefer(still)
      await page.setViewportSize(viewport)
      await stage(page, staged(crowded(players)))
      await expect(page.getByTestId('sentence')).toContainText('Play an action card')
      await expectAllVisible(page)
      await picture(page, `crowded-${players}-${name}`)
      await page.close()
    }
  })
}

test('thirty cards in the hand are still in sight, and can be chosen', async ({ page, picture }) => {
  const update = staged(crowded(6))
  const view = structuredClone(update.state.view) as { seats: { hand: { count: number; cards: string[] } }[] }
  const held = ['Copper', 'Silver', 'Gold', 'Estate', 'Duchy', 'Curse', ...kingdom]
  view.seats[0].hand.cards = Array.from({ length: 30 }, (_, i) => held[i % held.length]).sort()
  view.seats[0].hand.count = 30
  const options = view.seats[0].hand.cards.map((card) => ({ key: card, detail: { card } }))
  const question = {
    kind: 'pick',
    text: 'Discard any number of cards',
    cause: { seat: 0, source: 'Cellar' },
    detail: {
      whose: 0,
      asked: { do: 'discard', what: { cards: 'pick', quantity: 'anyNumber', filter: { is: 'any' }, from: ['hand'] } },
    },
  }
  const asked = { seat: 0, actor: 0, question, options, min: 0, max: 30, ordered: true }
  await new Seat(page).prefer(still)
  for (const [name, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport)
    const { sent } = await stage(page, { ...update, state: { ...update.state, view, asked } })
    await expect(page.getByTestId('sentence')).toContainText('Discard any number')
    await expectAllVisible(page)
    const copper = new Seat(page).handCard('Copper')
    await copper.click({ position: { x: 12, y: 30 } })
    await copper.click({ position: { x: 12, y: 30 } })
    await picture(page, `thirty-cards-${name}`)
    await page.getByRole('button', { name: 'Discard 2' }).click()
    await expect.poll(() => JSON.stringify(sent)).toContain('"move":[')
    await page.unrouteAll()
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone, hasTouch: true, isMobile: true })

  test('turns are played by touch, and a long press shows a card', async ({ page, picture }) => {
    const seat = new Seat(page)
    await seat.prefer(still)
    await seat.name('Ann')
    await seat.againstBigMoney()
    for (let turn = 0; turn < 3; turn++) {
      // On a busy machine a tap may last so long that it is none.
      await expect(async () => {
        if (await seat.answer('play treasures').count()) await seat.answer('play treasures').tap({ timeout: 10_000 })
        await expect(seat.answer('play treasures')).toHaveCount(0, { timeout: 10_000 })
      }).toPass()
      await page.locator('[data-place^="pile:"][data-state="legal"] button').first().tap()
      await expect(seat.answer('play treasures')).toBeVisible()
    }
    await picture(page, 'phone')
    await seat.pile('Province').tap({ force: true }) // it cannot be paid: it is shown instead
    await expect(page.getByRole('dialog')).toContainText('Province')
    await picture(page, 'phone-card')
    await page.getByRole('button', { name: 'Close' }).tap()
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main button, nav button')]
        .map((button) => [button.textContent, button.getBoundingClientRect()] as const)
        .filter(([, { width, height }]) => width > 0 && Math.min(width, height) < 39.5)
        .map(([text, { width, height }]) => `${text} ${Math.round(width)} × ${Math.round(height)}`),
    )
    expect(small).toEqual([])
  })
})

for (const colorScheme of ['dark', 'light'] as const) {
  test(`axe finds nothing at the table, ${colorScheme}`, async ({ browser, host, picture }) => {
    const context = await browser.newContext({ baseURL: host.url, colorScheme, viewport: sizes.laptop })
    const page = await context.newPage()
    await new Seat(page).prefer({ ...still, hints: true })
    await stage(page, staged(crowded(3)))
    await expect(page.getByTestId('sentence')).toContainText('Play an action card')
    expect(await problemsAnywhere(page)).toEqual([])
    await picture(page, `table-${colorScheme}`)
    await page.keyboard.press('m')
    expect(await problemsAnywhere(page)).toEqual([])
    await page.setViewportSize(sizes.phone)
    await page.keyboard.press('Escape')
    expect(await problemsAnywhere(page)).toEqual([])
    await context.close()
  })
}

test('zoomed to 200 %, everything can still be reached', async ({ page, picture }) => {
  await new Seat(page).prefer(still)
  await page.setViewportSize({ width: 640, height: 360 })
  await stage(page, staged(crowded(2)))
  await expect(page.getByTestId('sentence')).toContainText('Play an action card')
  await picture(page, 'zoomed')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(640)
  await page.locator('button[data-answer]').first().scrollIntoViewIfNeeded()
  await expect(page.locator('button[data-answer]').first()).toBeInViewport()
})

test('speaks German', async ({ browser, host, picture }) => {
  const context = await browser.newContext({ baseURL: host.url, locale: 'de-DE', viewport: sizes.laptop })
  const page = await context.newPage()
  await new Seat(page).prefer(still)
  await stage(page, staged(crowded(2)))
  await expect(page.getByTestId('sentence')).toContainText('Spiele eine Aktionskarte')
  await expect(page.getByRole('button', { name: 'Zum Kaufen' })).toBeVisible()
  await picture(page, 'german')
  await context.close()
})
