/** One of our own games in the grammar of recorded games: the commands, and the rows to check them by. */

import { type GameLog, gameOfLog, InputError, type Seed } from '@freehold/kernel'
import { BONUS_CARDS, ROUND_TILES, TOWN_TILES } from '../data/tiles.ts'
import { FACTIONS } from '../factions/index.ts'
import { ownTerrain } from '../factions/prices.ts'
import { terraMystica } from '../game/game.ts'
import type { TerraMysticaOptions } from '../game/options.ts'
import { perform } from '../rules/commands.ts'
import { lapse } from '../rules/leech.ts'
import { ask } from '../rules/legal.ts'
import { choiceKey } from '../rules/notation.ts'
import {
  BLOCKED,
  BONUS_COINS,
  CHOOSING,
  CULT,
  FACTION,
  findEntry,
  KEYS,
  PHASE,
  rulesOf,
  type State,
  seatAt,
  USE_KEY,
  VP,
} from '../rules/state.ts'
import { lapsingOffer, settle } from '../rules/turns.ts'
import { END_TURN, RAISE_CULT, TOWN } from '../rules/verbs.ts'
import type { Sink } from '../told/sink.ts'
import { COLOURS, CULTS } from '../types.ts'
import { snapshot } from './check.ts'
import { type HeldTown, townLine } from './town-line.ts'

export interface WrittenLedger {
  readonly commands: string
  readonly rows: string
}

/** Plays the moves of a game and writes down what happens. */
export function writeLedger(
  options: TerraMysticaOptions,
  seed: Seed,
  moves: readonly (readonly number[])[],
  game = terraMystica,
): WrittenLedger {
  if (options.automa)
    throw new InputError('a game against the Automa cannot be written as a recorded one, which has no words for her')
  const s = game.setup(options, seed)
  const writer = new Writer(s, options)
  for (const [i, [number]] of moves.entries()) {
    const asked = ask(s)
    const made = asked?.choices[number]
    if (!asked || !made) throw new InputError(`move ${i + 1}: there is no option ${number}`)
    const choosing = s.w[PHASE] === CHOOSING
    if (!choosing) writer.begin()
    const key = choiceKey(s, made)
    const [first] = made.commands
    const usesKey = first.verb === RAISE_CULT && findEntry(s, USE_KEY, asked.seat) > 0
    if (first.verb === TOWN) writer.holdTown(asked.seat, first.a)
    for (const command of made.commands) perform(s, asked.seat, command)
    if (!choosing && first.verb !== END_TURN && !usesKey) writer.command(asked.seat, key)
    writer.releaseTown()
    for (let at = lapsingOffer(s); at; at = lapsingOffer(s)) {
      const [seat, from, amount] = [s.w[at + 1], s.w[at + 2], s.w[at + 3]]
      lapse(s, at)
      writer.command(seat, `decline ${amount} from ${rulesOf(s, from).data.id}`)
    }
    s.sink = writer.sink
    settle(s)
    s.sink = undefined
  }
  if (s.w[PHASE] !== CHOOSING) writer.begin()
  return writer.text()
}

export function writeLog(log: GameLog): WrittenLedger {
  if (log.game !== terraMystica.id) throw new InputError(`the log is of ${log.game}, not of ${terraMystica.id}`)
  if (log.seed === undefined)
    throw new InputError('the log does not tell its seed; that is shown when the game is over')
  return writeLedger(terraMystica.options(log.options), log.seed, log.moves, gameOfLog(terraMystica, log))
}

