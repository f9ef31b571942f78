/** A table for tests that tell a story: what lies where, who does what, what lies where then. */

import { boardOf } from '../board/boards.ts'
import type { MapId } from '../data/maps.ts'
import { ROUND_TILES } from '../data/tiles.ts'
import { factionNumber } from '../factions/index.ts'
import { parseCommand } from '../ledger/command-text.ts'
import type { LedgerGame } from '../ledger/grammar.ts'
import { offeredTo } from '../ledger/offered.ts'
import { catchUp, finishLedger, playCommand, startLedger } from '../ledger/play.ts'
import {
  BUILDINGS,
  type Building,
  type FactionId,
  GROUND_COLOURS,
  indexIn,
  RESOURCES,
  type Resource,
} from '../types.ts'
import { choiceKey } from './notation.ts'
import { put } from './placing.ts'
import * as S from './state.ts'
import { nextSeat, openTurn } from './turns.ts'

const OPTIONS = ['strict-leech', 'errata-cultist-power', 'mini-expansion-1', 'shipping-bonus', 'temple-scoring-tile']

export interface Story {
  readonly factions: readonly FactionId[]
  readonly map?: MapId
  readonly keys?: boolean // whether the player chooses which marker uses a key
  readonly tiles?: readonly string[] // round tiles; SCORE4 in the first round unless said otherwise
}

/** Colours that factions without a printed home pick in these stories. */
const PICKS: { readonly [F in FactionId]?: string } = {
  icemaidens: 'blue',
  yetis: 'blue',
  acolytes: 'gray',
  dragonlords: 'gray',
  riverwalkers: 'yellow',
  shapeshifters: 'yellow',
}

export class StoryTable {
  readonly s: S.State
  readonly #seats: Map<string, number>

  /** The first round, everybody with two dwellings somewhere and a bonus card that brings coins or workers. */
  constructor({ factions, map = 'original', tiles, keys }: Story) {
    const wanted = tiles ?? ['SCORE4', 'SCORE2', 'SCORE3', 'SCORE6', 'SCORE7', 'SCORE8']
    const game: LedgerGame = {
      board: boardOf(map),
      options: new Set(OPTIONS),
      roundTiles: wanted.map((id) => ROUND_TILES.findIndex((tile) => tile.id === id)),
      bonusCards: [0, 1, 2, 3, 4, 5, 8].slice(0, factions.length + 3),
      finalTile: null,
      factions: factions.map(factionNumber),
      points2017: false,
      choosesKeys: keys ?? false,
      commands: [],
    }
    this.#seats = new Map(factions.map((id, seat) => [id, seat]))
    this.s = startLedger(game)
    for (const id of factions) if (PICKS[id]) this.do(`${id}: pick-color ${PICKS[id]}`)
    while (this.s.w[S.PHASE] === S.SETUP) this.#next()
  }

  /** The first choice of whoever is asked, during the set-up. */
  #next(): void {
    const { w } = this.s
    if (w[S.QUEUED] === 0) {
      catchUp(this.s)
      return
    }
    const seat = w[S.QUEUE_AT + 1]
    const [first] = offeredTo(this.s, seat)
    for (const command of first.commands) playCommand(this.s, seat, command)
  }

  seat(faction: string): number {
    return this.#seats.get(faction) as number
  }

  /** `giants: dig 2. build E5`, as in a recorded game. */
  do(line: string): this {
    const [faction] = line.split(':', 1)
    const text = line.slice(faction.length + 1)
    const fail = (message: string): never => {
      throw new Error(message)
    }
    for (const part of text.split('.')) {
      for (const command of parseCommand(part.trim(), this.s.table.board, this.#seats, fail)) {
        playCommand(this.s, this.seat(faction), command)
      }
    }
    return this
  }

  /** Passes with the first card that is free. */
  pass(faction: string): this {
    const { w } = this.s
    if (!w[S.TURN_OPEN] || w[S.ACTIVE] !== this.seat(faction)) this.rest()
    const [first] = this.offers(faction).filter((key) => key.startsWith('pass'))
    return this.do(`${faction}: ${first}`)
  }

  /** All turns and automatic steps that are done by now. */
  rest(): this {
    finishLedger(this.s)
    return this
  }

  set(faction: string, amounts: { readonly [R in Resource]?: number }): this {
    for (const [resource, n] of Object.entries(amounts)) {
      this.s.w[S.seatAt(this.seat(faction)) + 1 + RESOURCES.indexOf(resource as Resource)] = n
    }
    return this
  }

  has(faction: string, resource: Resource): number {
    return this.s.w[S.seatAt(this.seat(faction)) + 1 + RESOURCES.indexOf(resource)]
  }

  word(faction: string, word: number): number {
    return this.s.w[S.seatAt(this.seat(faction)) + word]
  }

  hex(name: string): number {
    return this.s.table.board.byName.get(name.toLowerCase()) as number
  }

  /** Puts a building on the map, ground and all. */
  put(faction: string, building: Building, ...names: string[]): this {
    const type = 1 + BUILDINGS.indexOf(building)
    for (const name of names) put(this.s, this.seat(faction), type, this.hex(name))
    return this
  }

  ground(name: string, colour?: string): string {
    if (colour !== undefined) this.s.w[S.GROUND_AT + this.hex(name)] = indexIn(GROUND_COLOURS, colour)
    return GROUND_COLOURS[this.s.w[S.GROUND_AT + this.hex(name)]]
  }

  /** Everything the faction could do now. */
  offers(faction: string): string[] {
    if (!this.s.w[S.TURN_OPEN] && nextSeat(this.s) === this.seat(faction)) openTurn(this.s)
    return offeredTo(this.s, this.seat(faction)).map((choice) => choiceKey(this.s, choice))
  }
}
