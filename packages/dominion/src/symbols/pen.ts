/** The strokes and shapes that symbols are made of, at a height of 24. */
import { drawMark, type Mark } from './marks.ts'
import { palette as c } from './palette.ts'

const line = `stroke="${c.ink}" stroke-width="1.5" stroke-linejoin="round"`
export const path = (d: string, fill: string, more = line): string => `<path d="${d}" fill="${fill}" ${more}/>`
export const stroke = (d: string, width = 2, colour: string = c.ink): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
export const rect = (x: number, y: number, w: number, h: number, fill: string = c.white, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="2.2" fill="${fill}" ${line}${more && ` ${more}`}/>`
export const circle = (x: number, y: number, r: number, fill: string, more = line): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`

/** A number, smaller the longer it is; `y` is its middle. */
export function number(n: string | undefined, x: number, y: number, size: number, fill: string = c.ink): string {
  if (n === undefined) return ''
  const star = n === '*' // which stands high on its line, and small
  const fitted = size * (star ? 1.7 : ([1, 1, 0.86, 0.66][n.length] ?? 0.56))
  const base = Math.round((y + fitted * (star ? 0.5 : 0.335)) * 10) / 10
  return `<text x="${x}" y="${base}" font-size="${Math.round(fitted * 10) / 10}" fill="${fill}" font-weight="700" text-anchor="middle">${n}</text>`
}

export const cardShape = (fill: string = c.white, more = ''): string => rect(1.5, 2, 15, 20, fill, more)
export const coinShape = `${circle(11, 12, 9.7, c.treasure, `stroke="#5b430f" stroke-width="1.5"`)}<circle cx="11" cy="12" r="7.6" fill="none" stroke="#f3d98c"/>`
export const pawn = (x: number, fill: string): string =>
  `<g transform="translate(${x} 0)">${circle(6, 6.5, 4, fill)}${path('M1 22Q1 11.5 6 11.5Q11 11.5 11 22Z', fill)}</g>`
export const shield = 'M2 3H18V12Q18 19 10 22.5Q2 19 2 12Z'
export const sun = (x: number, y: number, r: number): string => {
  const rays = [0, 45, 90, 135, 180, 225, 270, 315].map((turn) => {
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
    const at = (d: number) => `${Math.round((x + cos * d) * 10) / 10} ${Math.round((y + sin * d) * 10) / 10}`
    return `M${at(r + 2)}L${at(r + 4.2)}`
  })
  return `${circle(x, y, r, '#f2c14e')}${stroke(rays.join(''), 1.6)}`
}
export const deckShape = `${rect(5.5, 4.5, 15, 18, c.backDark)}${rect(3.5, 3, 15, 18, c.back)}`

/** A card with a mark on it, and below the mark a number. */
export const markedCard = (mark: Mark, n?: string, fill?: string, more?: string): string =>
  n === undefined
    ? `${cardShape(fill, more)}${drawMark(mark, 4.25, 7.25, 9.5)}`
    : `${cardShape(fill, more)}${drawMark(mark, 5.25, 4.2, 7.5)}${number(n, 9, 16.8, 9.5)}`
