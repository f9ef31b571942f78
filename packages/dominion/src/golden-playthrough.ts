/** A whole game as a text: every decision with its options, what each seat sees then, what was answered and what happened. */
import { type Decision, type GameLog, replay, type Seat } from '@freehold/kernel'
import type { State } from './engine/memory/state.ts'
import type { DominionEvent } from './engine/seen/events.ts'
import type { DominionView, SeatView } from './engine/seen/view.ts'
import type { PileView } from './engine/seen/view-supply.ts'
import { dominion } from './game.ts'

export function playthroughText(log: GameLog): string {
  const options = dominion.options(log.options)
  const seats = Array.from({ length: dominion.seats(options) }, (_, seat) => seat)
  const lines = [
    `game ${log.game}, rules ${log.rules}`,
    `options ${JSON.stringify(log.options)}`,
    `seed ${log.seed}`,
    '',
  ]
  const tellPosition = (title: string, state: State) =>
    lines.push(`# ${title}, state ${dominion.hash(state)}`, ...viewsText(state, seats))
  tellPosition('0', dominion.setup(options, log.seed ?? ''))
  const end = replay(dominion, log, ({ number, decision, move, events, state }) => {
    lines.push(
      ...decisionText(decision),
      `answer ${JSON.stringify(move)}`,
      ...events.map((e) => eventText(e, seats)),
      '',
    )
    tellPosition(`${number + 1}`, state)
  })
  lines.push(JSON.stringify(dominion.outcome(end)), '')
  return lines.join('\n')
}

function decisionText({ seat, actor, question, options, min, max, ordered }: Decision): string[] {
  const who = `seat ${seat}${actor === seat ? '' : ` for seat ${actor}`}`
  const how = `${min === max ? min : `${min} to ${max}`}${ordered ? ', in order' : ''}`
  return [
    `${who} is asked (${question.kind}, ${how}): ${question.text}`,
    ...options.map(({ key, text }, i) => `  [${i}] ${key}${text ? ` — ${text}` : ''}`),
  ]
}

/** What everybody sees, and what each seat sees otherwise. */
function viewsText(state: State, seats: readonly Seat[]): string[] {
  const all = viewLines(dominion.view(state, 'audience'))
  return [
    ...all,
    ...seats.flatMap((seat) => {
      const own = viewLines(dominion.view(state, seat)).filter((line) => !all.includes(line))
      return own.map((line) => `  seat ${seat} sees:${line}`)
    }),
  ]
}

function viewLines({ turn, asked, piles, trash, seats }: DominionView): string[] {
  return [
    `  ${JSON.stringify({ ...turn, asked })}`,
    `  piles ${piles.map(pileText).join(', ')}; trash ${list(trash)}`,
    ...seats.map((seat, i) => `  seat ${i} ${seatText(seat)}`),
  ]
}

const list = (cards: readonly string[]): string => (cards.length === 0 ? 'nothing' : cards.join(' '))
const pileText = ({ pile, card, cost, count }: PileView): string =>
  `${pile}${card === null || card === pile ? '' : ` (${card})`} ${count}${cost === null ? '' : `@${cost}`}`

function seatText({ hand, known, deck, discard, play, aside, ...counts }: SeatView): string {
  const parts = [
    `hand ${hand.cards ? list(hand.cards) : hand.count}${known.length > 0 ? ` with ${list(known)}` : ''}`,
    `deck ${deck.count}${deck.known.map(({ above, card }) => ` ${card}<${above}`).join('')}`,
    `discard ${discard.count}${discard.top === null ? '' : ` ${discard.top}`}`,
    `play ${list(play.map(({ card, as }) => (as === undefined ? card : `${card} as ${as}`)))}`,
    `aside ${aside.count}${aside.cards.map((card) => ` ${card}`).join('')}`,
  ]
  return `${parts.join(' | ')} | ${JSON.stringify(counts)}`
}

/** All of it, and who is told less. */
function eventText(event: DominionEvent, seats: readonly Seat[]): string {
  const { type, seat, depth, cause, seenBy: _, ...rest } = event
  const fewer = [...seats, 'audience' as const].filter(
    (viewer) => event.cards && !dominion.redact(event, viewer)?.cards,
  )
  const hidden = fewer.length === 0 ? '' : ` — cards hidden from ${fewer.join(', ')}`
  return `${'  '.repeat(depth)}- seat ${seat} ${type} ${JSON.stringify(rest)} because of ${cause.source} of seat ${cause.seat}${hidden}`
}
