// Every kind of question has its control, and what is sent is what was chosen.

import type { Decision } from '@freehold/kernel'
import type { Page } from '@playwright/test'
import { Seat, still } from './seat.ts'
import { stage } from './staged.ts'
import { staged, type Wanted } from './staged-games.ts'
import { expect, test } from './test.ts'

const intrigue = [
  'Pawn',
  'Courtyard',
  'Secret Passage',
  'Patrol',
  'Steward',
  'Shanty Town',
  'Nobles',
  'Minion',
  'Baron',
  'Wishing Well',
]
const base = [
  'Vassal',
  'Moat',
  'Village',
  'Gardens',
  'Militia',
  'Remodel',
  'Smithy',
  'Throne Room',
  'Sentry',
  'Harbinger',
]

const asking = (kingdom: readonly string[], fits: Wanted['fits']): Wanted => ({ players: 2, kingdom, after: 40, fits })

/** Opens the decision; what is then sent can be waited for. */
async function asked(
  page: Page,
  wanted: Wanted,
): Promise<{ decision: Decision; move: () => Promise<readonly number[]> }> {
  await new Seat(page).prefer(still)
  const update = staged(wanted)
  const { sent } = await stage(page, update)
  await expect(page.getByTestId('sentence')).not.toHaveAttribute('data-quiet', 'true')
  const moves = () =>
    (sent as { event: string; body: { command?: string; body: { move: number[] } } }[])
      .filter(({ event, body }) => event === 'command' && body.command === 'move')
      .map(({ body }) => body.body.move)
  return {
    decision: update.state.asked as Decision,
    move: async () => {
      await expect.poll(() => moves().length).toBe(1)
      return moves()[0]
    },
  }
}

test('an order is made with the arrow keys and by dragging', async ({ page, picture }) => {
  const { decision, move } = await asked(
    page,
    asking(intrigue, ({ question, options }) => question.kind === 'order' && options.length === 3),
  )
  const cards = page.getByRole('list', { name: /Order on your deck/ }).getByRole('listitem')
  await expect(cards).toHaveCount(3)
  await cards.nth(0).getByRole('button').first().focus()
  await page.keyboard.press('ArrowRight') // the first goes behind the second
  await picture(page, 'order')
  const [from, to] = await Promise.all([cards.nth(2).boundingBox(), cards.nth(0).boundingBox()])
  if (!from || !to) throw new Error('the cards are not shown')
  await page.mouse.move(from.x + from.width / 2, from.y + 40)
  await page.mouse.down()
  await page.mouse.move(to.x + 5, to.y + 40, { steps: 8 })
  await page.mouse.up()
  await page.getByRole('button', { name: 'In this order' }).click()
  expect(decision.ordered).toBe(true)
  expect(await move()).toEqual([2, 1, 0])
})

test('a depth is chosen by slider', async ({ page }) => {
  const { move } = await asked(
    page,
    asking(intrigue, ({ question, options }) => question.kind === 'position' && options.length > 4),
  )
  await page.getByRole('slider').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('under 2 cards')).toBeVisible()
  await page.getByRole('button', { name: 'Put it there' }).click()
  expect(await move()).toEqual([2])
})

test('choices stand on plates: one by a click, two with a confirmation', async ({ page }) => {
  const one = await asked(
    page,
    asking(intrigue, ({ question, max }) => question.kind === 'choose' && max === 1),
  )
  await page.keyboard.press('2')
  expect(await one.move()).toEqual([1])
  await page.unrouteAll()
  const two = await asked(
    page,
    asking(intrigue, ({ question, max }) => question.kind === 'choose' && max === 2),
  )
  await page.getByRole('list', { name: 'To choose from' }).getByRole('button').nth(3).click()
  await expect(page.getByRole('button', { name: 'Choose 1 of 2' })).toBeDisabled()
  await page.getByRole('list', { name: 'To choose from' }).getByRole('button').nth(0).click()
  await page.getByRole('button', { name: 'Choose 2 of 2' }).click()
  expect((await two.move()).toSorted()).toEqual([0, 3])
})

test('a card is named by its pile', async ({ page }) => {
  const { decision, move } = await asked(
    page,
    asking(intrigue, ({ question }) => question.kind === 'name'),
  )
  await new Seat(page).pile('Estate').click()
  expect(await move()).toEqual([decision.options.findIndex(({ key }) => key === 'Estate')])
})

