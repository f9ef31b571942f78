// Nothing jumps: not while a page loads slowly, not at a table from one decision to the next.

import type { Browser, BrowserContext, Page } from '@playwright/test'
import { playedGame } from './finished.ts'
import { makers, withFontsOf } from './fonts.ts'
import { Realm } from './realm.ts'
import { Seat, still } from './seat.ts'
import { allFontsLoaded, boxesOf, moved, shiftOf, watchShifts } from './steadiness.ts'
import { expect, test } from './test.ts'

const sizes = { laptop: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } } as const
type Size = keyof typeof sizes

const MOST = 0.02 // of Google's measure, by which 0.1 is good
const AT_ONCE = 4

const windowOf = (browser: Browser, baseURL: string, size: Size): Promise<BrowserContext> =>
  browser.newContext({
    baseURL,
    viewport: sizes[size],
    isMobile: size === 'phone',
    hasTouch: size === 'phone',
    reducedMotion: 'reduce',
  })

/** Pictures, answers of the host and fonts come one after the other, each when the page already stands. */
async function slowDown(page: Page): Promise<void> {
  const late = { '**/*.svg': 150, '**/api/**': 300, '**/*.woff2': 600 }
  for (const [address, ms] of Object.entries(late))
    await page.route(address, async (route) => {
      await new Promise((done) => setTimeout(done, ms))
      await route.continue().catch(() => undefined) // the page may be closed by now
    })
}

/** Every page, opened slowly: where things moved, and how far. */
async function jumpsOf(context: BrowserContext): Promise<Record<string, string>> {
  const seat = new Seat(await context.newPage())
  await seat.name('Ann')
  const played = await playedGame(seat)
  const seats = ['open' as const, { robot: 'big-money' }]
  const going = await seat.newTable({ game: 'dominion', seats, listed: true }, true)
  const realm = await seat.newTable(
    { game: 'terra-mystica', options: { players: 2 }, seats: ['open', { robot: 'random' }] },
    true,
  )
  const addresses = [
    ...['/', '/kingdoms', '/cards', '/cards/moat', '/cards/symbols', '/tables', '/account'],
    ...['/how-to-play', '/daily', '/new/terra-mystica', `/result/${played}`, `/replay/${played}?at=30`],
    ...[`/table/${going}`, `/table/${realm}`],
  ]
  const found: Record<string, string> = {}
  const measure = async (address: string) => {
    const page = await context.newPage()
    await watchShifts(page)
    await slowDown(page)
    const font = page.waitForResponse(/\.woff2$/)
    await page.goto(address, { waitUntil: 'commit' })
    await font
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready)
    const { value, told } = await shiftOf(page)
    if (value >= MOST) found[address] = `${value.toFixed(4)}: ${told}`
    await page.close()
  }
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = addresses.pop(); next; next = addresses.pop()) await measure(next)
    }),
  )
  return found
}

for (const maker of makers)
  for (const size of ['laptop', 'phone'] as const)
    test(`nothing jumps while a page loads slowly on a ${size} with the fonts of ${maker}`, async ({
      host,
      launchOptions,
    }) => {
      const jumps = withFontsOf(maker, launchOptions, async (browser) =>
        jumpsOf(await windowOf(browser, host.url, size)),
      )
      expect(await jumps).toEqual({})
    })

for (const size of ['laptop', 'phone'] as const) {
  test(`a table of Dominion keeps everything in its place on a ${size}`, async ({ browser, host }) => {
    const context = await windowOf(browser, host.url, size)
    const page = await context.newPage()
    const seat = new Seat(page)
    await seat.prefer(still)
    await seat.name('Ann')
    const kingdom = [
      'Cellar',
      'Chapel',
      'Village',
      'Workshop',
      'Militia',
      'Remodel',
      'Smithy',
      'Market',
      'Moat',
      'Sentry',
    ]
    const options = { asking: 'open', start: 0, kingdom, rules: { provinces: 1 } }
    const table = await seat.newTable({ game: 'dominion', options, seats: ['open', { robot: 'big-money' }] }, true)
    await page.goto(`/table/${table}`)
    await expect(seat.sentence).toBeVisible()
    await allFontsLoaded(page)
    const regions = [
      ...['main > section', 'aside', 'aside > *', '[data-place^="pile:"]', '[data-place="trash"]'],
      ...['[data-place="hand:1"]', '[data-place="deck:1"]'],
      ...['[data-place^="play:0"]', '[data-place="deck:0"]', '[data-place="discard:0"]'],
    ]
    const before = await boxesOf(page, regions)
    expect(Object.keys(before).length).toBeGreaterThan(20)
    const found: string[] = []
    let asked = 0
    while (await seat.isAsked()) {
      asked++
      const action = page.locator('[data-place="hand:0"] [data-state="legal"] button')
      const plays = /^Play an action/.test((await seat.sentence.textContent()) ?? '') && (await action.count()) > 0
      // What was legal a moment ago may be gone; the next round sees what is asked then.
      if (plays)
        await action
          .first()
          .click({ timeout: 5000 })
          .catch(() => undefined)
      else await seat.clickOn(['Province', 'Gold', 'Sentry', 'Smithy', 'Village', 'Cellar', 'Silver'])
      const sentence = await seat.sentence.textContent()
      found.push(...moved(before, await boxesOf(page, regions)).map((what) => `${sentence} ${what}`))
    }
    await expect(seat.sentence).toContainText(/won|victory/i)
    expect(asked).toBeGreaterThan(10) // the shuffles decide how long it lasts
    expect(found).toEqual([])
    await context.close()
  })

  test(`a table of Terra Mystica keeps everything in its place on a ${size}`, async ({ browser, host }) => {
    const context = await windowOf(browser, host.url, size)
    const page = await context.newPage()
    await new Seat(page).prefer(still)
    const realm = new Realm(page)
    await realm.beginAlone()
    await realm.atOnce()
    await realm.click() // the choice of a faction lays the table out in its own way
    await allFontsLoaded(page)
    const atLaptop = ['main > [data-side]', '[data-hex="E7"]'] // on a phone what is asked is a sheet, and the map pans
    const regions = ['main > div', 'main > section:not([data-side])', 'nav', ...(size === 'laptop' ? atLaptop : [])]
    const before = await boxesOf(page, regions)
    expect(Object.keys(before).length).toBeGreaterThan(4)
    const found: string[] = []
    for (let moves = 0; moves < 8 && (await realm.click()); moves++)
      found.push(...moved(before, await boxesOf(page, regions)).map((what) => `move ${moves}: ${what}`))
    expect(found).toEqual([])
    await context.close()
  })
}
