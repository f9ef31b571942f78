/** Which tiles and cards a game has: drawn as the rules say, whole or around those that are to stay. */
import { BONUS_CARDS, ROUND_TILES } from '../data/tiles.ts'
import { FINAL_TILES, type FinalTile } from '../types.ts'
import type { TerraMysticaOptions } from './options.ts'

/** A whole number below `n`. */
export type Draw = (n: number) => number

type Boxes = Pick<TerraMysticaOptions, 'templeTile' | 'shippingBonus'>

/** How many bonus cards lie at a table. */
export const bonusCardsFor = (players: number): number => players + 3

const roundTilesOf = ({ templeTile }: Boxes) => ROUND_TILES.filter(({ expansion }) => !expansion || templeTile)
const bonusCardsOf = ({ shippingBonus }: Boxes) => BONUS_CARDS.filter(({ expansion }) => !expansion || shippingBonus)

/** By round; spades score in the first four only. A tile that is kept stays in its round, one not in the boxes goes. */
export function drawRoundTiles(boxes: Boxes, draw: Draw, kept: readonly (string | undefined)[] = []): string[] {
  const all = roundTilesOf(boxes)
  const left = all.filter(({ id }) => !kept.includes(id))
  return Array.from({ length: 6 }, (_, i) => {
    const stays = all.find(({ id }) => id === kept[i])
    if (stays) return stays.id
    const fit = left.filter(({ notInLastRounds }) => i < 4 || !notInLastRounds)
    const tile = fit[draw(fit.length)]
    left.splice(left.indexOf(tile), 1)
    return tile.id
  })
}

export function drawBonusCards(boxes: Boxes, count: number, draw: Draw, kept: readonly string[] = []): string[] {
  const all = bonusCardsOf(boxes).map(({ id }) => id)
  const stay = kept.filter((id) => all.includes(id)).slice(0, count)
  const left = all.filter((id) => !stay.includes(id))
  return [...stay, ...Array.from({ length: count - stay.length }, () => left.splice(draw(left.length), 1)[0])]
}

export const drawFinalTile = (draw: Draw): FinalTile => FINAL_TILES[draw(FINAL_TILES.length)]
