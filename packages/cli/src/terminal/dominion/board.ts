/** The table as text, for one seat: the supply, the others, one's own cards. */
import type { DominionView, PileView, SeatView } from '@freehold/dominion'
import type { Seat } from '@freehold/kernel'
import { aligned, flow, padEnd, width } from '../layout.ts'
import { type Cards, faint, grouped, paintCard, strong } from './paint.ts'

export interface Sight {
  readonly view: DominionView
  readonly seat: Seat // whose hand is shown
  readonly names: readonly string[]
  readonly cards: Cards
}

/** Everything one needs to decide. */
export function drawBoard(sight: Sight): string {
  return [ruler(sight), ...supply(sight), ...trash(sight), ...others(sight), drawOwn(sight)].join('\n')
}

/** Only what changes while one decides: the turn and one's own cards. */
export function drawOwnPart(sight: Sight): string {
  return `${ruler(sight)}\n${drawOwn(sight)}`
}

function ruler({ view, seat, names }: Sight): string {
  const { turn } = view
  const whose = turn.seat === seat ? 'Your turn' : `${names[turn.seat]}’s turn`
  const counters = [
    `Actions ${turn.actions}`,
    `Buys ${turn.buys}`,
    `Coins ${turn.coins}`,
    ...(turn.potions > 0 ? [`Potions ${turn.potions}`] : []),
  ].join('  ')
  const title = `── ${whose} ${turn.extra ? '(extra)' : view.seats[turn.seat].turns} `
  return strong(`${title}${'─'.repeat(Math.max(2, width() - title.length - counters.length - 4))} ${counters} ──`)
}

function supply({ view, cards }: Sight): string[] {
  const isBasic = ({ pile }: PileView) => cards.get(pile)?.set === 'Basic'
  const pays = ({ pile }: PileView) => cards.get(pile)?.types.includes('Treasure')
  const [basic, kingdom] = [true, false].map((wanted) =>
    view.piles.filter((pile) => pile.supply && isBasic(pile) === wanted),
  )
  const rows: [label: string, piles: readonly PileView[]][] = [
    ['Treasures', basic.filter(pays)],
    ['Victory', basic.filter((pile) => !pays(pile))],
    ['Kingdom', kingdom],
    ['Apart', view.piles.filter((pile) => !pile.supply)],
  ]
  return aligned(
    rows.flatMap(([label, piles]) =>
      piles.length === 0 ? [] : [{ label, cells: piles.map((pile) => pileText(pile, cards)) }],
    ),
    LABEL,
  )
}

/** `Smithy $4 ×10`: name, cost, how many are left. */
export function pileText({ pile, card, cost, potion, count }: PileView, cards: Cards): string {
  if (card === null) return faint(`${pile} gone`)
  const shown = card === pile ? paintCard(cards, pile) : `${paintCard(cards, pile)} (${card})`
  return `${shown} ${strong(`$${cost}${potion ? 'P' : ''}`)} ${faint(`×${count}`)}`
}

const LABEL = 11

function trash({ view, cards }: Sight): string[] {
  return view.trash.length === 0 ? [] : [list('Trash', grouped(cards, view.trash))]
}

function others(sight: Sight): string[] {
  const { view, seat } = sight
  const count = view.seats.length
  return Array.from({ length: count - 1 }, (_, i) => (seat + 1 + i) % count).map((other) => otherLine(sight, other))
}

function otherLine({ view, names, cards }: Sight, seat: Seat): string {
  const { hand, deck, discard, play, known, tokens, aside } = view.seats[seat]
  return flow(
    [
      padEnd(names[seat], LABEL - 2),
      `hand ${hand.count}${known.length > 0 ? ` (${grouped(cards, known).join(', ')})` : ''}`,
      `deck ${deck.count}`,
      discardText(discard, cards),
      ...(tokens > 0 ? [`tokens ${tokens}`] : []),
      ...(aside.count > 0 ? [`aside ${grouped(cards, aside.cards).join(', ') || aside.count}`] : []),
      ...(play.length > 0 ? [`in play ${playText(play, cards)}`] : []),
    ],
    { hang: LABEL },
  )
}

const discardText = ({ count, top }: SeatView['discard'], cards: Cards): string =>
  top === null ? 'discard 0' : `discard ${count} (${paintCard(cards, top)} on top)`

const playText = (play: SeatView['play'], cards: Cards): string =>
  grouped(
    cards,
    play.map(({ card, as }) => (as === undefined ? card : `${card} as ${as}`)),
  ).join(', ')

function drawOwn({ view, seat, cards }: Sight): string {
  const { hand, deck, discard, play, tokens, aside } = view.seats[seat]
  const known = deck.known.map(({ above, card }) => `${paintCard(cards, card)}${above === 0 ? ' on top' : ''}`)
  const lines = [
    flow(
      [
        padEnd('You', LABEL - 2),
        `deck ${deck.count}${known.length > 0 ? ` (${known.join(', ')})` : ''}`,
        discardText(discard, cards),
        ...(tokens > 0 ? [`tokens ${tokens}`] : []),
      ],
      { hang: LABEL },
    ),
    ...(play.length > 0 ? [list('In play', playText(play, cards).split(', '))] : []),
    ...(aside.count > 0 ? [list('Aside', grouped(cards, aside.cards))] : []),
    hand.count === 0 ? list('Hand', [faint('empty')]) : list('Hand', grouped(cards, hand.cards ?? [])),
  ]
  return lines.join('\n')
}

const list = (label: string, parts: readonly string[]): string =>
  flow([padEnd(label, LABEL - 2), ...parts], { hang: LABEL })
