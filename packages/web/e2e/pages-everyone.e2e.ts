// Every page for everybody: axe, colours, sizes, fingers, zoom, languages, keys.

import type { Page } from '@playwright/test'
import { seriousProblems } from './accessible.ts'
import { finishedGame, playedGame } from './finished.ts'
import { Seat } from './seat.ts'
import { expect, test } from './test.ts'

const sizes = { laptop: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } } as const

const plain = {
  front: '/',
  kingdoms: '/kingdoms',
  'kingdoms-friends': '/kingdoms?with=friends',
  daily: '/daily/2026-11-15',
  cards: '/cards',
  card: '/cards/moat',
  symbols: '/cards/symbols',
  workshop: '/workshop',
  'workshop-print': '/workshop/print',
  'workshop-measure': '/workshop/measure',
  tables: '/tables',
  account: '/account',
  friends: '/friends',
  find: '/find',
  mail: '/mail/some/code',
  'how-to-play': '/how-to-play',
  'terra-mystica-setup': '/new/terra-mystica?with=friends',
  rulebook: '/rulebook',
  'rulebook-terra-mystica': '/rulebook/terra-mystica',
  'rulebook-automa': '/rulebook/automa',
  'open-a-file': '/replay',
  'not-found': '/nowhere',
} as const

/** Things to press that a finger would miss: links inside a sentence are let be, as the guidelines do. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('a[href], button, select, input, summary')]
    return all.flatMap((element) => {
      const target =
        element instanceof HTMLInputElement && element.type !== 'range'
          ? (element.closest('label') ?? element)
          : element
      const { width, height } = target.getBoundingClientRect()
      const { visibility } = getComputedStyle(element)
      const skip = width === 0 || visibility === 'hidden' || element.matches('[class*=skip]')
      const inText = element.matches('dd a, p a, p button, small a')
      const short = height < 39.5 || (width < 39.5 && !inText)
      return !skip && !inText && short ? [`${element.tagName} ${element.textContent?.trim()}: ${width}×${height}`] : []
    })
  })

/** Opens a page until it is all there: on a slow machine nothing may come over the line for a while before it is drawn. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('main').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
}

const sidewaysBy = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

const sideways = async (page: Page): Promise<string[]> => {
  const by = await sidewaysBy(page)
  return by > 0 ? [`scrolls sideways by ${by}`] : []
}

/** Whether the page, made narrow, comes to fit its width. */
const fitsAt = async (page: Page, viewport: { width: number; height: number }): Promise<boolean> => {
  await page.setViewportSize(viewport)
  return page
    .waitForFunction((width) => innerWidth === width && document.documentElement.scrollWidth <= width, viewport.width, {
      timeout: 60_000, // only what never fits takes as long
    })
    .then(
      () => true,
      () => false,
    )
}

/** Looks at every page in light and dark: each is opened once, and whoever looks says what is wrong with it. */
async function lookAtAll(
  page: Page,
  look: (name: string, theme: 'light' | 'dark') => Promise<readonly string[]>,
): Promise<Record<string, readonly string[]>> {
  const seat = new Seat(page)
  await seat.name('Ann')
  const table = await playedGame(seat)
  const { person } = await seat.ask<{ person: string }>('GET', '/api/session')
  const others = { result: `/result/${table}`, replay: `/replay/${table}?at=30`, person: `/people/${person}` }
  const found: Record<string, readonly string[]> = {}
  for (const [name, address] of Object.entries({ ...plain, ...others })) {
    await page.emulateMedia({ colorScheme: 'light' })
    await open(page, address)
    const wrong = [...(await look(name, 'light'))]
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    wrong.push(...(await look(name, 'dark')))
    if (wrong.length > 0) found[name] = wrong
  }
  return found
}

test('axe finds nothing serious on any page, light and dark, and at twice the size all still fits', async ({
  page,
  picture,
}) => {
  test.slow() // twenty-five pages
  const zoomed = { width: 640, height: 360 } // a window of 1280 at 200 %
  const found = await lookAtAll(page, async (name, theme) => {
    await picture(page, `page-${name}-laptop-${theme}`)
    if (theme === 'light') return [...(await seriousProblems(page)), ...(await sideways(page))]
    const wrong = await seriousProblems(page, 'color-contrast') // only colours have changed
    if (!(await fitsAt(page, zoomed))) wrong.push(`at 200 % it scrolls sideways by ${await sidewaysBy(page)}`)
    await picture(page, `zoom-${name}`)
    await page.setViewportSize(sizes.laptop)
    return wrong
  })
  expect(found).toEqual({})
})

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone, hasTouch: true, isMobile: true, deviceScaleFactor: 1 })

  // What axe says of a page does not hang on its width, but for what a finger can hit.
  test('every page fits, and a finger hits everything', async ({ page, picture }) => {
    const found = await lookAtAll(page, async (name, theme) => {
      await picture(page, `page-${name}-phone-${theme}`)
      return theme === 'dark' ? [] : [...(await smallTargets(page)), ...(await sideways(page))]
    })
    expect(found).toEqual({})
  })
})

test('the pages speak German where the browser does', async ({ browser, host, picture }) => {
  const context = await browser.newContext({ baseURL: host.url, viewport: sizes.phone, locale: 'de-DE' })
  const page = await context.newPage()
  const seat = new Seat(page)
  await seat.name('Jonas')
  const table = await finishedGame(seat)
  const headings = {
    '/kingdoms': 'Am Tisch',
    '/daily': 'Gegen',
    '/cards': 'Karten',
    '/cards/symbols': 'Die Symbole',
    '/tables': 'Tische',
    '/account': 'Du',
    '/how-to-play': 'Anleitung',
    [`/result/${table}`]: /gewinnt|teilen/,
  }
  for (const [address, heading] of Object.entries(headings)) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
    expect(await sidewaysBy(page), address).toBeLessThanOrEqual(0)
  }
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Mit Freunden spielen' }).first()).toBeVisible()
  await picture(page, 'front-german-phone')
  expect(await sidewaysBy(page)).toBeLessThanOrEqual(0)
  await context.close()
})

test('a kingdom is chosen and begun with keys alone', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Dominion' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Choose' }).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'First Game' })).toBeVisible()
  const begin = page.getByRole('button', { name: 'Begin' })
  for (let i = 0; i < 60 && !(await begin.evaluate((element) => element === document.activeElement)); i++)
    await page.keyboard.press('Tab')
  await expect(begin).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(new Seat(page).sentence).toBeVisible()
})

test('another kingdom is drawn without leaving the top of the page', async ({ page }) => {
  await page.goto('/kingdoms')
  const seen = new Set<string>()
  for (let draw = 0; draw < 3; draw++) {
    const before = page.url()
    await page.getByRole('button', { name: 'Draw another' }).click()
    await expect(page).not.toHaveURL(before)
    seen.add(page.url())
  }
  expect(seen.size).toBe(3)
  await expect(page.getByRole('heading', { name: 'A kingdom of your own' })).toBeInViewport()
})
