/** Somebody at a table of Terra Mystica, who clicks things and notes, or types. */
import { expect, type Locator, type Page } from '@playwright/test'
import { Seat } from './seat.ts'

/** What to do first, by the kind of choice; the last resort is to pass. */
const LIKED = ['choose', 'favor', 'town', 'build', 'upgrade', 'cult', 'bridge', 'track', 'transform', 'pass', 'give up']

/** Somebody in a hurry: passes as soon as that is possible. */
export const HASTY = ['choose', 'favor', 'town', 'pass', ...LIKED]

/** What the page wants of whoever sits there. */
type Moment = 'over' | 'automa' | 'leech' | 'confirm' | 'faction' | 'choose' | 'table' | 'wait'

export class Realm {
  readonly page: Page
  watched = 0 // steps of the Automa's thought that were walked through
  answered = 0

  readonly likes: readonly string[]

  constructor(page: Page, likes: readonly string[] = LIKED) {
    this.page = page
    this.likes = likes
  }

  get confirm(): Locator {
    return this.page.getByTestId('confirm')
  }
  get automaNext(): Locator {
    return this.page.getByTestId('automa-next')
  }
  get result(): Locator {
    return this.page.getByTestId('result')
  }
  get takeFaction(): Locator {
    return this.page.getByTestId('take-faction')
  }
  /** Opens the list of all that can be done, while that is not shown by itself. */
  get actions(): Locator {
    return this.page.getByTestId('actions')
  }
  get offers(): Locator {
    return this.page.locator('[data-choices] button[data-key]:enabled')
  }
  get sentence(): Locator {
    return this.page.getByTestId('tm-sentence')
  }

  /** Two clicks from the front page. */
  async beginAlone(): Promise<void> {
    await this.page.goto('/')
    const section = this.page.locator('section[aria-labelledby="terra-mystica"]')
    await section.getByRole('button', { name: /^(Play now|Spielen)/ }).click()
    await this.ready()
  }

  /** As Witches, who can build a trading house on their first turn; not every faction can upgrade anything then. */
  async beginAsWitches(): Promise<void> {
    const options = { players: 2, fireAndIce: false, factions: ['witches'], automa: {} }
    const seat = new Seat(this.page)
    await seat.name('Wanda')
    const table = await seat.newTable({ game: 'terra-mystica', options, seats: ['open', 'open'] }, true)
    await this.page.goto(`/table/${table}`)
    await this.ready()
  }

  /** The seat's first turn, with what was chosen before it sent to the host; the key of a trading house that can be built. */
  async atItsFirstTurn(): Promise<string> {
    while (!(await this.page.getByText('What will you do?').count())) await this.click()
    const sendSoFar = this.page.getByTestId('send-so-far')
    if (await sendSoFar.count()) await this.untilItGoesOn(() => sendSoFar.click())
    await expect(sendSoFar).toHaveCount(0)
    const upgrade = (await this.everyKey()).find((key) => /^upgrade \w+ to TP$/.test(key))
    if (!upgrade) throw new Error('Witches can build a trading house on their first turn')
    return upgrade
  }

  async ready(): Promise<void> {
    await expect(this.page.locator('[data-hex="A1"]')).toBeAttached()
  }

  /** Her thoughts are not watched any more. */
  async atOnce(): Promise<void> {
    await this.page.evaluate(() => localStorage.setItem('freehold.automa-at-once', 'yes'))
  }

  /** What the page wants now; waits until it wants something, and shows where the last answer led. */
  async moment(): Promise<Moment> {
    const wishes = [
      '[data-testid="result"]',
      '[data-testid="automa-next"]',
      '[data-key^="leech"]',
      '[data-testid="confirm"]:enabled',
      '[data-choices] button[data-key]:enabled',
      '[data-testid="take-faction"]:enabled',
      '[data-testid="actions"]:enabled',
    ]
    const settled = wishes.map((wish) => `main[data-busy="false"] ${wish}`)
    await this.page.locator(settled.join(', ')).first().waitFor()
    if (await this.result.count()) return 'over'
    if (await this.automaNext.count()) return 'automa'
    if (await this.page.locator('button[data-key^="leech"]').count()) return 'leech'
    if (await this.confirm.and(this.page.locator(':enabled')).count()) return 'confirm'
    if (await this.takeFaction.count()) return 'faction'
    if ((await this.offers.count()) > 0) return 'choose'
    return (await this.actions.count()) > 0 ? 'table' : 'wait'
  }

  /** Until the game has gone on: the next question may be of the same kind, as where somebody builds twice or a turn is to be ended. */
  private async untilItGoesOn(answer: () => Promise<void>): Promise<void> {
    const main = this.page.locator('main')
    const before = (await main.getAttribute('data-position')) ?? ''
    await answer()
    await expect(main).not.toHaveAttribute('data-position', before)
  }

  /** Until the answer has gone; in an auction somebody may have bid more by then, and one is asked again. */
  private async answeringFaction(answer: () => Promise<void>): Promise<void> {
    const said = (await this.takeFaction.textContent()) ?? ''
    await answer()
    await expect(this.takeFaction.filter({ hasText: said })).toHaveCount(0)
  }

  /** The list of all that can be done, opened. */
  async openList(): Promise<void> {
    if ((await this.offers.count()) === 0) await this.actions.click()
    await this.offers.first().waitFor()
  }

  /** Every option in every tab, by key. */
  async everyKey(): Promise<string[]> {
    await this.openList()
    const tabs = this.page.locator('[data-choices] [role="tab"]')
    const keys: string[] = []
    const count = await tabs.count()
    for (let i = 0; i < Math.max(1, count); i++) {
      if (count > 0) await tabs.nth(i).click()
      keys.push(...(await this.offers.evaluateAll((all) => all.map((each) => each.getAttribute('data-key') ?? ''))))
    }
    return keys
  }

