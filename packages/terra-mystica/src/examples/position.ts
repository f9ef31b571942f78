/** The position that an example begins with. */
import * as A from '../automa/state.ts'
import { CARD_IDS } from '../automa/words.ts'
import { BONUS_CARDS, FAVOR_TILES } from '../data/tiles.ts'
import { FACTIONS } from '../factions/index.ts'
import { bonusCardsFor } from '../game/drawing.ts'
import { terraMystica } from '../game/game.ts'
import { ask } from '../rules/legal.ts'
import { choiceKey } from '../rules/notation.ts'
import { put, sweep } from '../rules/placing.ts'
import * as S from '../rules/state.ts'
import { BUILDINGS, POWER_ACTIONS, RESOURCES, SPECIAL_ACTIONS, TERRAINS } from '../types.ts'
import type { Example, Given, Owns } from './example.ts'

/** No tile of the first round scores for what most examples build. */
const ROUND_TILES = ['SCORE4', 'SCORE2', 'SCORE3', 'SCORE6', 'SCORE7', 'SCORE8']
const DECK_LEFT = 4 // more than lie sideways

export function positionOf({ factions, found, automa, options, given = {} }: Example): S.State {
  const players = factions.length + (automa ? 1 : 0)
  const s = terraMystica.setup(
    terraMystica.options({
      ...(found ? { players, factions: found } : { factions }),
      roundTiles: ROUND_TILES,
      bonusCards: BONUS_CARDS.slice(0, bonusCardsFor(players)).map(({ id }) => id),
      ...(automa && { automa: { level: 'automa', faction: 'simpletons', ...automa } }),
      ...options,
    }),
    'fast:example',
  )
  if (given.fresh) return s
  while (s.w[S.PHASE] === S.SETUP) playFirst(s, given)
  for (let seat = 0; seat < players; seat++) {
    for (const hex of sweep(s, seat)) if (automa) s.w[A.MARKS + hex] = 0
  }
  for (const [who, owns] of Object.entries(given.owns ?? {})) own(s, seatOf(s, who), owns)
  for (const [hex, terrain] of Object.entries(given.ground ?? {}))
    s.w[S.GROUND_AT + hexOf(s, hex)] = TERRAINS.indexOf(terrain)
  for (const action of given.taken ?? []) s.w[S.POWER_USED] |= 1 << POWER_ACTIONS.indexOf(action)
  if (given.round) s.w[S.ROUND] = given.round
  if (given.cards) layCards(s, given.cards)
  return s
}

/** The first choice of whoever is asked, but the bonus card that the example names. */
function playFirst(s: S.State, { owns }: Given): void {
  const asked = ask(s)
  if (!asked) throw new Error('nobody is asked')
  const card = Object.entries(owns ?? {}).find(([who]) => seatOf(s, who) === asked.seat)?.[1]?.bonusCard
  const wanted = asked.choices.findIndex((choice) => choiceKey(s, choice) === `pass ${card}`)
  terraMystica.play(s, [Math.max(0, wanted)])
}

export function seatOf(s: S.State, who: string): number {
  if (who === 'automa') return s.table.seats - 1
  if (Number(who) > 0) return Number(who) - 1
  const seat = Array.from({ length: s.table.seats }, (_, i) => i).find(
    (i) => FACTIONS[s.w[S.seatAt(i) + S.FACTION]]?.id === who,
  )
  if (seat === undefined) throw new Error(`nobody plays ${who}`)
  return seat
}

function hexOf(s: S.State, name: string): number {
  const hex = s.table.board.byName.get(name.toLowerCase())
  if (hex === undefined) throw new Error(`no space is called ${name}`)
  return hex
}

function own(
  s: S.State,
  seat: number,
  { stands = {}, bowls, favors = [], bridges = [], bonusCard: _, ...amounts }: Owns,
): void {
  const { w } = s
  const at = S.seatAt(seat)
  const words = { shipping: S.SHIPPING, digging: S.DIGGING } as const
  for (const [what, n] of Object.entries(amounts)) {
    const word = what in words ? words[what as keyof typeof words] : 1 + RESOURCES.indexOf(what as 'vp')
    w[at + word] = n
  }
  if (bowls) w.set(bowls, at + S.BOWL1)
  for (const id of favors) {
    const tile = FAVOR_TILES.findIndex((each) => each.id === id)
    w[at + S.FAVORS] |= 1 << tile
    w[S.FAVORS_LEFT + tile]--
    if (FAVOR_TILES[tile].action) w[at + S.ACTIONS_OWNED] |= 1 << SPECIAL_ACTIONS.indexOf(id as 'FAV6')
  }
  for (const bridge of bridges) {
    const { names, bridges: all } = s.table.board
    const number = all.findIndex(([a, b]) => bridge === `${names[a]}:${names[b]}`)
    if (number < 0) throw new Error(`no bridge can be ${bridge}`)
    w[at + S.BRIDGE + w[at + S.BRIDGES]++] = number + 1
  }
  for (const [building, spaces] of Object.entries(stands)) {
    for (const name of spaces.split(' ')) {
      const hex = hexOf(s, name.replace('*', ''))
      put(s, seat, 1 + BUILDINGS.indexOf(building as 'dwelling'), hex)
      if (name.endsWith('*')) w[A.MARKS + hex] |= A.MARKED
    }
  }
  if (stands.stronghold) {
    for (const action of S.rulesOf(s, seat).data.strongholdActions) {
      w[at + S.ACTIONS_OWNED] |= 1 << SPECIAL_ACTIONS.indexOf(action)
    }
  }
}

/** The support card lies there, the action card is the next; below it whatever is left. */
function layCards(s: S.State, { support, action, left = DECK_LEFT }: NonNullable<Given['cards']>): void {
  const number = (id: (typeof CARD_IDS)[number]) => CARD_IDS.indexOf(id)
  const others = CARD_IDS.filter((id) => id !== support && id !== action).slice(0, left)
  A.setPile(s, A.PLAYED, [number(support)])
  A.setPile(s, A.DECK, [...others.map(number), number(action)])
}
