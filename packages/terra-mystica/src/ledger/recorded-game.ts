/**
 * A recorded game behind the kernel's contract, so that it can be watched like any other: nothing is chosen, each move is what
 * the record tells next.
 */
import { checkMove, type Decision, type Game, type GameLog, InputError, type Json } from '@freehold/kernel'
import { boardOf } from '../board/boards.ts'
import { MAP_IDS, type MapId } from '../data/maps.ts'
import { BONUS_CARDS, ROUND_TILES } from '../data/tiles.ts'
import { FACTIONS } from '../factions/index.ts'
import { ownTerrain } from '../factions/prices.ts'
import { eventSink, type TerraMysticaEvent } from '../game/events.ts'
import { RULES, terraMystica } from '../game/game.ts'
import type { TerraMysticaOptions } from '../game/options.ts'
import { makeView, type TerraMysticaView } from '../game/view.ts'
import { commandText } from '../rules/notation.ts'
import { towardsHome } from '../rules/spades.ts'
import { cloneState, ROUND, type State } from '../rules/state.ts'
import { type Command, DECLINE, TAKE, TRANSFORM } from '../rules/verbs.ts'
import { FACTION_IDS } from '../types.ts'
import { checkLedger, playLedger } from './check.ts'
import { failAt } from './fault.ts'
import { type LedgerCommand, type LedgerGame, parseLedger } from './grammar.ts'
import { commandsOfPage, isLedgerPage } from './ledger-page.ts'
import { dropFaction, finishLedger, playCommand, prepare, startLedger } from './play.ts'
import { type LedgerRow, parseRows } from './rows.ts'
import { withOwnersOfSharedRow } from './shared-row.ts'

interface Moment {
  readonly s: State
  next: number // act
}

type RecordedGame = Game<Moment, TerraMysticaView, TerraMysticaOptions, TerraMysticaEvent>

/** What is told as one: an answer to an offer of power, or everything else that a line says. */
type Act =
  | { readonly seat: number; readonly drops: true }
  | { readonly seat: number; readonly line: readonly LedgerCommand[] }

/**
 * The game in a text of commands, or in a ledger as its page shows it, whose rows are compared then. Throws `InputError` with a
 * `LedgerFault` where it cannot be read or played.
 */
export function readRecordedGame(text: string): { readonly game: RecordedGame; readonly log: GameLog } {
  const ledger = checked(text.replaceAll('\r\n', '\n'))
  const acts = actsOf(ledger)
  const game = gameOf(ledger, acts)
  const options = optionsOf(ledger)
  const over = terraMystica.outcome(playLedger(ledger, FILE))
  return {
    game,
    log: {
      freehold: 1,
      game: game.id,
      rules: RULES,
      options: options as unknown as Json,
      seed: 'ordered', // nothing is left to lot
      moves: acts.map(() => [0]),
      ...(over && { outcome: over }),
    },
  }
}

const FILE = 'record'

function checked(text: string): LedgerGame {
  if (!isLedgerPage(text)) {
    const ledger = parseLedger(text, FILE)
    playLedger(ledger, FILE)
    return ledger
  }
  const rows = parseRows(text, FILE)
  const ledger = onItsMap(commandsOfPage(text), rows)
  const { difference } = checkLedger(ledger, rows, FILE)
  if (difference) {
    const { row, faction, field, expected, found } = difference
    const message = `${faction}: ${field} recorded ${expected}, played ${found}`
    failAt(FILE, row)(message, { code: 'row-differs', faction, field, expected, found })
  }
  return ledger
}