test('a question of yes or no has two buttons', async ({ page }) => {
  const { decision, move } = await asked(
    page,
    asking(base, ({ question }) => question.kind === 'may'),
  )
  await page.getByRole('button', { name: 'No', exact: true }).click()
  expect(await move()).toEqual([decision.options.findIndex(({ key }) => key === 'no')])
})

test('cards that were shown are laid out, and several are confirmed', async ({ page }) => {
  const { move } = await asked(
    page,
    asking(base, ({ question, options }) => question.cause?.source === 'Sentry' && options.length === 2),
  )
  const shown = page.getByRole('list', { name: 'To choose from' }).getByRole('button')
  await expect(shown).toHaveCount(2)
  await shown.nth(1).click()
  await page.keyboard.press('Enter') // the focus is on a card: Enter works that
  await expect(shown.nth(1)).toHaveAttribute('aria-pressed', 'false')
  await shown.nth(1).click()
  await page.getByRole('button', { name: /1/ }).and(page.locator('[data-answer="confirm"]')).click()
  expect(await move()).toEqual([1])
})

test('a Reaction is revealed from the hand', async ({ page }) => {
  const { decision, move } = await asked(
    page,
    asking(base, ({ question, options }) => question.kind === 'trigger' && options.length === 2),
  )
  await expect(page.getByTestId('sentence')).toContainText('Hester: Militia is played against you')
  await new Seat(page).handCard('Moat').click()
  expect(await move()).toEqual([decision.options.findIndex(({ key }) => key === 'reveal Moat')])
})

test('from many cards of the discard pile one is picked', async ({ page }) => {
  const { decision, move } = await asked(
    page,
    asking(base, ({ question, options }) => question.cause?.source === 'Harbinger' && options.length > 5),
  )
  await page.getByRole('list', { name: 'To choose from' }).getByRole('button').first().click()
  const [option] = await move()
  expect(decision.options[option].key).toBeTruthy()
})

test('the end of a game is told once its last move was seen', async ({ page }) => {
  await new Seat(page).prefer({ speed: 'slow', hints: false })
  const update = staged(asking(base, ({ question }) => question.kind === 'buy'))
  const { push } = await stage(page, update)
  const sentence = page.getByTestId('sentence')
  await expect(sentence).not.toHaveAttribute('data-quiet', 'true')
  const { version } = update.state
  const moved = (n: number) => ({ version: version + n, kind: 'moved' as const, seat: 1, events: [] })
  const waiting = { ...update.state, asked: null, waitingFor: 1 }
  const result = { places: [1, 2], winners: [0], points: [7, 3], resigned: [], why: '' }
  push({ happened: [moved(1)], state: { ...waiting, version: version + 1 } })
  push({ happened: [moved(2)], state: { ...waiting, version: version + 2, phase: 'over', waitingFor: null, result } })
  await expect(sentence).toContainText('is choosing')
  await expect(sentence).toContainText('You have won')
})

test('nothing glows while the game is paused', async ({ page }) => {
  await new Seat(page).prefer(still)
  const update = staged(asking(base, ({ question }) => question.kind === 'buy'))
  const { push } = await stage(page, update)
  await expect(page.locator('[data-legal="true"]').first()).toBeVisible()
  const { version } = update.state
  push({
    happened: [{ version: version + 1, kind: 'paused' }],
    state: { ...update.state, version: version + 1, paused: true },
  })
  await expect(page.getByRole('alert')).toContainText('paused')
  await expect(page.locator('[data-legal="true"]')).toHaveCount(0)
})

test('what lies in the trash or before somebody else is shown by a click', async ({ page }) => {
  await new Seat(page).prefer(still)
  const wharves = { players: 2, kingdom: ['Wharf', 'Chapel', ...base.slice(1, 9)], after: 60 }
  const lies: Wanted['fits'] = ({ question }, { seats, trash }) =>
    question.kind === 'action' && seats[1].play.some(({ card }) => card === 'Wharf') && trash.length === 0
  await stage(page, staged({ ...wharves, fits: lies }))
  await page.locator('[data-place="play:1"]').getByRole('button').click()
  await expect(page.getByRole('dialog')).toContainText('Wharf')
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-place="trash"]').getByRole('button')).toBeDisabled() // there is nothing in it
})
