/** Runs scenarios. */
import { eventsFor, InputError } from '@freehold/kernel'
import { allCards } from '../cards/index.ts'
import type { DominionEvent } from '../engine/seen/events.ts'
import type { DominionView } from '../engine/seen/view.ts'
import { dominion } from '../game.ts'
import { type Edition, editions } from '../language/types.ts'
import { checkOptions } from '../setup/options.ts'
import { arrange } from './arrange.ts'
import { playThrough } from './play.ts'
import { type ReadScenario, readScenario } from './read.ts'
import { type Scenario, type SeatName, seatNames } from './schema.ts'
import { OtherEdition } from './vocabulary.ts'

/** `wrong`: the scenario itself cannot be, so that it says nothing about the rules. */
export type ScenarioOutcome = 'passed' | 'failed' | 'wrong'

export interface ScenarioResult {
  readonly title: string
  readonly source?: string
  readonly edition: Edition
  readonly outcome: ScenarioOutcome
  readonly problems: readonly string[] // none: it passed
  readonly told: readonly string[] // who answered what
}

/** Runs a scenario once for each edition that it is about; by default, for each that has all its cards. */
export function runScenario(scenario: Scenario): ScenarioResult[] {
  const { title, source } = scenario
  const runs = (scenario.edition ?? editions).map((edition) => runIn(scenario, edition))
  const possible = runs.filter((run) => scenario.edition || !run.otherEdition)
  return (possible.length > 0 ? possible : runs).map(({ otherEdition: _, ...run }) => ({
    title,
    ...(source !== undefined && { source }),
    ...run,
  }))
}

interface EditionRun extends Omit<ScenarioResult, 'title'> {
  readonly otherEdition?: boolean // it has a card that this edition has not
}

function runIn(scenario: Scenario, edition: Edition): EditionRun {
  try {
    const read = readScenario(scenario, edition)
    const { problems, told } = read.given.fresh ? runFresh(read) : playThrough(read, arrange(read))
    const outcome = problems.length === 0 ? 'passed' : 'failed'
    return { edition, outcome, problems: [...problems, ...hints(read, problems)], told }
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    const otherEdition = error instanceof OtherEdition
    return { edition, outcome: 'wrong', problems: [error.message], told: [], otherEdition }
  }
}

const SEEDS = 64

/** What is seen by A when a scenario is played in an edition: as it begins, and after each answer, with what happened in between. */
export interface SeenMoment {
  readonly view: DominionView
  readonly events: readonly DominionEvent[]
}

/** Plays a scenario for somebody who watches it with the eyes of A. */
export function watchScenario(scenario: Scenario, edition: Edition): readonly SeenMoment[] {
  const read = readScenario(scenario, edition)
  const { moments } = playThrough(read, read.given.fresh ? setUp(read, 'fast:scenario 0') : arrange(read))
  return moments.map(({ state, events }, i) => ({
    view: dominion.view(state, 0),
    events: eventsFor(dominion, events.slice(moments[i - 1]?.events.length ?? 0), 0),
  }))
}

/** A game as it is set up. Who begins is drawn by lot, so it is set up many times. */
function runFresh(scenario: ReadScenario): ReturnType<typeof playThrough> {
  const { startPlayer } = scenario.then
  const begun = new Set<SeatName>()
  for (let i = 0; i < (startPlayer ? SEEDS : 1); i++) {
    const state = setUp(scenario, `fast:scenario ${i}`)
    begun.add(seatNames[dominion.view(state, 'audience').turn.seat])
    const run = playThrough(scenario, state)
    if (run.problems.length > 0) return run
  }
  const missing = startPlayer?.filter((name) => !begun.has(name)) ?? []
  const problems = missing.map((name) => `then: ${name} is never the start player in ${SEEDS} games`)
  return { problems, told: [], moments: [] }
}

function setUp(scenario: ReadScenario, seed: string) {
  const { players, edition, rules, given, beside } = scenario
  const winners = given.previousWinners?.map((name) => seatNames.indexOf(name))
  const start = winners ? { winners } : scenario.then.startPlayer ? 'random' : 0
  const asking = scenario.asking === 'open' ? 'all' : scenario.asking
  const others = checkOptions({ edition }).kingdom.filter((name) => name !== beside.bane)
  const kingdom = fill(scenario.kingdom, others)
  return dominion.setup(checkOptions({ players, edition, kingdom, ...beside, start, rules, asking }), seed)
}

const KINGDOM = 10

/** Ten cards: those wanted, and as many others as are missing. */
const fill = (wanted: readonly string[], others: readonly string[]): string[] =>
  [...new Set([...wanted, ...others])].slice(0, Math.max(KINGDOM, wanted.length))

/** Cards that do something later when they are played do not when they merely lie there. */
function hints({ given }: ReadScenario, problems: readonly string[]): string[] {
  if (problems.length === 0) return []
  const lying = seatNames.flatMap((name) => given[name]?.play ?? [])
  const waiting = [...new Set(lying)].filter((name) => later.has(name))
  return waiting.map(
    (name) => `note: ${name} was put in play, not played: what it does when it is played has not happened`,
  )
}

const later = new Set(
  allCards
    .filter(({ abilities }) => /"do":"(on|nextTurn|thisTurn|extraTurn)"/.test(JSON.stringify(abilities)))
    .map(({ name }) => name),
)
