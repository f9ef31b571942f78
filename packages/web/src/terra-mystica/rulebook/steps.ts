/** An example as the steps one walks along: what was done, and before it what the Automa thought. */
import type { Happening } from '@freehold/server/protocol'
import { CULTS, POWER_ACTIONS, type TerraMysticaEvent, type TerraMysticaView } from '@freehold/terra-mystica'
import { type Example, playExample } from '@freehold/terra-mystica/examples'
import { type Beat, litBy, thinkingOf, viewBefore } from '../automa/thinking.ts'

export interface ShownStep {
  readonly view: TerraMysticaView
  readonly before: TerraMysticaView // what has changed is told by comparing
  readonly events: readonly TerraMysticaEvent[]
  readonly beat?: Beat
  readonly refused?: { readonly seat: number; readonly key: string }
}

export function stepsOf(example: Example): readonly ShownStep[] {
  const { moments } = playExample(example)
  const [{ view: first }] = moments
  return moments.flatMap(({ view, events, refused }, i): ShownStep[] => {
    if (i === 0) return [{ view, before: view, events: [] }]
    const before = moments[i - 1].view
    const moved = { version: i, kind: 'moved', events } as unknown as Happening
    const { beats } = thinkingOf([moved], first.automa?.seat)
    const thought = beats.map((beat): ShownStep => {
      const then = viewBefore(before, view, events, beat.before)
      return { view: then, before: then, events: [], beat }
    })
    return [...thought, { view, before, events, ...(refused && { refused }) }]
  })
}

const hexesOfKey = (key: string): readonly string[] => key.match(/\b[A-I]\d+\b/g) ?? []

/** Spaces that a step is about: changed by it, or where something cannot be done. */
export function spokenOf({ events, refused }: ShownStep): ReadonlySet<string> {
  const changed = events.flatMap((event) => {
    if (event.type === 'built' || event.type === 'transformed' || event.type === 'placedCube') return [event.hex]
    if (event.type === 'bridged') return [event.from, event.to]
    return event.type === 'joined' ? event.hexes : []
  })
  return new Set([...changed, ...(refused ? hexesOfKey(refused.key) : [])])
}

/** What an example has to be looked at for. */
export interface Looked {
  readonly around: ReadonlySet<string> // spaces of the map
  readonly cults: boolean
  readonly powerActions: boolean
  readonly bonusCards: boolean
}

export function lookedAt(steps: readonly ShownStep[]): Looked {
  const [{ view: first }] = steps
  const standing = steps.flatMap(({ view }) => view.hexes.filter(({ owner }) => owner !== null).map(({ id }) => id))
  const thought = steps.flatMap(({ beat }) => [...(litBy(beat)?.keys() ?? [])])
  const spaces = new Set(first.hexes.map(({ id }) => id))
  const events = steps.flatMap((step) => step.events)
  const isOne = (names: readonly string[], word: string) => names.includes(word)
  const refused = steps.flatMap((step) => step.refused?.key ?? [])
  return {
    around: new Set(
      [...standing, ...thought, ...steps.flatMap((step) => [...spokenOf(step)])].filter((id) => spaces.has(id)),
    ),
    cults:
      events.some((event) => event.type === 'gained' && isOne(CULTS, event.what)) ||
      thought.some((option) => isOne(CULTS, option) || option.startsWith('FAV')) ||
      first.players.some(({ cults }) => Object.values(cults).some((step) => step > 3)),
    powerActions:
      thought.some((option) => isOne(POWER_ACTIONS, option)) ||
      events.some((event) => event.type === 'used' && isOne(POWER_ACTIONS, event.action)) ||
      refused.some((key) => POWER_ACTIONS.some((action) => key.endsWith(action))),
    bonusCards: events.some((event) => event.type === 'took' && event.tile.startsWith('BON')),
  }
}
