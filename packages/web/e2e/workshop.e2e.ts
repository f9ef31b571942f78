// The workshop: a card is written, read, drawn, kept, sent and printed.

import { readFileSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import { definitionOf } from '@freehold/dominion/own'
import type { Json } from '@freehold/kernel'
import type { Locator, Page } from '@playwright/test'
import { Reader } from './german-reader.ts'
import { Seat, still } from './seat.ts'
import { expect, test } from './test.ts'

const editor = (page: Page): Locator => page.getByRole('textbox', { name: 'The card, one step a line' })
const english = (page: Page): Locator => page.getByRole('region', { name: 'What it says' }).locator('[lang=en]').first()

/** Writes the whole card anew. */
async function write(page: Page, text: string): Promise<void> {
  await editor(page).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(text)
}

/** Whether a finger in its middle would meet it. */
function isUppermost(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  return document.elementFromPoint(left + width / 2, top + height / 2) === element
}

const ferry = 'Ferry Town\ncosts 4, Action\npicture raft\n\nwhen played\n  +1 Card\n  +2 Actions\n'

test('while one types, words in both languages, symbols, questions and what is wrong stand beside the text', async ({
  page,
  picture,
}) => {
  await page.goto('/workshop')
  await write(page, `${ferry}  may discard 1 card\n    then +2 Coins\n\nwhen gaind\n  +1 Card`)
  await expect(page.getByRole('heading', { name: 'Ferry Town', level: 1 })).toBeVisible()
  await expect(english(page)).toContainText('You may discard a card.')
  await expect(page.getByText('Du darfst eine Handkarte ablegen.')).toBeVisible()
  await expect(page.getByText('Line 11 joins in when it is right.')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Not before the mistakes are put right.' })).toBeVisible()
  await picture(page, 'workshop-mistake')
  await page.getByRole('button', { name: 'gained', exact: true }).click()
  await expect(english(page)).toContainText('When you gain this, +1 Card.')
  await expect(page.getByText('Yes, all of it.')).toBeVisible()
  const asks = page.getByRole('region', { name: 'What it says' }).getByRole('listitem')
  await expect(asks.first()).toContainText('You may discard a card')
  await picture(page, 'workshop-laptop')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Ferry Town', level: 1 })).toBeVisible()
  await page.getByRole('radio', { name: 'Deutsch' }).click()
  await expect(editor(page)).toContainText('darfst 1 Karte ablegen')
  await page.getByRole('radio', { name: 'As a program' }).check()
  await expect(page.getByText('"do": "draw"').first()).toBeVisible()
})

test('completion offers what fits, and parts are clicked into the text', async ({ page, picture }) => {
  await page.goto('/workshop')
  await write(page, `${ferry}  may d`)
  await page.keyboard.press('Control+Space')
  const offered = page.getByRole('option', { name: /^discard/ })
  await expect(offered).toBeVisible()
  await picture(page, 'workshop-completion')
  await offered.click()
  await expect(editor(page)).toContainText('may discard')
  await write(page, ferry)
  await page.getByRole('button', { name: 'trash', exact: true }).click()
  await expect(english(page)).toContainText('Trash a card')
  await page.getByRole('button', { name: 'when gained', exact: true }).click()
  await expect(english(page)).toContainText('When you gain this')
  await write(page, ferry.trimEnd())
  await page.getByRole('radio', { name: 'At the cursor' }).check()
  await page.getByRole('button', { name: 'new line' }).click()
  await page.getByRole('button', { name: 'if …', exact: true }).click()
  await picture(page, 'workshop-parts-at-the-cursor')
  await page.getByRole('button', { name: 'at least … …', exact: true }).click()
  await page.getByRole('button', { name: '5', exact: true }).click()
  await page.getByRole('button', { name: 'next …' }).click()
  await page.getByRole('button', { name: 'card', exact: true }).click()
  await page.getByRole('button', { name: 'in hand', exact: true }).click()
  await page.getByRole('button', { name: 'next …' }).click()
  await page.getByRole('button', { name: 'gain a …', exact: true }).click()
  await page.getByLabel('a card by name').selectOption('Gold')
  await expect(english(page)).toContainText('Gold')
  await page.getByRole('button', { name: 'Picture', exact: true }).click()
  await page.getByLabel('Search, in English').fill('windmill')
  await page.getByRole('button', { name: 'windmill', exact: true }).click()
  await expect(editor(page)).toContainText('picture windmill')
})

test('an example, and any card there is, opens; a known name is not played under', async ({ page, picture }) => {
  await page.goto('/workshop')
  await page.getByRole('button', { name: 'Open a card' }).click()
  await picture(page, 'workshop-open')
  await page.getByRole('button', { name: /^Tollkeeper/ }).click()
  await expect(page.getByRole('heading', { name: 'Tollkeeper', level: 1 })).toBeVisible()
  await expect(page.getByText('Yes, all of it.')).toBeVisible()
  await page.goto('/workshop?card=throne-room')
  await expect(page.getByRole('heading', { name: 'Throne Room', level: 1 })).toBeVisible()
  await expect(page.getByText('there is a card called Throne Room already')).toBeVisible()
  await page.getByRole('button', { name: 'Open a card' }).click()
  await page.getByLabel('Any card there is').fill('donate')
  await page.getByRole('button', { name: 'Donate' }).click()
  await expect(page.getByText('not with landscapes')).toBeVisible()
})

test('a set goes out as a file and as a link, and comes back the same', async ({ page, browser, host, picture }) => {
  await page.goto('/workshop')
  await write(page, ferry)
  await page.getByLabel('Name of the set').fill('River')
  await page.getByLabel('Who wrote it').fill('Jo')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as a file' }).click()
  const file = await (await saving).path()
  const written = JSON.parse(readFileSync(file, 'utf8')) as object
  expect(written).toEqual({
    freehold: 'cards',
    version: 1,
    name: 'River',
    author: 'Jo',
    emblem: 'raft',
    cards: [ferry],
  })
  await page.getByRole('button', { name: 'Link to the set' }).click()
  const made = page.getByRole('textbox', { name: 'Link to the set' })
  await expect.poll(() => made.evaluate(isUppermost)).toBe(true) // not behind the parts
  const link = await made.inputValue()
  expect(new URL(link).hash.length).toBeLessThan(300)

  const other = await browser.newContext({ baseURL: host.url })
  const theirs = await other.newPage()
  await theirs.goto(link)
  await expect(theirs.getByRole('heading', { name: 'Ferry Town', level: 1 })).toBeVisible()
  await expect(theirs.getByLabel('Name of the set')).toHaveValue('River')
  await theirs.goto(`${link.slice(0, -9)}`)
  await expect(theirs.getByRole('alert')).toContainText('This link carries no set of cards')
  await theirs.getByLabel('Import a file').setInputFiles({
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"freehold":"cards"}'),
  })
  await expect(theirs.getByRole('alert')).toContainText('x.json is no set of cards')
  await expect(theirs.getByRole('alert')).toBeInViewport()
  await theirs.getByLabel('Import a file').setInputFiles({
    name: 'river.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...written, name: 'Other river' })),
  })
  await expect(theirs.getByLabel('Name of the set')).toHaveValue('Other river')
  await theirs.getByRole('button', { name: 'Print' }).click()
  await expect(theirs.getByRole('heading', { name: 'Other river' })).toBeVisible()
  await expect(theirs.getByRole('listitem')).toHaveCount(1)
  await theirs.getByRole('radio', { name: 'Both' }).check()
  await picture(theirs, 'workshop-print')
  await theirs.emulateMedia({ media: 'print' })
  await expect(theirs.getByRole('banner')).toBeHidden() // nothing but the cards is on the paper
  await expect(theirs.getByRole('radio', { name: 'Both' })).toBeHidden()
  await expect(theirs.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)') // also of a dark screen
  await expect(theirs.getByRole('listitem')).toBeVisible()
  await other.close()
})

test('a text that would be endless is not taken in, and the page goes on', async ({ page }) => {
  await page.goto('/workshop')
  await write(page, ferry)
  await expect(page.getByText('Yes, all of it.')).toBeVisible()
  await page.keyboard.insertText('may ( '.repeat(2000))
  await expect(page.getByRole('alert')).toContainText('a card has at most 4000 letters. Nothing was put in.')
  await expect(page.getByText('Yes, all of it.')).toBeVisible()
  await page.keyboard.insertText(`  gain a card costing up to ${'( the number of cards in '.repeat(100)}`)
  await expect(page.getByText('Not before the mistakes are put right.')).toBeVisible()
})

test('on a phone the face comes with the text, and everything can be reached', async ({ browser, host, picture }) => {
  const context = await browser.newContext({
    baseURL: host.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    colorScheme: 'light',
  })
  const page = await context.newPage()
  await page.goto('/workshop')
  await write(page, `${ferry}  may discrad 1 card\n    then +2 Coins`)
  const correction = page.getByRole('region', { name: 'The text of the card' }).getByRole('button', { name: 'discard' })
  await expect(correction).toBeVisible()
  await picture(page, 'workshop-phone')
  await correction.tap()
  await expect(page.getByText('Yes, all of it.')).toBeVisible()
  await page.getByText('Yes, all of it.').scrollIntoViewIfNeeded()
  await picture(page, 'workshop-phone-below')
  await context.close()
})

test('two clicks from the card to a table against a computer, where it lies with its words', async ({
  page,
  picture,
}) => {
  const seat = new Seat(page)
  await seat.prefer(still)
  await page.goto('/workshop')
  await write(page, ferry.replace('costs 4', 'costs 2'))
  await expect(page.getByText('Yes, all of it.')).toBeVisible()
  await page.getByRole('button', { name: 'Play it now' }).click()
  await page.getByRole('button', { name: 'Against the computer' }).click()
  await expect(seat.sentence).toContainText(/Play|Buy|choosing/)
  await expect(seat.pile('Ferry Town')).toHaveAccessibleName(/Ferry Town, costs 2/)
  await picture(page, 'workshop-table')
})

test('a card is measured beside the cards one knows, until one has seen enough', async ({ page, picture }) => {
  await page.goto('/workshop')
  await write(page, ferry)
  await expect(page.getByText('Yes, all of it.')).toBeVisible()
  await page.getByRole('button', { name: 'Measure it' }).click()
  await expect(page.getByText('with 3', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Ferry Town' })).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText('Stopped: these are the figures so far.')).toBeVisible()
  await page.getByText('The figures', { exact: true }).click()
  await expect(page.getByRole('rowheader', { name: 'Smithy' })).toBeVisible()
  await picture(page, 'workshop-measured')
  await page.getByRole('link', { name: 'Back to the card' }).click()
  await expect(editor(page)).toContainText('costs 4, Action')
})

test('friends see the card and its words before they join, and lists say so', async ({
  page,
  browser,
  host,
  picture,
}) => {
  const seat = new Seat(page)
  await seat.prefer(still)
  await page.goto('/workshop')
  await write(page, ferry)
  await expect(page.getByText('Yes, all of it.')).toBeVisible()
  await page.getByRole('button', { name: 'Play it now' }).click()
  await page.getByRole('button', { name: 'With friends, by link' }).click()
  await expect(page).toHaveURL(/\/table\//)
  const theirs = await (await browser.newContext({ baseURL: host.url, locale: 'de-DE' })).newPage()
  await theirs.goto(page.url())
  await expect(theirs.getByRole('heading', { name: 'Mit eigenen Karten' })).toBeVisible()
  await expect(theirs.getByText('Ferry Town: +1 Karte')).toBeAttached()
  await picture(theirs, 'workshop-invited')
  await theirs.context().close()
  await page.goto('/')
  await expect(page.getByText('with cards of its own')).toBeVisible()
})

test('whoever watches the game, looks at its result or plays it again sees the card, too', async ({
  page,
  browser,
  host,
}) => {
  const seat = new Seat(page)
  await seat.prefer(still)
  await seat.name('Jo')
  const own = [definitionOf(ferry.replace('costs 4', 'costs 3'))] as unknown as Json
  const options = { own, asking: 'open', start: 0 }
  const table = await seat.newTable({ game: 'dominion', options, seats: ['open', { robot: 'big-money' }] }, true)
  const watching = new Seat(await (await browser.newContext({ baseURL: host.url })).newPage())
  await watching.prefer(still)
  await watching.page.goto(`/table/${table}`)
  await expect(watching.pile('Ferry Town')).toHaveAccessibleName(/Ferry Town, costs 3/)
  const wish = ['Province', 'Gold', 'Ferry Town', 'Silver']
  await expect
    .poll(async () => (await seat.answerUntil(table, () => false, wish)).phase, { intervals: [10] })
    .toBe('over')
  await watching.page.goto(`/result/${table}`)
  await expect(watching.page.getByText('Ferry Town').first()).toBeVisible()
  await watching.page.goto(`/replay/${table}?at=12`)
  await expect(watching.pile('Ferry Town')).toHaveAccessibleName(/Ferry Town, costs 3/)
  await watching.page.context().close()
})

test.describe('for everyone', () => {
  test.use({ locale: 'de-DE', viewport: { width: 390, height: 844 } })
  test('the workshop and the program of a card speak German on a phone, with nothing serious for axe', async ({
    page,
    picture,
  }) => {
    const reader = new Reader(page)
    const found: Record<string, unknown> = {}
    for (const address of [
      '/workshop',
      '/workshop?card=throne-room',
      '/workshop/print',
      '/workshop/measure',
      '/cards/bandit',
    ]) {
      await reader.open(address)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
        const { violations } = await new AxeBuilder({ page }).exclude('svg').analyze()
        const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
        if (serious.length > 0)
          found[`${address} ${colorScheme}`] = serious.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])
      }
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (sideways > 0) found[address] = sideways
    }
    await picture(page, 'program-phone-german')
    expect([reader.found, found]).toEqual([{}, {}])
  })
})
