// The rules to read: the rulebooks of both games and the Automa, and how to play.

import { expect, test } from './test.ts'

test('the rulebook follows the edition, and a rule is seen played', async ({ page, picture }) => {
  await page.goto('/rulebook')
  await expect(page.getByRole('heading', { name: 'A turn, played through' })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Province 8/ })).toContainText('18')
  await picture(page, 'rulebook')
  await expect(page.getByText('you play no more Treasures')).toBeVisible()
  await page.getByRole('radio', { name: '1st edition' }).check()
  await expect(page.getByText('you play no more Treasures')).toHaveCount(0)
  await page.getByRole('button', { name: 'see it played: Each Buy gets you one card.' }).click()
  const played = page.getByRole('dialog', { name: /^Each Buy/ })
  await expect(played).toContainText('Actions 1, Buys 2, coins 6')
  await played.getByRole('button', { name: 'Next' }).click()
  await expect(played.getByRole('list', { name: 'What happened' })).toContainText('You buy a Cellar')
  await expect(played).toContainText('Buys 1, coins 4')
  await picture(page, 'rulebook-played')
  await played.getByRole('button', { name: 'Next' }).click()
  await expect(played.getByRole('button', { name: 'From the beginning' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'see it played: A whole turn: extra turns' }).click()
  const turn = page.getByRole('dialog', { name: 'A whole turn: extra turns' })
  for (let step = 0; step < 3; step++) await turn.getByRole('button', { name: 'Next' }).click()
  const told = turn.getByRole('listitem').filter({ hasText: 'for the next turn' })
  const box = await told.boundingBox()
  expect(box?.height).toBeLessThan(60) // in the width of the dialog, though the sentence stands in a narrow list
  await page.setViewportSize({ width: 390, height: 844 })
  await picture(page, 'rulebook-played-phone')
  await page.keyboard.press('Escape')
  await picture(page, 'rulebook-phone')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('from one rulebook to the others: a rule of Terra Mystica is played with keys, a tie-break of the Automa lit on the map', async ({
  page,
  picture,
}) => {
  await page.goto('/rulebook')
  const books = page.getByRole('navigation', { name: 'Rulebooks' })
  await books.getByRole('link', { name: 'Terra Mystica' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Terra Mystica: the rules' })).toBeVisible()
  await page.getByRole('button', { name: 'see it played: Land of another kind is changed first' }).press('Enter')
  const rule = page.getByRole('dialog', { name: /^Land of another kind/ })
  await expect(rule.getByText('At the beginning')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(rule.getByRole('list', { name: 'What happened' })).toContainText('E7 becomes forest')
  await page.keyboard.press('ArrowRight')
  await expect(rule.getByText('Step 2 of 2')).toBeVisible()
  await page.keyboard.press('Escape')
  await books.getByRole('link', { name: 'Automa' }).click()
  await page.getByRole('button', { name: 'see it played: All of it together' }).click()
  const tie = page.getByRole('dialog', { name: /^All of it together/ })
  const next = tie.getByRole('button', { name: 'Next' })
  await next.click() // her cards
  await next.click() // what is valid
  await expect(tie.getByRole('listitem').filter({ hasText: 'Reaching' })).toHaveAttribute('data-todo', 'true')
  for (let tieBreak = 0; tieBreak < 3; tieBreak++) await next.click()
  await expect(tie.getByTestId('automa-chose')).toHaveText('F3')
  await picture(page, 'rulebook-automa-played')
})

test('how to play explains both games', async ({ page, picture }) => {
  await page.goto('/how-to-play')
  await expect(page.getByRole('heading', { name: 'Dominion in five minutes' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Against the Automa' })).toBeVisible()
  await picture(page, 'how-to-play')
  await page.getByRole('link', { name: 'The symbols explained' }).click()
  await expect(page.getByRole('heading', { name: 'The symbols' })).toBeVisible()
})
