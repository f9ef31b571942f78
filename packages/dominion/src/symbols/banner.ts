import type { Card, CardType } from '../language/types.ts'
import { round } from './marks.ts'
import { palette } from './palette.ts'

/** The lower edge of a banner says the type without its colour. */
interface Edge {
  readonly width: number // of one repeat
  readonly height: number
  readonly path: string // of one repeat, from its top left corner
}

const edges = {
  plain: { width: 12, height: 1, path: 'h12v1h-12z' },
  attack: { width: 10, height: 6, path: 'h10l-5 6z' },
  reaction: { width: 12, height: 5, path: 'h12v1h-6v4h-6z' },
  victory: { width: 12, height: 5, path: 'a6 5 0 0 0 12 0z' },
  treasure: { width: 12, height: 3, path: 'm0 1.5h12v1.5h-12z' },
  curse: { width: 14, height: 6, path: 'h14v1q-2 0-3 3q-1 1.5-2 0q-1-3-3-3q-1 0-1.5 1.5q-.5 1.5-1.5 0q-1-1.5-3-1.5z' },
  reserve: { width: 14, height: 4, path: 'h14v1h-3v3h-8v-3h-3z' },
  night: { width: 18, height: 6, path: 'h18v1q-4 0-4 2q-1 3-5 3q-4 0-5-3q0-2-4-2z' },
  shelter: { width: 14, height: 5, path: 'h14l-4 1l-3 4l-3-4z' },
  duration: { width: 16, height: 5, path: 'h16q-4 0-8 4.5q-4-4.5-8-4.5z' },
  ruins: { width: 18, height: 5, path: 'h18l-2 2l-3-1l-2 4l-3-3l-3 2.5l-2-3.5z' },
} as const satisfies Record<string, Edge>
type EdgeId = keyof typeof edges

const byType: readonly (readonly [CardType, EdgeId])[] = [
  ['Attack', 'attack'],
  ['Reaction', 'reaction'],
  ['Duration', 'duration'],
  ['Reserve', 'reserve'],
  ['Shelter', 'shelter'],
  ['Night', 'night'],
  ['Ruins', 'ruins'],
  ['Curse', 'curse'],
  ['Victory', 'victory'],
  ['Treasure', 'treasure'],
]

/** What of a card decides how its banner looks. */
export type Looks = Pick<Card, 'name' | 'types'>

/** The coins of the game are of different metals; the picture is in a darker shade of it. */
const metals: Readonly<Record<string, { readonly banner: string; readonly picture: string }>> = {
  Copper: { banner: palette.copper, picture: '#8f4a1f' },
  Silver: { banner: palette.silver, picture: '#5f6a72' },
  Gold: { banner: palette.treasure, picture: '#a87908' },
  Platinum: { banner: palette.platinum, picture: '#3d6f80' },
}

export const emblemInk = (name: string): string => metals[name]?.picture ?? '#2e261b'

/** A reaction and a duration are known by their own colour rather than by that of actions. */
export function bannerColours({ name, types }: Looks): string[] {
  if (metals[name]) return [metals[name].banner]
  const found: string[] = []
  const has = (type: CardType) => types.includes(type)
  if (has('Night')) found.push(palette.night)
  if (has('Ruins')) found.push(palette.ruins)
  else if (has('Shelter')) found.push(palette.shelter)
  else if (has('Reserve')) found.push(palette.reserve)
  else if (has('Reaction')) found.push(palette.reaction)
  else if (has('Duration')) found.push(palette.duration)
  else if (has('Action')) found.push(palette.action)
  if (has('Treasure')) found.push(palette.treasure)
  if (has('Victory')) found.push(palette.victory)
  if (has('Curse')) found.push(palette.curse)
  return found
}

/** The banner across the top of a card; two kinds of card share it. */
export function drawBanner(card: Looks, width: number, height: number, corner: number): string {
  const { types } = card
  const isNight = types.includes('Night') // its name is white, so that nothing bright shares its banner but the edge
  const [first, second] = bannerColours(card)
  const id = byType.find(([type]) => types.includes(type))?.[1] ?? 'plain'
  const edge = edges[id]
  const edgeColour = id === 'attack' ? palette.attack : id === 'plain' ? '#8d7c58' : (second ?? first)
  const count = Math.ceil(width / edge.width)
  const stretch = width / (count * edge.width)
  const repeats = Array.from({ length: count }, (_, i) => `M${round(i * edge.width)} 0${edge.path}`).join('')
  const border = `<path transform="translate(0 ${height - 0.3}) scale(${round3(stretch)} 1)" d="${repeats}" fill="${edgeColour}"/>`
  const top = `M0 ${height}V${corner}Q0 0 ${corner} 0H${width - corner}Q${width} 0 ${width} ${corner}V${height}Z`
  const half =
    second && !isNight
      ? `<path d="M${round(width * 0.62)} 0H${width - corner}Q${width} 0 ${width} ${corner}V${height}H${round(width * 0.38)}Z" fill="${second}"/>`
      : ''
  return `<path d="${top}" fill="${first}"/>${half}${border}`
}

const round3 = (n: number): number => Math.round(n * 1000) / 1000

const isDark = (types: readonly CardType[]): boolean => types.includes('Curse') || types.includes('Night')

export const bannerInk = (types: readonly CardType[]): string => (isDark(types) ? '#fff' : palette.ink)
