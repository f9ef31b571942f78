/** What is wrong with where things lie: off the screen, cut off, on top of one another. Looked for by numbers, not by eye. */
import type { Page } from '@playwright/test'

/** Things that lie beside one another and never on one another. */
const apart = [
  '[data-seat]',
  '[data-place^="pile:"]',
  '[data-place="trash"]',
  '[data-place^="landscape:"]',
  'ul[data-place^="play:"]',
  '[data-testid="sentence"]',
  'button[data-answer]',
  '[data-testid="undo"]',
  'section[data-place^="hand:"]',
  '[data-place="deck:0"]',
  '[data-place="discard:0"]',
  '[data-own-mats]',
  '[data-purse]',
  'nav button',
  '[data-hint]',
] as const

/** Words that must be there in full. */
const whole = [
  '[data-testid="sentence"]',
  'button[data-answer]',
  '[data-whole]',
  'nav button',
  '[data-seat] h2',
] as const

/** Waits until everything is where it stays: three looks in a row, two frames apart, see the same. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async ({ width, height }) => {
    const frame = () => new Promise((painted) => requestAnimationFrame(painted))
    const places = () =>
      [...document.querySelectorAll('[data-layout], [data-layout] *')]
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          return `${x} ${y} ${width} ${height}`
        })
        .join()
    while (innerWidth !== width || innerHeight !== height) await frame() // the page hears of a new size a little later
    let before = ''
    for (let still = 0; still < 2; ) {
      for (let frames = 0; frames < 2; frames++) await frame()
      const now = places()
      still = now === before ? still + 1 : 0
      before = now
    }
  }, page.viewportSize() ?? { width: 0, height: 0 })

export const geometryProblems = (page: Page): Promise<string[]> =>
  page.evaluate(
    ({ apart, whole }) => {
      const found: string[] = []
      const nameOf = (element: HTMLElement) =>
        element.dataset.place ??
        (element.dataset.seat && `seat ${element.dataset.seat}`) ??
        element.dataset.testid ??
        (element.textContent ?? '').trim().slice(0, 24)
      const isShown = (element: HTMLElement) => {
        const { width, height } = element.getBoundingClientRect()
        return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      }
      /** As much of it as is seen where it lies in a part that scrolls. */
      const boxOf = (element: HTMLElement) => {
        const { left, top, right, bottom } = element.getBoundingClientRect()
        const around = scrollerOf(element)?.getBoundingClientRect()
        if (!around) return { left, top, right, bottom }
        return { left, top: Math.max(top, around.top), right, bottom: Math.min(bottom, around.bottom) }
      }
      const scrollerOf = (element: HTMLElement) => {
        const part = element.closest<HTMLElement>('[data-scrolls]')
        return part && getComputedStyle(part).overflowY === 'auto' ? part : null
      }
      /** What cuts it off: the window, or whoever hides what flows over. */
      const cutBy = (element: HTMLElement): string | undefined => {
        const box = boxOf(element)
        if (box.left < -1 || box.right > innerWidth + 1 || box.top + scrollY < -1) return 'the window'
        if (box.bottom > innerHeight + 1) return 'the window'
        for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(up)
          if (overflowX === 'visible' && overflowY === 'visible') continue
          const around = boxOf(up)
          if (box.left < around.left - 1 || box.right > around.right + 1) return `the sides of ${up.className}`
          if (overflowY !== 'auto' && (box.top < around.top - 1 || box.bottom > around.bottom + 1))
            return `the height of ${up.className}`
        }
        return undefined
      }
      const things = apart.flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)].filter(isShown))
      for (const thing of things) {
        const by = cutBy(thing)
        if (by) found.push(`${nameOf(thing)} is cut by ${by}`)
      }
      const cards = [...document.querySelectorAll<HTMLElement>('section[data-place^="hand:"] li button')].filter(
        isShown,
      )
      for (const card of cards) {
        const by = cutBy(card)
        if (by) found.push(`${nameOf(card)} in the hand is cut by ${by}`)
      }
      things.forEach((one, i) => {
        const a = boxOf(one)
        for (const other of things.slice(i + 1)) {
          if (one.contains(other) || other.contains(one)) continue
          const b = boxOf(other)
          const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
          const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
          if (wide > 2 && high > 2) found.push(`${nameOf(one)} lies on ${nameOf(other)}`)
        }
      })
      const lieOnEachOther = (a: DOMRect, b: DOMRect) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2
      for (const pile of [...document.querySelectorAll<HTMLElement>('[data-place^="pile:"]')].filter(isShown)) {
        const { width, height } = pile.getBoundingClientRect()
        if (Math.min(width, height) < 31.5)
          found.push(`${nameOf(pile)} is ${Math.round(width)} × ${Math.round(height)}`)
        const marks = [...pile.querySelectorAll<HTMLElement>('[data-mark]')].filter(isShown)
        marks.forEach((one, i) => {
          const box = one.getBoundingClientRect()
          if (box.left < pile.getBoundingClientRect().left - 1) found.push(`a mark of ${nameOf(pile)} is cut`)
          for (const other of marks.slice(i + 1))
            if (lieOnEachOther(box, other.getBoundingClientRect())) found.push(`marks of ${nameOf(pile)} overlap`)
        })
      }
      for (const plate of document.querySelectorAll<HTMLElement>('[data-seat]'))
        for (const part of [...plate.querySelectorAll<HTMLElement>('[data-place]')].filter(isShown))
          if (boxOf(part).right > boxOf(plate).right + 2) found.push(`${nameOf(part)} flows out of ${nameOf(plate)}`)
      for (const selector of whole)
        for (const element of [...document.querySelectorAll<HTMLElement>(selector)].filter(isShown))
          if (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight * 1.2 + 3)
            if (getComputedStyle(element).display !== 'inline') found.push(`${nameOf(element)} is not shown in full`)
      // Who has a small screen still touches with a finger, and reads with the same eyes.
      for (const letters of document.querySelectorAll<HTMLElement>('main *, aside *')) {
        if (![...letters.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())) continue
        if (!isShown(letters) || letters.closest('.visually-hidden')) continue
        const drawn = letters instanceof SVGGraphicsElement ? letters.getScreenCTM()?.a : undefined
        const size = Number.parseFloat(getComputedStyle(letters).fontSize) * (drawn ?? 1)
        // Words on a card may be a little smaller, and the figure in a symbol is as small as that.
        if (size < (drawn === undefined ? 10.9 : /\p{L}{2}/u.test(letters.textContent ?? '') ? 9.9 : 0))
          found.push(`“${letters.textContent?.trim().slice(0, 20)}” is set in ${size}px`)
      }
      const { scrollWidth, scrollHeight } = document.documentElement
      if (scrollWidth > innerWidth) found.push(`scrolls sideways: ${scrollWidth}`)
      if (scrollHeight > innerHeight + 1) found.push(`scrolls: ${scrollHeight}`)
      return [...new Set(found)]
    },
    { apart, whole },
  )
