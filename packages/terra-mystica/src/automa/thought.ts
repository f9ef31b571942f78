/** A choice of hers as it was made: plain data for logs and screens, and the same in words. */
import type { Cult, Ground } from '../types.ts'
import { CONDITIONS, type Condition, type OptionSet, type Support, TIE_BREAKS, type TieBreak } from './words.ts'

/** What decided a tie-break: what the support card, the tile or the map says about those it left. */
export type DecidedBy =
  | { readonly count: number; readonly direction: Support['direction'] }
  | { readonly row: Support['row']; readonly ground: Ground }
  | { readonly steps: number | null } // null: no way leads there
  | { readonly power: number }
  | { readonly cult: Cult }
  | { readonly markers: Readonly<Record<Cult, number>> }

export interface ThoughtStep {
  readonly tieBreak: TieBreak
  readonly by?: DecidedBy
  readonly left: readonly string[]
  readonly out: readonly string[]
}

export interface Thought {
  readonly action: string // `build`, `upgrade`, …
  readonly condition: Condition
  readonly met: boolean
  readonly from: OptionSet
  readonly cluster?: Support['cluster'] // where only one of hers counts
  readonly shipping?: number // where the range counts
  readonly options: readonly string[]
  readonly steps: readonly ThoughtStep[]
  readonly chosen: string | null
}

function byText(by: DecidedBy): string {
  if ('count' in by) return `${by.count} from the ${by.direction === 'forward' ? 'first' : 'last'}`
  if ('row' in by) return `row ${by.row}: ${by.ground}`
  if ('steps' in by)
    return by.steps === null ? 'no way leads there' : `${by.steps} step${by.steps === 1 ? '' : 's'} away`
  if ('power' in by) return `${by.power} power`
  if ('cult' in by) return by.cult
  return Object.entries(by.markers)
    .map(([cult, step]) => `${cult} ${step}`)
    .join(', ')
}

const MANY = 12
const list = (names: readonly string[]) =>
  names.length > MANY ? `${names.slice(0, MANY).join(' ')} …` : names.join(' ')

/** `build: 5 options (A1 B2 …); first in her terrain priority (A: lake) leaves A1 B2; …: A1` */
export function thoughtText({ action, condition, met, from, options, steps, chosen }: Thought): string {
  if (!met) return `${action}: not done, ${CONDITIONS[condition]}`
  if (options.length === 0) return `${action}: not done, no ${from}`
  const told = steps
    .filter(({ out }) => out.length > 0)
    .map(({ tieBreak, by, left }) => `${TIE_BREAKS[tieBreak]}${by ? ` (${byText(by)})` : ''} leaves ${list(left)}`)
  const head = options.length === 1 ? `only ${options[0]} is valid` : `${options.length} valid (${list(options)})`
  return `${action} ${chosen}: ${[head, ...told].join('; ')}`
}
