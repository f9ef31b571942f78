// What makes a table more than correct: how it moves and sounds.

import type { Page } from '@playwright/test'
import { Seat, still } from './seat.ts'
import { expect, test } from './test.ts'

/** Everything that moves stops where the given part of its way is done, for ever; what was set in motion is written down. */
async function freeze(page: Page, part: number): Promise<void> {
  await page.addInitScript((done) => {
    const noted: string[] = []
    Object.assign(window, { noted })
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLElement)
            for (const each of node.querySelectorAll<HTMLElement>('[data-flight], [data-shuffled], [data-coin]')) {
              const { flight, turns, shuffled } = each.dataset
              noted.push(flight ? `${flight}${turns ? ' turning' : ''}` : shuffled ? 'shuffled' : 'coin')
            }
    }).observe(document, { childList: true, subtree: true })
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, timing) {
      const animation = animate.call(this, frames, timing)
      if (this.closest('[aria-hidden="true"], [data-place], [data-counter]')) {
        animation.pause()
        const { delay = 0, duration = 0 } = typeof timing === 'object' ? timing : {}
        animation.currentTime = delay + Number(duration) * done
      }
      return animation
    }
  }, part)
}

/** It is loaded when the table is first touched. */
async function motionLoaded({ page }: Seat): Promise<void> {
  const loaded = page.waitForResponse(/table-motion.*\.js$/)
  await expect(page.locator('button[data-answer="play treasures"]')).toBeVisible()
  await page.keyboard.press('Shift')
  // Once it may be imported again it has run with all that it imports, and whoever asked for it first has been told.
  await page.evaluate((address) => import(address).then(() => undefined), (await loaded).url())
}

/** Ends one's turn of that number, and waits for the next. */
async function endTurn(seat: Seat, turn: number): Promise<void> {
  const begins = (n: number) => seat.page.getByRole('complementary').getByRole('heading', { name: `Your turn ${n}` })
  await expect(begins(turn)).toBeVisible()
  await seat.isAsked()
  await seat.answer('end').click()
  await expect(begins(turn + 1)).toBeVisible()
}

const noted = (page: Page) => page.evaluate(() => (window as unknown as { noted: string[] }).noted)

test('cards fly opaque, turn over and are shuffled, coins fall, and no click waits for any of it', async ({
  page,
  picture,
}) => {
  const seat = new Seat(page)
  await seat.prefer({ hints: false, speed: 'slow' })
  await seat.name('Ann')
  await freeze(page, 0.45)
  await seat.againstBigMoney()
  await motionLoaded(seat)
  await seat.answer('play treasures').click()
  await expect.poll(() => noted(page)).toContain('Copper hand:0 play:0')
  expect(await noted(page)).toContain('coin')
  await picture(page, 'motion-treasures')
  const flying = page.locator('[data-flight]')
  for (const card of await flying.all()) await expect(card).toHaveCSS('opacity', '1')
  await expect(page.locator('[data-place="play:0"] [data-card="Copper"]')).toHaveCSS('opacity', '0') // not there yet

  // All of this hangs in the air for ever; the game goes on.
  await seat.pile('Copper').click()
  await expect.poll(async () => (await noted(page)).join()).toContain('Copper pile:Copper')
  await expect(page.locator('[data-flight="Copper hand:0 play:0"]')).toHaveCount(0) // it has arrived
  await picture(page, 'motion-bought')
  await endTurn(seat, 2) // by which all ten cards have been held
  await expect.poll(() => noted(page)).toContain('shuffled')
  expect((await noted(page)).some((each) => /^(Copper|Estate) deck:0 hand:0 turning$/.test(each))).toBe(true)
  await picture(page, 'motion-shuffled')
  await seat.isAsked()
})

test('nothing moves where nothing shall move', async ({ page }) => {
  const seat = new Seat(page)
  await seat.prefer({ hints: false })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await seat.name('Ann')
  await freeze(page, 0.45)
  await seat.againstBigMoney()
  await motionLoaded(seat)
  await seat.answer('play treasures').click()
  await expect(seat.sentence).toContainText('Buy a card')
  await seat.answer('end').click()
  await seat.isAsked()
  expect(await noted(page)).toEqual([])
})

test('a table is silent until a key asks for its sounds, which are loaded then', async ({ page }) => {
  const seat = new Seat(page)
  await seat.prefer(still)
  await seat.name('Ann')
  await page.addInitScript(() => {
    let struck = 0
    Object.assign(window, { struck: () => struck })
    const start = AudioScheduledSourceNode.prototype.start
    AudioScheduledSourceNode.prototype.start = function (when) {
      struck++
      start.call(this, when)
    }
  })
  const struck = () => page.evaluate(() => (window as unknown as { struck(): number }).struck())
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await seat.againstBigMoney()
  await seat.answer('play treasures').click()
  await expect(seat.sentence).toContainText('Buy a card')
  expect(await struck()).toBe(0)
  expect(asked.filter((path) => /\/sounds-/.test(path))).toEqual([])
  await page.keyboard.press('!')
  await expect.poll(struck).toBeGreaterThan(0)
  const once = await struck()
  await page.getByTestId('undo').click()
  await expect(seat.answer('play treasures')).toBeVisible()
  await seat.answer('play treasures').click()
  await expect.poll(struck).toBeGreaterThan(once)
  await page.keyboard.press('m')
  await page.getByRole('button', { name: 'Turn sounds off' }).click()
  await expect(page.getByRole('button', { name: 'Turn sounds on' })).toBeVisible()
})

