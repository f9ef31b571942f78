// Whoever speaks German meets no English: every page, every state, everything that is shown, heard or hovered over.

import type { RouteAnswer } from '@freehold/server/protocol'
import type { Page } from '@playwright/test'
import { englishOn, textsOf } from './english.ts'
import { finishedGame, playedGame } from './finished.ts'
import { json, Reader } from './german-reader.ts'
import { Seat, still } from './seat.ts'
import { expect, test } from './test.ts'

test.use({ locale: 'de-DE' })

/** Opens whatever a result keeps folded. */
async function unfold(page: Page): Promise<void> {
  await expect(page.locator('main summary').first()).toBeVisible()
  await page.locator('main details').evaluateAll((all) => {
    for (const each of all) (each as HTMLDetailsElement).open = true
  })
}

test('English is found where there is some', async ({ page }) => {
  await page.goto('/how-to-play')
  await expect(page.getByRole('heading', { name: 'Dominion in fünf Minuten' })).toBeVisible()
  expect(await englishOn(page)).toEqual([])
  await page.evaluate(() => {
    document
      .querySelector('main')
      ?.insertAdjacentHTML(
        'beforeend',
        '<p>Shuffle the cards of your deck.</p><p>Close</p><p>erst Smithy</p><img alt="a pile of coins" src="/icon.svg">' +
          '<p lang="en">Said to be English, so you may read it.</p><p>Du darfst dies an die Hand und in den Stapel legen.</p>',
      )
  })
  expect(await englishOn(page)).toEqual(['Shuffle the cards of your deck.', 'Close', 'erst Smithy', 'a pile of coins'])
})

test('every artificial player has a name and a word said of it, in both languages', async ({ page }) => {
  const { games } = await new Seat(page).ask<RouteAnswer<'games'>>('GET', '/api/games')
  const ids = games.flatMap(({ robots }) => robots.map(({ id }) => id))
  expect(ids.length).toBeGreaterThan(9)
  for (const language of ['en', 'de']) {
    const texts = { ...textsOf(language, 'common'), ...textsOf(language, 'making') }
    const { robots = {}, opponents = {}, titles = {} } = texts
    const { female, male } = Object(titles)
    for (const area of [robots, opponents, female, male]) expect(ids.filter((id) => !(id in Object(area)))).toEqual([])
  }
})

test('the pages beside the table', async ({ page, allowedErrors }) => {
  allowedErrors.push(/status of 40[0-9]/)
  const seat = new Seat(page)
  const reader = new Reader(page)
  await seat.prefer(still)
  await reader.open('/')
  await seat.name('Anna')
  const table = await playedGame(seat)
  await seat.newTable(
    { game: 'dominion', options: { players: 3 }, seats: ['open', { robot: 'chancellor' }, 'open'], listed: true },
    false,
  )
  const { person } = await seat.ask<{ person: string }>('GET', '/api/session')
  const plain = [
    '/',
    '/tables',
    '/tables?mine',
    '/how-to-play',
    '/rulebook',
    '/rulebook/terra-mystica',
    '/rulebook/automa',
    '/cards/symbols',
    '/workshop',
    '/workshop?card=throne-room',
    '/workshop/print',
    '/workshop/measure',
    `/people/${person}`,
    '/people/nobody',
  ]
  for (const address of [
    ...plain,
    '/nowhere',
    '/cards/nothing',
    '/table/nothing',
    '/result/nothing',
    '/replay/nothing',
  ])
    await reader.open(address)
  await reader.open('/cards')
  await page.getByRole('radio', { name: 'in Symbolen' }).check()
  await reader.read('cards in symbols')
  for (const card of ['moat', 'throne-room', 'sentry', 'masquerade']) await reader.open(`/cards/${card}`)
  await reader.open('/daily/2026-11-15')
  await page.locator('main ul button').first().click()
  await reader.read('a card of the day')
  await reader.open(`/result/${table}`)
  await unfold(page)
  await expect(page.getByText('Punkte, Zug um Zug').first()).toBeVisible()
  await reader.read('the story of a game')
  expect(reader.found).toEqual({})
})

