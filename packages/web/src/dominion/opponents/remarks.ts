/**
 * What an artificial opponent has to say, and when: little. It follows from what has happened alone, so that it is the same
 * whenever the moment is looked at.
 */
import type { DominionEvent } from '@freehold/dominion'

const moments = ['greets', 'province', 'cursed', 'attacked', 'attacks', 'emptied', 'won', 'lost'] as const
export type Moment = (typeof moments)[number]

/** So many of its own turns pass before it speaks again, but for the last word. */
const PAUSE = 4

/** From this turn of its own on, so that nobody waits for its words before the game has begun. */
const FIRST = 2

interface Told {
  readonly events: readonly DominionEvent[] // up to the moment that is shown
  readonly seat: number // whose words they are
  readonly winners: readonly number[] | undefined // once it is over
  isAttack(card: string): boolean
}

/** What it says now; each thing once a game, and not for longer than a turn of its own. */
export function remarkOf({ events, seat, winners, isAttack }: Told): Moment | undefined {
  if (winners) return winners.includes(seat) ? 'won' : 'lost'
  const said = new Set<Moment>()
  let now: { readonly moment: Moment; readonly turn: number } | undefined
  let turn = 0
  const say = (moment: Moment) => {
    if (said.has(moment) || (now && turn - now.turn < PAUSE)) return
    said.add(moment)
    now = { moment, turn }
  }
  for (const { type, seat: who, cards: [card = ''] = [], what } of events) {
    const own = who === seat
    if (type === 'began' && own) turn++
    if (turn < FIRST || what === 'again') continue
    if (turn === FIRST) say('greets')
    if (type === 'gained' && own && card === 'Province') say('province')
    if (type === 'gained' && own && card === 'Curse') say('cursed')
    if (type === 'played' && isAttack(card)) say(own ? 'attacks' : 'attacked')
    if (type === 'bought' && !own && card === 'Province') say('emptied')
  }
  return now && turn - now.turn < 1 ? now.moment : undefined
}
