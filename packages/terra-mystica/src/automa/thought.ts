/** A choice of hers as it was made: plain data for logs and screens, and the same in words. */
import { CONDITIONS, type Condition, type OptionSet, TIE_BREAKS, type TieBreak } from './words.ts'

export interface ThoughtStep {
  readonly tieBreak: TieBreak
  readonly with?: string // what decided it: the row and its terrain, the count, the steps, the power
  readonly left: readonly string[]
  readonly out: readonly string[]
}

export interface Thought {
  readonly action: string // `build`, `upgrade`, …
  readonly condition: Condition
  readonly met: boolean
  readonly from: OptionSet
  readonly with?: string // which cluster, how much shipping
  readonly options: readonly string[]
  readonly steps: readonly ThoughtStep[]
  readonly chosen: string | null
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
    .map(({ tieBreak, with: by, left }) => `${TIE_BREAKS[tieBreak]}${by ? ` (${by})` : ''} leaves ${list(left)}`)
  const head = options.length === 1 ? `only ${options[0]} is valid` : `${options.length} valid (${list(options)})`
  return `${action} ${chosen}: ${[head, ...told].join('; ')}`
}