test('kingdoms, from wherever they come', async ({ page }) => {
  const reader = new Reader(page)
  await new Seat(page).prefer(still)
  await reader.open('/kingdoms')
  await page.locator('main ul button').first().click()
  await reader.read('a card')
  await page.getByRole('button', { name: 'Beim Ziehen behalten' }).click()
  await page.getByRole('radio', { name: '1. Edition' }).check()
  await reader.read('the first edition')
  await page.getByRole('radio', { name: 'Auslosen' }).check()
  await reader.read('to draw')
  await page.getByRole('combobox', { name: 'Dörfer' }).selectOption('keine')
  await page.getByRole('button', { name: /^(Zehn Karten|Die anderen) ziehen/ }).click()
  await reader.read('drawn')
  await page.getByRole('radio', { name: 'Selbst wählen' }).check()
  await reader.read('to pick')
  await page.getByRole('radio', { name: 'Favoriten' }).check()
  const typed = page.getByLabel(/^Code, Name/)
  const wrong = [
    'M8U2-8WPB',
    'Erster Satz',
    'Burggraben',
    'Keller, Kupfer',
    'Keller, Keller',
    'Keller, Schmied',
    '2'.repeat(14),
  ]
  for (const text of wrong) {
    await typed.fill(text)
    await page.getByRole('button', { name: 'Öffnen' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await reader.read(`a kingdom called ${text}`)
  }
  await typed.fill('Siegestanz')
  await page.getByRole('button', { name: 'Öffnen' }).click()
  await expect(page.getByRole('heading', { name: 'Siegestanz' })).toBeVisible()
  await page.getByRole('button', { name: 'Favorit', exact: true }).click()
  await reader.read('a favourite')
  await reader.open('/kingdoms?with=friends&players=4')
  await page.getByText('Uhr, Zuschauer, Wertung').click()
  await reader.read('a table for friends')
  await page.goto('/kingdoms')
  await page.getByRole('radio', { name: 'Auslosen' }).check()
  await page.locator('main ul button', { hasText: 'Burggraben' }).click()
  await page.getByRole('button', { name: 'Beim Ziehen behalten' }).click()
  await page.getByRole('combobox', { name: 'Abwehr' }).selectOption('keine')
  await page.getByRole('button', { name: /^(Zehn Karten|Die anderen) ziehen/ }).click()
  await expect(page.getByRole('alert')).toContainText('Kein Königreich hat all das: Burggraben; Abwehr (keine)')
  await reader.read('wishes that contradict each other')
  expect(reader.found).toEqual({})
})

test('an account, and what can go wrong with it', async ({ page, allowedErrors }) => {
  allowedErrors.push(/status of 4\d\d/)
  const seat = new Seat(page)
  const reader = new Reader(page)
  await seat.prefer(still)
  await seat.name('Anna')
  await reader.open('/account')
  const submit = async (name: string, what: string) => {
    await page.locator('form').getByRole('button', { name, exact: true }).click()
    await page.getByRole('alert').waitFor()
    await reader.read(what)
  }
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await page.getByLabel('E-Mail-Adresse').fill('anna@beispiel.de')
  await page.getByLabel('Passwort').fill('ein falsches Passwort')
  await submit('Anmelden', 'a wrong password')
  await page.getByRole('button', { name: 'Konto anlegen', exact: true }).first().click()
  await page.getByLabel('E-Mail-Adresse').fill('anna@beispiel')
  await page.getByLabel('Passwort').fill('ein gutes Passwort')
  await submit('Konto anlegen', 'no address')
  await page.getByLabel('E-Mail-Adresse').fill(`anna${Date.now()}@beispiel.de`)
  await page.locator('form').getByRole('button', { name: 'Konto anlegen', exact: true }).click()
  await expect(page.getByText(/^Angemeldet als/)).toBeVisible()
  for (const details of await page.locator('summary').all()) await details.click()
  await page.getByLabel('Wofür').fill('Roboter')
  await page.getByRole('button', { name: 'Schlüssel anlegen' }).click()
  await expect(page.getByText('Hier ist er, dieses eine Mal.')).toBeVisible()
  await reader.read('an account')
  await page.getByLabel('Bisheriges Passwort').fill('ein falsches Passwort')
  await page.getByLabel('Neues Passwort').fill('ein neues Passwort')
  await submit('Passwort ändern', 'not the password')
  expect(reader.found).toEqual({})
})

test('the waiting room', async ({ page, browser, host, allowedErrors }) => {
  allowedErrors.push(/status of 4\d\d/)
  const seat = new Seat(page)
  const reader = new Reader(page)
  await seat.prefer(still)
  await seat.name('Anna')
  const table = await seat.newTable(
    { game: 'dominion', options: { players: 3 }, seats: ['open', 'open', { robot: 'regent' }] },
    false,
  )
  await reader.open(`/table/${table}`)
  const context = await browser.newContext({ baseURL: host.url, locale: 'de-DE' })
  const guest = await context.newPage()
  const other = new Reader(guest)
  await other.open(`/table/${table}`)
  await guest.getByLabel('Dein Name').fill('Bert\u200b')
  await guest.getByRole('button', { name: 'Hinsetzen' }).click()
  await expect(guest.getByRole('alert')).toBeVisible()
  await other.read('a name that cannot be shown')
  await guest.getByLabel('Dein Name').fill('Bert')
  await guest.getByRole('button', { name: 'Hinsetzen' }).click()
  await other.read('sitting')
  await reader.read('all are there')
  await context.close()
  expect({ ...reader.found, ...other.found }).toEqual({})
})

test('a replay, and checking it', async ({ page }) => {
  const seat = new Seat(page)
  const reader = new Reader(page)
  await seat.prefer(still)
  await seat.name('Anna')
  for (const game of ['dominion', 'terra-mystica']) {
    const table = await finishedGame(seat, 2, game)
    for (const at of [0, 20, 60, 9999]) await reader.open(`/replay/${table}?at=${at}`)
    await reader.open(`/replay/${table}?at=30&eyes=1`)
    await page.getByRole('button', { name: 'Mischen prüfen' }).click()
    await expect(page.getByTestId('verdict')).toHaveAttribute('data-verdict', 'holds')
    await reader.read(`${game}: verified`)
    await reader.open(`/result/${table}`)
    await unfold(page)
    const told = game === 'dominion' ? 'Punkte, Zug um Zug' : 'Woher die Punkte kamen'
    await expect(page.getByText(told).first()).toBeVisible()
    await reader.read(`${game}: its story`)
  }
  const table = await finishedGame(seat)
  const log = await seat.ask<{ moves: number[][]; seed: string }>('GET', `/api/tables/${table}/log`)
  const wrong = { ...log, moves: [...log.moves.slice(0, 9), [77]] }
  const files: Record<string, unknown> = {
    broken: '{',
    empty: {},
    'another game': { ...log, game: 'chess' },
    'other rules': { ...log, rules: '99' },
    'a wrong move': wrong,
    'another seed': { ...log, seed: `secret:${'0'.repeat(64)}` },
    'no seed': { ...log, seed: undefined },
    'other options': { ...log, options: { kingdom: 'nothing' } },
  }
  await reader.open('/replay')
  for (const [what, content] of Object.entries(files)) {
    await page.getByLabel('Datei einer Partie').setInputFiles(json('partie.json', content))
    await expect(page.getByRole('alert')).toBeVisible()
    await reader.read(`a file with ${what}`)
    await page.reload()
  }
  const { commitment: _, ...lying } = { ...log, commitment: 'f'.repeat(64) }
  for (const content of [{ ...lying, commitment: 'f'.repeat(64) }, lying]) {
    await page.goto('/replay')
    await page.getByLabel('Datei einer Partie').setInputFiles(json('partie.json', content))
    await page.getByRole('button', { name: 'Mischen prüfen' }).click()
    await expect(page.getByTestId('verdict')).toBeVisible()
    await reader.read('what does not fit')
  }
  expect(reader.found).toEqual({})
})