test('every sound is short and soft, and all at once are not too loud', async ({ page }) => {
  const seat = new Seat(page)
  await seat.prefer(still)
  await seat.name('Ann')
  await seat.againstBigMoney()
  await seat.isAsked()
  const loaded = page.waitForResponse(/\/sounds-.*\.js$/)
  await page.keyboard.press('!')
  const address = (await loaded).url()
  /** Rendered without a loudspeaker: how loud at most, when it begins to be heard and when it no longer is. */
  const rendered = (sounds: readonly string[]) =>
    page.evaluate(
      async ([address, sounds]) => {
        const RATE = 48_000
        const quiet = new OfflineAudioContext(1, 3 * RATE, RATE)
        quiet.resume = () => Promise.resolve() // it is started below
        const own = window.AudioContext
        Object.assign(window, {
          AudioContext: function heard() {
            return quiet
          },
        })
        const { play } = (await import(`${address}?${sounds.join()}`)) as { play(sounds: readonly string[]): void }
        play(sounds)
        window.AudioContext = own
        const data = (await quiet.startRendering()).getChannelData(0)
        const peak = data.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
        const isHeard = (value: number) => Math.abs(value) > 0.001
        return { peak, from: data.findIndex(isHeard) / RATE, until: data.findLastIndex(isHeard) / RATE }
      },
      [address, sounds] as const,
    )
  const all = ['card', 'shuffle', 'coins', 'wood', 'asked', 'over']
  for (const sound of all) {
    const { peak, from, until } = await rendered([sound])
    expect.soft(peak, `${sound} is heard`).toBeGreaterThan(0.02)
    expect.soft(peak, `${sound} is soft`).toBeLessThan(0.4)
    expect.soft(from, `${sound} comes at once`).toBeLessThan(0.15)
    expect.soft(until - from, `${sound} is no click`).toBeGreaterThan(0.02)
    expect.soft(until, `${sound} is short`).toBeLessThan(sound === 'over' || sound === 'asked' ? 1.5 : 0.6)
  }
  expect((await rendered(all)).peak).toBeLessThan(0.9)
})

test('a click in the log goes to that moment', async ({ page }) => {
  const seat = new Seat(page)
  await seat.prefer(still)
  await seat.name('Ann')
  await seat.againstBigMoney()
  await seat.answer('play treasures').click()
  await expect(seat.sentence).toContainText('Buy a card')
  await seat.answer('end').click()
  await seat.isAsked()
  const log = page.getByRole('complementary').getByRole('region', { name: 'What has happened' })
  await log.getByText('Your turn 1').click()
  await log.getByRole('button', { name: /^You play \d Coppers for/ }).click()
  await expect(page.locator('[data-place="play:0"] [data-card="Copper"]')).toBeVisible() // as they lay there
  await page.keyboard.press('Escape')
  await seat.isAsked()
})

test('an opponent has a face, and a word now and then that can be done without', async ({ page, picture }) => {
  const seat = new Seat(page)
  await seat.prefer(still)
  await seat.name('Ann')
  const seats = ['open' as const, { robot: 'page' }]
  const table = await seat.newTable({ game: 'dominion', options: { asking: 'open', start: 0 }, seats }, true)
  await page.goto(`/table/${table}`)
  const face = page.locator('article img[src="/portraits/page.svg"]')
  await expect(face).toBeVisible()
  await expect.poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  for (const turn of [1, 2]) await endTurn(seat, turn)
  const remark = page.getByText('Is this where one sits?')
  await expect(remark).toBeVisible()
  await picture(page, 'opponent-speaks')
  await page.keyboard.press('m')
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByLabel('Remarks of artificial opponents').uncheck()
  await page.keyboard.press('Escape')
  await expect(remark).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a kingdom is given to others by the share sheet', async ({ page }) => {
    await page.addInitScript(() => {
      const shared: unknown[] = []
      Object.assign(window, { shared })
      Object.assign(navigator, { share: async (what: unknown) => void shared.push(what) })
    })
    await page.goto('/kingdoms/First%20Game')
    await page.getByRole('button', { name: 'Share the link' }).click()
    const shared = () => page.evaluate(() => (window as unknown as { shared: { url: string }[] }).shared)
    await expect
      .poll(async () => (await shared()).map(({ url }) => new URL(url).pathname))
      .toEqual([expect.stringMatching(/^\/kingdoms\/[A-Z0-9-]+$/)])
  })
})
