/** Somebody who reads whatever a page shows in German. */
import { expect, type Page } from '@playwright/test'
import { englishOn } from './english.ts'

/** Looks at a page again and again, and gathers what is English. */
export class Reader {
  readonly page: Page
  readonly found: Record<string, string[]> = {}

  constructor(page: Page) {
    this.page = page
  }

  async read(what: string): Promise<void> {
    await expect(this.page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(this.page.locator('main, dialog').first()).toBeVisible()
    await expect(this.page.locator('[aria-busy="true"]')).toHaveCount(0)
    const english = await englishOn(this.page)
    if (english.length > 0) this.found[what] = english
  }

  async open(address: string): Promise<void> {
    await this.page.goto(address)
    await this.page.waitForLoadState('networkidle')
    await this.read(address)
  }
}

/** A file that somebody chooses. */
export const json = (name: string, content: unknown) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
})
