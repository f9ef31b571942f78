/** A thought of hers in the reader's language. */
import type { Thought, ThoughtStep } from '@freehold/terra-mystica'
import { type Say, sayNow } from '../words.ts'

/** What an option is called: a space by its name, a cult or tile by its word. */
export function optionName(say: Say, name: string): string {
  if (/^FAV\d/.test(name)) return say(`tile.${name}`)
  if (/^ACT\d/.test(name)) return say(`special.${name}`)
  return /^(fire|water|earth|air)$/.test(name) ? say(`cult.${name}`) : name
}

/** `Near her unmarked cluster` */
export function fromWords(say: Say, { from, with: under }: Thought): string {
  const cluster = under?.startsWith('unmarked') ? 'unmarked' : 'marked'
  return say(`from.${from}`, { cluster: say(`automa.${cluster}`) })
}

/** `Closest to you: one step away` */
export function stepWords(say: Say, { tieBreak, with: by = '' }: ThoughtStep): string {
  const [, row, terrain] = /^row (\w): (\w+)$/.exec(by) ?? []
  return say(`tieBreak.${tieBreak}`, {
    row: row ? say('automa.row', { row }) : '',
    terrain: terrain ? say(`terrain.${terrain}`) : '',
    with: withWords(say, by),
  })
}

function withWords(say: Say, by: string): string {
  const steps = /^(\d+) steps? away$/.exec(by)
  if (steps) return say('steps.away', { count: Number(steps[1]) })
  const power = /^(\d+) power$/.exec(by)
  if (power) return say('amount.power', { count: Number(power[1]) })
  const counted = /^(\d+) from the (first|last)$/.exec(by)
  if (counted) {
    const direction = say(counted[2] === 'first' ? 'automa.forward' : 'automa.reverse')
    return say('steps.count', { n: counted[1], direction })
  }
  if (by === 'no way leads there') return say('steps.noWay')
  return optionName(say, by)
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
