/** What every picture for a link has: the cloth, a title, and the rail with whose it is. */
import { drawText, type FontStyle, sizeToFit, textWidth } from '@freehold/dominion/symbols'
import { PICTURE_HEIGHT, PICTURE_WIDTH, type Picture } from '../picture.ts'
import { drawable } from './letters.ts'

export const MARGIN = 56
/** Where the rail begins, and where what is shown begins. */
const RAIL = 538
export const TOP = 118
export const WIDTH = PICTURE_WIDTH - 2 * MARGIN
export const HEIGHT = RAIL - 16 - TOP

const cloth = '#15211b'
export const paper = '#efe6d3'
export const quiet = '#d8cfb8'
export const brass = '#d0a24f'
const walnut = '#33231a'
const edge = '#6a4a33'

/** A line no wider than it may be, in the letters there are; `end`: up to there instead of from there. */
export function line(
  text: string,
  style: FontStyle,
  size: number,
  place: { readonly x: number; readonly y: number; readonly most: number; readonly end?: boolean },
  fill: string,
): string {
  const drawn = drawable(text)
  if (drawn === '') return ''
  const fitted = sizeToFit(drawn, style, size, place.most)
  const x = place.end ? place.x - textWidth(drawn, style, fitted) : place.x
  return drawText(drawn, style, fitted, x, place.y, fill)
}

/** The grain of cloth and wood: lines that are hardly seen. */
const grain = Array.from(
  { length: 6 },
  (_, i) =>
    `<path d="M0 ${RAIL + 10 + i * 15}q600 ${i % 2 ? -7 : 7} 1200 0" stroke="#000" stroke-opacity=".14" fill="none"/>`,
).join('')

export function framed({ title, note, foot: [left, right] }: Picture, inside: string): string {
  const right1 = PICTURE_WIDTH - MARGIN
  const noteWidth = note ? Math.min(420, textWidth(drawable(note), 'text', 30)) + 40 : 0
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PICTURE_WIDTH} ${PICTURE_HEIGHT}" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}">`,
    `<rect width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" fill="${cloth}"/>`,
    line(title, 'name', 58, { x: MARGIN, y: 84, most: WIDTH - noteWidth }, paper),
    line(note, 'text', 30, { x: right1, y: 84, most: 420, end: true }, quiet),
    inside,
    `<rect y="${RAIL}" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT - RAIL}" fill="${walnut}"/>${grain}`,
    `<rect y="${RAIL}" width="${PICTURE_WIDTH}" height="2" fill="${edge}"/>`,
    line('Freehold', 'name', 42, { x: MARGIN, y: 598, most: 200 }, brass),
    line(left, 'italic', 28, { x: 240, y: 597, most: 350 }, '#f0e2c4'),
    line(right, 'text', 26, { x: right1, y: 597, most: 530, end: true }, '#f0e2c4'),
    '</svg>',
  ].join('')
}
