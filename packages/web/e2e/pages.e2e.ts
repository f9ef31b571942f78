// The pages beside the table: finding a game, kingdoms, cards, who one is.

import { Seat, still } from './seat.ts'
import { expect, test } from './test.ts'

test('a cold front page, one click, and the first decision stands; later one goes on where one was', async ({
  page,
  picture,
}) => {
  const seat = new Seat(page)
  await seat.prefer(still)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Terra Mystica' })).toBeVisible()
  for (const way of ['Play against the computer', 'Play against the Automa', 'Find a table'])
    await expect(page.getByRole('heading', { name: way }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Play with friends' })).toHaveCount(2)
  await expect(page.getByRole('link', { name: 'playing as a guest' })).toBeVisible()
  await picture(page, 'front-dark')
  await page.getByRole('button', { name: /Play now.*Dominion/ }).click()
  await expect(seat.sentence).toContainText(/Play|Buy|choosing/)
  const table = page.url()
  await page.goto('/')
  await expect(page.getByText('Go on where you were')).toBeVisible()
  await picture(page, 'front-go-on')
  await page
    .getByRole('link', { name: /^Dominion against .+ · First Game · turn \d+ · (your move|.+ is choosing)$/ })
    .click()
  await expect(page).toHaveURL(table)
  await expect(seat.sentence).toBeVisible()
})

test('one click, and the first decision against the Automa stands', async ({ page, picture }) => {
  await new Seat(page).prefer(still)
  await page.goto('/')
  await page.getByRole('button', { name: /Play now.*Terra Mystica/ }).click()
  await expect(page).toHaveURL(/\/table\//)
  await expect(page.getByRole('main')).toBeVisible()
  await picture(page, 'terra-mystica-first')
})

test('a guest takes a name, makes an account, a key for a program, and comes back', async ({ page, picture }) => {
  await page.goto('/account')
  await page.getByLabel('Your name').fill('Jonas')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('link', { name: 'playing as Jonas, a guest' })).toBeVisible()
  await page.getByRole('button', { name: 'Make an account' }).first().click()
  await page.getByLabel('E-mail address').fill('jonas@example.org')
  await page.getByLabel('Password').fill('a rather long one')
  await page.getByRole('button', { name: 'Make an account' }).last().click()
  await expect(page.getByText('Signed in as jonas@example.org.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'playing as Jonas', exact: true })).toBeVisible()
  await page.getByText('Keys for programs').click()
  await page.getByLabel('What for').fill('my bot')
  await page.getByRole('button', { name: 'Make a key' }).click()
  await expect(page.getByText('Here it is, this once')).toBeVisible()
  await expect(page.getByText(/^my bot, made/)).toBeVisible()
  await picture(page, 'account')
  await page.getByRole('button', { name: /Revoke.*my bot/ }).click()
  await expect(page.getByText('None so far.')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('You are a guest')).toBeVisible()
  await page.getByRole('button', { name: 'Sign in' }).first().click()
  await page.getByLabel('E-mail address').fill('jonas@example.org')
  await page.getByLabel('Password').fill('a rather long one')
  await page.getByRole('button', { name: 'Sign in' }).last().click()
  await expect(page.getByText('Signed in as jonas@example.org.')).toBeVisible()
})

test('a wrong password is told in a line', async ({ page, allowedErrors }) => {
  allowedErrors.push(/status of 401/)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign in' }).first().click()
  await page.getByLabel('E-mail address').fill('nobody@example.org')
  await page.getByLabel('Password').fill('whatever it was')
  await page.getByRole('button', { name: 'Sign in' }).last().click()
  await expect(page.getByRole('alert')).toHaveText(/\w+.*\.$/)
})

test('colours, language and faces of this browser are kept', async ({ page, picture }) => {
  await page.goto('/account')
  await page.getByRole('radio', { name: 'light' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.getByRole('radio', { name: 'Deutsch' }).check()
  await expect(page.getByRole('heading', { name: 'Dieser Browser' })).toBeVisible()
  await page.getByRole('radio', { name: 'Symbole' }).check()
  await page.goto('/cards')
  await expect(page.getByRole('heading', { name: 'Karten' })).toBeVisible()
  await expect(page.getByLabel('in Symbolen')).toBeChecked()
  await picture(page, 'cards-german-light')
})

test.describe('a kingdom', () => {
  test('is chosen, changed, kept, and comes back by its code', async ({ page, picture }) => {
    await page.goto('/kingdoms')
    await expect(page.getByRole('heading', { name: 'First Game' })).toBeVisible()
    await expect(page.getByText('MMSX-KS99')).toBeVisible()
    await picture(page, 'kingdom')
    await page.getByRole('button', { name: /^Size Distortion/ }).click()
    await expect(page.getByRole('heading', { name: 'Size Distortion' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Witch', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Witch', exact: true }).click()
    await picture(page, 'kingdom-card')
    await page.getByRole('button', { name: 'Replace it' }).click()
    await expect(
      page.getByRole('region', { name: 'This kingdom' }).getByRole('button', { name: 'Witch', exact: true }),
    ).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'A kingdom of your own' })).toBeVisible()
    const cards = await page.getByRole('region', { name: 'This kingdom' }).getByRole('listitem').allTextContents()
    expect(cards).toHaveLength(10)
    await page.getByRole('button', { name: 'Favourite' }).click()
    const link = page.url()
    await page.goto('/')
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'A kingdom of your own' })).toBeVisible()
    expect(await page.getByRole('region', { name: 'This kingdom' }).getByRole('listitem').allTextContents()).toEqual(
      cards,
    )
    await page.goto('/kingdoms')
    await page.getByRole('radio', { name: 'Favourites' }).check()
    await page.getByRole('button', { name: /^A kingdom of your own/ }).click()
    await expect(page).toHaveURL(link)
  })

  test('is drawn as wished, and what cannot be is told', async ({ page, picture }) => {
    await page.goto('/kingdoms')
    await page.getByRole('radio', { name: 'By lot' }).check()
    await page.getByLabel('Attacks').selectOption('none')
    await page.getByLabel('Villages').selectOption('some')
    await page.getByRole('button', { name: 'Draw ten cards' }).click()
    const offers = page.getByLabel('What the kingdom offers')
    await expect(offers.locator('div', { hasText: 'Attacks' })).toContainText('none')
    await expect(offers.locator('div', { hasText: 'Villages' })).not.toContainText('none')
    await picture(page, 'kingdom-drawn')
    await page.getByLabel('Curses').selectOption('some')
    await page.getByRole('button', { name: 'Draw ten cards' }).click()
    await expect(page.getByRole('alert')).toContainText('No kingdom has all of this')
  })

  test('comes from the boxes that somebody has, and the page remembers them', async ({ page, picture }) => {
    await page.goto('/kingdoms')
    const sets = page.getByRole('region', { name: 'Other kingdoms' })
    await expect(sets.getByRole('heading', { name: 'Base · Seaside' })).toBeVisible()
    await picture(page, 'kingdom-sets')
    await page.getByLabel('Only sets of my boxes').check()
    await expect(sets.getByRole('heading', { name: 'Base · Seaside' })).toHaveCount(0)
    await sets.getByRole('checkbox', { name: 'Seaside' }).check()
    await sets.getByRole('checkbox', { name: 'Intrigue' }).uncheck()
    await expect(sets.getByRole('heading', { level: 3, name: /·|Base$/ })).toHaveText(['Base', 'Base · Seaside'])
    await page.getByRole('button', { name: /^Repetition/ }).click()
    await expect(page.getByRole('heading', { name: 'Repetition' })).toBeVisible()

    await page.goto('/kingdoms')
    await page.getByRole('radio', { name: 'By lot' }).check()
    await expect(sets.getByRole('checkbox', { name: 'Seaside' })).toBeChecked()
    await sets.getByRole('checkbox', { name: 'Base' }).uncheck()
    await page.getByRole('button', { name: 'Draw ten cards' }).click()
    await page.getByRole('radio', { name: 'Pick by hand' }).check()
    await page.getByLabel('Find a card').fill('seaside')
    await expect(sets.locator('[aria-pressed="true"]')).toHaveCount(10)
  })

  test('has Events and the like beside it, chosen and taken out again', async ({ page, picture }) => {
    await page.goto('/kingdoms')
    const kingdom = page.getByRole('region', { name: 'This kingdom' })
    await kingdom.getByText('Beside the ten').click()
    await kingdom.getByLabel('Add a landscape').selectOption('Alms')
    const landscapes = kingdom.getByRole('list', { name: 'Landscapes' })
    await expect(landscapes.getByRole('button', { name: 'Alms' })).toBeVisible()
    await kingdom.getByLabel('Add a landscape').selectOption('Ball')
    await picture(page, 'kingdom-landscapes')
    const link = page.url()
    await page.goto('/')
    await page.goto(link)
    await expect(landscapes.getByRole('button')).toHaveCount(2)
    await landscapes.getByRole('button', { name: 'Alms' }).click()
    await page.getByRole('button', { name: 'Take it out' }).click()
    await expect(landscapes.getByRole('button')).toHaveText([/^Ball/])
  })

  test('is picked by hand, card by card', async ({ page, picture }) => {
    await page.goto('/kingdoms')
    await page.getByRole('radio', { name: 'Pick by hand' }).check()
    await page.getByRole('button', { name: 'Start empty' }).click()
    await expect(page.getByText('0 of ten chosen')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Begin' })).toBeDisabled()
    await page.getByLabel('Find a card').fill('throne')
    await page.getByRole('button', { name: 'Throne Room', exact: true }).click()
    await page.getByLabel('Find a card').fill('')
    await page.getByRole('button', { name: /Veto.*: Witch$/ }).click()
    await picture(page, 'kingdom-picking')
    await page.getByRole('button', { name: 'Draw the rest' }).click()
    await expect(page.getByText('the kingdom is complete')).toBeVisible()
    await expect(
      page.getByRole('region', { name: 'This kingdom' }).getByRole('button', { name: 'Throne Room' }),
    ).toBeVisible()
  })

  test('is played with whom one likes', async ({ page }) => {
    const seat = new Seat(page)
    await seat.prefer(still)
    await page.goto('/kingdoms/Silver%20%26%20Gold')
    await page.getByRole('radio', { name: '3', exact: true }).check()
    await page
      .getByRole('group', { name: 'Seat 2' })
      .getByRole('radio', { name: /^Bailiff/ })
      .check()
    await expect(page.getByText('Knows the old recipes')).toBeVisible()
    await page.getByRole('button', { name: 'Begin' }).click()
    await expect(seat.sentence).toBeVisible()
    await expect(seat.pile('Bandit')).toBeVisible()
    const id = page.url().split('/').at(-1) as string
    const { seats } = await seat.state(id)
    expect(seats.map(({ robot }) => robot)).toEqual([null, 'bailiff', 'page'])
  })

  test('has Colonies, Shelters, a Bane and piles of several cards as somebody wishes them', async ({
    page,
    picture,
  }) => {
    const seat = new Seat(page)
    await seat.prefer(still)
    const ten =
      'Young Witch, Knights, Embargo, Island, Native Village, Fishing Village, Alchemist, Tournament, Bishop, Mint'
    await page.goto(`/kingdoms/${encodeURIComponent(ten)}`)
    const kingdom = page.getByRole('region', { name: 'This kingdom' })
    await expect(kingdom.getByRole('button', { name: 'Knights' })).toBeVisible()
    await kingdom
      .getByRole('group', { name: 'Colonies and Platinum' })
      .getByRole('radio', { name: 'with', exact: true })
      .check()
    await kingdom.getByRole('group', { name: 'Shelters' }).getByRole('radio', { name: 'with', exact: true }).check()
    await kingdom.getByLabel('The Young Witch’s Bane').selectOption('Moat')
    await picture(page, 'kingdom-beside')
    const address = page.url()
    await page.reload() // the code says all of it
    expect(page.url()).toBe(address)
    await expect(kingdom.getByLabel('The Young Witch’s Bane')).toHaveValue('Moat')
    await page.getByText('Rules of the table').click()
    await page.getByLabel('All as in').selectOption('the symbol sheet')
    await page.getByLabel('Provinces in the Supply').selectOption('10')
    await page.getByLabel(/^Who begins/).selectOption('seat 2')
    await picture(page, 'table-rules')
    await page.getByRole('button', { name: 'Begin' }).click()
    await expect(seat.sentence).toBeVisible()
    for (const pile of ['Colony', 'Platinum', 'Potion', 'Moat', 'Knights']) await expect(seat.pile(pile)).toBeVisible()
    await expect(page.locator('[data-place="pile:Moat"]')).toContainText('Bane')
    const table = page.url().split('/').at(-1) ?? ''
    expect((await seat.state(table)).options).toMatchObject({
      rules: { counts: 'hidden', covered: 'lost', provinces: 10, printing: 'first' },
      start: 1,
      shelters: true,
    })
    await picture(page, 'table-beside')
  })

  test('a code with a slip is refused in a line, and the page still works', async ({ page }) => {
    await page.goto('/kingdoms/MMSX-KS98')
    await expect(page.getByRole('alert')).toContainText('mistyped')
    await expect(page.getByRole('heading', { name: 'First Game' })).toBeVisible()
  })

  test('of the day is the same on every device', async ({ page, browser, host, picture }) => {
    await page.goto('/daily/2026-11-15')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('15')
    await expect(page.getByRole('main').getByRole('listitem').getByRole('button')).toHaveCount(10)
    const code = await page.getByRole('link', { name: 'Change something first' }).getAttribute('href')
    expect(code).toMatch(/^\/kingdoms\/./)
    await picture(page, 'daily')
    const fared = page.getByRole('region', { name: 'How people fared' })
    await expect(fared).toContainText('Nobody has played it to the end yet.')
    const margins = [
      { margin: -24, people: 2 },
      { margin: -3, people: 1 },
      { margin: 12, people: 1 },
    ]
    await page.route('**/api/fared?**', (route) => route.fulfill({ json: { people: 4, margins, yours: -3 } }))
    await page.reload()
    await expect(fared).toContainText('4 people have played it to the end; first tries count.')
    await expect(fared).toContainText('You did better than 67% of the others.')
    await expect(fared.getByRole('listitem')).toHaveText([
      'lost by 21 or more50%',
      'lost by 11 to 200%',
      'lost by 1 to 1025% you',
      'as many points0%',
      'won by 1 to 100%',
      'won by 11 to 2025%',
      'won by 21 or more0%',
    ])
    await fared.scrollIntoViewIfNeeded()
    await picture(page, 'daily-fared')
    const other = await browser.newContext({ baseURL: host.url, timezoneId: 'Pacific/Auckland', locale: 'de-DE' })
    const there = await other.newPage()
    await there.goto('/daily/2026-11-15')
    await expect(there.getByRole('link', { name: 'Erst etwas ändern' })).toHaveAttribute('href', `${code}`)
    await expect(there.getByRole('main').getByRole('listitem').getByRole('button')).toHaveCount(10)
    await other.close()
  })
})

test('cards are searched, filtered and opened; symbols are explained', async ({ page, picture }) => {
  await page.goto('/cards')
  await expect(page.getByRole('status')).toContainText(/^\d+ cards/)
  await picture(page, 'cards-dark')
  await page.getByLabel('Search names and texts').fill('reveal attack')
  await page.getByLabel('Type').selectOption('Reaction')
  await page.getByLabel('Set').selectOption('Base')
  await expect(page.getByRole('status')).toContainText('1 card')
  await expect(page).toHaveURL(/text=reveal\+attack/)
  await page.getByRole('link', { name: 'Moat' }).click()
  await expect(page).toHaveURL(/\/cards\/moat$/)
  await expect(page.getByRole('heading', { name: 'Moat' })).toBeVisible()
  const itself = page.getByRole('region', { name: 'The card itself' })
  await expect(itself.getByText('Need not be revealed; the Attack then works as usual')).toBeVisible()
  await picture(page, 'card')
  await page.goBack()
  await expect(page.getByLabel('Search names and texts')).toHaveValue('reveal attack')
  await page.goto('/cards/throne-room')
  await page.getByRole('radio', { name: '1st edition' }).check()
  await expect(page.getByText(/you play it twice|twice/).first()).toBeVisible()
  await page.goto('/cards?type=Way&text=gold')
  await page.getByRole('link', { name: 'Way of the Camel' }).click()
  await page.goto('/cards/bonfire')
  await expect(page.getByText('Costs 3 coins')).toBeVisible()
  await expect(page.getByText('What the trashed Treasures made can still be spent')).toBeVisible()
  await picture(page, 'landscape')
  await page.goto('/cards/symbols')
  await expect(page.getByRole('heading', { name: 'Kinds of card' })).toBeVisible()
  await expect(page.getByText('the top of the deck').first()).toBeVisible()
  await picture(page, 'symbols')
  await page.goto('/cards/no-such-card')
  await expect(page.getByRole('heading', { name: 'There is no such card' })).toBeVisible()
})

test('a listed table is found, sat down at, and watched by a third', async ({ page, browser, host, picture }) => {
  const ann = new Seat(page)
  await ann.prefer(still)
  await page.goto('/kingdoms?with=friends')
  await page.getByRole('radio', { name: 'anybody' }).check()
  await page.getByText('Rules of the table').click()
  await page.getByLabel(/^How many cards lie/).selectOption('hidden, as the rulebooks say')
  await page.getByRole('button', { name: 'Make the table' }).click()
  await expect(page).toHaveURL(/\/table\//)
  const table = page.url()
  const other = await browser.newContext({ baseURL: host.url })
  const bob = new Seat(await other.newPage())
  await bob.prefer(still)
  await bob.page.goto('/tables?game=dominion')
  await expect(bob.page.getByRole('region', { name: 'Waiting for players' })).toContainText('open seat')
  await picture(bob.page, 'lobby')
  await bob.page
    .getByRole('link', { name: /^Sit down/ })
    .first()
    .click()
  await expect(bob.page).toHaveURL(table)
  // Before sitting down: what is agreed on, and what of it is not usual.
  const rules = bob.page.getByRole('region', { name: 'Rules of the table' })
  await expect(rules).toContainText('One rule is not the usual one')
  await expect(rules.locator('[data-odd="true"]')).toContainText('hidden, as the rulebooks say')
  await picture(bob.page, 'rules-before-joining')
  await bob.page.getByLabel('Your name').fill('Bob')
  await bob.page.getByRole('button', { name: 'Sit down' }).click()
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(ann.sentence).toBeVisible()
  const third = await browser.newContext({ baseURL: host.url })
  const cem = await third.newPage()
  await cem.goto('/tables')
  await expect(cem.getByRole('region', { name: 'Waiting for players' })).toHaveCount(0)
  await ann.newTable({ game: 'terra-mystica', options: { players: 2 }, seats: ['open', 'open'], listed: true }, false)
  // Told by the host: the page itself would ask again after half a minute.
  await expect(cem.getByRole('region', { name: 'Waiting for players' })).toContainText('Terra Mystica')
  await cem.getByRole('link', { name: /^Watch.*Bob/ }).click()
  await expect(cem).toHaveURL(table)
  await expect(new Seat(cem).sentence).toBeVisible()
  await other.close()
  await third.close()
})

test('an address where nothing is says so', async ({ page }) => {
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible()
  await page.getByRole('link', { name: 'To the front page' }).click()
  await expect(page.getByRole('heading', { name: 'Dominion' })).toBeVisible()
})
