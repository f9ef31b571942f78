// Results, replays and the check of the shuffle.

import { readFileSync } from 'node:fs'
import { finishedGame, playedGame } from './finished.ts'
import { Seat, still } from './seat.ts'
import { expect, test } from './test.ts'

test('a finished game is walked through by move and by turn, from any eyes, by link', async ({ page, picture }) => {
  const seat = new Seat(page)
  await seat.prefer(still)
  await seat.name('Ann')
  const table = await finishedGame(seat)
  await page.goto(`/replay/${table}`)
  const place = page.getByRole('slider', { name: 'Place in the game' })
  await expect(place).toHaveValue('0')
  await expect(page.getByText(/^move 0 of \d+$/)).toBeVisible()
  await page.getByRole('button', { name: 'Next move' }).click()
  await expect(place).toHaveValue('1')
  await page.keyboard.press('ArrowRight')
  await expect(place).toHaveValue('2')
  await page.keyboard.press('ArrowLeft')
  await expect(place).toHaveValue('1')
  await page.keyboard.press('ArrowDown')
  const second = Number(await place.inputValue())
  expect(second).toBeGreaterThan(1)
  await page.keyboard.press('ArrowUp')
  await expect(place).toHaveValue('0')
  await page.keyboard.press('End')
  await expect(page.getByText('The end')).toBeVisible()
  await page.keyboard.press('Home')
  for (let i = 0; i < 6; i++) await page.keyboard.press('ArrowDown')
  await picture(page, 'replay')

  // All hands lie open; through a seat's eyes only its own.
  await expect(page.getByText(/holds/).first()).toBeVisible()
  await expect(page.getByText(/^deck of \p{Lu}\p{L}+$/u)).toBeVisible() // nothing here is the reader's
  await expect(page.getByText(/\byour\b/i)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Chat' })).toHaveCount(0)
  await page.getByLabel('Whose eyes').selectOption({ index: 2 })
  await expect(page.getByText(/holds/)).toHaveCount(0)
  await expect(page.locator('[data-place="hand:1"]')).toBeVisible()
  await expect(page).toHaveURL(/at=\d+&eyes=2/)
  const link = page.url()
  const at = await place.inputValue()
  await page.goto('/')
  await page.goto(link)
  await expect(place).toHaveValue(at)
  await expect(page.getByLabel('Whose eyes')).toHaveValue('1')

  // It runs by itself and stops at the end.
  await page.getByLabel('Speed').selectOption('rush')
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.getByRole('button', { name: 'Let it run' }).click()
  await expect(page.getByText('The end')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Let it run' })).toBeVisible()
})

test('the shuffle is verified here, and a file that was touched is found out', async ({ page, picture }) => {
  const seat = new Seat(page)
  await seat.prefer(still)
  await seat.name('Ann')
  const table = await finishedGame(seat)
  await page.goto(`/replay/${table}`)
  await page.getByRole('button', { name: 'Verify the shuffle' }).click()
  await expect(page.getByTestId('verdict')).toHaveAttribute('data-verdict', 'holds')
  const { commitment } = await seat.state(table)
  await expect(page.getByText(String(commitment)).first()).toBeVisible()
  await expect(page.getByText(/^secret:[0-9a-f]{64}$/)).toBeVisible()
  await picture(page, 'verify')
  await page.keyboard.press('Escape')

  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  const file = await (await waiting).path()
  const log = JSON.parse(readFileSync(file, 'utf8'))
  expect(log.moves.length).toBeGreaterThan(50)

  await page.goto('/replay')
  await page.getByLabel('File of a game').setInputFiles(file)
  await expect(page.getByText(`move 0 of ${log.moves.length}`)).toBeVisible()
  await page.getByRole('button', { name: 'Verify the shuffle' }).click()
  await expect(page.getByTestId('verdict')).toHaveAttribute('data-verdict', 'holds')

  const lying = { ...log, commitment: 'f'.repeat(64) }
  const upload = (content: object) => ({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(content)),
  })
  await page.goto('/replay')
  await page.getByLabel('File of a game').setInputFiles(upload(lying))
  await page.getByRole('button', { name: 'Verify the shuffle' }).click()
  await expect(page.getByTestId('verdict')).toHaveAttribute('data-verdict', 'fails')
  await expect(page.getByText('Not the same!')).toBeVisible()
  await picture(page, 'verify-fails')

  await page.goto('/replay')
  await page.getByLabel('File of a game').setInputFiles(upload({ ...log, moves: [...log.moves.slice(0, 9), [77]] }))
  await expect(page.getByRole('alert')).toContainText('Move 10 is not allowed')
})

test('a game of Terra Mystica is replayed too', async ({ page, picture }) => {
  const seat = new Seat(page)
  await seat.prefer(still)
  await seat.name('Ann')
  const table = await finishedGame(seat, 2, 'terra-mystica')
  await page.goto(`/replay/${table}?at=40`)
  await expect(page.getByText(/^move 40 of \d+$/)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText(/^(You|Your.*)$/)).toHaveCount(0) // nobody who reads this sat there
  await picture(page, 'replay-terra-mystica')
  await page.getByRole('button', { name: 'Verify the shuffle' }).click()
  await expect(page.getByTestId('verdict')).toHaveAttribute('data-verdict', 'holds')
  await page.goto(`/result/${table}`)
  await expect(page.getByRole('heading', { name: /wins|share the victory/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Where the points came from' })).toBeVisible()
  await picture(page, 'result-terra-mystica')
})

test('the result says who won and why, and how it came to that; a rematch is one click', async ({ page, picture }) => {
  const seat = new Seat(page)
  await seat.prefer(still)
  await seat.name('Ann')
  const table = await playedGame(seat)
  await page.goto(`/table/${table}`)
  await expect(seat.sentence).toBeVisible()
  const { result } = await seat.state(table)
  await page.goto(`/result/${table}`)
  const won = result?.winners.join() === '0'
  await expect(page.getByRole('heading', { level: 1 })).toContainText(won ? 'You win' : /wins|share/)
  const points = page.getByRole('table', { name: 'Points by source' })
  await expect(points).toContainText('Province')
  for (const n of result?.points ?? []) await expect(points).toContainText(String(n))
  const decks = page.getByRole('region', { name: 'The decks at the end' })
  await expect(decks.getByText(/^\d+ Copper$/)).toHaveCount(2)
  await expect(page.getByRole('heading', { name: 'Money, turn by turn' })).toBeVisible()
  await picture(page, 'result')
  await page.screenshot({ path: new URL('artefacts/result-whole.png', import.meta.url).pathname, fullPage: true })

  // The line of time tells one turn, by handle, and leads into the replay.
  const handle = page.getByRole('slider', { name: 'Which turn is looked at' })
  await handle.press('Home')
  await expect(handle).toHaveAttribute('aria-valuetext', 'Ann, turn 1')
  await handle.press('ArrowRight')
  await expect(handle).toHaveAttribute('aria-valuetext', /^(?!Ann)\p{L}+, turn 1$/u)
  await page.getByRole('link', { name: 'Watch from here' }).click()
  await expect(page).toHaveURL(/\/replay\/.*at=\d+/)
  await page.goBack()

  await page.getByRole('heading', { name: 'Points and decks, turn by turn' }).click()
  await expect(page.getByText('Points, turn by turn').first()).toBeVisible()
  await page.getByRole('heading', { name: 'Who bought what, and when' }).click()
  await page.getByRole('link', { name: /^Ann, turn 3:/ }).click()
  await expect(page).toHaveURL(/\/replay\/.*at=\d+/)
  await expect(page.getByText(/turn 3/).first()).toBeVisible()
  // This browser had noted the promise when the game was played.
  await page.goto(`/result/${table}`)
  await page.getByRole('button', { name: 'Play again' }).click()
  await expect(page).toHaveURL(/\/table\//)
  expect(page.url()).not.toContain(table)
  await expect(seat.sentence).toBeVisible()
})

test('the result tells the chances turn by turn, the biggest swings and what each card brought', async ({ page }) => {
  const seat = new Seat(page)
  await seat.prefer(still)
  await seat.name('Ann')
  const table = await finishedGame(seat, 3)
  const workers: string[] = []
  page.on('worker', (worker) => workers.push(worker.url()))
  await page.goto(`/table/${table}`)
  await expect(seat.sentence).toBeVisible()
  expect(workers).toEqual([])
  await page.goto(`/result/${table}`)
  const chances = page.getByRole('region', { name: 'How it went' })
  await expect(chances).toHaveAttribute('aria-busy', 'false', { timeout: 600_000 })
  await expect(chances.getByText(/played like a Chamberlain/)).toBeVisible({ timeout: 600_000 }) // who looks at it last
  expect(workers).toHaveLength(1)
  await page.getByRole('heading', { name: 'Who bought what, and when' }).click()

  // A point for each turn, and the end is the result.
  await chances.getByText('The figures').click()
  const rows = chances.getByRole('table').locator('tbody tr')
  const turns = await page.getByRole('link', { name: /^\p{L}+, turn \d+: /u }).count()
  await expect(rows).toHaveCount(turns + 1)
  await expect(chances.locator('td', { hasText: /^\d+%$/ })).toHaveCount(3 * (turns + 1))
  const { result } = await seat.state(table)
  const shares = [0, 1, 2].map((each) =>
    result?.winners.includes(each) ? `${Math.round(100 / result.winners.length)}%` : '0%',
  )
  expect(await rows.last().locator('td').allTextContents()).toEqual(shares)
  const figures = await rows.allTextContents()

  const brought = page.getByRole('table', { name: /^What the cards of \p{L}+ brought$/u })
  await expect(brought).toHaveCount(3)
  for (const each of await brought.all()) {
    await expect(each.getByRole('row', { name: /^Copper \d+ \d+/ })).toBeVisible()
    await expect(each.getByRole('row', { name: /^Province|^Estate/ }).first()).toBeVisible()
  }

  const swings = chances.getByRole('list', { name: 'The great swings' })
  const swing = swings.getByRole('button').first()
  await expect(swing).toContainText(/[+−]\d+$/)
  await swing.click()
  await expect(swing).toHaveAttribute('aria-pressed', 'true')
  await expect(chances.getByText(/before and after: \d+% → \d+%/)).toBeVisible()
  await chances.getByRole('link', { name: 'Watch from here' }).click()
  await expect(page).toHaveURL(new RegExp(`/replay/${table}\\?at=\\d+`))
  await expect.poll(() => page.workers().length).toBe(0)
  await page.goBack() // and the same figures
  await expect(chances).toHaveAttribute('aria-busy', 'false', { timeout: 600_000 })
  await expect(chances.getByText(/played like a Chamberlain/)).toBeVisible({ timeout: 600_000 }) // who looks at it last
  await chances.getByText('The figures').click()
  expect(await rows.allTextContents()).toEqual(figures)
})

test('a player has a page with games and figures', async ({ page, picture }) => {
  const seat = new Seat(page)
  await seat.name('Ann')
  const table = await playedGame(seat)
  await page.goto('/account')
  await page.getByRole('link', { name: 'Your games and figures' }).click()
  await expect(page.getByRole('heading', { name: 'Ann' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Dominion' })).toContainText('against the computer')
  await picture(page, 'person')
  await page.getByRole('link', { name: 'Result' }).first().click()
  await expect(page).toHaveURL(`/result/${table}`)
})

test('a game that still goes on cannot be replayed, but watched', async ({ page }) => {
  const seat = new Seat(page)
  await seat.prefer(still)
  await seat.name('Ann')
  const table = await seat.newTable({ game: 'dominion', seats: ['open', { robot: 'big-money' }] }, true)
  await page.goto(`/replay/${table}`)
  await expect(page.getByRole('heading', { name: 'This game is still going on' })).toBeVisible()
  await page.getByRole('link', { name: 'Watch it' }).click()
  await expect(seat.sentence).toBeVisible()
})
