// Whole games to be told in tests: short ones, played eagerly, so that much happens in them.

import { belowFrom, type Decision, type Move, Playthrough, randomMove } from '@freehold/kernel'
import type { DominionEvent } from '../engine/seen/events.ts'
import type { DominionView } from '../engine/seen/view.ts'
import { dominion } from '../game.ts'
import { opening } from './tell.ts'

export interface PlayedGame {
  readonly names: readonly string[]
  readonly events: readonly DominionEvent[] // unredacted, from the first turn on
  readonly playthrough: Playthrough<unknown, DominionView, unknown, DominionEvent>
}

const names = ['Ada', 'Bob', 'Cleo']

export function playEagerly(title: string, options: object): PlayedGame {
  const rules = { provinces: 2, emptyPiles: 1 }
  const playthrough = Playthrough.start(dominion, { rules, asking: 'open', ...options }, `secret:${'5eed'.repeat(16)}`)
  const below = belowFrom(`fast:${title}`)
  const events: DominionEvent[] = [opening(playthrough.view('audience'))]
  for (let asked = playthrough.pending(); asked; asked = playthrough.pending())
    events.push(...playthrough.play(eagerMove(asked, below)))
  const { players } = dominion.options(options)
  return { names: names.slice(0, players), events, playthrough: playthrough as PlayedGame['playthrough'] }
}

/** Plays all it can and buys something dear; what a card asks is answered at random. */
export function eagerMove(asked: Decision, below: (n: number) => number): Move {
  const { kind } = asked.question
  const find = (test: (key: string) => boolean) => asked.options.flatMap(({ key }, i) => (test(key) ? [i] : []))
  const actions = find((key) => (kind === 'action' || kind === 'night') && key.startsWith('play '))
  if (actions.length > 0) return [actions[below(actions.length)]]
  const treasures = find((key) => key === 'play treasures')
  if (treasures.length > 0) return treasures
  const tokens = find((key) => key.startsWith('spend '))
  if (tokens.length > 0) return [tokens[0]]
  if (kind !== 'buy') return randomMove(asked, below)
  const price = (i: number) => (asked.options[i].detail as { cost: number }).cost
  const dear = find((key) => key.startsWith('buy ') && !/Copper|Curse/.test(key)).sort((a, b) => price(b) - price(a))
  return dear.length > 0 ? [dear[below(Math.min(3, dear.length))]] : find((key) => key === 'end')
}
