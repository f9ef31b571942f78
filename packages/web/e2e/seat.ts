/** Somebody at a table of Dominion: sees what the page shows, clicks or presses what it offers. */
import type { NewTable, TableState } from '@freehold/server/protocol'
import { expect, type Locator, type Page } from '@playwright/test'

export const still = { speed: 'off', hints: false } as const

export class Seat {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  get sentence(): Locator {
    return this.page.getByTestId('sentence')
  }

  /** The settings of this browser, before it opens a page. */
  async prefer(settings: object): Promise<void> {
    await this.page.addInitScript(
      (kept) => localStorage.setItem('freehold.settings', localStorage.getItem('freehold.settings') ?? kept),
      JSON.stringify(settings),
    )
  }

  answer(id: string): Locator {
    return this.page.locator(`button[data-answer="${id}"]`)
  }

  pile(name: string): Locator {
    return this.page.locator(`[data-place="pile:${name}"] button`)
  }

  handCard(name: string): Locator {
    return this.page.locator(`[data-place^="hand:"] [data-card="${name}"] button[data-nav]`)
  }

  /** Asks the host over HTTP, with the cookie of this browser. */
  async ask<Answer>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer> {
    const response = await this.page.request.fetch(path, { method, data: body })
    return (await response.json()) as Answer
  }

  async name(name: string): Promise<void> {
    await this.ask('POST', '/api/session', { name })
  }

  async newTable(table: NewTable, begin: boolean): Promise<string> {
    const made = await this.ask<{ table: string }>('POST', '/api/tables', table)
    expect(made).toHaveProperty('table') // else it says why not
    const { table: id } = made
    if (begin) await this.ask('POST', `/api/tables/${id}/start`, {})
    return id
  }

  /** Notes what the page says of its connection from now on: it says some of it for a moment only. */
  async hearConnection(): Promise<() => Promise<string>> {
    const said = await this.page.getByTestId('connection').evaluateHandle((line) => {
      const lines: string[] = []
      const observer = new MutationObserver(() => lines.push(line.textContent ?? ''))
      observer.observe(line, { subtree: true, childList: true, characterData: true })
      return lines
    })
    return async () => (await said.jsonValue()).join('\n')
  }

  /** Begins a game in which this seat moves first, and opens its table. */
  async againstBigMoney(): Promise<string> {
    const seats = ['open' as const, { robot: 'big-money' }]
    const table = await this.newTable({ game: 'dominion', options: { asking: 'open', start: 0 }, seats }, true)
    await this.page.goto(`/table/${table}`)
    return table
  }

  async state(table: string): Promise<TableState> {
    return (await this.ask<{ state: TableState }>('GET', `/api/tables/${table}`)).state
  }

  /** Answers over HTTP, without the page, until somebody else or the given question is to be answered. */
  async answerUntil(table: string, stop: (state: TableState) => boolean, wish: readonly string[]): Promise<TableState> {
    for (let tries = 0; tries < 600; tries++) {
      const state = await this.state(table)
      if (stop(state) || state.phase === 'over') return state
      if (!state.asked) return state
      const { options, min, question } = state.asked
      const at = (key: string) => options.findIndex((option) => option.key === key)
      const wanted = wish.map((card) => at(`buy ${card}`)).find((i) => i >= 0)
      const plays = options.findIndex(({ key }) => key.startsWith('play ') && key !== 'play treasures')
      const move =
        question.kind === 'action'
          ? [plays >= 0 ? plays : at('end')]
          : at('play treasures') >= 0
            ? [at('play treasures')]
            : question.kind === 'buy'
              ? [wanted ?? at('end')]
              : Array.from({ length: min }, (_, i) => i)
      await this.ask('POST', `/api/tables/${table}/move`, {
        version: state.version,
        id: `${tries}-${state.version}`,
        move,
      })
    }
    throw new Error('the question never came')
  }

  /**
   * One decision by clicking: treasures, then the dearest wish that glows; what a card asks is answered with the first
   * that glows. What changed under the pointer is left for the next time.
   */
  async clickOn(wish: readonly string[]): Promise<void> {
    const { page } = this
    const click = (target: Locator) => target.click({ timeout: 10_000 }).catch(() => undefined)
    if (await this.answer('play treasures').count()) return click(this.answer('play treasures'))
    for (const name of wish) {
      const pile = page.locator(`[data-place="pile:${name}"][data-state="legal"] button`)
      if (await pile.count()) return click(pile)
    }
    for (const id of ['end', 'done', 'none', 'no', 'pass'])
      if (await this.answer(id).count()) return click(this.answer(id))
    const confirm = this.answer('confirm')
    if (!(await confirm.count())) return click(page.locator('button[data-legal="true"]').first())
    for (let i = 0; i < 20 && (await confirm.isDisabled()); i++)
      await click(page.locator('button[data-legal="true"][aria-pressed="false"]').first())
    return click(confirm)
  }

  /** Waits until something is asked of this seat and can be answered; false when the game is over instead. */
  async isAsked(): Promise<boolean> {
    const asked = this.page.locator(
      '[data-asked="true"][data-sending="false"] [data-asked="true"] [data-testid="sentence"]:not([data-quiet="true"])',
    )
    const over = this.page.locator('[data-testid="sentence"][data-over="true"]')
    await asked.or(over).first().waitFor()
    return (await over.count()) === 0
  }
}
