/** `--rules`: a whole set of rules by name, single ones, or both. */
import { type DominionOptions, presets, rulesOf } from '@freehold/dominion'
import { InputError } from '@freehold/kernel'

const numbers = ['emptyPiles', 'provinces']

/** The rules that the list asks for; what they may be is checked with the other options. Throws `InputError`. */
export function rulesFrom(list: string): object {
  const asked: Record<string, string | number> = {}
  for (const each of list.split(',').map((word) => word.trim())) {
    const [name, value, ...rest] = each.split('=')
    if (value === undefined && presets.some((preset) => preset === name)) add(asked, 'preset', name, each)
    else if (value !== undefined && rest.length === 0)
      add(asked, name, numbers.includes(name) ? Number(value) : value, each)
    else
      throw new InputError(
        `--rules: '${each}' is neither ${presets.join(', ')} nor NAME=VALUE, such as provinces=12 or counts=hidden`,
      )
  }
  return asked
}

function add(asked: Record<string, string | number>, name: string, value: string | number, said: string): void {
  if (Object.hasOwn(asked, name))
    throw new InputError(`--rules: '${said}' comes after another ${name}; leave one of them out`)
  asked[name] = value
}

/** The rules that are not the usual ones of the edition, as `--rules` takes them. */
export function unusualRules({ rules, edition, players }: DominionOptions): string[] {
  const usual = new Map(Object.entries(rulesOf(edition, players)))
  return Object.entries(rules).flatMap(([name, value]) => (usual.get(name) === value ? [] : [`${name}=${value}`]))
}
