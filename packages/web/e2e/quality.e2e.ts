// Weight and secrecy of the page; how fast it is, ../bench/page-speed.ts measures.

import type { Page, Response } from '@playwright/test'
import { Seat, still } from './seat.ts'
import { expect, test } from './test.ts'

for (const [locale, most] of [
  ['en-GB', 202],
  ['de-DE', 202],
] as const)
  test(`up to the first decision the page brings at most ${most} kB of compressed script and no rules, ${locale}`, async ({
    browser,
    host,
  }) => {
    const context = await browser.newContext({ baseURL: host.url, locale })
    const page = await context.newPage()
    const sizes = new Map<string, number>()
    const withRules: string[] = []
    const note = async (response: Response) => {
      const { pathname } = new URL(response.url())
      if (!pathname.endsWith('.js')) return
      const { responseBodySize } = await response.request().sizes()
      sizes.set(pathname, responseBodySize)
      if ((await response.text()).includes('Play Treasures or buy a card')) withRules.push(pathname) // the engine asks it
    }
    const noted: Promise<void>[] = []
    page.on('response', (response) => noted.push(note(response)))
    const total = () => [...sizes.values()].reduce((sum, size) => sum + size, 0)
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    const front = total()
    await page.getByRole('button', { name: /(Play now|Spielen).*Dominion/ }).click()
    await page.mouse.move(0, 0) // resting on a card would load its rulings
    await expect(new Seat(page).sentence).toBeVisible()
    await expect.poll(() => [...sizes.keys()].some((path) => path.includes('plugin'))).toBe(true)
    await Promise.all(noted)
    const table = total()
    console.log(
      `script, ${locale}: ${(front / 1024).toFixed(1)} kB for the front page, ${(table / 1024).toFixed(1)} kB in all`,
    )
    expect(front).toBeGreaterThan(30_000)
    expect(table).toBeGreaterThan(front)
    expect(table).toBeLessThanOrEqual(most * 1024)
    expect(withRules).toEqual([]) // the host runs the rules, not the page
    const boxes = [...sizes.keys()].filter((path) => /\/(intrigue|seaside|dark-ages|menagerie)/.test(path))
    expect(boxes).toEqual([]) // the First Game has cards of one box
    await context.close()
  })

interface Told {
  readonly state: {
    readonly you: number | null
    readonly asked: { readonly seat: number } | null
    readonly view: { readonly seats: readonly { readonly hand: object; readonly deck: { known: unknown[] } }[] } | null
  }
  readonly happened: readonly { readonly events?: readonly { type: string; seat: number; cards?: unknown }[] }[] | null
}

/** Every update that reaches the page, over whatever way. */
function listen(page: Page): Told[] {
  const heard: Told[] = []
  const take = (text: string) => {
    const start = text.search(/[[{]/)
    if (start < 0) return
    const walk = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return
      if ('state' in value && 'happened' in value) heard.push(value as Told)
      for (const each of Object.values(value)) walk(each)
    }
    try {
      walk(JSON.parse(text.slice(start)))
    } catch {
      // not JSON
    }
  }
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => take(String(payload))))
  page.on('response', async (response) => {
    if (response.url().includes('/api/') || response.url().includes('/live'))
      take(await response.text().catch(() => ''))
  })
  return heard
}

test('no hidden card is in anything that reaches the page', async ({ page, browser, host }) => {
  const ann = new Seat(page)
  await ann.prefer(still)
  await ann.name('Ann')
  const kingdom = [
    'Cellar',
    'Chapel',
    'Village',
    'Workshop',
    'Militia',
    'Remodel',
    'Smithy',
    'Market',
    'Mine',
    'Gardens',
  ]
  const table = await ann.newTable(
    { game: 'dominion', options: { asking: 'open', start: 0, kingdom }, seats: ['open', 'open'] },
    false,
  )
  const other = await browser.newContext({ baseURL: host.url })
  const bob = new Seat(await other.newPage())
  await bob.prefer(still)
  await bob.name('Bob')
  await bob.ask('POST', `/api/tables/${table}/sit`, {})
  await ann.ask('POST', `/api/tables/${table}/start`, {})
  const heard = [listen(page), listen(bob.page)]
  await page.goto(`/table/${table}`)
  await bob.page.goto(`/table/${table}`)
  const asked = () => Promise.race([ann, bob].map((seat) => seat.isAsked().then(() => seat)))
  for (let clicks = 0; clicks < 60 && heard.some((told) => told.length < 60); clicks++)
    await (await asked()).clickOn(['Militia', 'Smithy', 'Village', 'Silver'])
  heard.forEach((told, you) => {
    expect(told.length).toBeGreaterThan(20)
    for (const { state, happened } of told) {
      expect(state.you).toBe(you)
      if (state.asked) expect(state.asked.seat).toBe(you)
      state.view?.seats.forEach(({ hand, deck }, seat) => {
        expect('cards' in hand).toBe(seat === you)
        expect(deck.known).toEqual([]) // nobody put a known card back in this kingdom
      })
      for (const { events } of happened ?? [])
        for (const event of events ?? [])
          if (event.type === 'drew' && event.seat !== you) expect(event.cards).toBeUndefined()
    }
  })
  // What the page shows of the other is a number of backs.
  const shown = await page.locator('[data-seat="1"] [data-place="hand:1"]').innerText()
  expect(shown).toMatch(/^hand\s*\d+$/)
  await other.close()
})

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the app installs: manifest, icons and a service worker that opens the shell without a network', async ({
    page,
    context,
    allowedErrors,
  }) => {
    allowedErrors.push(/ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket/)
    await page.goto('/')
    const manifest = await (await page.request.get('/manifest.webmanifest')).json()
    expect(manifest.icons.length).toBeGreaterThan(1)
    for (const { src } of manifest.icons) expect((await page.request.get(src)).status()).toBe(200)
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
    await page.reload()
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Dominion' })).toBeVisible()
    await context.setOffline(false)
  })
})
