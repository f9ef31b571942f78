/** The log of a game of Dominion. */
import type { DominionEvent, DominionView } from '@freehold/dominion'
import { type Speech, type Table, type ToldLine, tell } from '@freehold/dominion/telling'
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
    const told = turn.map(({ event }) => event)
    return toldTurn(told, table, speech).map(({ kind, level, text, seat }, line) => ({
      id: `${at}.${line}`,
      kind,
      level,
      text,
      seat,
      ...(kind === 'heading' && { sum: sumOf(told, speech.tongue), version: turn[0].version }),
    }))
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

interface Told {
  readonly as: string // to whom, in which language
  readonly until: DominionEvent
  readonly lines: readonly ToldLine[]
}

/** Turns that were told before, by what they begin with: only the last one goes on, or is taken back and goes on otherwise. */
const told = new WeakMap<DominionEvent, Told>()

function toldTurn(events: readonly DominionEvent[], table: Table, speech: Speech): readonly ToldLine[] {
  const first = events[0]
  const until = events[events.length - 1]
  const as = [speech.tongue.code, table.viewer, ...table.names].join('\n')
  const known = told.get(first)
  if (known?.as === as && known.until === until) return known.lines
  const lines = tell(events, table, speech)
  told.set(first, { as, until, lines })
  return lines
}

/** The names of the cards in the game as a log may have them, one or several, each with its card. */
export function namesInLog({ piles }: DominionView, { cardName, cardList }: Tongue): ReadonlyMap<string, string> {
  const cards = piles.flatMap(({ pile, card }) => [pile, card ?? pile])
  const several = (card: string) => cardList([card, card]).replace(/^2 /, '')
  return new Map(cards.flatMap((card) => [cardName(card), several(card)].map((name) => [name, card] as const)))
}
