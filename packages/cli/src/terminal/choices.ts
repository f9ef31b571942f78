/** From what somebody typed to a move. Knows decisions, no game. */
import type { Decision, Move, Option } from '@freehold/kernel'

/** Options that are the same for the one who chooses, under one number. */
export interface Choice {
  readonly number: number // from 1, as it is shown
  readonly key: string
  readonly text: string
  readonly options: readonly number[]
}

/** In the order in which they are shown: as the game lists them, but what is done most often first. */
export function choicesOf({ options }: Decision): Choice[] {
  const byKey = new Map<string, { option: Option; numbers: number[] }>()
  options.forEach((option, i) => {
    const same = byKey.get(option.key)
    if (same) same.numbers.push(i)
    else byKey.set(option.key, { option, numbers: [i] })
  })
  const listed = [...byKey].sort(([a], [b]) => Number(b === 'play treasures') - Number(a === 'play treasures'))
  return listed.map(([key, { option, numbers }], i) => ({
    number: i + 1,
    key,
    text: option.text ?? key,
    options: numbers,
  }))
}

/** What is meant by an empty line; undefined where nothing is obvious. */
export function obviousMove(decision: Decision): Move | undefined {
  const { options, min, max, question } = decision
  const named = (key: string) => options.findIndex((option) => option.key === key)
  if (options.length === min && min === max) return options.map((_, i) => i)
  if (min === 0) return []
  if (question.kind === 'buy') return [named('play treasures') >= 0 ? named('play treasures') : named('end')]
  return undefined
}

export type Reading = { readonly move: Move } | { readonly problem: string }

/** Numbers, names, beginnings of names; several with spaces or commas between; `all` and `none`. */
export function readAnswer(decision: Decision, typed: string): Reading {
  const choices = choicesOf(decision)
  const { min, max, options } = decision
  if (typed === '') {
    const move = obviousMove(decision)
    return move ? { move } : { problem: `Nothing is obvious here; ${whatFits(decision, choices)}.` }
  }
  if (min === 0 && /^(none|nothing|no)$/i.test(typed) && !choices.some(({ key }) => key === 'no')) return { move: [] }
  if (max > 1 && /^all$/i.test(typed)) {
    return options.length <= max
      ? { move: options.map((_, i) => i) }
      : { problem: `All would be ${options.length}; ${whatFits(decision, choices)}.` }
  }
  const found = max === 1 ? [single(choices, typed)] : several(choices, typed)
  const wrong = found.find((each) => 'problem' in each)
  if (wrong) return { problem: `${wrong.problem}; ${wrong.remedy ?? whatFits(decision, choices)}.` }
  return assemble(decision, choices, found as Found[])
}

interface Found {
  readonly choice: Choice
  readonly times: number
}
interface NotFound {
  readonly problem: string
  readonly remedy?: string
}

function assemble(decision: Decision, choices: readonly Choice[], found: readonly Found[]): Reading {
  const used = new Map<Choice, number>()
  const move: number[] = []
  for (const { choice, times } of found) {
    const before = used.get(choice) ?? 0
    if (before + times > choice.options.length) {
      const have = choice.options.length === 1 ? 'is only one' : `are only ${choice.options.length}`
      return { problem: `You named ${choice.key} ${before + times} times, but there ${have}.` }
    }
    for (let i = 0; i < times; i++) move.push(choice.options[before + i])
    used.set(choice, before + times)
  }
  const { min, max, ordered } = decision
  if (move.length < min || move.length > max) {
    return { problem: `You chose ${move.length}; ${whatFits(decision, choices)}.` }
  }
  return { move: ordered ? move : move.sort((a, b) => a - b) }
}

/** One choice, by number, name or the beginning of a name, perhaps with ` x2` after it. */
function single(choices: readonly Choice[], typed: string): Found | NotFound {
  const [, name, times = '1'] = /^(.*?)\s*(?:[x×*]\s*(\d+))?$/i.exec(typed.trim()) ?? ['', typed]
  const found = choiceOf(choices, name)
  return 'problem' in found ? found : { choice: found, times: Number(times) }
}

function choiceOf(choices: readonly Choice[], name: string): Choice | NotFound {
  if (/^\d+$/.test(name)) {
    return choices[Number(name) - 1] ?? { problem: `There is no ${name} here` }
  }
  const wanted = name.toLowerCase()
  const tests: ((key: string) => boolean)[] = [
    (key) => key === wanted,
    (key) => afterVerb(key) === wanted,
    (key) => key.startsWith(wanted),
    (key) => afterVerb(key).startsWith(wanted),
    (key) => key.split(/[\s'’-]+/).some((word) => word.startsWith(wanted)),
  ]
  for (const test of [...tests, isSaid(wanted)]) {
    const fitting = choices.filter((choice) => test(choice.key.toLowerCase(), choice.text.toLowerCase()))
    if (fitting.length === 1) return fitting[0]
    if (fitting.length > 1) {
      const meant = fitting.slice(0, 3).map(({ key, number }) => `${key} (${number})`)
      return { problem: `'${name}' could be ${orList(meant)}`, remedy: 'type more of it, or the number' }
    }
  }
  return { problem: `Nothing here is called '${name}'` }
}

/** What stands on the screen can be typed as well, with its small words or without: `end your turn`, `end turn`. */
const isSaid = (wanted: string) => (_: string, text: string) => withoutSmall(text) === withoutSmall(wanted)
const withoutSmall = (text: string): string => text.replace(/\b(your|the|all) /g, '')

/** `buy throne room` is called `throne room` too. */
const afterVerb = (key: string): string => key.replace(/^(play|buy|reveal|resolve) /, '')

/** Takes the longest run of words that names something, again and again. */
function several(choices: readonly Choice[], typed: string): (Found | NotFound)[] {
  if (typed.includes(',')) {
    return typed
      .split(',')
      .filter((part) => part.trim() !== '')
      .flatMap((part) => several(choices, part.trim()))
  }
  const words = typed.trim().split(/\s+/)
  const found: (Found | NotFound)[] = []
  while (words.length > 0) {
    let length = words.length
    let taken = single(choices, words.slice(0, length).join(' '))
    while ('problem' in taken && length > 1) taken = single(choices, words.slice(0, --length).join(' '))
    found.push(taken)
    words.splice(0, length)
  }
  return found
}

/** What would have been right. */
function whatFits({ min, max, options }: Decision, choices: readonly Choice[]): string {
  if (options.length === 1) return `type 1 or ${choices[0].key}`
  if (max === 1) return `type a number (1 to ${choices.length}) or a name${min === 0 ? ', or Enter for none' : ''}`
  return `type ${howMany(min, max)} numbers or names, such as ${example(min, choices)}`
}

export const howMany = (min: number, max: number): string =>
  min === max ? `${min}` : min === 0 ? `up to ${max}` : `${min} to ${max}`

function example(min: number, choices: readonly Choice[]): string {
  const numbers = choices.flatMap(({ number, options }) => options.map(() => number))
  return numbers.slice(0, Math.max(2, min)).join(' ')
}

function orList(items: readonly string[]): string {
  return items.length === 1 ? items[0] : `${items.slice(0, -1).join(', ')} or ${items[items.length - 1]}`
}
