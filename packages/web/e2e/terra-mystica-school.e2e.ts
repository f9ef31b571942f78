// Learning Terra Mystica: the school, hints, greyed actions with their reasons, the library.

import type { Page } from '@playwright/test'
import { seriousProblems } from './accessible.ts'
import { Realm } from './realm.ts'
import { Seat } from './seat.ts'
import { expect, test } from './test.ts'

const still = { speed: 'off', hints: false } as const
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test('the school is one click away, follows what is done, survives a reload and can be left', async ({
  page,
  picture,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await new Seat(page).prefer(still)
  await page.goto('/')
  await page.getByRole('button', { name: /^Learn it.*Terra Mystica$/ }).click()
  const school = page.getByRole('complementary', { name: 'School: your first round' })
  await expect(school).toHaveAttribute('data-lesson', 'faction')
  await expect(school.locator('[aria-current=step]')).toHaveText('choose a faction')
  await picture(page, 'terra-mystica-school')
  expect(await seriousProblems(page)).toEqual([])
  const realm = new Realm(page)
  await realm.click()
  await expect(school).toHaveAttribute('data-lesson', 'confirm') // nothing is sent before
  await realm.click()
  await expect(school).toHaveAttribute('data-lesson', /dwelling|card/)
  await expect(school.locator('[data-done=true]').first()).toHaveText(/choose a faction/)
  await realm.atOnce()
  await page.reload()
  await expect(school).toHaveAttribute('data-lesson', /dwelling|card/)
  const seen = new Set<string>()
  for (let moves = 0; moves < 80; moves++) {
    const lesson = (await school.getAttribute('data-lesson')) ?? ''
    seen.add(lesson)
    if (lesson === 'over') break
    await realm.click()
  }
  for (const lesson of ['action', 'over']) expect(seen).toContain(lesson)
  await expect(school.locator('[data-done=true]')).toHaveCount(6)
  await picture(page, 'terra-mystica-school-over')
  await school.getByRole('button', { name: 'Play on' }).click()
  await expect(school).toHaveCount(0)
  await page.reload()
  await realm.ready()
  await expect(school).toHaveCount(0)
})

test('somebody new is told a hint at a time; greyed actions say why', async ({ page }) => {
  await new Seat(page).prefer({ speed: 'off' })
  const realm = new Realm(page)
  await realm.beginAlone()
  const hint = page.getByRole('complementary', { name: 'Hint' })
  await expect(hint).toHaveAttribute('data-hint', 'faction')
  await hint.getByRole('button', { name: 'Got it' }).click()
  await expect(hint).toHaveCount(0)
  await realm.click()
  await expect(hint).toHaveAttribute('data-hint', 'confirm')
  await realm.click()
  await expect(hint).toHaveAttribute('data-hint', /dwelling|card/)
  // Seven power lie in bowl II, so that burning brings three: enough for a bridge, not for two spades.
  const actions = page.getByRole('list', { name: 'Power actions' })
  await expect(actions.getByRole('button', { name: /2 spades.*takes 6 power, and you can have \d/ })).toBeDisabled()
  await hint.getByRole('button', { name: 'No more hints' }).click()
  await realm.click()
  await expect(hint).toHaveCount(0)
})

test('notes, planned turns and what is planned now are still there after a reload, and go when one gives up', async ({
  page,
  picture,
}) => {
  await new Seat(page).prefer(still)
  const realm = new Realm(page)
  await realm.beginAlone()
  await realm.atOnce()
  await page.reload()
  await realm.ready()
  const open = page.getByRole('button', { name: 'Notes' })
  while ((await realm.moment()) !== 'table' || !(await page.getByTestId('pass').count())) await realm.click()
  await realm.openList()
  // What else there is stands below, with the reason.
  await page.getByTestId('not-now').locator('summary').click()
  await expect(page.getByTestId('not-now').getByRole('listitem').first()).toContainText(/\w+ .*\w/)
  await realm.offers.first().click()
  await expect(page.getByRole('button', { name: /^Step back/ })).toBeVisible()
  const planned = await realm.sentence.textContent()
  await open.click()
  const notes = page.getByRole('dialog', { name: 'Your notes' })
  await notes.getByRole('textbox', { name: 'For yourself' }).fill('A town in the north, then priests.')
  await notes.getByRole('button', { name: 'Keep what is planned' }).click()
  await expect(notes.getByRole('listitem')).toHaveCount(1)
  await picture(page, 'terra-mystica-notes')
  expect(await seriousProblems(page)).toEqual([])
  await page.reload()
  await realm.ready()
  await expect(page.getByRole('button', { name: /^Step back/ })).toBeVisible() // tried again by itself
  await expect(realm.sentence).toHaveText(planned ?? '')
  await page.getByRole('button', { name: /^Step back/ }).click()
  await expect(page.getByRole('button', { name: /^Step back/ })).toHaveCount(0)
  await page.reload()
  await realm.ready()
  await realm.moment()
  await expect(page.getByRole('button', { name: /^Step back/ })).toHaveCount(0) // what was taken back stays so
  await open.click()
  await expect(notes.getByRole('textbox', { name: 'For yourself' })).toHaveValue('A town in the north, then priests.')
  await notes.getByRole('button', { name: 'Try it' }).click()
  await expect(page.getByRole('button', { name: /^Step back/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(notes).toHaveCount(0)
  await page.keyboard.press('m')
  await page.getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
  await expect(realm.result).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('freehold.notes') ?? '[]')).toBe('[]')
})

for (const [locale, theme, viewport] of [
  ['en-GB', 'light', { width: 1280, height: 720 }],
  ['de-DE', 'dark', { width: 390, height: 844 }],
] as const) {
  test(`the library shows factions, tiles and how power, towns and cults work: ${locale}, ${theme}`, async ({
    browser,
    host,
    picture,
  }) => {
    const context = await browser.newContext({ baseURL: host.url, locale, colorScheme: theme, viewport })
    const page = await context.newPage()
    const english = locale === 'en-GB'
    await page.goto('/terra-mystica')
    await expect(page.getByRole('link', { name: english ? /^Witches/ : /^Hexen/ })).toBeVisible()
    await expect(page.getByRole('listitem')).toHaveCount(20)
    for (const part of ['factions', 'tiles', 'power', 'towns', 'cults', 'factions/giants', 'factions/riverwalkers']) {
      await page.goto(`/terra-mystica/${part}`)
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
      expect(await seriousProblems(page), part).toEqual([])
      expect(await sideways(page), part).toBeLessThanOrEqual(0)
      await picture(page, `terra-mystica-library-${part.replace('/', '-')}-${theme}`)
    }
    await page.goto('/terra-mystica/factions/nobody')
    await expect(page.getByRole('alert')).toBeVisible()
    await context.close()
  })
}
