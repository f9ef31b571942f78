import type { RefObject } from 'react'
import { useKeys } from '../../base/keys.ts'

const directions = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const

/** Arrow keys move the focus to the nearest thing in that direction; from nowhere, to the first that may be chosen. */
export function useArrowKeys(root: RefObject<HTMLElement | null>): void {
  const go = (key: keyof typeof directions) => {
    const all = [...(root.current?.querySelectorAll<HTMLElement>('[data-nav]:not(:disabled)') ?? [])]
    const current = document.activeElement
    const from = current instanceof HTMLElement && all.includes(current) ? current : undefined
    const next = from
      ? nearest(from, all, directions[key])
      : (all.find(({ dataset }) => dataset.legal === 'true') ?? all[0])
    next?.focus()
  }
  useKeys({
    ArrowLeft: () => go('ArrowLeft'),
    ArrowRight: () => go('ArrowRight'),
    ArrowUp: () => go('ArrowUp'),
    ArrowDown: () => go('ArrowDown'),
  })
}

const middle = (element: HTMLElement): readonly [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}

function nearest(from: HTMLElement, all: readonly HTMLElement[], [dx, dy]: readonly [number, number]) {
  const [x, y] = middle(from)
  let best: HTMLElement | undefined
  let least = Number.POSITIVE_INFINITY
  for (const each of all) {
    const [ex, ey] = middle(each)
    const along = (ex - x) * dx + (ey - y) * dy
    const across = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx)
    if (each === from || along < 8) continue
    const distance = along + across * 3
    if (distance < least) {
      least = distance
      best = each
    }
  }
  return best
}
