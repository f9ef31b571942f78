/**
 * Decisions to learn from:
 *
 *     node decisions.ts SECONDS OUT SEED [MENUS [VALUE]]
 *
 * Games as in games.ts. At some decisions of any kind each answer is tried in imagined games, as a search tries it: the same worlds
 * for all answers, played on by the menus of both seats to the end; what the value network says on the way counts, too. VALUE: its weights,
 * if not those that come with Freehold.
 * OUT.decisions has a record for each: counts by kind, numbers of the moment and of the options, which options make up each
 * answer, what each answer is worth, the kingdom. OUT.programs has the features of the cards and of what can be chosen to be done.
 */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import * as game from '@freehold/dominion/fast'
import { answeringSeat } from '@freehold/dominion/sight'
import {
  CARD_FEATURES,
  type Choice,
  choicesAround,
  choose,
  endsAndWins,
  type FastPlayer,
  foresightFor,
  isPhase,
  LOOK_SHARE,
  LOOKED_AFTER,
  MOST_CHOICES,
  MOST_OPTIONS,
  Moment,
  Network,
  OPTION_NUMBERS,
  offered,
  SCALARS,
  worthOf,
} from '@freehold/players/dominion/learning'
import { eachTable, KINDS, Lot, MOST_TURNS, type Table } from './kingdoms.ts'

const [seconds, out, seed, menus, valueFile] = process.argv.slice(2)
const { ASKED } = game
const lot = new Lot(`fast:decide ${seed}`)
const { below, chance, pick } = lot

const PROGRAMS = 96 // of a kingdom that a record can speak of
const NUMBERS = SCALARS + 12
const GAMES = 4 // of each kingdom
const BREEDING = 1 // seconds, for each kingdom that was not bred before
const PLAYED = 32 // imagined games for each answer
/** The share of decisions that is learnt from: questions of cards are many, and some of them come again and again. */
const LOOKS = { buy: 0.25, play: 0.3, card: 0.5 }
/** An imagined game that goes on for so long is taken as it stands. */
const MOST_IMAGINED = 80
const WEIGHT = 32 // by which the weight of an option in an answer is kept as a whole number
const RECORD =
  5 * KINDS +
  8 +
  MOST_OPTIONS +
  4 * NUMBERS +
  4 * MOST_OPTIONS * OPTION_NUMBERS +
  MOST_CHOICES * MOST_OPTIONS +
  8 * MOST_CHOICES +
  4

let trial = 0
let kingdoms = 0
let used = 0
let records = Buffer.alloc(RECORD * 512)

/** How many options of each kind of question were written, for the report. */
const written: Record<string, number> = {}

interface Looked {
  readonly table: Table
  readonly moment: Moment
  readonly imagined: game.State
  readonly foresight: NonNullable<ReturnType<typeof foresightFor>>
}

/** What each answer is worth on average, in all imagined games and in the first half of them. */
function tried({ table, imagined, foresight }: Looked, choices: readonly Choice[], players: readonly FastPlayer[]) {
  const seat = answeringSeat()
  const all = new Float64Array(choices.length)
  const half = new Float64Array(choices.length)
  const lookedAt = game.turnsOf(seat) + LOOKED_AFTER
  for (let played = 1; played <= PLAYED; played++) {
    game.loadState(table.state)
    game.dealHidden(seat, `fast:decide ${seed} ${trial++}`)
    game.saveState(imagined)
    for (let i = 0; i < choices.length; i++) {
      game.loadState(imagined)
      game.forgetState()
      if (!choose(choices[i])) players[answeringSeat()].decide()
      let looked = -1
      while (game.asked() !== ASKED.over && game.turnsOf(seat) < MOST_IMAGINED) {
        if (looked < 0 && game.turnsOf(seat) >= lookedAt) {
          const { win, lead } = foresight.look(seat)
          looked = worthOf(win, lead)
        }
        if (game.asked() === ASKED.buy && endsAndWins(table.setting)) continue
        players[answeringSeat()].decide()
      }
      all[i] += looked < 0 ? ended(seat) : LOOK_SHARE * looked + (1 - LOOK_SHARE) * ended(seat)
      if (played === PLAYED / 2) half[i] = all[i] / played
    }
  }
  return { all: all.map((sum) => sum / PLAYED), half }
}

