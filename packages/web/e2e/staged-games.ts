/** Games of Dominion led to a decision worth looking at, with the rules themselves. */
import { type DominionView, dominion } from '@freehold/dominion'
import { belowFrom, type Decision, eventsFor, Playthrough, randomMove } from '@freehold/kernel'
import type { Happening, Update } from '@freehold/server/protocol'
import { tableOf } from './staged.ts'

export interface Wanted {
  readonly players: number
  readonly kingdom: readonly string[]
  readonly edition?: '1e' | '2e'
  readonly beside?: object // landscapes, Colonies and whatever else lies beside the ten
  readonly seed?: string
  readonly first?: number // the game to begin looking in: a rare decision is known to be in it
  /** The first decision of seat 0 that fits, after the given number of moves. */
  readonly after: number
  fits(decision: Decision, view: DominionView): boolean
}

const seatNames = ['Jonas', 'Hester', 'Ambrose', 'Wilhelmina', 'Bo', 'Constantin']

/** Plays what it can and buys actions, so that hands grow. */
function eager(decision: Decision, below: (n: number) => number) {
  const keys = decision.options.map(({ key }) => key)
  const plays = keys.flatMap((key, i) => (key.startsWith('play ') && key !== 'play treasures' ? [i] : []))
  if (decision.question.kind === 'action' && plays.length > 0) return [plays[below(plays.length)]]
  if (keys.includes('play treasures')) return [keys.indexOf('play treasures')]
  if (decision.question.kind === 'buy') {
    const wanted = keys.flatMap((key, i) => (/^buy (?!Copper|Curse|Estate|Province)/.test(key) ? [i] : []))
    return wanted.length > 0 ? [wanted.at(-1 - below(Math.min(3, wanted.length))) as number] : [keys.indexOf('end')]
  }
  if (decision.min === 0) return [] // keeps what it has
  return randomMove(decision, below)
}

export function staged(wanted: Wanted): Update {
  const { players, kingdom, edition = '2e', beside = {}, after, first = 0 } = wanted
  for (let seed = first; seed < first + 200; seed++) {
    const options = dominion.options({ players, kingdom, edition, ...beside, asking: 'open', start: 0 })
    const playthrough = Playthrough.start(dominion, options, `fast:${wanted.seed ?? 'staged'} ${seed}`)
    const below = belowFrom(`fast:${seed}`)
    const happened: Happening[] = []
    for (let move = 0; move < 900; move++) {
      const decision = playthrough.pending()
      if (!decision) break
      // To look at a position costs far more than to play a move.
      const view = decision.seat === 0 && move >= after ? playthrough.view(0) : undefined
      if (view && wanted.fits(decision, view)) {
        const seats = seatNames.slice(0, players).map((name, seat) => ({
          name,
          robot: seat === 0 ? null : 'big-money',
          label: null,
          away: false,
          kept: null,
          person: name.toLowerCase(), // whose names are shown, though others play for them
        }))
        const state = tableOf({
          options: JSON.parse(JSON.stringify(options)),
          view,
          seats,
          asked: decision,
          version: move + 2,
          position: move,
        })
        return { happened, state }
      }
      const events = playthrough.play(eager(decision, below))
      happened.push({
        version: move + 2,
        kind: 'moved',
        seat: decision.seat,
        events: eventsFor(dominion, events, 0).map((event) => ({ ...event })),
      })
    }
  }
  throw new Error('no game came to such a decision')
}
