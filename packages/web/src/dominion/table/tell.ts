/** The log of a game of Dominion. */
import type { DominionEvent, DominionView } from '@freehold/dominion'
import { type Speech, type Table, type ToldLine, tell, tellPlays } from '@freehold/dominion/telling'
import type { Tongue } from '@freehold/dominion/words'
import type { Happening, TableState } from '@freehold/server/protocol'
import type { LogLine } from '../../games/game-table.ts'
import { viewOf } from './table-view.ts'

const eventsOf = ({ events }: Happening): readonly DominionEvent[] =>
  (events ?? []) as unknown as readonly DominionEvent[]

interface Dated {
  readonly event: DominionEvent
  readonly version: number
}

/** Lines keep their ids while a turn goes on: they are numbered within their turn. */
export function tellGame(
  moves: readonly Happening[],
  state: TableState,
  names: readonly string[],
  speech: Speech,
): LogLine[] {
  const events = moves.flatMap((move) => eventsOf(move).map((event) => ({ event, version: move.version })))
  const table = { names, viewer: state.you ?? ('audience' as const) }
  // The first turn began before anything could be told.
  const whole = moves.length === state.position
  const first = moves[0]?.seat ?? viewOf(state).turn.seat
  const opened: Dated[] =
    whole && events[0]?.event.type !== 'began' ? [{ event: firstTurn(first), version: moves[0]?.version ?? 0 }] : []
  return turnsOf([...opened, ...events]).flatMap((turn, at) => {
    const of = new Map(turn.map(({ event, version }) => [event, version]))
    const { lines, gathered, early } = toldTurn(
      turn.map(({ event }) => event),
      table,
      speech,
    )
    let version = turn[0].version
    return lines.map(({ kind, level, text, seat, event }, line): LogLine => {
      version = of.get(event) ?? version
      const heading = kind === 'heading' && {
        sum: sumOf(
          turn.map((each) => each.event),
          speech.tongue,
        ),
        gathered,
      }
      return { id: `${at}.${line}`, kind, level, text, seat, version, early: line > 0 && line <= early, ...heading }
    })
  })
}

const openings = new Map<number, DominionEvent>()

/** The same object for the same seat, since what was told is kept by it. */
function firstTurn(seat: number): DominionEvent {
  const known = openings.get(seat) ?? { type: 'began', seat, count: 1, cause: { seat, source: 'turn' }, depth: 0 }
  openings.set(seat, known)
  return known
}

/** What the player whose turn it was got by it. */
function sumOf(turn: readonly DominionEvent[], { cardList }: Tongue): string {
  const whose = turn[0].seat
  const got = turn.flatMap((event) => (event.type === 'gained' && event.seat === whose ? (event.cards ?? []) : []))
  return got.length > 0 ? cardList(got) : ''
}

function turnsOf(events: readonly Dated[]): Dated[][] {
  const turns: Dated[][] = []
  for (const dated of events) {
    if (dated.event.type === 'began' || turns.length === 0) turns.push([])
    turns[turns.length - 1].push(dated)
  }
  return turns
}

/** A turn in words, and how a long one is cut short: its first lines are said in one sentence. */
interface Turn {
  readonly lines: readonly ToldLine[] // the heading first
  readonly early: number // so many lines after the heading
  readonly gathered?: string // say this
}

interface Told extends Turn {
  readonly as: string // to whom, in which language
  readonly until: DominionEvent
}

/** Turns that were told before, by what they begin with: only the last one goes on, or is taken back and goes on otherwise. */
const told = new WeakMap<DominionEvent, Told>()

function toldTurn(events: readonly DominionEvent[], table: Table, speech: Speech): Turn {
  const first = events[0]
  const until = events[events.length - 1]
  const as = [speech.tongue.code, table.viewer, ...table.names].join('\n')
  const known = told.get(first)
  if (known?.as === as && known.until === until) return known
  const lines = tell(events, table, speech)
  const turn = { as, until, lines, ...cutShort(lines, events, table, speech) }
  told.set(first, turn)
  return turn
}

/** So many lines a turn is told in, with the one that sums up what came first. */
const MOST_LINES = 5

/** A line that stands by itself: nothing above it is its cause. */
const isOuter = ({ kind, level }: ToldLine): boolean => kind === 'text' && level === 0

function cutShort(
  lines: readonly ToldLine[],
  events: readonly DominionEvent[],
  table: Table,
  speech: Speech,
): Omit<Turn, 'lines'> {
  const told = lines.length - 1
  if (told <= MOST_LINES || lines[0].kind !== 'heading') return { early: 0 }
  // What is left begins with a line of its own; where none is near the end, its causes have been summed up.
  const from = lines.length - MOST_LINES + 1
  const whole = lines.findIndex((line, i) => i >= from && isOuter(line))
  const cut = whole < 0 ? from : whole
  const at = events.indexOf(lines[cut].event)
  const gathered = tellPlays(at < 0 ? events : events.slice(0, at), lines[0].seat, table, speech)
  return gathered ? { early: cut - 1, gathered } : { early: 0 }
}

/** The names of the cards in the game as a log may have them, one or several, each with its card. */
export function namesInLog({ piles }: DominionView, { cardName, cardList }: Tongue): ReadonlyMap<string, string> {
  const cards = piles.flatMap(({ pile, card }) => [pile, card ?? pile])
  const several = (card: string) => cardList([card, card]).replace(/^2 /, '')
  return new Map(cards.flatMap((card) => [cardName(card), several(card)].map((name) => [name, card] as const)))
}