function ended(seat: number): number {
  const lead = game.score(seat) - game.score(1 - seat)
  const ahead = lead || game.turnsOf(1 - seat) - game.turnsOf(seat)
  return worthOf(ahead > 0 ? 1 : ahead < 0 ? 0 : 0.5, lead)
}

/** Looks at the pending decision and writes it down; what seems best is returned, nothing where it cannot be told. */
function look(looked: Looked, players: readonly FastPlayer[]): Choice | undefined {
  const { table, moment } = looked
  const wish = players[answeringSeat()].wish()
  if (!moment.look(wish)) return undefined
  const choices = choicesAround(wish, table.setting.kinds.length + table.setting.landscapes.length)
  if (choices.length < 2) return undefined
  const asked = game.asked()
  const weights = choices.map((choice) => weightsOf(moment, choice, asked))
  if (weights.some((each) => !each) || moment.does.subarray(0, moment.count).some((row) => row >= PROGRAMS))
    return undefined
  const at = used * RECORD
  writeMoment(moment, at, asked)
  game.saveState(table.state)
  const { all, half } = tried(looked, choices, players)
  game.loadState(table.state)
  game.forgetState()
  let next = at + RECORD - 4 - 8 * MOST_CHOICES - MOST_CHOICES * MOST_OPTIONS
  records[at + 5 * KINDS + 3] = choices.length
  for (let i = 0; i < MOST_CHOICES; i++)
    for (let j = 0; j < MOST_OPTIONS; j++) records[next++] = Math.round(WEIGHT * (weights[i]?.[j] ?? 0))
  for (const list of [all, half]) for (let i = 0; i < MOST_CHOICES; i++) next = records.writeFloatLE(list[i] ?? 0, next)
  records.writeUInt32LE(kingdoms, next)
  written[asked] = (written[asked] ?? 0) + 1
  if (++used === 512) flush()
  return choices[all.indexOf(Math.max(...all))]
}

/** How much each option counts in an answer; undefined where one of its options is not listed. */
function weightsOf(moment: Moment, choice: Choice, asked: number): Float32Array | undefined {
  const weights = new Float32Array(MOST_OPTIONS)
  for (const [i, value] of choice.entries()) {
    const copy = choice.slice(0, i).filter((each) => each === value).length
    let row = -1
    for (let j = 0; j < moment.count; j++) if (moment.values[j] === value && moment.copies[j] <= copy) row = j
    if (row < 0) return undefined
    weights[row] += asked === ASKED.order ? 1 - i / choice.length : 1
  }
  return weights
}

function writeMoment(moment: Moment, at: number, asked: number): void {
  const { position, hand, inPlay, numbers, count, does, options, asker } = moment
  for (let kind = 0; kind < hand.length; kind++) {
    records[at + kind] = Math.min(255, position.mine[kind])
    records[at + KINDS + kind] = Math.min(255, position.theirs[kind])
    records[at + 2 * KINDS + kind] = Math.min(255, Math.round(2 * position.left[kind]))
    records[at + 3 * KINDS + kind] = Math.min(255, hand[kind])
    records[at + 4 * KINDS + kind] = Math.min(255, inPlay[kind])
  }
  let next = at + 5 * KINDS
  const deed = numbers.indexOf(1, NUMBERS + Object.keys(ASKED).length)
  records[next] = asked
  records[next + 1] = asker < 0 ? 255 : asker
  records[next + 2] = count
  records[next + 4] = deed < 0 ? 255 : deed - NUMBERS - Object.keys(ASKED).length
  next += 8
  for (let i = 0; i < MOST_OPTIONS; i++) records[next++] = i < count && does[i] >= 0 ? does[i] : 255
  for (let i = 0; i < NUMBERS; i++) next = records.writeFloatLE(numbers[i], next)
  for (let i = 0; i < MOST_OPTIONS * OPTION_NUMBERS; i++)
    next = records.writeFloatLE(i < count * OPTION_NUMBERS ? options[i] : 0, next)
}

