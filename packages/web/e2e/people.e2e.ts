// Two people: friends, an invitation, an opponent who is found, a game played again, and going for good.

import { type Browser, chromium, type Page } from '@playwright/test'
import { seriousProblems } from './accessible.ts'
import type { RunningHost } from './host.ts'
import { Seat } from './seat.ts'
import { expect, isComplaint, test } from './test.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 }

async function somebody(browser: Browser, host: RunningHost, name: string, options: object = {}) {
  const context = await browser.newContext({ baseURL: host.url, locale: 'en-GB', ...options })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('console', (message) => {
    if (isComplaint(message)) errors.push(message.text())
  })
  const seat = new Seat(page)
  await seat.name(name)
  const { person } = await seat.ask<{ person: string }>('GET', '/api/session')
  return { page, seat, person, context, errors }
}

async function expectGoodForAll(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    expect(await seriousProblems(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
}

test('two become friends, see each other, and one invites the other to a table', async ({ browser, host, picture }) => {
  const ann = await somebody(browser, host, 'Ann', { colorScheme: 'dark' })
  const bob = await somebody(browser, host, 'Bob', { ...phone, colorScheme: 'light' })
  await bob.page.goto('/friends')
  await ann.page.goto(`/people/${bob.person}`)
  await ann.page.getByRole('button', { name: 'Ask to be friends' }).click()
  await expect(ann.page.getByText('You have asked; no answer yet.')).toBeVisible()
  const asking = bob.page.getByRole('region', { name: 'Would like to be your friend' })
  await expect(asking).toContainText('Ann')
  await picture(bob.page, 'friends-asked-phone')
  await expectGoodForAll(bob.page)
  await asking.getByRole('button', { name: /^Yes.*Ann/ }).click()
  await expect(bob.page.getByRole('region', { name: 'Your friends' })).toContainText('here now')
  await ann.page.goto('/friends')
  const friends = ann.page.getByRole('region', { name: 'Your friends' })
  await expect(friends).toContainText('Bob')
  await expect(friends).toContainText('here now')
  await expectGoodForAll(ann.page)
  await picture(ann.page, 'friends')
  await bob.page.getByRole('radio', { name: 'no', exact: true }).click() // does not want to be seen
  await expect(friends).toContainText('not here')
  await bob.page.getByRole('radio', { name: 'yes', exact: true }).click()
  await expect(friends).toContainText('here now')

  const table = await ann.seat.newTable({ game: 'dominion', options: { kingdom: 'First Game' } }, false)
  await ann.page.goto(`/table/${table}`)
  const invite = ann.page.getByRole('region', { name: 'Invite friends' })
  await invite.getByRole('button', { name: /^Invite\b.*Bob/ }).press('Enter')
  await expect(invite.getByRole('button', { name: /^Invited.*Bob/ })).toBeDisabled()
  await picture(ann.page, 'waiting-invite')
  const news = bob.page.getByRole('complementary', { name: 'News' })
  await expect(news).toContainText('Ann invites you: Dominion')
  await expect(bob.page.getByTestId('announced')).toContainText('Ann invites you: Dominion')
  await picture(bob.page, 'invited-phone')
  await expectGoodForAll(bob.page)
  await news.getByRole('button', { name: 'Go there' }).click()
  await bob.page.getByRole('button', { name: 'Sit down' }).click()
  await expect(ann.page.getByRole('button', { name: 'Begin' })).toBeEnabled()
  await expect(news).toHaveCount(0)
  await bob.page.goto(`/people/${ann.person}`)
  await bob.page.getByRole('button', { name: 'Block' }).click()
  await expect(bob.page.getByRole('button', { name: 'No longer block' })).toBeVisible()
  await ann.page.goto('/friends')
  await expect(ann.page.getByText('No friends here yet.')).toBeVisible()
  for (const { context, errors } of [ann, bob]) {
    expect(errors).toEqual([])
    await context.close()
  }
})

test('an opponent is found while one plays the computer; both sit down, and it begins; then again by consent', async ({
  browser,
  host,
  picture,
}) => {
  const eve = await somebody(browser, host, 'Eve', { colorScheme: 'dark' })
  const fay = await somebody(browser, host, 'Fay', { ...phone, locale: 'de-DE', colorScheme: 'light' })
  await eve.seat.prefer({ speed: 'off', hints: false })
  await eve.page.goto('/')
  await eve.page.getByRole('link', { name: /^Find an opponent.*Dominion/ }).click()
  await picture(eve.page, 'find')
  await expectGoodForAll(eve.page)
  await eve.page.getByRole('button', { name: 'Find an opponent' }).press('Enter')
  await expect(eve.page.getByRole('status')).toContainText('Looking for an opponent')
  await picture(eve.page, 'find-looking')
  await eve.page.getByRole('button', { name: /meanwhile/ }).click()
  await expect(eve.seat.sentence).toBeVisible()
  await expect(eve.page.getByRole('complementary', { name: 'News' })).toContainText('Looking for an opponent: Dominion')
  await picture(eve.page, 'looking-at-the-table')
  await fay.page.goto('/find?game=dominion')
  await picture(fay.page, 'find-german-phone')
  await fay.page.getByRole('button', { name: 'Gegner finden' }).click()
  const offered = fay.page.getByRole('dialog', { name: 'Ein Gegner ist da' })
  await expect(offered).toBeVisible()
  await picture(fay.page, 'found-german-phone')
  await expectGoodForAll(fay.page)
  await offered.getByRole('button', { name: 'Spielen' }).click()
  await expect(fay.page.getByText('frei für Eve')).toBeVisible()
  await eve.page
    .getByRole('dialog', { name: 'An opponent is here' })
    .getByRole('button', { name: 'Play' })
    .press('Enter')
  await expect(fay.page.getByTestId('sentence')).toBeVisible()
  const table = new URL(fay.page.url()).pathname.split('/')[2]
  await expect(eve.page).toHaveURL(`${host.url}/table/${table}`) // from the one where she played the computer
  await expect(eve.seat.sentence).toBeVisible()

  await fay.seat.ask('POST', `/api/tables/${table}/resign`, {})
  await eve.page.getByRole('button', { name: 'Play again' }).first().click()
  await eve.page.getByRole('link', { name: 'To the next game' }).click()
  await expect(eve.page.getByText('kept for Fay')).toBeVisible()
  await picture(eve.page, 'rematch-offered')
  await expectGoodForAll(eve.page)
  const next = new URL(eve.page.url()).pathname.split('/')[2]
  await fay.page.goto(`/table/${next}`)
  await fay.page.getByRole('button', { name: 'Platz nehmen' }).click()
  await expect(eve.seat.sentence).toBeVisible()
  for (const { context, errors } of [eve, fay]) {
    expect(errors).toEqual([])
    await context.close()
  }
})

test('notices of the browser are switched on and shown; a guest takes the data along and goes', async ({
  host,
  picture,
  launchOptions,
}) => {
  // Only a browser that could open a window shows notices.
  const browser = await chromium.launch({ ...launchOptions, executablePath: '/usr/bin/chromium' })
  const gus = await somebody(browser, host, 'Gus', {
    colorScheme: 'light',
    permissions: ['notifications'],
    serviceWorkers: 'allow',
  })
  await gus.context.grantPermissions(['notifications'], { origin: host.url })
  // The push service of the browser is beyond the network of a test: what it would give is given here.
  await gus.page.addInitScript(() => {
    const key = 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM'
    const json = { endpoint: 'https://push.example.org/gus', keys: { p256dh: key, auth: 'tBHItJI5svbpez7KI4CCXg' } }
    let made: object | null = null
    PushManager.prototype.getSubscription = async () => made as PushSubscription
    PushManager.prototype.subscribe = async (options) => {
      if (!options?.applicationServerKey) throw new Error('the key of the host is missing')
      const unsubscribe = async () => {
        made = null
        return true
      }
      made = { toJSON: () => json, unsubscribe }
      return made as PushSubscription
    }
  })
  await gus.page.goto('/account')
  await gus.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await gus.page.reload()
  const notices = gus.page.getByRole('region', { name: 'Notices' })
  await notices.getByRole('radio', { name: 'on', exact: true }).click()
  await expect(notices.getByRole('listitem')).toContainText('A browser (push.example.org)')
  await picture(gus.page, 'account-guest')
  await expectGoodForAll(gus.page)

  // What arrives while no page looks is shown, and leads to the table.
  const cdp = await gus.context.newCDPSession(gus.page)
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId)
    })
  })
  await cdp.send('ServiceWorker.enable')
  const registrationId = await registered
  const data = JSON.stringify({ type: 'turn', table: 't1', game: 'dominion', seat: 0, question: '' })
  // Sent again where a worker that had just gone to rest lost it; what is told twice of a table is shown once.
  const shown = async () => {
    await cdp.send('ServiceWorker.deliverPushMessage', { origin: host.url, registrationId, data })
    return gus.page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready
      return (await worker.getNotifications()).map(({ title, body, data: { link } }) => [title, body, link])
    })
  }
  await expect.poll(shown).toEqual([['Freehold', 'Your turn: Dominion', '/table/t1']])
  await notices.getByRole('radio', { name: 'off', exact: true }).click()

  const [download] = await Promise.all([
    gus.page.waitForEvent('download'),
    gus.page.getByRole('link', { name: 'Download all that is kept of you' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('freehold.json')
  await gus.page.getByText('Delete yourself here').first().click()
  await gus.page.getByRole('button', { name: 'Delete yourself here' }).click()
  await expect(gus.page.getByRole('link', { name: 'playing as a guest' })).toBeVisible()
  expect((await gus.seat.ask<{ person: string | null }>('GET', '/api/session')).person).toBeNull()
  expect(gus.errors).toEqual([])
  await browser.close()
})
