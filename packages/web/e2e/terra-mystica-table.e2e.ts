// The table of Terra Mystica at staged moments: things that are clicked, notes, and where everything lies at every size.

import type { Page } from '@playwright/test'
import { geometryProblems, settled } from './realm-geometry.ts'
import { fivePlayers, fourPlayers, openRealm as open, type StagedRealm, stagedRealm } from './staged-realms.ts'
import { expect, test } from './test.ts'

test.beforeEach(({ allowedErrors }) => {
  allowedErrors.push(/401/) // nobody has a session at a staged table
})

const note = (page: Page) => page.locator('[data-testid="note"][aria-busy="false"]')

/** A space to build on that needs spades. */
const toDig = ({ update }: StagedRealm): string => {
  const keys = update.state.asked?.options.map(({ key }) => key) ?? []
  const hex = keys.map((key) => /^dig \d+\. transform (\w+) to green$/.exec(key)?.[1]).find(Boolean)
  if (!hex) throw new Error('nothing can be dug')
  return hex
}

test('a space is looked at, dug and built on in one choice; the whole price and who may take power stand in its note', async ({
  page,
}) => {
  const realm = fourPlayers()
  const { sent } = await open(page, realm)
  const hex = toDig(realm)
  await page.locator(`[data-hex="${hex}"]`).click()
  await expect(note(page)).toContainText(`Dwelling on ${hex}`)
  await expect(note(page)).toContainText('becomes forest')
  // The table shows at once what would be.
  const coins = page.getByTestId('have-coins')
  expect(Number(await coins.getAttribute('data-value'))).toBeLessThan(Number(await coins.textContent()))
  await page.keyboard.press('Escape')
  await expect(note(page)).toHaveCount(0)
  await expect(coins).toHaveAttribute('data-value', (await coins.textContent()) ?? '')
  // Enter does it, and Enter confirms, from where one clicked.
  await page.locator(`[data-hex="${hex}"]`).click()
  await expect(note(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('confirm')).toBeEnabled()
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
  await page.keyboard.press('Enter')
  await expect.poll(() => sent.some((each) => JSON.stringify(each).includes('"command":"moves"'))).toBe(true)
})

test('legal land keeps its colour, and all other free land goes back', async ({ page }) => {
  await open(page, fourPlayers())
  const dim = (target: boolean) => page.locator(`[data-hex][data-target="${target}"] polygon[data-dim="true"]`).count()
  expect(await dim(true)).toBe(0)
  expect(await dim(false)).toBeGreaterThan(20)
})

test('what is planned can always be sent, also where a choice of it is left', async ({ page }) => {
  const realm = fourPlayers({
    fits: ({ options, question }) => question.kind === 'action' && options.some(({ key }) => key.endsWith(' to TE')),
  })
  const { sent } = await open(page, realm)
  const key = realm.update.state.asked?.options.find((option) => option.key.endsWith(' to TE'))?.key ?? ''
  await page.locator(`[data-hex="${key.split(' ')[1]}"]`).click()
  const temple = page.locator('[data-way="temple"]')
  await expect(note(page)).toBeVisible()
  if (await temple.count()) await temple.click()
  await expect(page.getByTestId('note-act')).toHaveAttribute('data-key', key)
  await page.getByTestId('note-act').click()
  await expect(page.getByTestId('tile-picker')).toBeVisible()
  await page.getByTestId('send-so-far').click()
  await expect.poll(() => sent.some((each) => JSON.stringify(each).includes('"command":"move"'))).toBe(true)
})

test('the list of kinds makes only its own glow', async ({ page }) => {
  await open(page, fourPlayers())
  const all = await page.locator('[data-hex][data-target="true"]').count()
  await page.keyboard.press('a')
  await page.locator('[data-group="upgrade"]').click()
  await expect.poll(() => page.locator('[data-hex][data-target="true"]').count()).toBeLessThan(all)
})

test('four others are in view as a whole: what they own and get, bowls, card, shipping, spades, both orders', async ({
  page,
}) => {
  const realm = fivePlayers({ seat: 1 })
  await open(page, realm)
  const { players, order } = realm.update.state.view as {
    players: { coins: number; shipping: number }[]
    order: number[]
  }
  for (const [width, height] of [
    [1280, 720],
    [820, 1180],
    [2560, 1440],
  ]) {
    await page.setViewportSize({ width, height })
    await settled(page)
    for (const seat of [1, 2, 3, 4]) {
      const board = page.locator(`[data-other="${seat}"]`)
      await expect(board).toBeInViewport({ ratio: 0.99 })
      await expect(board).toContainText(String(players[seat].coins))
      await expect(board.getByRole('img', { name: /Bowl 1/ })).toBeInViewport({ ratio: 1 })
      await expect(board.getByTitle(`shipping ${players[seat].shipping}`)).toBeInViewport({ ratio: 1 })
      await expect(board.getByTitle('a spade costs')).toBeInViewport({ ratio: 1 })
    }
    const [now, next] = await page.getByTestId('order').locator('ol').all()
    expect(await now.locator('li').count()).toBe(order.length)
    await expect(now.locator('[data-current="true"]')).toHaveCount(1)
    await expect(next.locator('li').last()).toBeInViewport({ ratio: 1 })
  }
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ]) {
    await page.setViewportSize({ width, height })
    await settled(page)
    for (const seat of [1, 2, 3, 4])
      await expect(page.locator(`[data-other="${seat}"]`)).toBeInViewport({ ratio: 0.99 })
  }
})

