/** What axe finds on a page, once everything that moves or fades has come to rest. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Colours in the middle of a transition are nobody's: what goes on for ever is not waited for. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  )
}

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations']

const told = (violations: Violations): string[] =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)

/** Everything that axe finds, drawings included. */
export async function problemsAnywhere(page: Page): Promise<string[]> {
  await atRest(page)
  return told((await new AxeBuilder({ page }).analyze()).violations)
}

/** What is serious to somebody. Drawings are told in words beside them, and axe takes long over their many parts. */
export async function seriousProblems(page: Page, ...rules: string[]): Promise<string[]> {
  await atRest(page)
  const axe = new AxeBuilder({ page }).exclude('svg')
  const { violations } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze()
  return told(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical'))
}
