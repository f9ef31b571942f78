/** The course of a finished game, round by round: what everybody had, and where points came from when. */
import type { GameLog } from '@freehold/kernel'
import {
  type PlayerView,
  POINT_SOURCES,
  type PointSource,
  ROUNDS,
  type TerraMysticaView,
} from '@freehold/terra-mystica'
import { Timeline } from '../../replay/timeline.ts'
import replayedTerraMystica from '../replayed.ts'

/** What is scored once, after the last round. */
const AT_THE_END: readonly PointSource[] = ['cults', 'largest area', 'final tile', 'resources']

export interface Stage {
  readonly after: number // the round it stands after; 0: the start, 7: when all was counted
  readonly position: number // in the replay
  readonly view: TerraMysticaView
  readonly vpFrom: readonly Readonly<Record<string, number>>[] // by seat
}

export const START = 0
export const END = ROUNDS + 1

/** The first turn of each round, and the end; a game that was given up has fewer. */
export function courseOf(log: GameLog): readonly Stage[] {
  const timeline = new Timeline(replayedTerraMystica, log)
  const stages: Stage[] = []
  for (const { position } of timeline.turns) {
    const view = timeline.view(position, 'audience') as TerraMysticaView
    if (view.phase === 'actions' && view.round === stages.length + 1)
      stages.push({ after: view.round - 1, position, view, vpFrom: sourcesOf(view) })
  }
  const position = timeline.length
  const view = timeline.view(position, 'audience') as TerraMysticaView
  const vpFrom = sourcesOf(view)
  if (view.phase === 'over')
    stages.push({ after: ROUNDS, position, view, vpFrom: vpFrom.map((from) => ({ ...from, ...NOTHING_YET })) })
  return [...stages, { after: END, position, view, vpFrom }]
}

const NOTHING_YET = Object.fromEntries(AT_THE_END.map((source) => [source, 0]))
const sourcesOf = ({ players }: TerraMysticaView) => players.map(({ vpFrom }) => vpFrom)
const sum = (from: Readonly<Record<string, number>>) => Object.values(from).reduce((all, points) => all + points, 0)

export const FIGURES = ['points', 'coins', 'workers', 'priests', 'power'] as const
export type Figure = (typeof FIGURES)[number]

const worth: Readonly<Record<Exclude<Figure, 'points'>, (player: PlayerView) => number>> = {
  coins: ({ coins }) => coins,
  workers: ({ workers }) => workers,
  priests: ({ priests }) => priests,
  power: ({ bowls: [, second, third] }) => second + third,
}

/** A figure of a seat at a stage: points, or what it owned when the next round began. */
export const figureAt = ({ view, vpFrom }: Stage, seat: number, figure: Figure): number =>
  figure === 'points' ? sum(vpFrom[seat]) : worth[figure](view.players[seat])

/** What a source brought a seat in each round; the last number is the count after the game. */
export function bySource(course: readonly Stage[], seat: number, source: PointSource): readonly [number, number][] {
  return course.flatMap(({ after, vpFrom }, i): [number, number][] => {
    const points = (vpFrom[seat][source] ?? 0) - (course[i - 1]?.vpFrom[seat][source] ?? 0)
    return points === 0 ? [] : [[after, points]]
  })
}

export interface Turning {
  readonly round: number
  readonly winner: number
  readonly points: number
  readonly sources: readonly PointSource[] // that brought the winner most then, the best first
  readonly other: number // who came second
  readonly less: number
}

const NAMED = 2

/** The round in which the winner gained most on whoever came second. */
export function turningOf(course: readonly Stage[], places: readonly number[]): Turning | undefined {
  const order = places.map((_, seat) => seat).toSorted((a, b) => places[a] - places[b])
  const [winner, other] = order
  if (other === undefined || places[winner] === places[other]) return undefined
  let best: Turning | undefined
  course.forEach((stage, i) => {
    const before = course[i - 1]
    if (!before || stage.after === END) return
    const made = (seat: number) => figureAt(stage, seat, 'points') - figureAt(before, seat, 'points')
    const [points, less] = [made(winner), made(other)]
    if (points - less <= (best ? best.points - best.less : 0)) return
    const brought = (source: PointSource) => (stage.vpFrom[winner][source] ?? 0) - (before.vpFrom[winner][source] ?? 0)
    const sources = POINT_SOURCES.filter((source) => brought(source) > 0)
      .toSorted((a, b) => brought(b) - brought(a))
      .slice(0, NAMED)
    best = { round: stage.after, winner, points, sources, other, less }
  })
  return best
}
