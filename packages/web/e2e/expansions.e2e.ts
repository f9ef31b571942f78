// What expansions lay on the table, and what one may do with it now.

import type { Page } from '@playwright/test'
import { Seat, still } from './seat.ts'
import { stage } from './staged.ts'
import { staged, type Wanted } from './staged-games.ts'
import { expect, test } from './test.ts'

const base = ['Moat', 'Village', 'Militia', 'Smithy', 'Market', 'Cellar', 'Mine']

/** Shows the decision; what is sent can be waited for, as the keys of what was chosen. */
async function asked(page: Page, wanted: Omit<Wanted, 'players'>): Promise<{ answer(): Promise<string[]> }> {
  await new Seat(page).prefer(still)
  const update = staged({ players: 2, ...wanted })
  const { sent } = await stage(page, update)
  await expect(page.getByTestId('sentence')).not.toHaveAttribute('data-quiet', 'true')
  const moves = () =>
    (sent as { event: string; body: { command?: string; body: { move: number[] } } }[]).flatMap(({ event, body }) =>
      event === 'command' && body.command === 'move' ? [body.body.move] : [],
    )
  return {
    async answer() {
      await expect.poll(() => moves().length).toBe(1)
      return moves()[0].map((option) => update.state.asked?.options[option].key ?? '')
    },
  }
}

test('debt is paid off by one button for any amount, with the mouse and with keys', async ({ page, picture }) => {
  const { answer } = await asked(page, {
    kingdom: ['Engineer', 'City Quarter', 'Royal Blacksmith', ...base],
    after: 12,
    fits: ({ options }) => options.filter(({ key }) => key.startsWith('pay off')).length > 2,
  })
  const pay = page.locator('button[data-answer^="pay off"]')
  await expect(pay).toHaveCount(1)
  const most = Number(/\d+/.exec(await pay.innerText())?.[0])
  await picture(page, 'debt')
  await page.getByRole('button', { name: 'less' }).click()
  await expect(pay).toContainText(`${most - 1}`)
  await page.keyboard.press('+')
  await expect(pay).toContainText(`${most}`)
  await expect(page.getByRole('button', { name: 'more' })).toBeDisabled()
  await page.keyboard.press('-')
  await pay.click()
  expect(await answer()).toEqual([`pay off ${most - 1} debt`])
})

test('what stayed in play lies apart from what was played this turn', async ({ page }) => {
  await asked(page, {
    kingdom: ['Caravan', 'Wharf', 'Lighthouse', ...base],
    after: 20,
    fits: (_decision, { seats: [{ play }] }) => play.some(({ stayed }) => stayed) && play.some(({ stayed }) => !stayed),
  })
  const cards = page.locator('[data-place="play:0"] > li')
  await expect(page.getByText('from last turn')).toBeVisible()
  await expect(page.getByText('this turn', { exact: true })).toBeVisible()
  const first = page.locator('[data-place="play:0"] > li[data-first-now="true"]')
  await expect(first).toHaveCount(1)
  const [left, right] = [await cards.first().boundingBox(), await first.boundingBox()]
  expect((right?.x ?? 0) - (left?.x ?? 0)).toBeGreaterThan(left?.width ?? 0)
})

test('a split pile says what lies below', async ({ page }) => {
  await asked(page, { kingdom: ['Encampment', 'Settlers', 'Gladiator', ...base], after: 4, fits: () => true })
  const pile = page.locator('[data-place^="pile:Encampment"]')
  await expect(pile).toContainText('Plunder')
  await expect(pile).toContainText('5 + 5')
  await expect(pile.getByRole('button')).toHaveAccessibleName(/5 Plunder below|Plunder/)
})