function flush(): void {
  appendFileSync(`${out}.decisions`, records.subarray(0, used * RECORD))
  records = Buffer.alloc(RECORD * 512)
  used = 0
}

/** Whether the pending decision is one to learn from: somebody's own, with several answers. */
function isLooked({ setting }: Table): boolean {
  const asked = game.asked()
  if (answeringSeat() !== game.askedSeat()) return false
  if (asked === ASKED.action && game.actions() === 0) return false
  if (!chance(asked === ASKED.buy ? LOOKS.buy : isPhase(asked) ? LOOKS.play : LOOKS.card)) return false
  const values = offered(setting.kinds.length + setting.landscapes.length)
  return new Set(values).size > 1 || (!isPhase(asked) && game.fewest() < game.most())
}

function playGame(looked: Looked): void {
  const { best, menus, engines, setting } = looked.table
  const drawn = (): FastPlayer => (chance(0.5) ? best : chance(0.7) ? pick(menus) : pick(engines))
  const inTheMiddle = chance(0.25) ? 4 + below(10) : 0
  let players = inTheMiddle > 0 ? [pick(engines), pick(engines)] : [drawn(), drawn()]
  let begun = inTheMiddle === 0
  game.seedGames(`fast:game ${seed} ${trial++}`)
  game.startGame(setting, 0)
  while (game.asked() !== ASKED.over && game.turnsOf(0) < MOST_TURNS && performance.now() < end) {
    if (!begun && game.turnsOf(0) === inTheMiddle) {
      begun = true
      if (chance(0.5)) players = [drawn(), drawn()]
    }
    const player = players[answeringSeat()]
    if (game.asked() === ASKED.buy && (player.treasures() || game.payOffDebt())) continue
    if (!begun || !isLooked(looked.table)) {
      player.decide()
      continue
    }
    const found = look(looked, players)
    // Mostly as the menu wishes, so that positions are those which come up.
    if (!found || chance(0.6) || !choose(found)) player.decide()
  }
}

writeFileSync(`${out}.decisions`, '')
writeFileSync(`${out}.programs`, '')
const end = performance.now() + 1000 * Number(seconds)
let rows = 0
const value = valueFile ? new Network(JSON.parse(readFileSync(valueFile, 'utf8'))) : undefined
for (const table of eachTable({ seed, lot, end, menus, breeding: BREEDING })) {
  const foresight = foresightFor(table.setting, value)
  if (!foresight) continue
  const looked = { table, foresight, moment: new Moment(table.setting), imagined: game.newState(table.setting) }
  for (let i = 0; i < GAMES && performance.now() < end; i++) {
    try {
      playGame(looked)
    } catch (error) {
      if (!(error instanceof game.NoRoom)) throw error
    }
  }
  const programs = new Float32Array(PROGRAMS * (CARD_FEATURES + 1))
  for (const [i, row] of looked.moment.rows.slice(0, PROGRAMS).entries()) programs.set(row, i * CARD_FEATURES)
  // Which of them lie in the supply, or beside it: 1.
  const { kinds, landscapes } = table.setting
  for (const kind of looked.moment.position.supply) programs[PROGRAMS * CARD_FEATURES + kind] = 1
  for (let i = 0; i < landscapes.length; i++) programs[PROGRAMS * CARD_FEATURES + kinds.length + i] = 1
  appendFileSync(`${out}.programs`, new Uint8Array(programs.buffer))
  rows = Math.max(rows, looked.moment.rows.length)
  kingdoms++
}
flush()
const decisions = Object.values(written).reduce((sum, each) => sum + each, 0)
console.log(JSON.stringify({ kingdoms, rows: decisions, written, mostPrograms: rows }))
