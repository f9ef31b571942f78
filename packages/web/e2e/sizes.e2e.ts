// The table at every size, with few and many players, in both languages, in every situation: nothing is cut off, covered or
// off the screen. Pictures of all of them are kept in artefacts/sizes, to be looked at.

import { situated, situations } from './full-table.ts'
import { geometryProblems, settled } from './geometry.ts'
import { Seat, still } from './seat.ts'
import { stage } from './staged.ts'
import { allFontsLoaded } from './steadiness.ts'
import { expect, test } from './test.ts'

const sizes = [
  [390, 844],
  [360, 740],
  [375, 667],
  [844, 390],
  [820, 1180],
  [1180, 820],
  [1024, 600],
  [1280, 720],
  [1920, 1080],
  [2560, 1440],
  [640, 360], // a laptop at 200 %
] as const

// Hundreds of pictures: no worker takes them all.
test.describe.configure({ mode: 'parallel' })

const tables = [
  ...(['en-GB', 'de-DE'] as const).flatMap((locale) => [2, 6].map((players) => ({ locale, players }))),
  { locale: 'en-GB', players: 3 },
  { locale: 'de-DE', players: 4 },
] as const

for (const { locale, players } of tables)
  test(`${players} players at every size, ${locale}`, async ({ browser, host }) => {
    const context = await browser.newContext({ baseURL: host.url, locale, reducedMotion: 'reduce' })
    const found: Record<string, string[]> = {}
    for (const situation of situations) {
      const page = await context.newPage()
      await new Seat(page).prefer(still)
      await stage(page, situated(situation, players))
      await expect(page.getByTestId('sentence')).toBeVisible()
      await allFontsLoaded(page)
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height })
        await settled(page)
        const problems = await geometryProblems(page)
        const name = `${width}x${height} ${players} ${situation} ${locale}`
        if (problems.length > 0) found[name] = problems
        const path = new URL(`artefacts/sizes/${name.replaceAll(' ', '-')}.png`, import.meta.url).pathname
        await page.screenshot({ path })
      }
      await page.close()
    }
    expect(found).toEqual({})
    await context.close()
  })

test('what covers something is found', async ({ page }) => {
  await new Seat(page).prefer(still)
  await stage(page, situated('quiet', 2))
  await expect(page.getByTestId('sentence')).toBeVisible()
  await settled(page)
  expect(await geometryProblems(page)).toEqual([])
  await page.evaluate(() => {
    const style = (selector: string) => document.querySelector<HTMLElement>(selector)?.style
    style('[data-place="pile:Moat"]')?.setProperty('translate', '40px 0')
    style('[data-testid="undo"]')?.setProperty('translate', '300px 0')
  })
  const problems = await geometryProblems(page)
  expect(problems.some((problem) => /pile:Moat lies on pile:|pile:\w+ lies on pile:Moat/.test(problem))).toBe(true)
  expect(problems.some((problem) => problem.startsWith('undo is cut'))).toBe(true)
})

test('a hint lies on nothing, at any size', async ({ browser, host }) => {
  const context = await browser.newContext({ baseURL: host.url, locale: 'de-DE', reducedMotion: 'reduce' })
  const found: Record<string, string[]> = {}
  for (const situation of ['quiet', 'discard', 'full kingdom'] as const) {
    const page = await context.newPage()
    await new Seat(page).prefer({ speed: 'off' })
    await stage(page, situated(situation, 6))
    await expect(page.locator('[data-hint]')).toBeAttached()
    await allFontsLoaded(page)
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      await settled(page)
      if (situation !== 'full kingdom') await expect(page.locator('[data-hint]')).toBeVisible()
      const problems = await geometryProblems(page)
      if (problems.length > 0) found[`${width}x${height} ${situation}`] = problems
    }
    await page.close()
  }
  expect(found).toEqual({})
  await context.close()
})

test('on the largest screen a card that is looked at is larger than in the hand, and words grow with the rest', async ({
  page,
}) => {
  await new Seat(page).prefer({ speed: 'off' })
  await stage(page, situated('quiet', 2))
  const hint = page.locator('[data-hint] p').first()
  await expect(hint).toBeVisible()
  const widthOf = async (selector: string) => (await page.locator(selector).first().boundingBox())?.width ?? 0
  const letters = () => hint.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  const seen: { readonly preview: number; readonly letters: number }[] = []
  for (const [width, height] of [
    [1280, 720],
    [2560, 1440],
  ]) {
    await page.setViewportSize({ width, height })
    await settled(page)
    await page.locator('[data-place="pile:Moat"]').hover()
    const preview = page.locator('[data-preview] svg').first()
    await expect(preview).toBeVisible()
    const held = await widthOf('section[data-place^="hand:"] li button')
    const shown = async () => (await preview.boundingBox())?.width ?? 0
    await expect.poll(shown).toBeGreaterThan(1.5 * held) // its drawing may come a moment later
    seen.push({ preview: await shown(), letters: await letters() })
    await page.mouse.move(2, 2)
    await expect(preview).toBeHidden()
  }
  expect(seen[1].preview).toBeGreaterThan(1.9 * seen[0].preview)
  expect(seen[1].letters).toBeGreaterThan(1.7 * seen[0].letters)
})

test('a card in a dialog is seen whole, with what was asked about it beside it', async ({ page }) => {
  await new Seat(page).prefer(still)
  await stage(page, situated('quiet', 2))
  await page.locator('[data-place="pile:Moat"] button').click({ button: 'right' })
  const dialog = page.getByRole('dialog', { name: 'Moat' })
  const settledThere = dialog.getByRole('heading', { name: 'Asked and settled' })
  await expect(settledThere).toBeVisible()
  const face = await dialog.locator('svg').first().boundingBox()
  const words = await settledThere.boundingBox()
  expect((face?.y ?? 0) + (face?.height ?? 720)).toBeLessThan(720)
  expect(words?.x ?? 0).toBeGreaterThan((face?.x ?? 0) + (face?.width ?? 0))
  await expect(dialog.getByRole('listitem').first()).not.toContainText(/^Moat/)
})
