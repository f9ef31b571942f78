/** The table as text, for one seat: the supply, the others, one's own cards. */
import type { DominionView, PileView, SeatView } from '@freehold/dominion'
import type { Seat } from '@freehold/kernel'
import { flow, lists, padEnd, width } from '../layout.ts'
import { type Cards, faint, grouped, paintCard, strong } from './paint.ts'

export interface Sight {
  readonly view: DominionView
  readonly seat: Seat // whose hand is shown
  readonly names: readonly string[]
  readonly cards: Cards
}

/** Everything one needs to decide. */
export function drawBoard(sight: Sight): string {
  return [ruler(sight), ...supply(sight), ...trash(sight), ...others(sight), ...own(sight)].join('\n')
}

/** Only what changes while one decides: the turn and one's own cards. */
export function drawOwnPart(sight: Sight): string {
  return [ruler(sight), ...own(sight)].join('\n')
}

function ruler({ view, seat, names }: Sight): string {
  const { turn } = view
  const mine = names[seat] === 'You' ? 'Your turn' : `${names[seat]}, your turn`
  const whose = turn.seat === seat ? mine : `${names[turn.seat]}’s turn`
  const counters = [
    `Actions ${turn.actions}`,
    `Buys ${turn.buys}`,
    `Coins ${turn.coins}`,
    ...(turn.potions > 0 ? [`Potions ${turn.potions}`] : []),
  ].join('  ')
  const title = `── ${whose} ${turn.extra ? '(extra)' : view.seats[turn.seat].turns} `
  return strong(`${title}${'─'.repeat(Math.max(1, width() - title.length - counters.length - 4))} ${counters} ──`)
}

function supply({ view, cards, names }: Sight): string[] {
  const isBasic = ({ pile }: PileView) => cards.get(pile)?.set === 'Basic'
  const pays = ({ pile }: PileView) => cards.get(pile)?.types.includes('Treasure')
  const basic = view.piles.filter((pile) => pile.supply && isBasic(pile))
  const rows: [label: string, piles: readonly PileView[]][] = [
    ['Treasures', basic.filter(pays)],
    ['Victory', basic.filter((pile) => !pays(pile))],
    ['Kingdom', view.piles.filter((pile) => pile.supply && !isBasic(pile))],
    ['Apart', view.piles.filter((pile) => !pile.supply)],
  ]
  return lists(
    rows
      .filter(([, piles]) => piles.length > 0)
      .map(([label, piles]) => ({ label, cells: piles.map((pile) => pileText(pile, cards)) })),
    labelWidth(names),
  )
}

/** `Smithy $4 ×10`: name, cost, how many are left. */
export function pileText({ pile, card, cost, potion, count }: PileView, cards: Cards): string {
  if (card === null) return faint(`${pile} gone`)
  const shown = card === pile ? paintCard(cards, pile) : `${pile}: ${paintCard(cards, card)}`
  return `${shown} ${strong(`$${cost}${potion ? 'P' : ''}`)} ${faint(`×${count}`)}`
}

const LONGEST_NAME = 12
const shortName = (name: string): string => (name.length <= LONGEST_NAME ? name : `${name.slice(0, LONGEST_NAME - 1)}…`)

/** Names of players stand in the same column as the labels. */
const labelWidth = (names: readonly string[]): number =>
  Math.max('Treasures'.length, ...names.map((name) => shortName(name).length)) + 2

function trash({ view, cards, names }: Sight): string[] {
  return view.trash.length === 0 ? [] : [list(names, 'Trash', grouped(cards, view.trash))]
}

function others(sight: Sight): string[] {
  const { view, seat } = sight
  const count = view.seats.length
  return Array.from({ length: count - 1 }, (_, i) => (seat + 1 + i) % count).map((other) => otherLine(sight, other))
}

function otherLine({ view, names, cards }: Sight, seat: Seat): string {
  const { hand, deck, discard, play, known, tokens, aside } = view.seats[seat]
  const [first, ...more] = playTexts(play, cards)
  return list(names, shortName(names[seat]), [
    `hand ${hand.count}${known.length > 0 ? ` (${grouped(cards, known).join(', ')})` : ''}`,
    `deck ${amount(deck.count)}`,
    discardText(discard, cards),
    ...(tokens > 0 ? [`tokens ${tokens}`] : []),
    ...(aside.count > 0 ? [`aside ${grouped(cards, aside.cards).join(', ') || aside.count}`] : []),
    ...(first === undefined ? [] : [`in play ${first}`, ...more]),
  ])
}

/** How many cards, where the table lets one count them. */
const amount = (count: number | null): string => (count === null ? '(not counted)' : `${count}`)

const discardText = ({ count, top }: SeatView['discard'], cards: Cards): string =>
  top === null ? 'discard 0' : `discard ${amount(count)} (${paintCard(cards, top)} on top)`

const playTexts = (play: SeatView['play'], cards: Cards): string[] =>
  grouped(
    cards,
    play.map(({ card, as }) => (as === undefined ? card : `${card} as ${as}`)),
  )

function own({ view, seat, cards, names }: Sight): string[] {
  const { hand, deck, discard, play, tokens, aside } = view.seats[seat]
  const known = deck.known.map(({ above, card }) => `${paintCard(cards, card)}${above === 0 ? ' on top' : ''}`)
  const counts = [
    `deck ${amount(deck.count)}${known.length > 0 ? ` (${known.join(', ')})` : ''}`,
    discardText(discard, cards),
    ...(tokens > 0 ? [`tokens ${tokens}`] : []),
  ]
  const inHand = hand.count === 0 ? [faint('empty')] : grouped(cards, hand.cards ?? [])
  return [
    list(names, shortName(names[seat]), counts),
    ...(play.length > 0 ? [list(names, 'In play', playTexts(play, cards))] : []),
    ...(aside.count > 0 ? [list(names, 'Aside', grouped(cards, aside.cards))] : []),
    list(names, 'Hand', inHand),
  ]
}

function list(names: readonly string[], label: string, parts: readonly string[]): string {
  const hang = labelWidth(names)
  return flow([padEnd(label, hang - 2), ...parts], { hang })
}
