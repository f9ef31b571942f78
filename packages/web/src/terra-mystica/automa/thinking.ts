/** Her turns as a row of beats that one walks along: the two cards, each step of each choice, what was done. */
import type { Happening } from '@freehold/server/protocol'
import {
  applyEvent,
  type TerraMysticaEvent,
  type TerraMysticaView,
  type Thought,
  TOLD_OF_PLAYERS,
} from '@freehold/terra-mystica'
import type { Lit } from '../map/map-props.ts'
import { eventsOf } from '../view.ts'

export interface Beat {
  readonly kind: 'cards' | 'first' | 'pass' | 'thought'
  readonly action: string | undefined // ids of her two cards
  readonly support: string | undefined
  readonly thought?: Thought
  readonly step: number // how many tie-breaks are done; 0: the valid options
  readonly before: number // so many events have happened before it
}

export interface Thinking {
  readonly events: readonly TerraMysticaEvent[]
  readonly lines: readonly string[] // by event: the id of its line in the log
  readonly beats: readonly Beat[]
  readonly until: number // the version they led to
}

/** What she did in these happenings; no beats where she did nothing. */
export function thinkingOf(happened: readonly Happening[], her: number | undefined): Thinking {
  const moves = happened.filter(({ kind }) => kind === 'moved')
  const events = moves.flatMap((each) => eventsOf(each.events))
  const lines = moves.flatMap((each) => eventsOf(each.events).map((_, i) => `${each.version}.${i}`))
  const beats: Beat[] = []
  let action: string | undefined
  let support: string | undefined
  const until = happened.at(-1)?.version ?? 0
  if (her === undefined) return { events, lines, beats, until }
  events.forEach((event, before) => {
    if (event.seat !== her) return
    if (event.type === 'turnedUp') {
      const { card, beside, why } = event
      if (why === 'first dwellings')
        beats.push({ kind: 'first', action: card ?? undefined, support: undefined, step: 0, before })
      if (why !== 'turn' && why !== 'pass') return
      action = card ?? undefined
      support = beside
      beats.push({ kind: why === 'turn' ? 'cards' : 'pass', action, support, step: 0, before })
    } else if (event.type === 'thought') {
      const { thought } = event
      const deciding = decidingSteps(thought)
      for (let step = 0; step <= deciding.length; step++) {
        beats.push({ kind: 'thought', action, support, thought: { ...thought, steps: deciding }, step, before })
      }
    }
  })
  return { events, lines, beats, until }
}

/** Tie-breaks that ruled something out; the others are not worth a step of their own. */
const decidingSteps = ({ steps }: Thought) => steps.filter(({ out }) => out.length > 0)

/** Whether a line of the log tells what is still to be watched, or what came after it. */
export function isUntold({ lines, beats, until }: Thinking, number: number): (line: string) => boolean {
  const { before, kind, thought, step } = beats[number] ?? { before: 0, kind: 'cards', step: 0, thought: undefined }
  const decided = kind !== 'thought' || step >= (thought?.steps.length ?? 0)
  const coming = new Set(lines.slice(before + (decided ? 1 : 0)))
  return (line) => coming.has(line) || Number.parseInt(line, 10) > until
}

/** Spaces lit by a thought: numbered by the step that ruled them out, the chosen one at the end. */
export function litBy(beat: Beat | undefined): ReadonlyMap<string, Lit> | undefined {
  const { thought, step = 0 } = beat ?? {}
  if (!thought) return undefined
  const lit = new Map<string, Lit>()
  for (const option of thought.options) lit.set(option, {})
  thought.steps.slice(0, step).forEach(({ out }, i) => {
    for (const option of out) lit.set(option, { out: i + 2 })
  })
  if (step >= thought.steps.length && thought.chosen) {
    lit.set(thought.chosen, { chosen: true, ...(thought.action === 'build' && { ghost: 'dwelling' }) })
  }
  return lit
}

/**
 * The table as it was before so many of the events, from the views before and after all of them. What no event tells
 * (income, prices, reach) is for people as it will be: their own move, which she answers, has made it so.
 */
export function viewBefore(
  before: TerraMysticaView,
  after: TerraMysticaView,
  events: readonly TerraMysticaEvent[],
  count: number,
): TerraMysticaView {
  const view = events.slice(0, count).reduce(applyEvent, before)
  const players = view.players.map((player, seat) => {
    if (seat === view.automa?.seat || !after.players[seat]) return player
    const told = Object.fromEntries(TOLD_OF_PLAYERS.map((field) => [field, player[field]]))
    return { ...after.players[seat], ...told }
  })
  return { ...view, players }
}
