/** The tiles of a game that is still to be made: rolled, rolled again, fitted to what else is wished for. */
import {
  bonusCardsFor,
  drawBonusCards,
  drawFinalTile,
  drawRoundTiles,
  FINAL_TILES,
  parseSetupCode,
  setupCode,
} from '@freehold/terra-mystica'
import { factionsOf, isHers, seatsOf, type Wishes } from './new-game.ts'

type Draw = (n: number) => number
const byLot: Draw = (n) => Math.floor(Math.random() * n)

const listed = (tiles: readonly string[] | 'random'): readonly string[] => (tiles === 'random' ? [] : tiles)

/** As many as the players need, of the boxes that are played with; what may stay stays. */
export const fitted = (wishes: Wishes, draw: Draw = byLot): Wishes => ({
  ...wishes,
  roundTiles: drawRoundTiles(wishes, draw, listed(wishes.roundTiles)),
  bonusCards: inOrder(drawBonusCards(wishes, bonusCardsFor(seatsOf(wishes)), draw, listed(wishes.bonusCards))),
})

export const rolled = (wishes: Wishes, draw: Draw = byLot): Wishes =>
  fitted(
    {
      ...wishes,
      roundTiles: 'random',
      bonusCards: 'random',
      finalTile: wishes.finalTile === 'none' ? 'none' : drawFinalTile(draw),
    },
    draw,
  )

/** One round tile alone; there is always another that fits. */
export function anotherRoundTile(wishes: Wishes, round: number, draw: Draw = byLot): Wishes {
  const now = listed(wishes.roundTiles)
  const kept = now.map((id, i) => (i === round ? undefined : id))
  for (;;) {
    const roundTiles = drawRoundTiles(wishes, draw, kept)
    if (roundTiles[round] !== now[round]) return { ...wishes, roundTiles }
  }
}

/** One bonus card alone; never do all that there are lie at the table. */
export function anotherBonusCard(wishes: Wishes, card: string, draw: Draw = byLot): Wishes {
  const now = listed(wishes.bonusCards)
  const instead = drawBonusCards(wishes, now.length + 1, draw, now).at(-1) ?? card
  return { ...wishes, bonusCards: inOrder(now.map((id) => (id === card ? instead : id))) }
}

/** None, the four of the box one after the other, none again. */
export function nextFinalTile({ finalTile }: Pick<Wishes, 'finalTile'>): Wishes['finalTile'] {
  const all = ['none', ...FINAL_TILES] as const
  return all[(all.indexOf(finalTile) + 1) % all.length]
}

const number = (id: string) => Number(id.slice('BON'.length))
const inOrder = (cards: readonly string[]) => cards.toSorted((a, b) => number(a) - number(b))

export const codeOf = (wishes: Wishes): string =>
  setupCode({
    ...wishes,
    players: seatsOf(wishes),
    factions: factionsOf(wishes),
    cultistPower: true,
    roundTiles: listed(wishes.roundTiles),
    bonusCards: listed(wishes.bonusCards),
  })

/** The set-up of a code for those who play; whoever plays against the Automa goes on doing so. Throws `InputError`. */
export function withCode(wishes: Wishes, code: string): Wishes {
  const { players, cultistPower: _, ...setUp } = parseSetupCode(code)
  const people = isHers({ automa: wishes.automa, people: players - 1 }) ? players - 1 : players
  return { ...wishes, ...setUp, people, automa: people < players }
}
