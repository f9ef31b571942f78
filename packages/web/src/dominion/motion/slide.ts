import { quoted } from './places.ts'
import type { Scene } from './table-motion.ts'

/** Cards that stay move aside smoothly. */
export function slide({ root, before, duration, run }: Scene): void {
  for (const place of root.querySelectorAll<HTMLElement>('[data-place]')) {
    for (const card of place.querySelectorAll<HTMLElement>('[data-card]')) {
      const name = card.dataset.card ?? ''
      const was = before.rects.get(`${place.dataset.place} ${name}`)
      if (!was || place.querySelectorAll(`[data-card="${quoted(name)}"]`).length > 1) continue
      const { left, top } = card.getBoundingClientRect()
      const [dx, dy] = [was.left - left, was.top - top]
      if (Math.abs(dx) + Math.abs(dy) < 2) continue
      run(card, [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], { duration, easing: 'ease-out' })
    }
  }
}
