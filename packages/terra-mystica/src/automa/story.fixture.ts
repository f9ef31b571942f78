/** Positions against the Automa for tests: what stands where, which cards lie, what she does and why. */
import { MAP_IDS, type MapId } from '../data/maps.ts'
import { playChoice, terraMystica } from '../game/game.ts'
import { ask } from '../rules/legal.ts'
import { put, sweep } from '../rules/placing.ts'
import * as S from '../rules/state.ts'
import type { Happened } from '../told/happened.ts'
import {
  BUILDINGS,
  type Building,
  CULTS,
  type Cult,
  type FactionId,
  type FinalTile,
  TERRAINS,
  type Terrain,
} from '../types.ts'
import { doActions } from './actions.ts'
import * as A from './state.ts'
import type { Thought } from './thought.ts'
import { automaTurn } from './turn.ts'
import type { AutomaCards } from './values.ts'
import { type AutomaFactionId, CARD_IDS, type CardAction, type CardId, type LevelId, type TieBreak } from './words.ts'

export interface AutomaStory {
  readonly factions?: readonly FactionId[]
  readonly level?: LevelId
  readonly faction?: AutomaFactionId
  readonly home?: Terrain
  readonly map?: MapId
  readonly finalTile?: FinalTile
  readonly cards?: AutomaCards
  readonly seed?: string
}

const ROUND_TILES = ['SCORE4', 'SCORE2', 'SCORE3', 'SCORE6', 'SCORE7', 'SCORE8']
const BONUS_CARDS = ['BON1', 'BON2', 'BON3', 'BON4', 'BON5', 'BON6']

export class AutomaTableStory {
  readonly s: S.State
  readonly her: number
  thoughts: Thought[] = []
  notes: Happened[] = []

  /** The first round, the map swept clean; the cards in order unless a seed is given. */
  constructor({
    factions = ['witches'],
    level = 'automa',
    faction = 'simpletons',
    home = 'lake',
    ...rest
  }: AutomaStory) {
    const options = terraMystica.options({
      factions,
      map: rest.map ?? MAP_IDS[0],
      automa: { level, faction, home, ...(rest.cards && { cards: rest.cards }) },
      roundTiles: ROUND_TILES,
      bonusCards: BONUS_CARDS.slice(0, factions.length + 4),
      finalTile: rest.finalTile ?? 'none',
    })
    this.her = factions.length
    this.s = terraMystica.setup(options, rest.seed ?? 'ordered')
    while (this.s.w[S.PHASE] === S.SETUP) this.first()
    const { w } = this.s
    for (let seat = 0; seat <= this.her; seat++) for (const hex of sweep(this.s, seat)) w[A.MARKS + hex] = 0
    this.s.sink = {
      change() {},
      note: (_seat, happened) => void this.notes.push(happened),
      row() {},
      thought: (_seat, thought) => this.thoughts.push(thought),
    }
  }

  /** The first choice of whoever is asked. */
  first(): void {
    const asked = ask(this.s)
    if (asked) playChoice(this.s, asked.seat, asked.choices[0])
  }

  hex(name: string): number {
    return this.s.table.board.byName.get(name.toLowerCase()) as number
  }

  /** Puts a building of a seat on the map. A name with a star is marked: `E5*`. */
  put(seat: number, building: Building, ...names: string[]): this {
    const type = 1 + BUILDINGS.indexOf(building)
    for (const name of names) {
      const hex = this.hex(name.replace('*', ''))
      put(this.s, seat, type, hex)
      if (name.endsWith('*')) this.s.w[A.MARKS + hex] |= A.MARKED
    }
    return this
  }

  ground(terrain: Terrain, ...names: string[]): this {
    for (const name of names) this.s.w[S.GROUND_AT + this.hex(name)] = TERRAINS.indexOf(terrain)
    return this
  }

  hers(building: Building, ...names: string[]): this {
    return this.put(this.her, building, ...names)
  }

  human(building: Building, ...names: string[]): this {
    return this.put(0, building, ...names)
  }

  round(n: number): this {
    this.s.w[S.ROUND] = n
    return this
  }

  cults(seat: number, steps: { readonly [C in Cult]?: number }): this {
    for (const [cult, n] of Object.entries(steps)) this.s.w[S.seatAt(seat) + S.CULT + CULTS.indexOf(cult as Cult)] = n
    return this
  }

  cult(cult: Cult, seat = this.her): number {
    return this.s.w[S.seatAt(seat) + S.CULT + CULTS.indexOf(cult)]
  }

  word(word: number, seat = this.her): number {
    return this.s.w[S.seatAt(seat) + word]
  }

  points(seat = this.her): number {
    return this.word(S.VP, seat)
  }

  /** The support card and an action card beside it. */
  support(id: CardId, action: CardId = '*1'): this {
    A.setPile(this.s, A.PLAYED, [CARD_IDS.indexOf(id), CARD_IDS.indexOf(action)])
    return this
  }

  /** Cards of the deck, the top one first. */
  deck(...ids: CardId[]): this {
    A.setPile(this.s, A.DECK, ids.map((id) => CARD_IDS.indexOf(id)).reverse())
    return this
  }

  act(...actions: CardAction[]): this {
    this.thoughts = []
    this.notes = []
    doActions(this.s, actions)
    return this
  }

  /** Her turn; the bonus card where she passes. */
  turn(): number | undefined {
    this.thoughts = []
    this.notes = []
    return automaTurn(this.s)
  }

  /** What she chose last. */
  get chosen(): string | null {
    return this.thoughts[this.thoughts.length - 1].chosen
  }

  get options(): readonly string[] {
    return this.thoughts[this.thoughts.length - 1].options
  }

  /** What a tie-break left of the last choice; undefined where it was not needed. */
  left(tieBreak: TieBreak): readonly string[] | undefined {
    return this.thoughts[this.thoughts.length - 1].steps.find((step) => step.tieBreak === tieBreak)?.left
  }

  building(name: string): string {
    const type = S.buildingOn(this.s, this.hex(name))
    return type === 0 ? 'none' : BUILDINGS[type - 1]
  }

  isMarked(name: string): boolean {
    return A.hasMark(this.s, this.hex(name), A.MARKED)
  }
}
