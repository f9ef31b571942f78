import type { Decision, Outcome } from '../game.ts'
import { type Check, expectPlain, expectSame, fail, seatsOf, type Trial } from './trial.ts'

/** Decisions can be answered, and the game has a result exactly when nothing is asked any more. */
export const decisionsCheck: Check = {
  every(trial, state, decision) {
    checkDecision(trial, decision)
    if (trial.game.outcome(state) !== undefined) fail(trial, 'there is an outcome although something is asked')
  },
  point(trial, { state, decision }) {
    expectPlain(trial, 'the decision', decision)
    expectSame(trial, 'asked twice, the decision differs', decision, trial.game.pending(state))
  },
  end(trial, state) {
    const outcome = trial.game.outcome(state)
    if (!outcome) fail(trial, 'nothing is asked, but there is no outcome')
    checkOutcome(trial, outcome)
  },
}

function checkDecision(trial: Trial, decision: Decision): void {
  const { seat, actor, question, options, min, max, ordered } = decision
  const isSeat = (value: unknown) => Number.isInteger(value) && Number(value) >= 0 && Number(value) < trial.seats
  if (!isSeat(seat)) fail(trial, `decision.seat is ${seat}, seats are 0 to ${trial.seats - 1}`)
  if (!isSeat(actor)) fail(trial, `decision.actor is ${actor}, seats are 0 to ${trial.seats - 1}`)
  if (!isText(question.kind)) fail(trial, 'decision.question.kind is empty')
  if (!isText(question.text)) fail(trial, 'decision.question.text is empty')
  if (question.cause && !isSeat(question.cause.seat))
    fail(trial, `decision.question.cause.seat is ${question.cause.seat}`)
  if (typeof ordered !== 'boolean') fail(trial, `decision.ordered is ${ordered}`)
  options.forEach((option, i) => {
    if (!isText(option.key)) fail(trial, `decision.options[${i}].key is empty`)
  })
  const bounds = [0, min, max, options.length]
  if (!bounds.every(Number.isInteger) || bounds.some((bound, i) => i > 0 && bound < bounds[i - 1])) {
    fail(trial, `0 <= min <= max <= options does not hold: min ${min}, max ${max}, options ${options.length}`)
  }
  if (max === 0) fail(trial, 'nothing can be chosen; a decision without a choice is not to be asked')
}

function checkOutcome(trial: Trial, outcome: Outcome): void {
  expectPlain(trial, 'the outcome', outcome)
  const { places, points, winners, why } = outcome
  if (places.length !== trial.seats) fail(trial, `outcome.places are ${places.length} of ${trial.seats} seats`)
  if (points.length !== trial.seats) fail(trial, `outcome.points are ${points.length} of ${trial.seats} seats`)
  if (!isText(why)) fail(trial, 'outcome.why is empty')
  for (const seat of seatsOf(trial)) {
    const ahead = places.filter((place) => place < places[seat]).length
    if (places[seat] !== ahead + 1)
      fail(trial, `outcome.places are ${places.join()}: ${ahead} stand before seat ${seat}`)
    const richer = seatsOf(trial).find((other) => points[other] > points[seat] && places[other] > places[seat])
    if (richer !== undefined) fail(trial, `outcome: seat ${richer} has more points than seat ${seat} and stands behind`)
  }
  const first = seatsOf(trial).filter((seat) => places[seat] === 1)
  expectSame(trial, 'outcome.winners are not the seats in place 1', [...winners], first)
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== ''
}
