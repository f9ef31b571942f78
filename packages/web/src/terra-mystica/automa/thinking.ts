/** Her turns as a row of beats that one walks along: the two cards, each step of each choice, what was done. */
import type { Happening } from '@freehold/server/protocol'
import type { HexView, TerraMysticaEvent, TerraMysticaView, Thought } from '@freehold/terra-mystica'
import type { Lit } from '../map/map-props.ts'
import { eventsOf } from '../view.ts'
import { groundOfColour } from '../words.ts'

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
}

const TURNED = /^(\S+) beside (\S+?)(:.*)?$/
const FIRST = /^(\S+) for her first dwellings$/
const NONE = /^none is left: she passes by (\S+)$/

/** What she did in these happenings; no beats where she did nothing. */
export function thinkingOf(happened: readonly Happening[], her: number | undefined): Thinking {
  const moves = happened.filter(({ kind }) => kind === 'moved')
  const events = moves.flatMap((each) => eventsOf(each.events))
  const lines = moves.flatMap((each) => eventsOf(each.events).map((_, i) => `${each.version}.${i}`))
  const beats: Beat[] = []
  let action: string | undefined
  let support: string | undefined
  if (her === undefined) return { events, lines, beats }
  events.forEach((event, before) => {
    if (event.seat !== her) return
    if (event.type === 'turnedUp') {
      const turned = TURNED.exec(event.what ?? '')
      const first = FIRST.exec(event.what ?? '')
      const none = NONE.exec(event.what ?? '')
      if (turned) {
        action = turned[1]
        support = turned[2]
        beats.push({ kind: turned[3] ? 'pass' : 'cards', action, support, step: 0, before })
      } else if (first) beats.push({ kind: 'first', action: first[1], support: undefined, step: 0, before })
      else if (none) beats.push({ kind: 'pass', action: undefined, support: none[1], step: 0, before })
    } else if (event.type === 'thought' && event.thought) {
      const { thought } = event
      const deciding = decidingSteps(thought)
      for (let step = 0; step <= deciding.length; step++) {
        beats.push({ kind: 'thought', action, support, thought: { ...thought, steps: deciding }, step, before })
      }
    }
  })
  return { events, lines, beats }
}

/** Tie-breaks that ruled something out; the others are not worth a step of their own. */
const decidingSteps = ({ steps }: Thought) => steps.filter(({ out }) => out.length > 0)

/** Lines of the log that would tell what is still to be watched. */
export function untold({ lines, beats }: Thinking, number: number): ReadonlySet<string> {
  const { before, kind, thought, step } = beats[number] ?? { before: 0, kind: 'cards', step: 0, thought: undefined }
  const decided = kind !== 'thought' || step >= (thought?.steps.length ?? 0)
  return new Set(lines.slice(before + (decided ? 1 : 0)))
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

/** The map and the points as they were before so many of the events, from the view before all of them. */
export function viewBefore(
  view: TerraMysticaView,
  events: readonly TerraMysticaEvent[],
  count: number,
): TerraMysticaView {
  const hexes = new Map(view.hexes.map((hex) => [hex.id, hex]))
  const players = view.players.map((player) => ({ ...player, cults: { ...player.cults } }))
  const taken = new Set(view.powerActionsTaken)
  let { round } = view
  for (const event of events.slice(0, count)) {
    apply(event, hexes, players, taken)
    if (event.type !== 'began') continue
    round = Number(event.what?.replace(/\D/g, ''))
    taken.clear()
  }
  return {
    ...view,
    round,
    hexes: view.hexes.map(({ id }) => hexes.get(id) as HexView),
    players,
    powerActionsTaken: [...taken],
  }
}

/** First dwellings of these make their own ground. */
const OWN_GROUND: Readonly<Record<string, string>> = {
  icemaidens: 'ice',
  yetis: 'ice',
  acolytes: 'volcano',
  dragonlords: 'volcano',
}
const BUILDINGS: Readonly<Record<string, string>> = { 'trading house': 'tradingHouse' }

type Changing = { vp: number; cults: Record<string, number>; readonly faction: string | null }

function apply(
  { type, what = '', seat, amount = 0 }: TerraMysticaEvent,
  hexes: Map<string, HexView>,
  players: Changing[],
  taken: Set<string>,
): void {
  if (type === 'built') {
    const [, name, id] = /^(.+) on (\w+)$/.exec(what) ?? []
    const hex = hexes.get(id)
    const ground = OWN_GROUND[players[seat ?? 0]?.faction ?? '']
    if (hex)
      hexes.set(id, { ...hex, ...(ground && { ground }), building: BUILDINGS[name] ?? name, owner: seat ?? null })
  } else if (type === 'transformed') {
    const [, id, ground] = /^(\w+) to (\w+)$/.exec(what) ?? []
    const hex = hexes.get(id)
    if (hex) hexes.set(id, { ...hex, ground: groundOfColour(ground) })
  } else if (type === 'picked') {
    // A new home terrain is that of every space one has built on.
    for (const hex of hexes.values())
      if (hex.owner === seat) hexes.set(hex.id, { ...hex, ground: groundOfColour(what) })
  } else if (type === 'blocked') taken.add(what)
  else if ((type === 'gained' || type === 'lost') && seat !== undefined && players[seat]) {
    const player = players[seat]
    if (what === 'vp') player.vp += amount
    else if (what in player.cults) player.cults[what] += amount
  }
}
