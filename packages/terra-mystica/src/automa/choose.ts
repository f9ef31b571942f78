/** Runs a procedure of her cards: condition, valid options, tie-breaks one after another until one option is left. */
import { CULT, GROUND_AT, type State, seatAt } from '../rules/state.ts'
import { CULTS, type Cult, GROUNDS, POWER_ACTIONS } from '../types.ts'
import { conditionMet } from './conditions.ts'
import { optionsOf } from './option-sets.ts'
import { type Scene, tileCult } from './scene.ts'
import { distancesFrom, FAR, herStructures, humanStructures, powerToHumans } from './space.ts'
import type { DecidedBy, Thought, ThoughtStep } from './thought.ts'
import { keepBest } from './tie-breaks.ts'
import type { OptionSet, Procedure, TieBreak } from './words.ts'

/** The number of the chosen option; -1 where the action cannot be done. The thought goes to whoever listens. */
export function choose(scene: Scene, action: string, procedure: Procedure): number {
  const { s, seat } = scene
  const { condition, options: from, tieBreaks } = procedure
  const met = conditionMet(scene, condition)
  const options = met ? optionsOf(scene, from) : []
  const steps: ThoughtStep[] = []
  const listening = s.sink?.thought !== undefined
  const names = (numbers: readonly number[]) => numbers.map((n) => optionName(s, from, n))
  let left: readonly number[] = options
  for (const tieBreak of tieBreaks) {
    if (left.length <= 1) break
    if (!isOnCard(scene, tieBreak)) continue
    const kept = keepBest(scene, tieBreak, left)
    if (listening) {
      const out = left.filter((n) => !kept.includes(n))
      const by = saidBy(scene, tieBreak, kept[0])
      steps.push({ tieBreak, ...(by && { by }), left: names(kept), out: names(out) })
    }
    left = kept
  }
  const chosen = left.length > 0 ? left[0] : -1
  if (listening) {
    const name = chosen < 0 ? null : optionName(s, from, chosen)
    s.sink?.thought?.(seat, {
      action,
      condition,
      met,
      from,
      ...rangeOf(scene, from),
      options: names(options),
      steps,
      chosen: name,
    })
  }
  return chosen
}

/** Two of the tie-breaks are used only where the support card shows their icon. */
function isOnCard({ support }: Scene, tieBreak: TieBreak): boolean {
  if (tieBreak === 'reaching') return support.reaching
  return tieBreak !== 'cult of the scoring tile' || support.cult === 'scoring tile'
}

const stepsAway = (steps: number) => ({ steps: steps === FAR ? null : steps })

function optionName(s: State, from: OptionSet, n: number): string {
  if (from === 'open power actions') return POWER_ACTIONS[n]
  if (from === 'open cults') return CULTS[n]
  if (from === 'favors of open cults') return `FAV${n + 1}`
  return s.table.board.names[n]
}

/** What her cards say about a set of options. */
function rangeOf({ support, shipping }: Scene, from: OptionSet): Pick<Thought, 'cluster' | 'shipping'> {
  if (from === 'spaces in range of the cluster') return { cluster: support.cluster, shipping }
  return from === 'free spaces nearest the cluster' ? { cluster: support.cluster } : {}
}

function saidBy({ s, support, seat }: Scene, tieBreak: TieBreak, kept: number): DecidedBy | undefined {
  switch (tieBreak) {
    case 'directional':
      return { count: support.count, direction: support.direction }
    case 'own terrain priority':
    case 'human terrain priority':
    case 'youth terrain priority':
      return { row: support.row, ground: GROUNDS[s.w[GROUND_AT + kept]] }
    case 'closest to humans':
      return stepsAway(distancesFrom(s, humanStructures(s))[kept])
    case 'furthest from her own':
      return stepsAway(distancesFrom(s, herStructures(s))[kept])
    case 'most power to humans':
    case 'least power to humans':
      return { power: powerToHumans(s, kept) }
    case 'cult of the scoring tile':
      return { cult: tileCult(s) }
    case 'nearest human marker': {
      const markers = CULTS.map((cult, i): [Cult, number] => [cult, s.w[seatAt(seat) + CULT + i]])
      return { markers: Object.fromEntries(markers) as Record<Cult, number> }
    }
    default:
      return undefined
  }
}
