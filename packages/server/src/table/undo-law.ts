/**
 * What may be taken back for free, and tried without confirming it: one's own moves, as long as nobody learns anything by
 * them. Beyond that the others have to agree.
 */
import { type AnyGame, eventsFor, type GameEvent, type Move, type Seat } from '@freehold/kernel'
import type { HostedGame } from '../games.ts'

/** What the law needs to know of a game. */
export type Judged = Pick<HostedGame, 'game' | 'isOpen'>

/**
 * So many times all that the seat does not know is dealt anew to see whether it would have seen something else. Enough
 * that one of ten cards shown to all, nine of them alike, does not pass for nothing; the first difference ends the search.
 */
const WORLDS = 200
/** So many where nothing happened but what the game calls open: there it is only made sure of. */
const WORLDS_WHEN_OPEN = 3

/** Whether the seat's move in this state would teach anybody anything hidden or random. */
export function teaches({ game, isOpen }: Judged, state: unknown, move: Move, seat: Seat, seats: number): boolean {
  const here = playedOn(game, game.clone(state), move, seat)
  if (here.events.some((event) => isToldToSome(game, event, seats))) return true
  const worlds = here.events.every(({ type }) => isOpen(type)) ? WORLDS_WHEN_OPEN : WORLDS
  for (let i = 0; i < worlds; i++) {
    const world: unknown = game.determinize(state, seat, `fast:world ${i}`)
    if (playedOn(game, world, move, seat).known !== here.known) return true
  }
  return false
}

/**
 * What a seat is told and the audience is not counts as hidden until then: a card drawn, a hand looked at. That is strict
 * with those who knew their last five cards anyway; they can ask.
 */
function isToldToSome(game: AnyGame, event: GameEvent, seats: number): boolean {
  const told = (viewer: Seat | 'audience') => JSON.stringify(game.redact(event, viewer) ?? null)
  const toAll = told('audience')
  return Array.from({ length: seats }, (_, viewer) => told(viewer)).some((each) => each !== toAll)
}

/** Plays the move on the state, which is used up: what happened, and all that the seat then knows. */
function playedOn(game: AnyGame, state: unknown, move: Move, seat: Seat) {
  const events: GameEvent[] = []
  game.play(state, move, events)
  const asked = game.pending(state)
  const own = asked?.seat === seat ? asked : null
  const known = JSON.stringify([game.view(state, seat), own, eventsFor(game, events, seat)])
  return { events, known }
}
