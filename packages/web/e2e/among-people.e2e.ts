// What people at one table must not be bothered with, and must be able to tell apart.

import { Seat, still } from './seat.ts'
import { stage } from './staged.ts'
import { staged } from './staged-games.ts'
import { expect, test } from './test.ts'

const kingdom = ['Moat', 'Militia', 'Village', 'Smithy', 'Market', 'Cellar', 'Workshop', 'Remodel', 'Mine', 'Chapel']

test('five Stewards have five names, seals and colours, at the table as in the log', async ({ page, picture }) => {
  const update = staged({ players: 6, kingdom, after: 60, fits: ({ question }) => question.kind === 'buy' })
  const seats = update.state.seats.map((seat, i) => (i === 0 ? seat : { ...seat, person: null, robot: 'steward' }))
  await new Seat(page).prefer(still)
  await stage(page, { ...update, state: { ...update.state, seats } })
  const others = page.locator('[data-seat] h2')
  await expect(others).toHaveCount(5)
  const called = await others.allTextContents()
  const names = called.map((text) => text.split(',')[0])
  expect(new Set(names).size).toBe(5)
  for (const text of called) expect(text).toContain(', a Steward')
  const seals = await page
    .locator('[data-seat] [data-seat-colour]')
    .evaluateAll((all) => all.map((each) => [each.innerHTML, getComputedStyle(each).color]))
  for (const part of [0, 1]) expect(new Set(seals.map((seal) => seal[part])).size).toBe(5)
  const log = page.getByRole('region', { name: 'What has happened' }).first()
  for (const [i, name] of names.entries()) {
    const told = log.locator('[data-seat-colour]', { hasText: name }).first()
    expect(await told.evaluate((each) => getComputedStyle(each).color)).toBe(seals[i][1])
  }
  await picture(page, 'five-stewards')
})

test('an Attack asks nobody for a click who has nothing to show', async ({ page, browser, host }) => {
  const ann = new Seat(page)
  await ann.name('Ann')
  const table = await ann.newTable({ game: 'dominion', options: { start: 0, kingdom }, seats: ['open', 'open'] }, false)
  const other = await browser.newContext({ baseURL: host.url })
  const bob = new Seat(await other.newPage())
  await bob.prefer(still)
  await bob.name('Bob')
  await bob.ask('POST', `/api/tables/${table}/sit`, {})
  await ann.ask('POST', `/api/tables/${table}/start`, {})
  const reacts = (state: { asked: { question: { kind: string } } | null }) => state.asked?.question.kind === 'trigger'
  for (let turns = 0; turns < 60 && !reacts(await bob.state(table)); turns++) {
    await ann.answerUntil(table, () => false, ['Militia', 'Silver'])
    await bob.answerUntil(table, reacts, ['Silver'])
  }
  const asked = await bob.state(table)
  expect(asked.asked?.options.map(({ key }) => key)).toEqual(['done'])
  await bob.page.goto(`/table/${table}`)
  await expect(bob.sentence).toContainText(/discard/i)
  await expect(bob.answer('confirm')).toBeVisible()
  await other.close()
})

test('a pile that the Treasures in hand can pay is bought by one click, and given back by undo', async ({ page }) => {
  const seat = new Seat(page)
  await seat.prefer(still)
  await seat.name('Ann')
  const table = await seat.againstBigMoney()
  await expect(seat.answer('play treasures')).toBeVisible()
  const estate = page.locator('[data-place="pile:Estate"]')
  await expect(estate).toHaveAttribute('data-state', 'later')
  await expect(page.locator('[data-place="pile:Province"]')).toHaveAttribute('data-state', 'dear')
  await estate.getByRole('button').click()
  await expect.poll(async () => (await seat.state(table)).position).toBeGreaterThanOrEqual(2)
  await expect(page.getByRole('complementary').getByText('You buy an Estate')).toBeAttached()
  await page.getByTestId('undo').click()
  await expect(seat.answer('end')).toBeVisible()
  await expect(estate).toHaveAttribute('data-state', 'legal')
})

