// Whoever speaks German meets no English: every page, every state, everything that is shown, heard or hovered over.

import type { DominionQuestion } from '@freehold/dominion'
import type { Decision } from '@freehold/kernel'
import type { RouteAnswer, TableState, Update } from '@freehold/server/protocol'
import type { Page } from '@playwright/test'
import { englishOn, textsOf } from './english.ts'
import { finishedGame, playedGame } from './finished.ts'
import { Realm } from './realm.ts'
import { Seat, still } from './seat.ts'
import { stage } from './staged.ts'
import { staged } from './staged-games.ts'
import { expect, test } from './test.ts'

test.use({ locale: 'de-DE' })

const json = (name: string, content: unknown) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
})

/** Looks at a page again and again, and gathers what is English. */
class Reader {
  readonly page: Page
  readonly found: Record<string, string[]> = {}

  constructor(page: Page) {
    this.page = page
  }

  async read(what: string): Promise<void> {
    await expect(this.page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(this.page.locator('main, dialog').first()).toBeVisible()
    await expect(this.page.locator('[aria-busy="true"]')).toHaveCount(0)
    const english = await englishOn(this.page)
    if (english.length > 0) this.found[what] = english
  }

  async open(address: string): Promise<void> {
    await this.page.goto(address)
    await this.page.waitForLoadState('networkidle')
    await this.read(address)
  }
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
    const { robots = {}, opponents = {} } = { ...textsOf(language, 'common.json'), ...textsOf(language, 'pages.json') }
    expect(ids.filter((id) => !(id in Object(robots)) || !(id in Object(opponents)))).toEqual([])
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
    '/cards/symbols',
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

const intrigue = 'Pawn, Courtyard, Secret Passage, Patrol, Steward, Shanty Town, Nobles, Minion, Baron, Wishing Well'
const base = 'Vassal, Moat, Village, Gardens, Militia, Remodel, Smithy, Throne Room, Sentry, Harbinger'
const attacks = 'Masquerade, Swindler, Lurker, Diplomat, Torturer, Replace, Mill, Courtier, Bridge, Village'

/** Where each kind of question is asked. */
const kinds: Record<Exclude<DominionQuestion, 'over'>, string> = {
  action: base,
  buy: base,
  pick: intrigue,
  gain: base,
  choose: intrigue,
  may: base,
  order: intrigue,
  position: intrigue,
  name: intrigue,
  trigger: base,
}
const cards: Record<string, string> = {
  Militia: base,
  Remodel: base,
  Sentry: base,
  Baron: intrigue,
  Torturer: attacks,
  Masquerade: attacks,
  Diplomat: attacks,
  Swindler: attacks,
  Replace: attacks,
}

const tableAsking = (kingdom: string, fits: (decision: Decision) => boolean): Update =>
  staged({ players: 3, kingdom: kingdom.split(', '), after: 30, fits })

test('a table of Dominion: whatever is asked', async ({ page }) => {
  const reader = new Reader(page)
  await new Seat(page).prefer({ speed: 'off', hints: true })
  const look = async (what: string, update: Update) => {
    await stage(page, update)
    await expect(page.getByTestId('sentence')).toBeVisible()
    await reader.read(what)
    await page.unrouteAll()
  }
  for (const [kind, kingdom] of Object.entries(kinds))
    await look(
      `asked: ${kind}`,
      tableAsking(kingdom, ({ question }) => question.kind === kind),
    )
  for (const [card, kingdom] of Object.entries(cards))
    await look(
      `asked by ${card}`,
      tableAsking(kingdom, ({ question }) => question.cause?.source === card),
    )
  expect(reader.found).toEqual({})
})

test('a table of Dominion: everything around the game', async ({ page }) => {
  const reader = new Reader(page)
  await new Seat(page).prefer({ ...still, face: 'symbols' })
  const update = tableAsking(base, ({ question }) => question.kind === 'action')
  await stage(page, update)
  for (const [key, what] of Object.entries({ m: 'menu', c: 'chat', '?': 'keys', b: 'looking back' })) {
    await page.keyboard.press(key)
    await reader.read(what)
    await page.keyboard.press('Escape')
  }
  for (const name of ['Verlauf', 'Auto-Antworten', 'Einstellungen', 'Aufgeben']) {
    await page.keyboard.press('m')
    await page.getByRole('dialog').getByRole('button', { name }).click()
    await reader.read(name)
    await page.keyboard.press('Escape')
  }
  await page.locator('[data-peek]').first().click({ button: 'right', force: true }) // whether or not it can be chosen
  await reader.read('a card, large')
  await page.unrouteAll()

  const asOf = (change: Partial<TableState>): Update => ({ ...update, state: { ...update.state, ...change } })
  const proposals = ['pause', 'resume', 'close', 'replace'] as const
  const outcome = { places: [1, 2, 2], points: [30, 20, 20], winners: [0], resigned: [], why: 'won' }
  const moments: Record<string, Partial<TableState>> = {
    'undo asked': { undoRequest: { seat: 1, to: 30, missing: [0] } },
    'undo waited for': { undoRequest: { seat: 0, to: 30, missing: [1] } },
    paused: { paused: true },
    away: { seats: update.state.seats.map((seat, i) => ({ ...seat, away: i === 0 })) },
    watching: { you: null, asked: null, maySpeak: false, undo: null },
    waiting: { asked: null, waitingFor: 1 },
    won: { phase: 'over', asked: null, result: outcome as TableState['result'] },
    lost: {
      phase: 'over',
      asked: null,
      result: { ...outcome, winners: [1], places: [2, 1, 3] } as TableState['result'],
    },
    ...Object.fromEntries(
      proposals.map((what) => [
        `proposed: ${what}`,
        { proposal: { what, seat: 1, about: what === 'replace' ? 2 : null, missing: [0], agreed: [1], refused: [] } },
      ]),
    ),
  }
  for (const [what, change] of Object.entries(moments)) {
    await stage(page, asOf(change))
    await expect(page.locator('main').first()).toBeVisible()
    await reader.read(what)
    await page.unrouteAll()
  }
  expect(reader.found).toEqual({})
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('pages and tables have other words, and those are German too', async ({ page }) => {
    const reader = new Reader(page)
    const seat = new Seat(page)
    await seat.prefer(still)
    await seat.name('Anna')
    for (const address of ['/', '/kingdoms', '/cards', '/cards/moat', '/tables', '/account']) await reader.open(address)
    const table = await finishedGame(seat)
    await reader.open(`/replay/${table}?at=40`)
    await page.getByRole('button', { name: 'Mehr', exact: true }).click()
    await reader.read('more of the replay')
    await new Realm(page).beginAlone()
    for (const tab of await page.locator('main > nav button').all()) {
      await tab.click()
      await reader.read(`the table of Terra Mystica: ${await tab.textContent()}`)
    }
    await stage(
      page,
      tableAsking(base, ({ question }) => question.kind === 'buy'),
    )
    await expect(page.getByTestId('sentence')).toBeVisible()
    await reader.read('the table of Dominion')
    expect(reader.found).toEqual({})
  })
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
    await expect(page.getByText('Punkte, Zug um Zug').first()).toBeVisible()
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

test('Terra Mystica: the table one wishes', async ({ page, allowedErrors }) => {
  allowedErrors.push(/status of 400/)
  const reader = new Reader(page)
  await new Seat(page).prefer(still)
  await reader.open('/new/terra-mystica')
  await page.getByText('Weitere Optionen').click()
  const chooser = page.getByLabel('Datei wählen')
  for (const content of [
    '{',
    { scoringTiles: { SCORE1: { early: -1 } } },
    { unbekannt: 1 },
    { youthTerrain: { lake: 'x' } },
  ]) {
    await chooser.setInputFiles(json('werte.json', content))
    await expect(page.getByRole('alert')).toBeVisible()
    await reader.read(`a file with ${JSON.stringify(content)}`)
  }
  await chooser.setInputFiles(json('werte.json', { scoringTiles: { SCORE1: { early: 2 } } }))
  await reader.read('a good file')
  await page.getByLabel('Dein Volk').selectOption('Meermenschen')
  await page.getByLabel('Ihre Heimat').selectOption('Seen')
  await page.getByRole('button', { name: 'Beginnen', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Seen ist die Heimat des Volkes')
  await reader.read('a home that is taken')
  for (const faction of await page.getByLabel('Ihr Volk').locator('option').all()) {
    await page.getByLabel('Ihr Volk').selectOption(await faction.textContent())
    await reader.read('her faction')
  }
  await reader.open('/new/terra-mystica?with=friends')
  expect(reader.found).toEqual({})
})

test('Terra Mystica: a game against the Automa', async ({ page }) => {
  test.setTimeout(180_000)
  const reader = new Reader(page)
  const seat = new Seat(page)
  await seat.prefer(still)
  await seat.name('Anna')
  for (const faction of ['gognomes', 'blight'] as const) {
    const options = { factions: ['halflings'], automa: { faction, level: 'automa' }, finalTile: 'random' }
    const table = await seat.newTable({ game: 'terra-mystica', options, seats: ['open', 'open'] }, true)
    await page.goto(`/table/${table}`)
    const realm = new Realm(page)
    await realm.ready()
    for (let i = 0; i < 24; i++) {
      await reader.read(`${faction}, after ${i} answers`)
      for (const tab of faction === 'gognomes' && i % 6 === 5
        ? await page.locator('[data-choices] [role="tab"]').all()
        : []) {
        await tab.click()
        await reader.read(`what can be done, after ${i} answers`)
      }
      await realm.click()
    }
    // German words are long: they have their room all the same.
    const cramped = (all: Element[]) =>
      all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent)
    expect(await page.locator('main nav').evaluateAll(cramped)).toEqual([])
    for (const key of ['t', 'i', 'f', 'm', 'c', '?']) {
      await page.keyboard.press(key)
      await reader.read(`${faction}: ${key}`)
      await page.keyboard.press('Escape')
    }
  }
  expect(reader.found).toEqual({})
})
