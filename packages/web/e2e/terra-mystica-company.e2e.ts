// Terra Mystica in company: with computers after a whole auction, and two people with the Automa; both to the end.

import type { Page } from '@playwright/test'
import { Reader } from './german-reader.ts'
import { HASTY, Realm } from './realm.ts'
import { Seat } from './seat.ts'
import { expect, test } from './test.ts'

const preferring = (language: string) => ({ speed: 'off', hints: false, theme: 'light', language })

/** The points of everybody as the end of a game tells them. */
async function totals(page: Page, seats: number): Promise<number[]> {
  const all = Array.from({ length: seats }, (_, seat) => page.getByTestId(`total-${seat}`).textContent())
  return (await Promise.all(all)).map(Number)
}

test('four seats, three of them computers, in German: a whole auction, then a whole game', async ({
  page,
  picture,
}) => {
  const reader = new Reader(page)
  const anna = new Seat(page)
  await anna.prefer(preferring('de'))
  await anna.name('Anna')
  const options = { players: 4, factions: 'auction', fireAndIce: false }
  const computers = Array.from({ length: 3 }, () => ({ robot: 'settler' }))
  const table = await anna.newTable({ game: 'terra-mystica', options, seats: ['open', ...computers] }, true)
  await page.goto(`/table/${table}`)
  const realm = new Realm(page, HASTY)
  await realm.ready()
  const factions = async () => {
    const { players } = (await anna.state(table)).view as { players: { faction: string | null }[] }
    return new Set(players.flatMap(({ faction }) => faction ?? []))
  }
  let asked = 0
  while ((await factions()).size < 4) {
    const moment = await realm.moment()
    if (moment === 'faction') await reader.read(`the auction, question ${++asked}`)
    await realm.click(moment)
  }
  expect(asked).toBeGreaterThanOrEqual(2) // a faction to name, and a bid for one of four
  for (const seat of [1, 2, 3]) await expect(page.locator(`[data-other="${seat}"]`)).toBeVisible()
  await picture(page, 'terra-mystica-computers')
  for (let moves = 0; moves < 200 && (await realm.click()); moves++);
  await expect(realm.result).toBeVisible()
  await reader.read('the end')
  expect(await totals(page, 4)).toEqual((await anna.state(table)).result?.points)
  expect(reader.found).toEqual({})
})

test('two people and the Automa, one in English and one in German, to the end', async ({ page, browser, host }) => {
  const context = await browser.newContext({ baseURL: host.url, locale: 'de-DE' })
  const [ann, ben] = [new Seat(page), new Seat(await context.newPage())]
  const reader = new Reader(ben.page)
  await ann.prefer(preferring('en'))
  await ben.prefer(preferring('de'))
  await ann.name('Ann')
  await ben.name('Ben')
  const options = { players: 3, factions: 'pick', fireAndIce: false, automa: { level: 'automalein' } }
  const table = await ann.newTable({ game: 'terra-mystica', options, seats: ['open', 'open', 'open'] }, false)
  await ben.ask('POST', `/api/tables/${table}/sit`, {})
  await ann.ask('POST', `/api/tables/${table}/start`, {})
  const realms = [ann, ben].map((seat) => new Realm(seat.page, HASTY))
  for (const realm of realms) {
    await realm.page.addInitScript(() => localStorage.setItem('freehold.automa-at-once', 'yes'))
    await realm.page.goto(`/table/${table}`)
    await realm.ready()
  }
  const next = () => Promise.race(realms.map(async (realm) => ({ realm, moment: await realm.moment() })))
  for (let moves = 0; moves < 200; moves++) {
    const { realm, moment } = await next()
    if (!(await realm.click(moment))) break
  }
  for (const realm of realms) await expect(realm.result).toBeVisible()
  await reader.read('the end')
  expect(reader.found).toEqual({})
  const points = (await ann.state(table)).result?.points
  for (const { page: each } of realms) expect(await totals(each, 3)).toEqual(points)
  await context.close()
})