/** The page of a ledger need not name its map: then it is the first on which the game can be played, and its rows agree. */
function onItsMap(commands: string, rows: readonly LedgerRow[]): LedgerGame {
  const on = (map?: MapId) => withOwnersOfSharedRow(parseLedger(commands, FILE, { map, asWritten: true }))
  if (/^(##|map )/im.test(commands)) return on()
  const playable = MAP_IDS.filter((map) => holds(() => checkLedger(on(map), rows, FILE)))
  return on(playable.find((map) => checkLedger(on(map), rows, FILE).difference === null) ?? playable[0])
}

function holds(played: () => unknown): boolean {
  try {
    played()
    return true
  } catch (error) {
    if (error instanceof InputError) return false
    throw error
  }
}

const answers = ({ command: { verb } }: LedgerCommand) => verb === TAKE || verb === DECLINE

const isOneAct = (one: LedgerCommand, other: LedgerCommand) =>
  one.line === other.line && one.seat === other.seat && !answers(one) && !answers(other)

function actsOf({ commands }: LedgerGame): readonly Act[] {
  const acts: Act[] = []
  let open: LedgerCommand[] = []
  for (const entry of commands) {
    if ('drop' in entry) {
      acts.push({ seat: entry.drop, drops: true })
      open = []
    } else if (open.length > 0 && isOneAct(open[0], entry)) {
      open.push(entry)
    } else {
      open = [entry]
      acts.push({ seat: entry.seat, line: open })
    }
  }
  return acts
}

function gameOf(ledger: LedgerGame, acts: readonly Act[]): RecordedGame {
  const printed = mapOf(ledger) !== undefined
  return {
    id: terraMystica.id,
    rules: RULES,
    options: (input) => input as TerraMysticaOptions,
    seats: ({ players }) => players,
    setup: () => ({ s: startLedger(ledger), next: 0 }),
    pending: ({ s, next }) => acts[next] && decisionOf(s, acts[next]),
    play(moment, move, events) {
      const { s, next } = moment
      checkMove(acts[next] && decisionOf(s, acts[next]), move)
      if (events) s.sink = eventSink(s, events)
      try {
        playAct(s, acts[next], events)
        moment.next++
        if (moment.next === acts.length) finishLedger(s)
      } finally {
        s.sink = undefined
      }
    },
    // On a map of somebody's own nobody can look ahead: it is not among the options of a table.
    view: ({ s }) => (printed ? makeView(s) : withoutMoment(makeView(s))),
    redact: (event) => event,
    outcome: ({ s }) => terraMystica.outcome(s),
    clone: copyOf,
    determinize: copyOf,
    hash: ({ s }) => terraMystica.hash(s),
  }
}

const copyOf = ({ s, next }: Moment): Moment => ({ s: cloneState(s), next })

function withoutMoment({ moment: _, ...view }: TerraMysticaView): TerraMysticaView {
  return view
}

function decisionOf(s: State, act: Act): Decision {
  const text = 'line' in act ? act.line.map((each) => each.text).join('. ') : RESIGNS
  const kind = s.w[ROUND] === 0 || 'drops' in act ? 'set-up' : answers(act.line[0]) ? 'leech' : 'action'
  return {
    seat: act.seat,
    actor: act.seat,
    question: { kind, text },
    options: [{ key: text, text }],
    min: 1,
    max: 1,
    ordered: false,
  }
}

const RESIGNS = 'resign'

/** The act stands before what follows from it, and behind what lay between it and the act before. */
function playAct(s: State, act: Act, events: TerraMysticaEvent[] | undefined): void {
  const { seat } = act
  if ('drops' in act) {
    events?.push({ type: 'acted', seat, key: RESIGNS, depth: 0 })
    dropFaction(s, seat)
    return
  }
  prepare(s, seat, act.line[0].command)
  const at = events?.length ?? 0
  const keys: string[] = []
  for (const { command } of act.line) {
    keys.push(commandText(s, inFull(s, seat, command)))
    playCommand(s, seat, command)
  }
  events?.splice(at, 0, { type: 'acted', seat, key: keys.join('. '), depth: 0 })
}

/** Recorded games need not say what a hex is transformed to. */
const inFull = (s: State, seat: number, command: Command): Command =>
  command.verb === TRANSFORM && command.b < 0 ? { ...command, b: towardsHome(s, seat, command.a) } : command

const mapOf = ({ board }: LedgerGame): MapId | undefined => MAP_IDS.find((map) => boardOf(map) === board)

/** What a table with this game would have been asked for. */
function optionsOf(ledger: LedgerGame): TerraMysticaOptions {
  const { options, factions } = ledger
  return {
    players: factions.length,
    map: mapOf(ledger) ?? 'original',
    factions: factions.map((faction) => FACTION_IDS[faction]),
    fireAndIce: factions.some((faction) => ownTerrain(FACTIONS[faction]) === null),
    roundTiles: ledger.roundTiles.map((tile) => ROUND_TILES[tile].id),
    bonusCards: ledger.bonusCards.map((card) => BONUS_CARDS[card].id),
    finalTile: ledger.finalTile ?? 'none',
    miniExpansion: options.has('mini-expansion-1'),
    shippingBonus: options.has('shipping-bonus'),
    templeTile: options.has('temple-scoring-tile'),
    variableTurnOrder: options.has('variable-turn-order'),
    points2017: ledger.points2017,
    cultistPower: options.has('errata-cultist-power'),
  }
}
