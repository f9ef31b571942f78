/** What is wrong with where things lie at a table of Terra Mystica: off the screen, cut off, on top of one another. */
import type { Page } from '@playwright/test'

/** Things that lie beside one another and never on one another. */
const apart = [
  '[data-testid="tm-sentence"]',
  '[data-testid="order"] > ol > li',
  '[data-other] > *',
  'main section[aria-label] button[data-testid]',
  '[data-cult]',
  'ol > li[title]',
  'nav button',
] as const

export { settled } from './geometry.ts'

export const geometryProblems = (page: Page): Promise<string[]> =>
  page.evaluate((selectors) => {
    const found: string[] = []
    const nameOf = (element: Element) =>
      element.getAttribute('data-testid') ??
      element.getAttribute('title')?.slice(0, 20) ??
      (element.textContent ?? '').trim().slice(0, 24)
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    }
    /** Whether it can be brought into view by scrolling. */
    const scrolls = (element: Element): boolean => {
      for (let up = element.parentElement; up; up = up.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(up)
        if (
          /auto|scroll/.test(overflowX + overflowY) &&
          (up.scrollWidth > up.clientWidth || up.scrollHeight > up.clientHeight)
        )
          return true
      }
      return false
    }
    const things = selectors.flatMap((selector) => [...document.querySelectorAll(selector)].filter(isShown))
    for (const thing of things) {
      const { left, top, right, bottom } = thing.getBoundingClientRect()
      const out = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1
      if (out && !scrolls(thing)) found.push(`${nameOf(thing)} is off the screen`)
    }
    things.forEach((one, i) => {
      const a = one.getBoundingClientRect()
      for (const other of things.slice(i + 1)) {
        if (one.contains(other) || other.contains(one)) continue
        if (scrolls(one) || scrolls(other)) continue
        const b = other.getBoundingClientRect()
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
        if (wide > 2 && high > 2) found.push(`${nameOf(one)} lies on ${nameOf(other)}`)
      }
    })
    for (const text of document.querySelectorAll('main *')) {
      if (![...text.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())) continue
      if (!isShown(text) || text.closest('svg, .visually-hidden, [data-key-hint]')) continue
      const size = Number.parseFloat(getComputedStyle(text).fontSize)
      if (size < 11.9) found.push(`“${text.textContent?.trim().slice(0, 20)}” is set in ${size}px`)
    }
    const map = document.querySelector('[data-hex]')?.closest('svg')?.getBoundingClientRect()
    if (map && map.width > 0 && map.width < 250) found.push(`the map is ${Math.round(map.width)} wide`)
    const { scrollWidth, scrollHeight } = document.documentElement
    if (scrollWidth > innerWidth) found.push(`scrolls sideways: ${scrollWidth}`)
    if (scrollHeight > innerHeight + 1) found.push(`scrolls: ${scrollHeight}`)
    return [...new Set(found)]
  }, apart)
