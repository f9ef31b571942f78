// The tables in German: whatever is asked, told, offered or looked up there.

import type { DominionQuestion } from '@freehold/dominion'
import type { Decision } from '@freehold/kernel'
import { NOBODY, type TableState, type Update } from '@freehold/server/protocol'
import { finishedGame } from './finished.ts'
import { json, Reader } from './german-reader.ts'
import { Realm } from './realm.ts'
import { Seat, still } from './seat.ts'
import { stage } from './staged.ts'
import { staged } from './staged-games.ts'
import { expect, test } from './test.ts'

test.use({ locale: 'de-DE' })

const intrigue = 'Pawn, Courtyard, Secret Passage, Patrol, Steward, Shanty Town, Nobles, Minion, Baron, Wishing Well'
const base = 'Vassal, Moat, Village, Gardens, Militia, Remodel, Smithy, Throne Room, Sentry, Harbinger'
const guilds = 'Masterpiece, Stonemason, Butcher, Candlestick Maker, Doctor, Herald, Plaza, Baker, Village, Smithy'
const nocturne =
  'Ghost Town, Night Watchman, Guardian, Monastery, Changeling, Den of Sin, Cobbler, Crypt, Exorcist, Raider'
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
  amount: guilds,
  night: nocturne,
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
  const table = await stage(page, update)
  await expect(page.locator('main')).toBeVisible() // which listens to keys as soon as it is seen
  table.push({ ...update, state: { ...update.state, version: update.state.version + 1 } }) // so there is something to look back to
  const panel = page.getByRole('dialog')
  const bar = page.getByRole('group', { name: 'Rückschau' })
  for (const [key, what, shown] of [
    ['m', 'menu', panel],
    ['c', 'chat', panel],
    ['?', 'keys', panel],
    ['b', 'looking back', bar],
  ] as const) {
    await page.keyboard.press(key)
    await expect(shown).toBeVisible()
    await reader.read(what)
    await page.keyboard.press('Escape')
    await expect(shown).toHaveCount(0)
  }
  for (const name of ['Verlauf', 'Auto-Antworten', 'Einstellungen', 'Aufgeben']) {
    await page.keyboard.press('m')
    await panel.getByRole('button', { name }).click()
    await reader.read(name)
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
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
    'somebody gone': { seats: update.state.seats.map((seat) => ({ ...seat, name: NOBODY })) },
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

test('Terra Mystica: the table one wishes', async ({ page, allowedErrors }) => {
  allowedErrors.push(/status of 400/)
  const reader = new Reader(page)
  await new Seat(page).prefer(still)
  await reader.open('/new/terra-mystica')
  await page.getByText('Gedruckte Werte der Automa').click()
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
  await page.getByLabel('Dein Volk').selectOption('Nixen')
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
    let choices = 0
    for (let i = 0; i < 24; i++) {
      const moment = await realm.moment()
      await reader.read(`${faction}, after ${i} answers`)
      if (faction === 'gognomes' && (moment === 'choose' || moment === 'table') && choices++ % 4 === 0) {
        await realm.openList()
        for (const tab of await page.locator('[data-choices] [role="tab"]').all()) {
          await tab.click()
          await reader.read(`what can be done, after ${i} answers`)
        }
      }
      await realm.click(moment)
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
