/** A thought of hers in the reader's language. */
import {
  CULTS,
  type DecidedBy,
  FAVOR_TILES,
  POWER_ACTIONS,
  type Thought,
  type ThoughtStep,
} from '@freehold/terra-mystica'
import { type Say, sayNow } from '../words.ts'

const isOne = (ids: readonly string[], name: string) => ids.includes(name)
const FAVOR_IDS = FAVOR_TILES.map(({ id }) => id)

/** What an option is called: a space by its name, a cult, tile or action by its word. */
export function optionName(say: Say, name: string): string {
  if (isOne(FAVOR_IDS, name)) return say(`tile.${name}`)
  if (isOne(POWER_ACTIONS, name)) return say(`special.${name}`)
  return isOne(CULTS, name) ? say(`cult.${name}`) : name
}

/** `Near her unmarked cluster` */
export const fromWords = (say: Say, { from, cluster = 'marked' }: Thought): string =>
  say(`from.${from}`, { cluster: say(`automa.${cluster}`) })

/** `Closest to you: one step away` */
export const stepWords = (say: Say, { tieBreak, by }: ThoughtStep): string =>
  say(`tieBreak.${tieBreak}`, {
    row: by && 'row' in by ? say('automa.row', { row: by.row }) : '',
    terrain: by && 'row' in by ? say(`terrain.${by.ground}`) : '',
    with: by ? byWords(say, by) : '',
  })

function byWords(say: Say, by: DecidedBy): string {
  if ('steps' in by) return by.steps === null ? say('steps.noWay') : say('steps.away', { count: by.steps })
  if ('power' in by) return say('amount.power', { count: by.power })
  if ('count' in by) return say('steps.count', { n: by.count, direction: say(`automa.${by.direction}`) })
  return 'cult' in by ? say(`cult.${by.cult}`) : ''
}

/** The whole choice in a line, for the log. */
export function thoughtLine(thought: Thought, say: Say = sayNow): string {
  const { action, condition, met, options, steps, chosen } = thought
  const name = say(`herAction.${action}`)
  if (!met) return say('log.thoughtNone', { action: name, why: say(`condition.${condition}`) })
  if (options.length === 0 || chosen === null) {
    return say('log.thoughtNone', { action: name, why: say('log.noOptions') })
  }
  if (options.length === 1) return say('log.thoughtOne', { action: name, chosen: optionName(say, chosen) })
  const told = steps
    .filter(({ out }) => out.length > 0)
    .map((step) => say('log.leavesN', { rule: stepWords(say, step), count: step.left.length }))
  return say('log.thought', {
    action: name,
    count: options.length,
    steps: told.join('; '),
    chosen: optionName(say, chosen),
  })
}
