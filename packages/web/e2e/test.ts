/** What every test of the pages shares: a host for the file, no error in the console, pictures kept. */
import { test as base, type ConsoleMessage, type Page } from '@playwright/test'
import { type RunningHost, startHost } from './host.ts'

export { expect } from '@playwright/test'

/** Whether a page complains; that the service worker is kept away is said by Playwright. */
export const isComplaint = (message: ConsoleMessage): boolean =>
  ['error', 'warning'].includes(message.type()) && !message.text().endsWith('blocked by Playwright')

interface Fixtures {
  readonly host: RunningHost
  /** Errors that a test expects, such as those of a connection it cut. */
  readonly allowedErrors: RegExp[]
  picture(page: Page, name: string): Promise<void>
}

export const test = base.extend<Pick<Fixtures, 'allowedErrors' | 'picture'>, Pick<Fixtures, 'host'>>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters of this function
    async ({}, use) => {
      const host = await startHost()
      await use(host)
      await host.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ host }, use) => use(host.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters of this function
  allowedErrors: async ({}, use) => use([]),
  context: async ({ context, allowedErrors }, use) => {
    const errors: string[] = []
    context.on('weberror', (error) => errors.push(String(error.error())))
    context.on('console', (message) => {
      if (isComplaint(message)) errors.push(message.text())
    })
    await use(context)
    const unexpected = errors.filter((error) => !allowedErrors.some((allowed) => allowed.test(error)))
    if (unexpected.length > 0) throw new Error(`errors in the console:\n${unexpected.join('\n')}`)
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters of this function
  picture: async ({}, use) => {
    await use(async (page, name) => {
      // A caret is hidden by a rule of style in the page, which the content security policy forbids.
      await page.screenshot({ path: new URL(`artefacts/${name}.png`, import.meta.url).pathname, caret: 'initial' })
    })
  },
})
