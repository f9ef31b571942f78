/** Pictures for links, as drawings whose letters are shapes. */
import { outlined } from '@freehold/dominion/outlined'
import { seatColour, seatShape } from '../../protocol/seat-marks.ts'
import type { KingdomPicture, PeoplePicture, Picture, PictureRow } from '../picture.ts'
import { inDeckOrder, tile, tileHeight } from './cards.ts'
import { brass, framed, HEIGHT, line, MARGIN, paper, quiet, TOP, WIDTH } from './frame.ts'

export const draw = (picture: Picture): string =>
  outlined(framed(picture, picture.kind === 'kingdom' ? kingdom(picture) : people(picture)))

const COLUMNS = 5
const GAP = 17

function kingdom(picture: KingdomPicture): string {
  const width = (WIDTH - (COLUMNS - 1) * GAP) / COLUMNS
  return picture.cards
    .slice(0, 2 * COLUMNS)
    .map((name, i) => {
      const [x, y] = [MARGIN + (i % COLUMNS) * (width + GAP), TOP + Math.floor(i / COLUMNS) * (tileHeight(width) + GAP)]
      return tile(name, picture, x, y, width)
    })
    .join('')
}

/** Where few played, decks lie below the names; else beside them. */
const MOST_BELOW = 3
const NAMES = { below: 56, beside: 400 } // their room: a height, a width
const MOST_KINDS = 12
const ROW = 196
const GAP_IN_DECK = 8

/** Where each card stands in everybody's row, so that decks can be compared. */
interface Decks {
  readonly kinds: readonly string[]
  readonly lie: keyof typeof NAMES | 'nowhere'
  readonly width: number // of a card
  readonly of: Pick<PeoplePicture, 'edition' | 'printing' | 'language'>
}

function people(picture: PeoplePicture): string {
  const { rows } = picture
  const height = Math.min(ROW, HEIGHT / rows.length)
  const top = TOP + (HEIGHT - height * rows.length) / 2
  const kinds = inDeckOrder(new Set(rows.flatMap(({ cards }) => Object.keys(cards))), picture).slice(0, MOST_KINDS)
  const lie = kinds.length === 0 ? 'nowhere' : rows.length <= MOST_BELOW ? 'below' : 'beside'
  const tallest = (height - (lie === 'below' ? NAMES.below : 0) - 38) / tileHeight(1)
  const room = WIDTH - (lie === 'beside' ? NAMES.beside : 0)
  const width = Math.min(tallest, (room - GAP_IN_DECK * (kinds.length - 1)) / kinds.length)
  return rows.map((row, i) => person(row, top + i * height, height, { kinds, lie, width, of: picture })).join('')
}

function person({ seat, name, points, won, cards }: PictureRow, y: number, height: number, decks: Decks): string {
  const middle = y + (decks.lie === 'below' ? NAMES.below : height) / 2
  const size = Math.min(decks.lie === 'below' ? 38 : 46, height * 0.42)
  const mark = size * 0.56
  const end = MARGIN + (decks.lie === 'beside' ? NAMES.beside - 24 : WIDTH)
  const pointsRoom = points === undefined ? 0 : size * 2
  const nameAt = { x: MARGIN + mark + 16, y: middle + size * 0.33, most: end - MARGIN - mark - 32 - pointsRoom }
  const pointsAt = { x: end, y: middle + size * 0.36, most: pointsRoom, end: true }
  return [
    `<rect x="${MARGIN}" y="${y + height - 2}" width="${WIDTH}" height="1" fill="#fff" fill-opacity=".08"/>`,
    `<path transform="translate(${MARGIN} ${middle - mark / 2}) scale(${mark / 12})" d="${seatShape(seat)}" fill="${seatColour(seat)}"/>`,
    line(name, 'name', size, nameAt, paper),
    points === undefined ? '' : line(`${points}`, 'bold', size * 1.1, pointsAt, won ? brass : quiet),
    deck(cards, y, height, decks),
  ].join('')
}

function deck(cards: PictureRow['cards'], y: number, height: number, { kinds, lie, width, of }: Decks): string {
  const copiesSize = Math.min(26, 12 + width / 10)
  const above = lie === 'below' ? NAMES.below : 0
  const left = MARGIN + (lie === 'beside' ? NAMES.beside : 0)
  const at = y + above + Math.max(0, (height - above - tileHeight(width) - copiesSize - 8) / 2)
  const high = tileHeight(width)
  return kinds
    .map((name, i) => {
      const x = left + i * (width + GAP_IN_DECK)
      if (!cards[name])
        return `<rect x="${x}" y="${at}" width="${width}" height="${high}" rx="4" fill="none" stroke="#fff" stroke-opacity=".16" stroke-dasharray="4 4"/>`
      const copiesAt = { x: x + width, y: at + high + copiesSize, most: width, end: true }
      return tile(name, of, x, at, width) + line(`× ${cards[name]}`, 'bold', copiesSize, copiesAt, quiet)
    })
    .join('')
}
