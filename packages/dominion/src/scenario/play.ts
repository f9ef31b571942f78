/**
 * Gives a scenario's answers. Decisions with one possible answer are passed over; an answer that was written for one
 * of them nevertheless is taken as that where it fits nothing else. Which of both was meant may show only later, so
 * both are tried, the decision that is really asked first.
 */
import type { Decision } from '@freehold/kernel'
import type { State } from '../engine/memory/state.ts'
import type { DominionEvent } from '../engine/seen/events.ts'
import { dominion } from '../game.ts'
import { ending, find, isOfOneCard, isTurnOver, leavesPlay, offer, onlyAnswer } from './answers.ts'
import { differences } from './expect.ts'
import type { ReadScenario, ReadStep } from './read.ts'
import { type Expected, seatNames } from './schema.ts'
import type { Choice } from './vocabulary.ts'

/** Where a scenario stands. */
interface Standing {
  readonly state: State
  readonly events: readonly DominionEvent[]
  readonly passed: readonly Decision[] // passed over since the last answer, and not spoken of by an answer yet
  readonly told: readonly string[] // what was answered, for people
  readonly before?: Standing // the last answer
  readonly said?: readonly Choice[] // what was answered last
}

export interface Run {
  readonly problems: readonly string[] // none: it passed
  readonly told: readonly string[]
  readonly moments: readonly Moment[] // as it began, and after each answer
}

/** The table at some moment of a scenario, and all that has happened until then. */
export interface Moment {
  readonly state: State
  readonly events: readonly DominionEvent[]
}

function momentsUntil(last: Standing): readonly Moment[] {
  const moments: Moment[] = []
  for (let each: Standing | undefined = last; each; each = each.before) moments.unshift(each)
  return moments
}

/** How a way to understand the answers ended. `misfit`: an answer fitted nothing, so another way may be meant. */
interface End extends Run {
  readonly steps: number // done
  readonly misfit: boolean
}

type AnswerStep = Extract<ReadStep, { readonly answer: unknown }>

