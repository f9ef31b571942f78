/** Plays scenarios. */
import { type Decision, InputError, type Move } from '@freehold/kernel'
import type { DominionEvent } from '../engine/events.ts'
import type { State } from '../engine/state.ts'
import { dominion } from '../game.ts'
import type { Edition } from '../language/types.ts'
import { checkOptions } from '../setup/options.ts'
import { arrange } from './arrange.ts'
import { differences } from './expect.ts'
import { type Answer, expand, type Scenario, type SeatName, seatNames } from './schema.ts'

export interface ScenarioResult {
  readonly title: string
  readonly edition: Edition
  readonly problems: readonly string[] // none: it passed
}

/** Runs a scenario once for each edition that it is about. */
export function runScenario(scenario: Scenario): ScenarioResult[] {
  const editions = typeof scenario.edition === 'string' ? [scenario.edition] : scenario.edition
  return editions.map((edition) => ({ title: scenario.title, edition, problems: play(scenario, edition) }))
}

function play(scenario: Scenario, edition: Edition): string[] {
  const events: DominionEvent[] = []
  let step = 0
  try {
    const state = scenario.given.fresh ? setUp(scenario, edition) : arrange(scenario, edition)
    for (const entry of scenario.when) {
      step++
      const problems = take(state, entry, events)
      if (problems.length > 0) return problems.map((problem) => `when[${step - 1}]: ${problem}`)
    }
    return differences(state, scenario.then, events).map((problem) => `then: ${problem}`)
  } catch (error) {
    if (error instanceof InputError)
      return [step === 0 ? `given: ${error.message}` : `when[${step - 1}]: ${error.message}`]
    throw error
  }
}

function setUp(scenario: Scenario, edition: Edition): State {
  const { previousWinners } = scenario.given
  const start = previousWinners ? { winners: previousWinners.map((name) => seatNames.indexOf(name)) } : 0
  const kingdom = scenario.kingdom.length > 0 ? scenario.kingdom : 'First Game'
  return dominion.setup(
    checkOptions({ players: scenario.players, edition, kingdom, start, rules: scenario.rules }),
    'fast:scenario',
  )
}

/** One entry of `when`: an answer, by whoever is asked or by a given seat, or something that must be refused. */
function take(state: State, entry: Scenario['when'][number], events: DominionEvent[]): string[] {
  if (typeof entry === 'string' || Array.isArray(entry)) return give(state, entry, undefined, events)
  const problems: string[] = []
  const refused = entry.refused as Answer | undefined
  if (refused !== undefined) {
    const decision = dominion.pending(state)
    if (decision && typeof find(decision, refused) !== 'string')
      problems.push(`${quote(refused)} must be refused but is possible; ${offer(decision)}`)
  }
  for (const name of seatNames) {
    const answer = (entry as Partial<Record<SeatName, Answer>>)[name]
    if (answer !== undefined) problems.push(...give(state, answer, seatNames.indexOf(name), events))
  }
  if (entry.then) problems.push(...differences(state, entry.then, events))
  return problems
}

function give(state: State, answer: Answer, seat: number | undefined, events: DominionEvent[]): string[] {
  const decision = dominion.pending(state)
  if (!decision) return [`${quote(answer)}: nothing is asked, the game is over`]
  if (seat !== undefined && decision.seat !== seat)
    return [`${quote(answer)}: seat ${seatNames[seat]} is not asked; ${offer(decision)}`]
  if (answer === 'end turn') return endTurn(state, events)
  const move = find(decision, answer)
  if (typeof move === 'string') return [`${move}; ${offer(decision)}`]
  dominion.play(state, move, events)
  return []
}

/** `"end turn"` ends the present phase and the next, if they are asked about. */
function endTurn(state: State, events: DominionEvent[]): string[] {
  for (let phase = 0; phase < 2; phase++) {
    const decision = dominion.pending(state)
    const end = decision?.options.findIndex((option) => option.key === 'end') ?? -1
    if (!decision || end < 0)
      return phase === 0 && decision ? [`"end turn" is not possible now; ${offer(decision)}`] : []
    dominion.play(state, [end], events)
    if (decision.question.kind === 'buy') return []
  }
  return []
}

/** The numbers of the options with these keys, or what is wrong with them. */
function find(decision: Decision, answer: Answer): Move | string {
  const keys = expand(typeof answer === 'string' ? [answer] : answer)
  const exact = typeof answer === 'string' ? [answer] : answer
  const wanted = exact.every((key) => decision.options.some((option) => option.key === key)) ? exact : keys
  const move: number[] = []
  for (const key of wanted) {
    const i = decision.options.findIndex((option, at) => option.key === key && !move.includes(at))
    if (i < 0) return `"${key}" is not among the options`
    move.push(i)
  }
  if (move.length < decision.min || move.length > decision.max) return `${move.length} chosen`
  return move
}

const quote = (answer: Answer): string => (typeof answer === 'string' ? `"${answer}"` : `[${answer.join(', ')}]`)

/** Who is asked what, and what could be answered. */
function offer({ seat, question, options, min, max }: Decision): string {
  const many = min === max ? `${min}` : `${min} to ${max}`
  const by = question.cause ? ` by ${question.cause.source}` : ''
  return `seat ${seatNames[seat]} is asked${by} "${question.text}" and may choose ${many} of [${options.map((option) => option.key).join(', ')}]`
}