class Writer {
  /** Automatic steps become rows of their own. */
  readonly sink: Sink = { change() {}, note() {}, row: (seat, label) => this.#row(seat, label) }
  readonly #s: State
  readonly #options: TerraMysticaOptions
  readonly #commands: string[] = []
  readonly #rows: string[] = []
  readonly #last: number[][] = []
  #begun = false
  #town: HeldTown | undefined

  constructor(s: State, options: TerraMysticaOptions) {
    this.#s = s
    this.#options = options
  }

  /** What was agreed and who plays, once all factions are known. */
  begin(): void {
    if (this.#begun) return
    this.#begun = true
    const s = this.#s
    this.#commands.push(...header(s, this.#options))
    const paid: [seat: number, points: number][] = []
    for (let seat = 0; seat < s.table.seats; seat++) {
      const at = seatAt(seat)
      const start = this.#options.points2017 ? FACTIONS[s.w[at + FACTION]].startVp2017 : 20
      if (s.w[at + VP] !== start) paid.push([seat, s.w[at + VP] - start])
      this.#commands.push(`setup ${rulesOf(s, seat).data.id}`)
      this.#row(seat, 'setup', [start, ...snapshot(s, seat).slice(1)])
    }
    for (const [seat, points] of paid) this.command(seat, `${points}VP`)
  }

  command(seat: number, key: string): void {
    if (this.#town) {
      this.#town.steps.push(key)
      return
    }
    this.#commands.push(`${rulesOf(this.#s, seat).data.id}: ${key}`)
    this.#row(seat, key)
  }

  /** A town is about to be taken: its line must say beforehand which markers its keys are for. */
  holdTown(seat: number, tile: number): void {
    const at = seatAt(seat)
    const { w } = this.#s
    const cults = CULTS.map((_, cult) => w[at + CULT + cult])
    this.#town ??= { seat, steps: [], cults, waited: w[at + BLOCKED], keys: w[at + KEYS] }
    const { gain } = TOWN_TILES[tile]
    for (const [i, cult] of CULTS.entries()) this.#town.cults[i] += gain[cult] ?? 0
    this.#town.keys += gain.keys ?? 0
  }

  /** Writes the line of a town, once it is known which markers went without a key. */
  releaseTown(): void {
    if (!this.#town || findEntry(this.#s, USE_KEY, this.#town.seat)) return
    const town = this.#town
    this.#town = undefined
    this.command(town.seat, townLine(town, this.#s.w[seatAt(town.seat) + BLOCKED]))
  }

  text(): WrittenLedger {
    return { commands: `${this.#commands.join('\n')}\n`, rows: `${this.#rows.join('\n')}\n` }
  }

  #row(seat: number, label: string, values = snapshot(this.#s, seat)): void {
    const before = this.#last[seat] ?? values
    this.#last[seat] = values
    const gained = (i: number) => {
      const n = values[i] - before[i]
      return n > 0 ? `+${n}` : n < 0 ? `${n}` : ''
    }
    const columns: string[] = [rulesOf(this.#s, seat).data.id]
    ;['VP', 'C', 'W', 'P'].forEach((unit, i) => {
      columns.push(gained(i), `${values[i]} ${unit}`)
    })
    columns.push('', `${values.slice(4, 7).join('/')} PW`, '', values.slice(7).join('/'), '', label)
    this.#rows.push(columns.join('\t'))
  }
}

function header(s: State, options: TerraMysticaOptions): string[] {
  const { board } = s.table
  const hexes = board.rows.map((_, row) => {
    const first = board.row[0]
    return board.names.flatMap((_name, hex) => (board.row[hex] === row + first ? [word(s, hex)] : [])).join(' ')
  })
  const map = `${board.row[0] > 0 ? 'E ' : ''}${hexes.map((row) => `${row} E`).join(' ')}`
  const wanted: [name: string, on: boolean][] = [
    ['strict-leech', true],
    ['strict-darkling-sh', true],
    ['strict-chaosmagician-sh', true],
    ['errata-cultist-power', options.cultistPower],
    ['mini-expansion-1', options.miniExpansion],
    ['shipping-bonus', options.shippingBonus],
    ['temple-scoring-tile', options.templeTile],
    ['variable-turn-order', options.variableTurnOrder],
    ...FIRE_AND_ICE.map((name): [string, boolean] => [name, options.fireAndIce || hasExpansionFaction(s)]),
  ]
  const lines = [`##map ${map}`, `##mapid ${options.map}`]
  if (options.points2017) lines.push('##vp original_2017')
  for (let seat = 0; seat < s.table.seats; seat++) lines.push(`player p${seat + 1}`)
  lines.push(...wanted.filter(([, on]) => on).map(([name]) => `option ${name}`))
  lines.push(`score ${s.table.roundTiles.map((tile) => ROUND_TILES[tile].id).join(',')}`)
  BONUS_CARDS.forEach((card, i) => {
    if (s.w[BONUS_COINS + i] < 0 && (!card.expansion || options.shippingBonus)) lines.push(`delete ${card.id}`)
  })
  if (s.table.finalTile) lines.push(`final-scoring ${s.table.finalTile}`)
  return lines
}

const FIRE_AND_ICE = [
  'fire-and-ice-factions/ice',
  'fire-and-ice-factions/volcano',
  'fire-and-ice-factions/variable_v5',
] as const

const hasExpansionFaction = (s: State) =>
  Array.from({ length: s.table.seats }, (_, seat) => rulesOf(s, seat).data).some((data) => ownTerrain(data) === null)

const word = (s: State, hex: number) => COLOURS[s.table.board.ground[hex]] ?? 'x'
