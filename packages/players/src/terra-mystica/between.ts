/**
 * What lies between two turns of a seat in a plan: what it is offered and has to answer, what the others do as far as it is known,
 * and the end of a round.
 */
import {
  type Ask,
  ask,
  beginRound,
  command,
  endRound,
  leechAmount,
  perform,
  rulesOfSeat,
  type State,
  verbs,
  words,
} from '@freehold/terra-mystica/fast'
import { askedInTurn } from './candidates.ts'
import { copyOf } from './copies.ts'
import type { Course } from './course.ts'
import type { Mind } from './mind.ts'

/** The seat has not ended its turn. */
export const isOpen = ({ w }: State, seat: number): boolean => w[words.TURN_OPEN] === 1 && w[words.ACTIVE] === seat

/** What the others do, and after how many turns of the seat in the round, as that course counts them. */
export interface Known {
  readonly course: Course
  readonly turns: number
}

/** The moment in which the seat moves again: after what the others do in between, or at once where that is not known. */
export function turnAfter(mind: Mind, after: State, seat: number, known?: Known): [State, Ask] {
  const s = copyOf(after)
  const { w } = s
  if (!isOpen(s, seat)) {
    takenByOthers(mind, s, seat)
    if (known) {
      known.course.play(s, known.turns, (moment) => answerAtFirstSight(mind, moment, seat))
      w[words.TURN]++
    } else dropQueue(s)
    w[words.ACTIVE] = seat
    w[words.TURN_OPEN] = 1
    w[words.ACTIONS] = 1
  }
  return [s, askedInTurn(s, seat)]
}

/** Others take the power that they are offered, where the builder gains by that. */
function takenByOthers(mind: Mind, s: State, seat: number): void {
  if (!rulesOfSeat(s, seat).data.leech) return
  const { w } = s
  for (let n = w[words.QUEUED]; n > 0; n--) {
    const [kind, other, from, amount] = w.subarray(words.QUEUE_AT)
    if (kind === words.LEECH && from === seat && leechAmount(s, other, amount) > 0)
      perform(s, other, command(verbs.TAKE, amount, seat))
    else words.dropEntry(s, words.QUEUE_AT)
  }
  answerAtFirstSight(mind, s, seat)
}

/** The seat answers all that is open for it; what waits for others is left out. */
function answerAtFirstSight(mind: Mind, s: State, seat: number): void {
  while (words.firstEntryOf(s, seat)) {
    while (s.w[words.QUEUE_AT + 1] !== seat) words.dropEntry(s, words.QUEUE_AT)
    const asked = ask(s) as Ask
    for (const each of mind.best(s, asked)) perform(s, seat, each)
  }
  dropQueue(s)
}

/** What the others own is left as it is, so that they look no richer in a round in which they did not move. */
const OWNED = [words.COINS, words.WORKERS, words.PRIESTS, words.BOWL1, words.BOWL2, words.BOWL3]

/** The beginning of the next round; who is not known to have passed has passed and kept the bonus card. */
export function nextRound(mind: Mind, after: State, seat: number, known?: Known): State {
  const s = copyOf(after)
  const { w, table } = s
  const isKnown = known?.course.knows(w[words.ROUND] + 1)
  takenByOthers(mind, s, seat)
  known?.course.playRest(s, known.turns, (moment) => answerAtFirstSight(mind, moment, seat))
  const others = Array.from(w.subarray(words.ORDER, words.ORDER + table.seats)).filter((other) => other !== seat)
  for (const other of others) {
    if (w[words.seatAt(other) + words.PASSED]) continue
    w[words.seatAt(other) + words.PASSED] = 1
    w[words.NEXT_ORDER + w[words.PASSES]++] = other // who begins the next round may depend on it
  }
  dropQueue(s)
  w[words.TURN_OPEN] = 0
  endRound(s)
  known?.course.playBonus(s)
  answerAtFirstSight(mind, s, seat)
  beginRound(s)
  for (
    let at = words.QUEUE_AT + (w[words.QUEUED] - 1) * words.ENTRY_WORDS;
    at >= words.QUEUE_AT;
    at -= words.ENTRY_WORDS
  )
    if (w[at + 1] !== seat) words.dropEntry(s, at)
  if (isKnown) {
    answerAtFirstSight(mind, s, seat)
    return s
  }
  for (const other of others)
    for (const owned of OWNED) w[words.seatAt(other) + owned] = after.w[words.seatAt(other) + owned]
  w[words.ACTIVE] = seat
  w[words.TURN] = 1
  w[words.TURN_OPEN] = 1
  w[words.ACTIONS] = 1
  return s
}

export function dropQueue(s: State): void {
  while (s.w[words.QUEUED] > 0) words.dropEntry(s, words.QUEUE_AT)
}
