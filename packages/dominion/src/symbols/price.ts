import type { Cost } from '../language/types.ts'
import { round } from './marks.ts'
import { palette } from './palette.ts'
import { plainGlyphs } from './plain-glyphs.ts'
import { drawCentred } from './text.ts'

/** What a card costs, side by side from the left: coins, then a potion, then debt. Where only debt is paid there is no coin. */
export function drawPrice({ coins, potion, debt }: Cost, x: number, y: number, r: number): string {
  const parts: ((at: number) => string)[] = []
  if (coins > 0 || !debt) parts.push((at) => coin(`${coins}`, at, y, r))
  if (potion) parts.push((at) => symbol(plainGlyphs.potion.draw(), at - r * 0.83, y, r))
  if (debt) parts.push((at) => symbol(plainGlyphs.debt.draw(`${debt}`), at - r * 0.92, y, r))
  return parts.map((draw, i) => draw(x + i * (r * 2 + 2))).join('')
}

/** How wide it is. */
export function priceWidth({ coins, potion, debt }: Cost, r: number): number {
  const parts = Number(coins > 0 || !debt) + Number(Boolean(potion)) + Number(Boolean(debt))
  return parts * (r * 2 + 2) - 2
}

function coin(n: string, x: number, y: number, r: number): string {
  const disc = `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r - 0.75)}" fill="${palette.treasure}" stroke="#6b4d12" stroke-width="1.5"/><circle cx="${round(x)}" cy="${round(y)}" r="${round(r - 2.4)}" fill="none" stroke="#efd07a" stroke-width="1.3"/>`
  return (
    disc + drawCentred(n, 'bold', r * (n.length > 1 ? 1.15 : 1.3), x, y + r * (n.length > 1 ? 0.39 : 0.44), '#33240a')
  )
}

const symbol = (body: string, x: number, y: number, r: number): string =>
  `<g transform="translate(${round(x)} ${round(y - r)}) scale(${round((r * 2) / 24)})">${body}</g>`
