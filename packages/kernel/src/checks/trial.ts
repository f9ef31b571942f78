import type { AnyGame, Decision, GameEvent, Move, Seat, Seed, Viewer } from '../game.ts'
import type { Below } from '../move.ts'
import { plainProblem } from '../plain.ts'
import { difference } from './difference.ts'

/** A game does not keep the contract. The message says where to see it again. */
export class CheckFailure extends Error {
  override name = 'CheckFailure'
}

/** What the checks came to see in one sample; those that need luck are asserted over all its games. */
export interface Tally {
  games: number
  unended: number // of them, given up after too many moves
  moves: number
  longest: number // moves of the longest game
  points: number // sampled states
  readonly redealt: Map<string, Redealt>[] // by seat and place in the views of others
  readonly asked: number[] // by seat: how often it was to move
  readonly futures: number[] // by seat: how often two such deals led its next move to different views; that of others, where it makes none
  readonly eventsCompared: number[] // by seat, the audience last: how often redacted events of two worlds were compared
}

/** A place in the views of others: how often a seat did not see what lay there, and how often it was dealt anew. */
export interface Redealt {
  hidden: number
  anew: number
}

/** What an event shows: all of it to all, all of it to the seat it happens to, or only these fields to all. */
export type Shown = 'all' | 'own' | readonly string[]

/** What events of a type show, or what of them an event shows. */
export type Shows = Readonly<Record<string, Shown | ((event: GameEvent) => Shown)>>

export function shownBy({ shows }: Trial, event: GameEvent): Shown | undefined {
  const shown = shows[event.type]
  return typeof shown === 'function' ? shown(event) : shown
}

/** One random game. */
export interface Trial {
  readonly game: AnyGame
  readonly sample: string
  readonly options: unknown
  readonly seed: Seed
  readonly seats: number
  readonly viewers: readonly Viewer[]
  readonly silent: readonly Seat[] // seats that are never asked
  readonly places: readonly string[] // in a view, where its owner sees what others do not
  readonly shows: Shows
  readonly few: boolean // nothing is asserted over all games of the sample: what is only counted for that need not be
  readonly passingTells: boolean // see `Plan`
  readonly openChoice: (decision: Decision) => boolean // likewise
  readonly below: Below // for the checks' own choices; the moves come from another generator
  readonly tally: Tally
  readonly moves: Move[]
  readonly seen: Seen[] // before each sampled move; elsewhere a gap
  readonly same?: SameState
  decision: Decision | undefined // what is asked now, for the message of a failure
}

/** Says for sure that two states of a game are the same, sooner than their hashes do; where it does not, the hashes decide. */
export type SameState = (one: unknown, other: unknown) => boolean

/** A state as it was when the checks saw it. */
export interface Seen {
  readonly copy: unknown
  readonly hash: string
}

/** A state that the checks look at: where `trial.moves.length` moves were made. */
export interface Point extends Seen {
  readonly state: unknown // the trial's own: to be left as it is
  readonly decision: Decision
  readonly views: readonly unknown[] // by viewer
}

/**
 * A part of the contract. `every` sees each decision, `point` the sampled ones, `played` what each move made happen,
 * `end` the last state.
 */
export interface Check {
  begin?(trial: Trial, state: unknown): void
  every?(trial: Trial, state: unknown, decision: Decision): void
  point?(trial: Trial, point: Point): void
  played?(trial: Trial, events: readonly GameEvent[]): void
  end?(trial: Trial, state: unknown): void
}

export function fail(trial: Trial, problem: string, cause?: unknown): never {
  throw new CheckFailure(`${whereabouts(trial)}: ${problem}`, { cause })
}

function whereabouts({ game, sample, seed, moves, decision }: Trial): string {
  const asked = decision
    ? `seat ${decision.seat} is asked "${decision.question?.text}", ${decision.options?.length} options, ` +
      `${decision.min} to ${decision.max}`
    : 'nothing is asked'
  return `${game.id}, sample "${sample}", seed ${seed}, move ${moves.length} (${asked})`
}

/** Fails unless the two are the same plain data. */
export function expectSame(trial: Trial, what: string, a: unknown, b: unknown): void {
  const found = difference(a, b)
  if (found !== undefined) fail(trial, `${what}: ${found}`)
}

export function expectPlain(trial: Trial, what: string, value: unknown): void {
  const problem = plainProblem(value)
  if (problem !== undefined) fail(trial, `${what} is not plain data: ${problem}`)
}

export function expectUntouched(trial: Trial, point: Point, by: string): void {
  if (!isAsSeen(trial, point.state, point)) fail(trial, `${by} changed the state`)
}

export const isAsSeen = ({ game, same }: Trial, state: unknown, { copy, hash }: Seen): boolean =>
  same?.(state, copy) || game.hash(state) === hash

export const areSame = ({ game, same }: Trial, one: unknown, other: unknown): boolean =>
  same?.(one, other) || game.hash(one) === game.hash(other)

export const viewsOf = ({ game, viewers }: Trial, state: unknown): unknown[] =>
  viewers.map((viewer) => game.view(state, viewer))

/** What the viewer sees in the state looked at. */
export const viewAt = ({ seats }: Trial, { views }: Point, viewer: Viewer): unknown =>
  views[viewer === 'audience' ? seats : viewer]

/** A fresh seed for a check's own deals. */
export function dealSeed(trial: Trial): Seed {
  return `fast:deal ${trial.below(2 ** 21)} ${trial.below(2 ** 21)}`
}

export function viewName(viewer: Viewer): string {
  return viewer === 'audience' ? 'the view of the audience' : `the view of seat ${viewer}`
}

export function seatsOf(trial: Trial): Seat[] {
  return Array.from({ length: trial.seats }, (_, seat) => seat)
}
