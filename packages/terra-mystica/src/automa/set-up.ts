/** Her place at the table, her first dwellings, her decks. */
import type { Seed } from '@freehold/kernel'
import { FACTIONS } from '../factions/index.ts'
import { isSomeonesColour } from '../rules/reach.ts'
import { noteSeated } from '../rules/seated.ts'
import {
  BONUS,
  COLOUR,
  CULT,
  FACTION,
  GROUND,
  POINTS_FROM,
  PRIEST_LIMIT,
  PRIESTS,
  type State,
  seatAt,
  VP,
} from '../rules/state.ts'
import { TERRAINS } from '../types.ts'
import { settleOn } from './actions.ts'
import {
  ASIDE,
  DECK,
  drawBelow,
  drawFaceDown,
  keepDraws,
  pileOf,
  putOn,
  RESERVE,
  ROW,
  SEEN,
  seedDraws,
  setPile,
  shuffled,
  TOKENS,
  tableOf,
  YOUTH,
} from './state.ts'
import { CARD_IDS, LETTERS, STARTERS } from './words.ts'

const START_POINTS = 20

/** Before anything else: her randomness, and the bonus cards in a line, the first of them hers. */
export function layOut(s: State, draws: Int32Array, bonusCards: readonly number[]): void {
  keepDraws(s, draws)
  const { seat } = tableOf(s)
  shuffled(s, bonusCards).forEach((card, i) => {
    s.w[ROW + i] = card + 1
  })
  s.w[seatAt(seat) + BONUS] = s.w[ROW] - 1
  s.w[ROW] = 0
  buildDecks(s)
}

/** When all humans have a faction: hers, with a home terrain that is nobody else's. */
export function seatAutoma(s: State): void {
  const { seat, faction, factionNumber, home } = tableOf(s)
  const at = seatAt(seat)
  s.w[at + FACTION] = FACTIONS.length + factionNumber
  s.w[at + VP] = START_POINTS
  s.w[at + POINTS_FROM] = START_POINTS
  faction.cults.forEach((steps, cult) => {
    s.w[at + CULT + cult] = steps
  })
  s.w[at + PRIESTS] = 7
  s.w[at + PRIEST_LIMIT] = 7
  const free = TERRAINS.map((_, t) => t).filter((t) => !isSomeonesColour(s, t))
  const terrain = home >= 0 ? home : free[drawBelow(s, free.length)]
  s.w[at + COLOUR] = terrain
  s.w[at + GROUND] = terrain
  noteSeated(s, seat)
  if (faction.hasYouth) s.w[YOUTH] = youthOf(s, terrain)
  if (faction.achievements) drawTokens(s, faction.achievements.drawn)
}

/** As a file says, or the next terrain of the wheel that is nobody's home. */
function youthOf(s: State, home: number): number {
  const given = tableOf(s).values.rules.youthTerrain[TERRAINS[home]]
  if (given) return TERRAINS.indexOf(given)
  for (let step = 1; step < TERRAINS.length; step++) {
    const terrain = (home + step) % TERRAINS.length
    if (!isSomeonesColour(s, terrain)) return terrain
  }
  return home
}

function drawTokens(s: State, count: number): void {
  const goals = shuffled(
    s,
    tableOf(s).values.rules.achievements.map((_, i) => i),
  )
  for (const goal of goals.slice(0, count)) s.w[TOKENS] |= 1 << goal
}

/** Where one decision card says, one of the two marked. */
export function placeFirstDwellings(s: State): void {
  const { seat, values, map } = tableOf(s)
  const card = values.cards[drawBelow(s, CARD_IDS.length)]
  s.sink?.note(seat, { type: 'turnedUp', card: card.id, why: 'first dwellings' })
  const spaces = values.firstDwellings[map][TERRAINS[s.w[seatAt(seat) + COLOUR]]]
  const hexOf = (letter: (typeof LETTERS)[number]) =>
    s.table.board.byName.get(spaces[LETTERS.indexOf(letter)].toLowerCase()) as number
  settleOn(s, hexOf(card.marked), true)
  settleOn(s, hexOf(card.unmarked), false)
}

/** The starters, changed by the level; the rest are the reserve. */
function buildDecks(s: State): void {
  const { level } = tableOf(s)
  const numbers = CARD_IDS.map((_, i) => i)
  const without = level.without ? CARD_IDS.indexOf(level.without) : -1
  setPile(s, RESERVE, shuffled(s, numbers.slice(STARTERS)))
  const deck = numbers.slice(0, STARTERS).filter((card) => card !== without)
  if (without >= 0) putOn(s, RESERVE, without)
  for (let i = 0; i < level.more; i++) deck.push(drawFaceDown(s, RESERVE))
  setPile(s, DECK, shuffled(s, deck))
  s.w[SEEN] = (1 << STARTERS) - 1
}

/** For looking ahead: the card that Cultists would turn up is not known yet, so none is there. */
export function hideReserve(s: State): void {
  setPile(s, RESERVE, [])
  setPile(s, ASIDE, [])
}

/**
 * What nobody can know dealt anew: which unseen cards are in the deck and which in the reserve, the order of the deck,
 * and all later shuffles. A card that was put on top of the reserve for all to see stays there. What comes out follows
 * from the seed and from what everybody knows, so that it can be shown to anybody.
 */
export function redeal(s: State, seed: Seed): void {
  seedDraws(s, seed)
  const seen = (card: number) => (s.w[SEEN] & (1 << card)) !== 0
  const deck = inOrder(pileOf(s, DECK))
  const reserve = pileOf(s, RESERVE)
  const { without } = tableOf(s).level
  const top = without && reserve.at(-1) === CARD_IDS.indexOf(without) ? [reserve.pop() as number] : []
  const unseen = shuffled(s, inOrder([...deck, ...reserve].filter((card) => !seen(card))))
  const anew = (card: number) => (seen(card) ? card : (unseen.pop() as number))
  setPile(s, DECK, shuffled(s, inOrder(deck.map(anew))))
  setPile(s, RESERVE, [...shuffled(s, inOrder(reserve.map(anew))), ...top])
}

const inOrder = (cards: number[]) => cards.sort((a, b) => a - b)