test('a finger buys such a pile and sees nothing else; where it can do nothing it sees the card', async ({
  browser,
  host,
}) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const context = await browser.newContext({ baseURL: host.url, ...phone })
  const seat = new Seat(await context.newPage())
  await seat.prefer(still)
  await seat.name('Ann')
  const table = await seat.againstBigMoney()
  await expect(seat.answer('play treasures')).toBeVisible()
  await seat.pile('Province').tap({ force: true }) // it says that it cannot be chosen
  const card = seat.page.getByRole('dialog', { name: 'Province' })
  await expect(card).toBeVisible()
  await card.getByRole('button', { name: 'Close' }).tap()
  await seat.pile('Estate').tap()
  await expect.poll(async () => (await seat.state(table)).position).toBeGreaterThanOrEqual(2)
  await expect(seat.page.getByTestId('undo')).toBeEnabled()
  await expect(seat.page.getByRole('dialog')).toHaveCount(0)
  await context.close()
})

test('who asks to take something back says what, and may think better of it', async ({
  page,
  browser,
  host,
  picture,
}) => {
  const ann = new Seat(page)
  await ann.prefer(still)
  await ann.name('Ann')
  const table = await ann.newTable(
    { game: 'dominion', options: { start: 0, asking: 'open' }, seats: ['open', 'open'] },
    false,
  )
  const other = await browser.newContext({ baseURL: host.url })
  const bob = new Seat(await other.newPage())
  await bob.prefer(still)
  await bob.name('Bob')
  await bob.ask('POST', `/api/tables/${table}/sit`, {})
  await ann.ask('POST', `/api/tables/${table}/start`, {})
  await ann.answerUntil(table, () => false, ['Silver'])
  await bob.answerUntil(
    table,
    ({ asked }) => asked?.question.kind === 'buy' && asked.options[0].key.startsWith('buy'),
    [],
  )
  await page.goto(`/table/${table}`)
  await bob.page.goto(`/table/${table}`)
  await ann.page.getByTestId('undo').click()
  await page.getByRole('button', { name: 'Ask the others' }).click()
  await expect(bob.page.getByRole('alert')).toContainText(/Ann would like to take back: Ann .*\w/)
  await picture(bob.page, 'undo-asked')
  await page.getByRole('button', { name: 'Leave it' }).click()
  await expect(bob.page.getByRole('alert').filter({ hasText: 'take back' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Leave it' })).toHaveCount(0)
  await other.close()
})

test('three take turns choosing the ten, one of them artificial, and the game begins with what they chose', async ({
  page,
  browser,
  host,
  picture,
}) => {
  const ann = new Seat(page)
  await ann.prefer(still)
  await page.goto('/kingdoms?with=friends&players=3')
  await page.getByRole('radio', { name: '3 open' }).check()
  await page.getByRole('radio', { name: /^Steward/ }).check()
  await page.getByRole('radio', { name: 'chosen in turn' }).check()
  await page.getByRole('button', { name: 'Make the table' }).click()
  await expect(page.getByText('Before the game you take turns')).toBeVisible()
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const bob = new Seat(await (await browser.newContext({ baseURL: host.url, locale: 'de-DE', ...phone })).newPage())
  await bob.prefer(still)
  await bob.name('Bob')
  await bob.ask('POST', `${new URL(page.url()).pathname.replace('/table/', '/api/tables/')}/sit`, {})
  await bob.page.goto(page.url())
  await page.getByRole('button', { name: 'Begin the draft' }).click()
  await page.getByRole('button', { name: 'Smithy', exact: true }).click()
  await page.getByRole('button', { name: 'Choose Smithy' }).click()
  for (let number = 2; number <= 8; number += 3) {
    await expect(bob.page.getByText(`Du wählst: Stapel ${number} von 10.`)).toBeVisible()
    if (number === 2) {
      await bob.page.getByRole('button', { name: 'Dorf', exact: true }).tap()
      await picture(bob.page, 'draft')
      await bob.page.getByRole('button', { name: 'Dorf wählen' }).tap()
    } else await bob.page.getByRole('button', { name: 'Das Los wählen lassen' }).tap()
    await expect(page.getByText(`You choose: pile ${number + 2} of 10.`)).toBeVisible()
    await page.getByRole('button', { name: 'Let the lot choose', exact: true }).click()
  }
  await expect(page.getByText('All ten are chosen.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Smithy, chosen by/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'The kingdom by itself' })).toHaveAttribute(
    'href',
    /\/kingdoms\/[A-Z0-9-]+$/,
  )
  await bob.page.getByRole('button', { name: 'Beginnen' }).tap()
  await expect(ann.pile('Smithy')).toBeVisible()
  await expect(ann.pile('Village')).toBeVisible()
  await bob.page.context().close()
})