test('an auction: cards with steppers that begin at the least bid, and one button says the whole bid', async ({
  page,
  picture,
}) => {
  const realm = stagedRealm({
    options: { players: 4, factions: 'auction', finalTile: 'building-on-edge' },
    seed: 'auction',
    fits: ({ question }) => question.kind === 'bid',
  })
  await open(page, realm)
  const cards = page.getByTestId('faction-cards')
  await expect(cards.locator('[data-faction]')).toHaveCount(4)
  // Beside them the map, the cards of this game, and what everybody holds.
  await expect(page.locator('[data-hex="A1"]')).toBeInViewport({ ratio: 1 })
  await expect(page.getByTestId('as-it-stands').getByRole('listitem')).toHaveText(Array(4).fill(/nothing yet/))
  const first = cards.locator('[data-faction]').nth(1)
  const id = await first.getAttribute('data-faction')
  await first.click()
  await cards.locator('li').nth(1).getByRole('button', { name: 'more' }).click()
  const bid = Number((await page.getByTestId(`bid-${id}`).textContent())?.trim())
  await expect(page.getByTestId('take-faction')).toContainText(`Bid ${bid} for the`)
  await expect(cards.locator('li').nth(1)).toContainText(`you would begin with ${20 - bid}`)
  await picture(page, 'terra-mystica-auction')
})

test('pieces drop, markers climb and power flows, unless somebody wants it still', async ({ page }) => {
  await open(page, fourPlayers(), { speed: 'normal' })
  const motions = () =>
    page.locator('main').evaluate((main) => {
      const names = [...main.querySelectorAll('*')].map((each) => getComputedStyle(each).animationName)
      return ['drop', 'climb', 'flow'].filter((motion) => names.some((name) => name.includes(motion)))
    })
  expect(await motions()).toEqual(['drop', 'climb', 'flow'])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await motions()).toEqual([])
})

test('pieces carry emblems, or letters for whoever prefers them; the whole board lies open where there is room', async ({
  page,
}) => {
  await page.setViewportSize({ width: 2560, height: 1440 })
  await open(page, fourPlayers(), { letters: true })
  await expect(page.locator('svg text').filter({ hasText: /^W$/ }).first()).toBeVisible()
  const board = page.getByRole('region', { name: 'Board', exact: true })
  for (const part of [/^stronghold$/i, /^trading house$/i, /^shipping$/i, /^digging$/i])
    await expect(board.getByRole('heading', { name: part })).toBeVisible()
  expect(
    await board.locator('> *').evaluateAll((all) => all.some((each) => each.scrollHeight > each.clientHeight + 1)),
  ).toBe(false)
})

const sizes = [
  [390, 844],
  [844, 390],
  [820, 1180],
  [1180, 820],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
  [640, 360], // 1280 × 720 at twice its size
] as const

const moments: readonly (readonly [string, () => StagedRealm])[] = [
  ['your turn among four', () => fourPlayers()],
  ['waiting for four others', () => fivePlayers({ seat: 1 })],
  ['a favor to take', () => fourPlayers({ fits: ({ question }) => question.kind === 'take favor' })],
  [
    'alone against the Automa',
    () =>
      stagedRealm({
        options: { players: 2, factions: ['witches'], automa: { level: 'automa' } },
        seed: 'automa',
        fits: ({ question }, { round }) => question.kind === 'action' && round === 3,
      }),
  ],
]

for (const [name, make] of moments)
  for (const language of ['en', 'de'])
    test(`everything lies where it can be seen, at every size: ${name}, ${language}`, async ({ page, picture }) => {
      const realm = make()
      await open(page, realm, { language, theme: language === 'de' ? 'dark' : 'light' })
      const found: Record<string, string[]> = {}
      const hovered = await page
        .locator('main :is([title], [aria-label])')
        .evaluateAll((all) => all.flatMap((each) => [each.getAttribute('title'), each.getAttribute('aria-label')]))
      // What is read on hovering says words, not the keys of the data.
      expect(
        hovered.filter((text) => /\b(FAV|BON|SCORE|ACT|TW)\d|\b[a-z]+[A-Z]|\b[a-z]+\.[a-z]/.test(text ?? '')),
      ).toEqual([])
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height })
        await settled(page)
        await picture(page, `terra-mystica-${width}x${height}-${name.replaceAll(' ', '-')}-${language}`)
        const problems = await geometryProblems(page)
        if (problems.length > 0) found[`${width} × ${height}`] = problems
      }
      expect(found).toEqual({})
    })
