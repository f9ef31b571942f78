/** From the commands of a turn to the options of one decision after the other. */
import { type Ask, type Command, command, verbs } from '@freehold/terra-mystica/fast'

/** The option that comes next on the way through the commands, and what is left of them; undefined where none fits. */
export function nextOption(
  { choices }: Ask,
  commands: readonly Command[],
): { readonly option: number; readonly rest: readonly Command[] } | undefined {
  let option = -1
  let length = 0
  for (const [i, choice] of choices.entries()) {
    if (choice.commands.length <= length || choice.commands.length > commands.length) continue
    if (choice.commands.every((each, n) => same(each, commands[n]))) {
      option = i
      length = choice.commands.length
    }
  }
  if (option >= 0) return { option, rest: commands.slice(length) }
  const [first, ...rest] = commands
  if (!first) return undefined
  const unit = oneOf(first)
  if (!unit) return undefined
  option = choices.findIndex((choice) => choice.commands.length === 1 && same(choice.commands[0], unit[0]))
  return option < 0 ? undefined : { option, rest: unit[1] ? [unit[1], ...rest] : rest }
}

/** Money is changed one unit at a time. */
function oneOf({ verb, a, b, c }: Command): [Command, Command | undefined] | undefined {
  if (verb === verbs.BURN) return [command(verb, 1), a > 1 ? command(verb, a - 1) : undefined]
  if (verb === verbs.CONVERT) return [command(verb, a, b, 1), c > 1 ? command(verb, a, b, c - 1) : undefined]
  return undefined
}

const same = (one: Command, other: Command) =>
  one.verb === other.verb && one.a === other.a && one.b === other.b && one.c === other.c
