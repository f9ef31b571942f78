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

for (const locale of ['en-GB', 'de-DE'])
  for (const players of [2, 6])
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