export function playThrough(scenario: ReadScenario, begin: State): Run {
  const skip = scenario.asking === 'open'
  let tries = 0

  function follow(standing: Standing, done: number): End {
    const step = scenario.steps[done]
    const end = (problems: readonly string[], misfit = false): End => ({
      problems,
      misfit,
      steps: done,
      told: standing.told,
      moments: momentsUntil(standing),
    })
    if (!step) return end(compare(ordered(standing), scenario.then).map((line) => `then: ${line}`))
    const place = `when[${step.index}]`
    if ('answer' in step) {
      let best: End | undefined
      for (const next of ways(standing, step)) {
        const result = follow(next, done + 1)
        if (!result.misfit) return result
        if (!best || result.steps > best.steps) best = result
        if (++tries > 500) break
      }
      return best ?? end([`${place}: ${misfit(standing, step)}`], true)
    }
    const problems = 'then' in step ? compare(standing, step.then) : refusal(standing, step)
    const field = 'then' in step ? '.then' : '.refused'
    const later = follow(standing, done + 1)
    if (problems.length === 0) return later
    // Whether the answers are understood rightly shows in the answers alone, never in what is expected.
    return { ...later, problems: problems.map((line) => `${place}${field}: ${line}`), told: standing.told }
  }

  /** What an answer may mean: first a choice, then a word about something that was passed over. */
  function* ways(standing: Standing, step: AnswerStep): Generator<Standing> {
    const decision = dominion.pending(standing.state)
    if (decision) {
      const agreed = skip && agreeing(standing, decision, step)
      if (agreed) yield agreed
      const next = give(standing, decision, step)
      if (next) yield next
    }
    if (decision && skip) {
      const next = inLaterPhase(standing, decision, step)
      if (next) yield next
      yield* choosing(standing, decision, step)
      // Agreeing first, and saying which next: `yes`, `Copper`.
      if (isPhrase(step.answer, 'yes') && mayPick(decision) && isFor(decision, step)) yield standing
    }
    const confirmed = confirm(standing, step)
    if (confirmed) yield confirmed
    if (skip && decision && isTurnOver(decision)) {
      yield* ways(advance(standing, decision, [ending(decision)]), step)
    }
    const order = decision && unsaid(standing, decision)
    if (decision && order) yield* ways(advance(standing, decision, order), step)
  }

  function give(standing: Standing, decision: Decision, step: AnswerStep): Standing | undefined {
    if (!isFor(decision, step)) return undefined
    if (isPhrase(step.answer, 'end turn')) return endTurn(standing, decision)
    const move = find(decision, step.answer)
    return typeof move === 'string' ? undefined : { ...advance(standing, decision, move), said: step.answer }
  }

  /** The answer to something that was passed over. */
  function confirm(standing: Standing, step: AnswerStep): Standing | undefined {
    const spoken = standing.passed.findIndex((each) => isFor(each, step) && typeof find(each, step.answer) !== 'string')
    return spoken < 0 ? undefined : { ...standing, passed: standing.passed.slice(spoken + 1) }
  }

  /** Saying which cards is agreeing to do it at all. */
  function agreeing(standing: Standing, decision: Decision, step: AnswerStep): Standing | undefined {
    const cards = step.answer.length > 0 && step.answer.every(({ card }) => card !== undefined)
    if (decision.question.kind !== 'may' || !cards || !isFor(decision, step)) return undefined
    const agreed = advance(standing, decision, [decision.options.findIndex((option) => option.key === 'yes')])
    const [asked] = [...agreed.passed, dominion.pending(agreed.state)]
    if (
      !asked ||
      !['pick', 'gain'].includes(asked.question.kind) ||
      asked.question.cause?.source !== decision.question.cause?.source
    )
      return undefined
    return agreed.passed.length > 0 ? confirm(agreed, step) : give(agreed, asked, step)
  }

  /** Saying which cards is choosing that for which they can be said: `gain Smithy`, where it is asked which gain comes first. */
  function* choosing(standing: Standing, decision: Decision, step: AnswerStep): Generator<Standing> {
    const cards = step.answer.length > 0 && step.answer.every(({ card }) => card !== undefined)
    if (decision.question.kind !== 'choose' || decision.max !== 1 || !cards || !isFor(decision, step)) return
    for (const option of decision.options.keys()) {
      const chosen = advance(standing, decision, [option])
      const asked = dominion.pending(chosen.state)
      const source = decision.question.cause?.source
      const next = asked?.question.cause?.source === source && asked ? give(chosen, asked, step) : undefined
      const meant = next ?? confirm(chosen, step)
      if (meant) yield meant
    }
  }

  /** Playing a Treasure or buying ends the Action phase, and playing a Night card the Buy phase. */
  function inLaterPhase(standing: Standing, decision: Decision, step: AnswerStep): Standing | undefined {
    const playsOrBuys = step.answer.every(
      ({ verb, phrase }) =>
        verb === 'play' || verb === 'buy' || phrase === 'play treasures' || phrase === 'spend Coffers',
    )
    if (!playsOrBuys || !isFor(decision, step)) return undefined
    const later = endPhase(standing, decision)
    const asked = later && nextPhase(later, decision)
    if (!later || !asked) return undefined
    return give(later, asked, step) ?? inLaterPhase(later, asked, step)
  }

  /** Ends the present phase and those that follow, if they are asked about. */
  function endTurn(standing: Standing, decision: Decision): Standing | undefined {
    const next = endPhase(standing, decision)
    const asked = next && nextPhase(next, decision)
    return next && asked ? endTurn(next, asked) : next
  }

  function endPhase(standing: Standing, decision: Decision): Standing | undefined {
    const ends = ending(decision)
    return ends < 0 ? undefined : advance(standing, decision, [ends])
  }

  /** An order of which nothing is said: as cards leave play, as effects were set up, or as those were named that are put somewhere. */
  function unsaid({ said }: Standing, decision: Decision): readonly number[] | undefined {
    if (!skip) return undefined
    if (leavesPlay(decision) || isOfOneCard(decision)) return [0]
    const named = decision.question.kind === 'order' && said ? find(decision, said) : undefined
    return typeof named === 'string' ? undefined : named
  }

  /** The end of a scenario that leaves an order open, unless it asks for just that. */
  function ordered(standing: Standing): Standing {
    const decision = dominion.pending(standing.state)
    const order = decision && !scenario.then.pending && unsaid(standing, decision)
    return order ? ordered(advance(standing, decision, order)) : standing
  }

  /** What is asked in a later phase of the same turn. */
  function nextPhase({ state }: Standing, { question, actor }: Decision): Decision | undefined {
    const asked = dominion.pending(state)
    const isLater = asked && phases.indexOf(asked.question.kind) > phases.indexOf(question.kind)
    return isLater && asked.actor === actor ? asked : undefined
  }

  function advance(standing: Standing, decision: Decision, move: readonly number[]): Standing {
    const state = dominion.clone(standing.state)
    const events = [...standing.events]
    const told = [...standing.told, tell(decision, move)]
    dominion.play(state, move, events)
    const buying = decision.question.kind === 'buy' ? decision.actor : undefined
    return settle({ state, events, passed: [], told, before: standing }, buying)
  }

  /** Passes over decisions with one possible answer, but never over the end of a turn. `buying`: who was already. */
  function settle({ state, events, told, before }: Standing, buying?: number): Standing {
    const passed: Decision[] = []
    const heard = [...events]
    if (!skip) return { state, events, passed, told, before }
    for (;;) {
      const decision = dominion.pending(state)
      const move = decision && !isTurnOver(decision) ? onlyAnswer(decision) : undefined
      if (!decision || !move) {
        if (decision?.question.kind === 'buy' && decision.actor !== buying) passed.push(endOfActions(decision))
        return { state, events: heard, passed, told, before }
      }
      passed.push(decision)
      dominion.play(state, move, heard)
    }
  }

  function misfit({ state, passed }: Standing, step: AnswerStep): string {
    const decision = dominion.pending(state)
    if (!decision) return `${step.written}: nothing is asked, the game is over`
    const before = passed
      .filter(({ options, question }) => options.length > 0 && question.kind !== 'action')
      .map(passedOver)
    return [`${why(decision, step)}; ${offer(decision)}`, ...before].join('; ')
  }

  return follow(settle({ state: begin, events: [], passed: [], told: [] }), 0)
}

