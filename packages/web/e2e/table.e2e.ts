import { Seat, still } from './seat.ts'
import { expect, test } from './test.ts'

test('two clicks from a cold front page to the first decision', async ({ page, picture }) => {
  const seat = new Seat(page)
  await page.goto('/')
  await page.getByRole('button', { name: /Play now.*Dominion/ }).click()
  await expect(seat.sentence).toContainText(/Play your treasures|is choosing/)
  await expect(seat.answer('play treasures')).toBeVisible()
  await picture(page, 'table-first-decision')
  await seat.answer('play treasures').click()
  await expect(page.locator('[data-place="play:0"] [data-card="Copper"]')).toBeVisible()
})

test('a game against the computer to its end, by clicking', async ({ page, picture }) => {
  const seat = new Seat(page)
  await seat.prefer(still)
  await seat.name('Ann')
  const options = { asking: 'open', rules: { provinces: 2 } }
  const table = await seat.newTable({ game: 'dominion', options, seats: ['open', { robot: 'big-money' }] }, true)
  await page.goto(`/table/${table}`)
  while (await seat.isAsked()) await seat.clickOn(['Province', 'Gold', 'Smithy', 'Silver'])
  await expect(seat.sentence).toContainText(/won|victory/i)
  await picture(page, 'table-over')
  await page.getByRole('button', { name: 'Play again' }).click()
  await page.getByRole('link', { name: 'To the next game' }).click()
  await expect(page).not.toHaveURL(new RegExp(table))
})

