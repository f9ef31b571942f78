// After a game of Terra Mystica: its map round by round, where points came from and when, figures of a person.

import { readFileSync } from 'node:fs'
import { seriousProblems } from './accessible.ts'
import { Seat, still } from './seat.ts'
import { expect, test } from './test.ts'

/** A game of four artificial players, played to its end. */
async function finished(seat: Seat): Promise<string> {
  const settler = { robot: 'settler' }
  const options = { players: 4, finalTile: 'building-on-edge' }
  const table = await seat.newTable({ game: 'terra-mystica', options, seats: Array(4).fill(settler) }, true)
  await expect.poll(async () => (await seat.state(table)).phase).toBe('over')
  return table
}

test('the result shows the map of every round, points by source and by round, and what everybody owned', async ({
  page,
  picture,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  const seat = new Seat(page)
  await seat.prefer(still)
  await seat.name('Ann')
  const table = await finished(seat)
  const { result } = await seat.state(table)
  await page.goto(`/result/${table}`)
  await expect(page.getByRole('heading', { name: 'Where the points came from' })).toBeVisible()
  for (const [i, n] of (result?.points ?? []).entries()) await expect(page.getByTestId(`total-${i}`)).toHaveText(`${n}`)
  await picture(page, 'terra-mystica-story-light')
  expect(await seriousProblems(page)).toEqual([])

  await expect(page.getByRole('img', { name: 'The map at the end' })).toBeVisible()
  const replay = page.getByRole('figure').getByRole('link')
  const atEnd = await replay.getAttribute('href')
  await page.getByRole('button', { name: 'The map after round 2' }).click()
  await expect(page.getByRole('img', { name: 'The map after round 2' })).toBeVisible()
  expect(await replay.getAttribute('href')).not.toBe(atEnd)

  // All numbers of a column add up to its total, and a number says when it came.
  const table0 = page.getByRole('table').first()
  for (const column of [0, 1, 2, 3]) {
    const cells = await table0.locator(`tbody tr td:nth-child(${column + 2})`).allInnerTexts()
    const sum = cells.map((text) => Number(text.trim().replace('−', '-').replace('·', '0'))).reduce((a, b) => a + b, 0)
    const total = await table0.locator(`thead th:nth-child(${column + 2}) b`).innerText()
    expect(sum).toBe(Number(total))
  }
  await table0
    .getByRole('button', { name: /, start: 20$/ })
    .first()
    .click()
  await expect(page.getByRole('status').filter({ hasText: 'at the start 20' })).toBeVisible()

  await page.getByRole('radio', { name: 'Workers' }).check()
  await page.getByText('The figures').click()
  await expect(page.getByRole('region', { name: 'Round by round: Workers' }).locator('tbody tr')).toHaveCount(6)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await seriousProblems(page, 'color-contrast')).toEqual([])
  await picture(page, 'terra-mystica-story-dark')
})

test('a page of a person tells how they fared by faction, map and level of the Automa', async ({ page, picture }) => {
  const seat = new Seat(page)
  await seat.prefer(still)
  await seat.name('Ann')
  const options = { map: 'fjords', factions: ['witches'], automa: { level: 'ultoma' } }
  const table = await seat.newTable({ game: 'terra-mystica', options, seats: ['open', 'open'] }, true)
  for (let state = await seat.state(table); state.phase !== 'over'; state = await seat.state(table)) {
    const options = state.asked?.options ?? []
    const pass = options.findIndex(({ key }) => key.startsWith('pass'))
    await seat.ask('POST', `/api/tables/${table}/move`, {
      version: state.version,
      id: `move-${state.version}`,
      move: [Math.max(0, pass)],
    })
  }
  const { person } = await seat.ask<{ person: string }>('GET', '/api/session')
  await page.goto(`/people/${person}`)
  for (const [name, row] of [
    ['By faction', /Witches/],
    ['By map', /Fjords/],
    ['By level of the Automa', /Ultoma/],
  ] as const) {
    const figures = page.getByRole('table').filter({ hasText: name })
    await expect(figures.getByRole('row', { name: row }).getByRole('cell').first()).toHaveText('1')
  }
  expect(await seriousProblems(page)).toEqual([])
  await picture(page, 'terra-mystica-person')
})

test.describe('on a phone, in German', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'de-DE' })
  test('the result fits its width', async ({ page, picture }) => {
    const seat = new Seat(page)
    await seat.prefer(still)
    await seat.name('Anna')
    await page.goto(`/result/${await finished(seat)}`)
    await expect(page.getByRole('heading', { name: 'Woher die Punkte kamen' })).toBeVisible()
    expect(await seriousProblems(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await picture(page, 'terra-mystica-story-phone')
  })
})

const recorded = (name: string) => new URL(`../../terra-mystica/fixtures/${name}`, import.meta.url).pathname

test('a game that was written down elsewhere is mended where it is wrong, and watched; nothing of it leaves the page', async ({
  page,
  picture,
}) => {
  await new Seat(page).prefer(still)
  await page.goto('/')
  await page.getByRole('link', { name: 'Open a game' }).click()
  const field = page.getByRole('textbox', { name: 'Or paste it here' })
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  const game = readFileSync(recorded('own4.cmd'), 'utf8') // five players on another map
  await field.fill(game.replace(/: build \w+/, ': build Z9'))
  await page.getByRole('button', { name: 'Replay this text' }).click()
  await expect(page.getByRole('alert')).toHaveText('Line 26: the space “Z9” is not known. Known there: B1–J8.')
  const selected = () =>
    field.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd))
  expect(await selected()).toBe('engineers: build Z9')
  expect(await seriousProblems(page)).toEqual([])
  await page.keyboard.insertText(/^engineers: build \w+$/m.exec(game)?.[0] ?? '')
  await page.getByRole('button', { name: 'Replay this text' }).click()
  await expect(page.getByText(/^move 0 of \d+$/)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('Engineers: a dwelling on', { exact: false }).first()).toBeVisible()
  await page.keyboard.press('End')
  await expect(page.getByTestId('tm-sentence')).toHaveText('The game is over')
  await expect(page.getByText('Nomads: +18 points (largest area)')).toBeVisible()
  await picture(page, 'terra-mystica-record')
  // Below the controls the whole table is in sight.
  const steles = page.getByRole('region', { name: 'Cults' }).locator('[data-cult]')
  await expect(steles).toHaveCount(4)
  for (const part of [...(await steles.all()), page.getByRole('button', { name: 'Menu' })])
    await expect(part).toBeInViewport({ ratio: 0.99 })

  await page.getByRole('button', { name: 'Another game' }).click()
  await page.getByLabel('File of a game').setInputFiles(recorded('r1564.tsv')) // a ledger as its page shows it
  await expect(page.getByText(/^move 0 of \d+$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Verify the shuffle' })).toHaveCount(0) // nothing was shuffled here
  expect(sent).toEqual([])
})