const phases = ['action', 'buy', 'night'] // in this order: questions of the turn, in the middle of which no card is

/** Differences, and what somebody may have overlooked who did not expect them. */
function compare({ state, events, passed }: Standing, expected: Expected): string[] {
  const ended = passed.some(({ question }) => question.kind === 'action')
  const found = differences(state, expected, events, ended)
  const decision = dominion.pending(state)
  if (found.length === 0 || !decision) return found
  if (isTurnOver(decision))
    return [...found, `note: ${seatNames[decision.actor]}'s turn is not over until an answer ends it: "end turn"`]
  return phases.includes(decision.question.kind) ? found : [...found, `note: ${offer(decision)}`]
}

const mayPick = ({ question, min, options }: Decision): boolean =>
  question.kind === 'pick' && min === 0 && new Set(options.map(({ key }) => key)).size > 1

/** The Action phase of whoever buys has ended by itself, without a question. */
function endOfActions({ seat, actor }: Decision): Decision {
  const question = { kind: 'action', text: 'End your Action phase' }
  return { seat, actor, question, options: [{ key: 'end' }], min: 1, max: 1, ordered: false }
}

const isPhrase = (choices: readonly Choice[], phrase: string): boolean =>
  choices.length === 1 && choices[0].phrase === phrase

const isFor = (decision: Decision, { seat }: AnswerStep): boolean => seat === undefined || decision.seat === seat

function why(decision: Decision, step: AnswerStep): string {
  if (!isFor(decision, step)) return `${step.written}: ${seatNames[step.seat ?? 0]} is not asked now`
  if (isPhrase(step.answer, 'end turn')) return `${step.written}: the turn cannot end yet`
  const found = find(decision, step.answer)
  if (typeof found !== 'string') return `${step.written} cannot be meant here`
  return found.startsWith('"') ? found : `${step.written}: ${found}`
}

/** What must not be possible is not. */
function refusal({ state }: Standing, step: Extract<ReadStep, { readonly refused: unknown }>): string[] {
  const decision = dominion.pending(state)
  if (!decision) return []
  const possible = isPhrase(step.refused, 'end turn')
    ? decision.options.some((option) => option.key === 'end')
    : typeof find(decision, step.refused) !== 'string'
  return possible ? [`${step.written} must be refused but is possible; ${offer(decision)}`] : []
}

const keysOf = ({ options }: Decision, move: readonly number[]): string =>
  move.length === 0 ? 'nothing' : move.map((i) => options[i].key).join(', ')

function passedOver(decision: Decision): string {
  const by = decision.question.cause?.source ?? 'the turn'
  const move = onlyAnswer(decision) ?? []
  return `before that ${seatNames[decision.seat]} was not asked by ${by}, because only "${keysOf(decision, move)}" was possible`
}

function tell(decision: Decision, move: readonly number[]): string {
  const by = decision.question.cause ? ` (${decision.question.cause.source})` : ''
  return `${seatNames[decision.seat]}${by}: ${keysOf(decision, move)}`
}
