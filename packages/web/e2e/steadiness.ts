/** Whether what lies on a page keeps its place: shifts as the browser counts them, and boxes before and after. */
import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Everything that moved without anybody having done something half a second before. */
    shifts: { readonly value: number; readonly told: string }[]
  }
}

/** Counts from the first paint of whatever the page opens. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      readonly value: number
      readonly hadRecentInput: boolean
      readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
    }
    window.shifts = []
    const at = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')
    const words = (node: Node | null) => node?.textContent?.trim().slice(0, 30) ?? ''
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue
        const told = sources.map((each) => `“${words(each.node)}” ${at(each.previousRect)} → ${at(each.currentRect)}`)
        window.shifts.push({ value, told: told.join(', ') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Every font that the page could need is here: nothing will be set in another one later. */
export const allFontsLoaded = (page: Page): Promise<unknown> =>
  page.evaluate(() => Promise.allSettled([...document.fonts].map((font) => font.load())))

/** All that moved until now; the browser tells of what it painted one frame later. */
export const shiftOf = (page: Page): Promise<{ readonly value: number; readonly told: string }> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise((painted) => requestAnimationFrame(painted))
    return {
      value: window.shifts.reduce((sum, { value }) => sum + value, 0),
      told: window.shifts.map(({ told }) => told).join('; '),
    }
  })

type Box = readonly [x: number, y: number, width: number, height: number]
type Boxes = Readonly<Record<string, Box>>

/** Where everything is that fits the selectors and is shown. */
export const boxesOf = (page: Page, selectors: readonly string[]): Promise<Boxes> =>
  page.evaluate((wanted) => {
    const boxes: Record<string, Box> = {}
    for (const selector of wanted)
      document.querySelectorAll<HTMLElement>(selector).forEach((element, i) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const name = `${selector} ${element.dataset.place ?? element.dataset.seat ?? i}`
        if (width > 0 && height > 0) boxes[name] = [x, y, width, height]
      })
    return boxes
  }, selectors)

/** What is still there, but elsewhere or of another size by more than the eye sees. */
export const moved = (before: Boxes, now: Boxes): string[] =>
  Object.entries(before)
    .filter(([name, box]) => now[name]?.some((value, i) => Math.abs(value - box[i]) > 1))
    .map(([name, box]) => `${name}: ${box.join(' ')} → ${now[name].join(' ')}`)
