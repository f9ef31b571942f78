/**
 * What may be taken back for free: one's own last moves, as long as nobody learnt anything by them. Beyond that the
 * others have to agree.
 */
import {
  type AnyGame,
  canonicalJson,
  eventsFor,
  type GameEvent,
  type GameLog,
  type Move,
  replay,
  type Seat,
} from '@freehold/kernel'

/**
 * So many times all that the seat does not know is dealt anew to see whether it would have seen something else. Enough
 * that one of ten cards shown to all, nine of them alike, does not pass for nothing; the first difference ends the search.
 */
const WORLDS = 200

/** Whether all moves from number `to` on were the seat's own and taught nobody anything hidden or random. */
export function isFreeUndo(game: AnyGame, log: GameLog, to: number, seat: Seat): boolean {
  const { outcome: _outcome, hash: _hash, ...start } = log
  const state: unknown = replay(game, { ...start, moves: log.moves.slice(0, to) })
  const seats = game.seats(game.options(log.options))
  for (const move of log.moves.slice(to)) {
    if (game.pending(state)?.seat !== seat) return false
    if (teaches(game, state, move, seat, seats)) return false
    game.play(state, move)
  }
  return true
}

function teaches(game: AnyGame, state: unknown, move: Move, seat: Seat, seats: number): boolean {
  const here = playedOn(game, game.clone(state), move, seat)
  if (here.events.some((event) => isToldToSome(game, event, seats))) return true
  for (let i = 0; i < WORLDS; i++) {
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
  const told = (viewer: Seat | 'audience') => canonicalJson(game.redact(event, viewer) ?? null)
  const toAll = told('audience')
  return Array.from({ length: seats }, (_, viewer) => told(viewer)).some((each) => each !== toAll)
}

/** Plays the move on the state, which is used up: what happened, and all that the seat then knows. */
function playedOn(game: AnyGame, state: unknown, move: Move, seat: Seat) {
  const events: GameEvent[] = []
  game.play(state, move, events)
  const asked = game.pending(state)
  const own = asked?.seat === seat ? asked : null
  const known = canonicalJson([game.view(state, seat), own, eventsFor(game, events, seat)])
  return { events, known }
}