test('the waiting room says how each artificial player plays, on a phone and in both languages', async ({
  browser,
  host,
  picture,
}) => {
  const said = {
    en: ['Reckons what each move brings by the end, and takes the most.', 'Knows at a glance what a turn is worth'],
    de: ['Rechnet aus, was jeder Zug bis zum Ende bringt, und nimmt das meiste.', 'Sieht auf einen Blick, was ein Zug'],
  }
  for (const [language, [settler, architect]] of Object.entries(said)) {
    const context = await browser.newContext({ baseURL: host.url, viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    const ann = new Seat(page)
    await ann.prefer({ ...still, language })
    await ann.name('Ann')
    const seats = ['open' as const, 'open' as const, { robot: 'settler' }]
    const table = await ann.newTable({ game: 'terra-mystica', options: { players: 3 }, seats }, false)
    await page.goto(`/table/${table}`)
    const [open, taken] = [1, 2].map((seat) =>
      page
        .getByRole('listitem')
        .filter({ hasText: `${seat + 1}` })
        .first(),
    )
    await expect(taken).toContainText(settler)
    await expect(open.getByRole('paragraph')).toHaveCount(0)
    const picker = open.getByRole('combobox')
    await picker.selectOption('architect')
    await expect(open).toContainText(architect)
    await expect(picker).toHaveAccessibleDescription(new RegExp(architect))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await picture(page, `waiting-room-phone-${language}`)
    await picker.selectOption('')
    await expect(open.getByRole('paragraph')).toHaveCount(0)
    await context.close()
  }
})

test('a friend opens the link, types a name and plays', async ({ page, browser, host, picture }) => {
  const ann = new Seat(page)
  await ann.prefer(still)
  await ann.name('Ann')
  const table = await ann.newTable({ game: 'dominion', options: { start: 0 }, seats: ['open', 'open'] }, false)
  await page.goto(`/table/${table}`)
  await expect(page.getByRole('button', { name: 'Begin' })).toBeDisabled()
  await picture(page, 'waiting-room')
  const other = await browser.newContext({ baseURL: host.url, viewport: { width: 1280, height: 720 } })
  const bob = new Seat(await other.newPage())
  await bob.prefer(still)
  await bob.page.goto(`/table/${table}`)
  await bob.page.getByLabel('Your name').fill('Bob')
  await bob.page.getByRole('button', { name: 'Sit down' }).click()
  await expect(page.getByText('Bob')).toBeVisible()
  await expect(bob.page.getByTestId('connection')).toBeEmpty() // nothing was lost by sitting down
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(ann.sentence).toContainText('no action card')
  await expect(bob.sentence).toContainText('Ann is choosing')
  await ann.answer('play treasures').click() // ends the Action phase as well
  await expect(bob.page.locator('[data-place="play:0"] [data-card="Copper"]')).toBeVisible()
  await expect(ann.sentence).toContainText('Buy a card')
  await ann.answer('end').click()
  await expect(bob.sentence).toContainText('no action card')
  await expect(ann.sentence).toContainText('Bob is choosing')
  await bob.page.getByRole('button', { name: 'Chat' }).click()
  await bob.page.getByLabel('Say something').fill('Good <b>luck</b>!')
  await bob.page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('button', { name: /Chat\s*1/ })).toBeVisible()
  await page.keyboard.press('c')
  await expect(page.getByText('Good <b>luck</b>!').first()).toBeVisible()
  await picture(bob.page, 'two-browsers')
  await other.close()
})

test('what was answered is taken back, and where that is not free the law is told', async ({
  page,
  browser,
  host,
  picture,
}) => {
  const other = await browser.newContext({ baseURL: host.url })
  const seat = new Seat(page)
  await seat.prefer(still)
  await seat.name('Ann')
  await seat.againstBigMoney()
  await seat.answer('play treasures').click()
  await expect(seat.answer('play treasures')).toHaveCount(0)
  await page.getByTestId('undo').click()
  await expect(seat.answer('play treasures')).toBeVisible()

  // Against a person: the new hand was seen, so the other is asked.
  const bob = await other.newPage()
  await new Seat(bob).name('Bob')
  const second = await seat.newTable({ game: 'dominion', options: { start: 0 }, seats: ['open', 'open'] }, false)
  await new Seat(bob).ask('POST', `/api/tables/${second}/sit`, {})
  await seat.ask('POST', `/api/tables/${second}/start`, {})
  await page.goto(`/table/${second}`)
  await bob.goto(`/table/${second}`)
  await seat.answer('end').click() // no Action
  await seat.answer('end').click()
  await expect(seat.sentence).toContainText('Bob is choosing')
  await page.getByTestId('undo').click()
  await expect(page.getByRole('dialog')).toContainText('free as long as nothing hidden was shown')
  await picture(page, 'undo-law')
  await page.getByRole('button', { name: 'Ask the others' }).click()
  await expect(bob.getByRole('alert')).toContainText('Ann would like to take back: ')
  await picture(bob, 'undo-asked')
  await bob.getByRole('button', { name: 'Agree' }).click()
  await expect(seat.answer('end')).toBeVisible()
  await other.close()
})

test('the host restarts in the middle of an attack, and everybody goes on where they were', async ({
  page,
  browser,
  host,
  picture,
  allowedErrors,
}) => {
  allowedErrors.push(/WebSocket connection|Failed to load resource|ERR_CONNECTION/)
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
  const ann = new Seat(page)
  await ann.prefer(still)
  await ann.name('Ann')
  const table = await ann.newTable(
    { game: 'dominion', options: { asking: 'open', start: 0, kingdom }, seats: ['open', 'open'] },
    false,
  )
  const other = await browser.newContext({ baseURL: host.url, viewport: { width: 1280, height: 720 } })
  const bob = new Seat(await other.newPage())
  await bob.prefer(still)
  await bob.name('Bob')
  await bob.ask('POST', `/api/tables/${table}/sit`, {})
  await ann.ask('POST', `/api/tables/${table}/start`, {})
  const attacked = () => bob.state(table).then((state) => state.asked?.question.cause?.source === 'Militia')
  for (let turns = 0; turns < 40 && !(await attacked()); turns++) {
    await ann.answerUntil(table, () => false, ['Militia', 'Silver'])
    if (await attacked()) break
    await bob.answerUntil(table, (state) => state.asked?.question.cause?.source === 'Militia', ['Silver'])
  }
  expect(await attacked()).toBe(true)
  await page.goto(`/table/${table}`)
  await bob.page.goto(`/table/${table}`)
  await expect(bob.sentence).toContainText('Militia of Ann')
  const said = await bob.hearConnection()
  const restarted = host.restart(1500)
  await expect.poll(said).toContain('comes back by itself')
  await picture(bob.page, 'connection-lost')
  await restarted
  await expect.poll(said).toContain('Back again')
  await expect(bob.sentence).toContainText('Militia of Ann')
  await picture(bob.page, 'militia-again')
  await bob.clickOn([])
  await expect(ann.sentence).not.toContainText('Bob is choosing')
  await expect(bob.sentence).toContainText('Ann is choosing')
  await other.close()
})

test('what the others did can be stepped through', async ({ page, picture }) => {
  const seat = new Seat(page)
  await seat.prefer(still)
  await seat.name('Ann')
  await seat.againstBigMoney()
  await seat.answer('play treasures').click()
  await seat.answer('end').click()
  await expect(seat.sentence).toContainText('Play your treasures')
  await page.getByRole('button', { name: 'Look back' }).click()
  const bar = page.getByRole('group', { name: 'Looking back' })
  await expect(bar).toBeVisible()
  await expect(seat.answer('play treasures')).toHaveCount(0)
  const first = await bar.textContent()
  await page.keyboard.press('ArrowRight')
  await expect(bar).not.toHaveText(first ?? '')
  await picture(page, 'looking-back')
  await bar.getByRole('button', { name: 'Back to now' }).click()
  await expect(seat.answer('play treasures')).toBeVisible()
})

test('two tabs of one person follow each other, also after one was offline', async ({
  page,
  context,
  allowedErrors,
}) => {
  allowedErrors.push(/WebSocket|ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  const first = new Seat(page)
  await first.prefer(still)
  await first.name('Ann')
  const table = await first.newTable(
    { game: 'dominion', options: { asking: 'open', start: 0 }, seats: ['open', { robot: 'big-money' }] },
    true,
  )
  const second = new Seat(await context.newPage())
  await second.prefer(still)
  await page.goto(`/table/${table}`)
  await second.page.goto(`/table/${table}`)
  await expect(second.answer('play treasures')).toBeVisible()
  await first.answer('play treasures').click()
  await expect(second.answer('play treasures')).toHaveCount(0)
  const said = await first.hearConnection()
  await context.setOffline(true)
  await expect.poll(said).toContain('comes back by itself')
  await context.setOffline(false)
  await expect.poll(said).toContain('Back again')
  await second.answer('end').click()
  await expect(first.sentence).toContainText('Play your treasures')
  await expect(second.sentence).toContainText('Play your treasures')
})