  /** The tab in which the option is, opened. */
  async openTabOf(key: string): Promise<void> {
    await this.openList()
    const tabs = this.page.locator('[data-choices] [role="tab"]')
    for (let i = 0; i < (await tabs.count()); i++) {
      await tabs.nth(i).click()
      if (await this.page.locator(`[data-choices] button[data-key="${key}"]`).count()) return
    }
  }

  /** The tab of the best liked kind; nothing where all is in one list. */
  async likedTab(): Promise<Locator | undefined> {
    const tabs = this.page.locator('[data-choices] [role="tab"]')
    const groups = await tabs.evaluateAll((all) => all.map((each) => each.getAttribute('data-group')))
    const best = this.likes.find((group) => groups.includes(group)) ?? groups[0]
    return best ? this.page.locator(`[data-choices] [data-group="${best}"]`) : undefined
  }

  async firstKey(): Promise<string> {
    return (
      (await this.offers
        .first()
        .getAttribute('data-key', { timeout: 5000 })
        .catch(() => null)) ?? ''
    )
  }

  /** One thing, by clicking: on the map where it is about a space, else in the list. */
  async click(moment?: Moment): Promise<boolean> {
    switch (moment ?? (await this.moment())) {
      case 'over':
        return false
      case 'automa':
        this.watched++
        await this.automaNext.click()
        return true
      case 'leech':
        await this.untilItGoesOn(() => this.page.locator('button[data-key^="leech"]').click())
        break
      case 'confirm':
        await this.untilItGoesOn(() => this.confirm.click())
        break
      case 'faction':
        await this.answeringFaction(() => this.takeFaction.click())
        break
      case 'table':
        await this.openList()
        return this.click('choose')
      case 'choose':
        await (await this.likedTab())?.click({ timeout: 5000 }).catch(() => undefined)
        await this.chooseByClick(await this.firstKey())
        break
      case 'wait':
        break // gone while it was looked at
    }
    this.answered++
    return true
  }

  async chooseByClick(key: string): Promise<void> {
    const [, hex] = /^(?:build|upgrade) (\w+)/.exec(key) ?? []
    const before = await this.sentence.textContent()
    const space = this.page.locator(`[data-hex="${hex}"]`)
    // On a phone the list lies over the map.
    const onMap = hex !== undefined && (this.page.viewportSize()?.width ?? 0) >= 700
    if (onMap) await space.click()
    const noted = onMap && (await space.getAttribute('data-selected')) === 'true'
    // What is gone by now was overtaken by the table; the next look will tell.
    if (noted)
      await this.page
        .getByTestId('note-act')
        .click({ timeout: 5000 })
        .catch(() => undefined)
    else if (!onMap) {
      const option = this.page.locator(`[data-choices] button[data-key="${key}"]`).first()
      await option.click({ timeout: 5000 }).catch(() => undefined)
    }
    await expect
      .poll(async () => `${await this.sentence.textContent()} ${await this.steps()}`, { timeout: 10_000 })
      .not.toBe(`${before} 0`)
      .catch(() => undefined)
  }

  async steps(): Promise<number> {
    return this.page.locator('[data-testid="plan-steps"] li').count()
  }

  /** One thing, with the keyboard alone. */
  async type(): Promise<boolean> {
    const { keyboard } = this.page
    switch (await this.moment()) {
      case 'over':
        return false
      case 'automa':
        this.watched++
        await keyboard.press('Enter')
        return true
      case 'leech': {
        await this.tabTo((key) => key?.startsWith('leech') ?? false)
        await this.untilItGoesOn(() => keyboard.press('Enter'))
        break
      }
      case 'confirm':
        await this.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
        await this.untilItGoesOn(() => keyboard.press('Enter'))
        break
      case 'faction':
        await this.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
        await this.answeringFaction(() => keyboard.press('Enter'))
        break
      case 'table':
        await keyboard.press('a')
        await this.offers.first().waitFor()
        await this.chooseByKeys()
        break
      case 'choose':
        await this.chooseByKeys()
        break
      case 'wait':
        break // gone while it was looked at
    }
    this.answered++
    return true
  }

  /** To the list, along its tabs with the arrow keys, into it, and the first of them. */
  private async chooseByKeys(): Promise<void> {
    const { keyboard } = this.page
    const before = `${await this.sentence.textContent()} ${await this.steps()}`
    const tab = await this.likedTab()
    if (tab) await this.tabTo((_, group) => group !== null)
    for (let i = 0; tab && i < 16 && (await tab.getAttribute('aria-selected')) !== 'true'; i++) {
      await keyboard.press('ArrowRight')
    }
    const key = await this.firstKey()
    await this.tabTo((focused) => focused === key)
    await keyboard.press('Enter')
    await expect
      .poll(async () => `${await this.sentence.textContent()} ${await this.steps()}`, { timeout: 10_000 })
      .not.toBe(before)
      .catch(() => undefined)
  }

  private async tabTo(wanted: (key: string | null, group: string | null) => boolean): Promise<void> {
    for (let i = 0; i < 160; i++) {
      const [key, group] = await this.page.evaluate(() => {
        const focused = document.activeElement
        return [focused?.getAttribute('data-key') ?? null, focused?.getAttribute('data-group') ?? null]
      })
      if (wanted(key, group)) return
      await this.page.keyboard.press('Tab')
    }
    throw new Error('the keyboard does not lead there')
  }
}