test('of several piles beside the Supply each can be chosen', async ({ page, picture }) => {
  const { answer } = await asked(page, {
    kingdom: ['Exorcist', 'Ghost Town', 'Cobbler', ...base],
    after: 10,
    fits: ({ options }) => options.filter(({ key }) => /^(Imp|Ghost|Will-o'-Wisp)$/.test(key)).length > 1,
  })
  const offered = page.getByRole('list', { name: 'To choose from' }).getByRole('button')
  await expect(offered.first()).toBeVisible()
  await picture(page, 'spirits')
  await offered.nth(1).click()
  expect((await answer()).length).toBe(1)
})

test('Coffers are spent where they lie', async ({ page }) => {
  const { answer } = await asked(page, {
    kingdom: ['Candlestick Maker', 'Baker', 'Merchant Guild', ...base],
    after: 10,
    fits: ({ options, question }) => question.kind === 'buy' && options.some(({ key }) => key === 'spend Coffers'),
  })
  const coffers = page.locator('[data-place="counter:coffers"] button')
  await expect(coffers).toHaveAttribute('data-legal', 'true')
  await expect(coffers).toHaveAttribute('title', 'Coffers: +1 Coin')
  await coffers.press('Enter')
  expect(await answer()).toEqual(['spend Coffers'])
})

const market = ['Witch', 'Laboratory', 'Bandit', 'Caravan', 'Wharf', 'Tactician', 'Throne Room', 'Gardens', 'Artisan']

for (const [screen, size] of [
  ['laptop', { width: 1280, height: 720 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test(`the Black Market's three cards lie in view while Treasures are played, on a ${screen}`, async ({
    page,
    picture,
  }) => {
    await page.setViewportSize(size)
    await asked(page, {
      kingdom: ['Black Market', 'Festival', 'Chapel', ...base],
      beside: { blackMarket: market },
      after: 6,
      fits: ({ question }, { seats: [{ aside, hand }] }) =>
        question.kind === 'pick' && aside.cards.length === 3 && (hand.cards ?? []).length > 3,
    })
    const revealed = page.getByRole('list', { name: 'What this is about' }).getByRole('listitem')
    await expect(revealed).toHaveCount(3)
    for (const card of await revealed.all()) await expect(card).toBeInViewport({ ratio: 0.6 })
    await expect(
      page
        .getByRole('region', { name: /Your hand/ })
        .getByRole('button')
        .first(),
    ).toBeInViewport()
    await picture(page, `market-${screen}`)
    await page.getByRole('button', { name: /beside the supply/ }).click()
    const deck = page.getByRole('region', { name: 'Black Market deck' })
    await expect(deck.getByRole('listitem')).toHaveCount(market.length - 3)
    await picture(page, `market-deck-${screen}`)
  })
}

test('of the Black Market’s three cards one is bought from where they lie', async ({ page, picture }) => {
  const { answer } = await asked(page, {
    kingdom: ['Black Market', 'Festival', 'Chapel', ...base],
    beside: { blackMarket: market },
    after: 6,
    fits: ({ question, options }, { seats: [{ aside }] }) =>
      question.kind === 'pick' && aside.cards.length === 3 && market.includes(options[0].key),
  })
  await picture(page, 'market-buy')
  const first = page.getByRole('list', { name: 'To choose from' }).getByRole('button').first()
  await first.click()
  expect(market).toContain((await answer())[0])
})

test('the deck of the Black Market is chosen on the kingdom page, seen there, and part of the link', async ({
  page,
  picture,
}) => {
  const ten = ['Black Market', 'Festival', 'Chapel', ...base].join(', ')
  await page.goto(`/kingdoms/${encodeURIComponent(ten)}`)
  const deck = page.getByRole('region', { name: 'The Black Market deck' })
  await expect(deck.getByRole('status')).toHaveText('Twenty cards are drawn when the game begins.')
  await deck.getByLabel('Add a card to the deck').selectOption('Witch')
  await expect(deck.getByRole('status')).toHaveText('1 card, shuffled when the game begins')
  await expect(deck.getByRole('listitem')).toHaveText(/Witch/)
  await page.waitForURL(/\/kingdoms\/[A-Z0-9-]+$/)
  await page.reload()
  await expect(deck.getByRole('listitem')).toHaveText(/Witch/)
  await deck.getByRole('button', { name: 'Draw twenty now' }).click()
  await expect(deck.getByRole('status')).toHaveText('20 cards, shuffled when the game begins')
  await expect(deck.getByRole('listitem')).toHaveCount(20)
  await deck.scrollIntoViewIfNeeded()
  await picture(page, 'market-chosen')
  await deck.getByRole('button', { name: 'Draw them at the beginning' }).click()
  await expect(deck.getByRole('listitem')).toHaveCount(0)
})
