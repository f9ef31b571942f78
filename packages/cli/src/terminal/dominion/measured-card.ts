/** What a card of one's own does to the game, found out by playing and told on the terminal. */
import { styleText } from 'node:util'
import type { OwnDefinition } from '@freehold/dominion/own'
import { type Effort, measureCard, usualEffort } from '@freehold/lab/card'
import {
  bestOf,
  type CardFigures,
  type Estimate,
  type InKingdom,
  KNOWN_GAMES,
  rowsBeside,
  sizeOfCost,
  verdictOf,
} from '@freehold/lab/card/verdict'
import { width, wrap } from '../layout.ts'
import { Progress } from '../progress.ts'

/** Longest time that is spent on it, in milliseconds: what is known by then is told. */
const LONGEST = 60_000
const PAUSE_EVERY = 50 // milliseconds, so that Ctrl-C comes through

/** Ends early by Ctrl-C or after a minute, with what is known then. */
export async function measured(card: OwnDefinition, effort: Effort = usualEffort): Promise<CardFigures> {
  const stop = new AbortController()
  const end = () => stop.abort()
  process.once('SIGINT', end)
  const progress = new Progress('per cent')
  const clock = () => performance.now()
  const begun = clock()
  let paused = begun
  try {
    const measuring = measureCard(card, effort, clock)
    for (;;) {
      const { value, done } = measuring.next()
      if (done || stop.signal.aborted || clock() - begun > LONGEST) return value
      if (clock() - paused < PAUSE_EVERY) continue
      progress.show(Math.round(100 * value.share), 100)
      await new Promise(setImmediate)
      paused = clock()
    }
  } finally {
    progress.clear()
    process.off('SIGINT', end)
  }
}

const percent = (share: number): string => `${(100 * share).toFixed(0)}`
const ofHundred = ({ value, low, high }: Estimate): string =>
  `${percent(value)} of 100 (${percent(low)} to ${percent(high)})`
const number = (n: number): string => n.toFixed(1)
const list = (names: readonly string[]): string => new Intl.ListFormat('en').format(names)

/** The sentence first, then the figures, then how they were found. */
export function measuredPage(card: OwnDefinition, figures: CardFigures): string {
  const size = sizeOfCost(card.cost)
  const best = bestOf(figures.money)
  const long = (text: string) => wrap(text, width())
  return [
    styleText('bold', long(headline(card, figures))),
    '',
    'Helping money: games won against money alone',
    ...figures.money.map(({ copies, share }) => `  ${copies} of it   ${ofHundred(share)}`),
    ...(figures.dearer ? [`  for ${size + 1}     ${ofHundred(figures.dearer.share)}`] : []),
    ...(figures.cheaper ? [`  for ${size - 1}     ${ofHundred(figures.cheaper.share)}`] : []),
    '',
    `Beside the cards you know, by what they cost; ${KNOWN_GAMES.toLocaleString('en')} games for each number of copies, the best counts`,
    ...rowsBeside(card.cost).flatMap((row) => {
      const own = row.size === size && best ? [{ name: card.name, share: best.share.value, own: true }] : []
      const all = [...row.cards.map((each) => ({ ...each, own: false })), ...own].toSorted((a, b) => b.share - a.share)
      const told = all.map(({ name, share, own: mine }) =>
        mine ? `>${name} ${percent(share)}<` : `${name} ${percent(share)}`,
      )
      return [`  ${row.size}: ${wrap(told.join(', '), width() - 5, 5)}`]
    }),
    ...figures.kingdoms.flatMap((each) => ['', ...inKingdom(card, each)]),
    '',
    styleText('dim', long(method(figures))),
  ].join('\n')
}

/** What it comes down to. */
function headline({ name, cost }: OwnDefinition, figures: CardFigures): string {
  const verdict = verdictOf({ cost }, figures)
  const size = sizeOfCost(cost)
  if (!verdict) return `${name}: no game came to its end.`
  const { says, of, asGood, beside, instead } = verdict
  const other = instead
    ? ` For ${instead.size} it would stand beside ${list(instead.beside.slice(0, 1)) || 'none'}.`
    : ''
  switch (says) {
    case 'too good':
      return `${name} looks too good for ${size}. Helping money, ${asGood.length === 0 ? 'none' : `only ${list(asGood)}`} of the ${of} cards for ${size} does as much.${other}`
    case 'fits':
      return `${name} stands among the cards for ${size}, beside ${list(beside)}.`
    case 'no help to money':
      return `${name} does nothing for money alone; no menus were bred with it.`
    case 'needs company':
      return `${name} does nothing for money alone; like Throne Room it needs company.`
    case 'unwanted':
      return `${name} is hardly wanted for ${size}.${other}`
    case 'nothing to compare with':
      return `${name} costs what no known card costs: there is nothing to compare it with.`
  }
}

function inKingdom({ name }: OwnDefinition, { kingdom, bought, wins, turns, moved }: InKingdom): string[] {
  const { players, of, each } = bought
  const how = players === 0 ? '' : `, ${number(each)} each, half of them the first by turn ${middleTurn(bought)}`
  const told = (title: string, text: string) => `  ${title.padEnd(8)} ${wrap(text, width() - 11, 11)}`
  const head = [
    `In ${kingdom}, menus bred with it and without it`,
    told('bought', `by ${players} of ${of} players${how}`),
  ]
  if (players === 0) return [...head, told('', 'so the rest tells nothing of it')]
  return [
    ...head,
    told('wins', `${ofHundred(wins)} for menus with it against those without`),
    told('length', `${number(turns.with)} turns with it, ${number(turns.without)} without: ${longer(turns.longer)}`),
    ...moved.slice(0, 3).map((card) => {
      const title = card.with < card.without ? 'less' : 'more'
      return told(title, `${card.card}: ${number(card.with)} a player with ${name}, ${number(card.without)} without`)
    }),
  ]
}

/** By which turn half of those who bought it had their first. */
function middleTurn({ players, firstTurns }: InKingdom['bought']): number {
  const upTo = (turn: number) => firstTurns.slice(0, turn).reduce((sum, n) => sum + n, 0)
  return 1 + firstTurns.findIndex((_, i) => 2 * upTo(i + 1) >= players)
}

function longer(difference: Estimate | undefined): string {
  if (!difference || (difference.low <= 0 && difference.high >= 0)) return 'no difference that can be told'
  const { value, low, high } = difference
  return `${number(Math.abs(value))} ${value > 0 ? 'longer' : 'shorter'} (${number(Math.min(Math.abs(low), Math.abs(high)))} to ${number(Math.max(Math.abs(low), Math.abs(high)))})`
}

function method({ games, kingdoms, share, slow, unfinished }: CardFigures): string {
  const bred =
    kingdoms.length > 0
      ? ' Menus were bred in some ten thousand games each, several with it and several without, all from the champion of the kingdom; the brackets hold how far they differ.'
      : ''
  return [
    `${games.toLocaleString('en')} games; brackets hold 95 % intervals.${bred}`,
    ...(share < 1 ? ['It was stopped before the end: these are the figures so far.'] : []),
    ...(slow ? ['Its games take too long for menus to be bred.'] : []),
    ...(unfinished > 0 ? [`${unfinished} games did not end and count for nothing.`] : []),
  ].join(' ')
}
