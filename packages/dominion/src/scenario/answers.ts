/** Finds the options that an answer means. */
import type { Decision, Move, Option } from '@freehold/kernel'
import { allCards } from '../cards/index.ts'
import type { OptionDetail } from '../engine/asking/option-detail.ts'
import type { Step } from '../language/types.ts'
import { anyStep, stepsOf } from '../language/walk.ts'
import { seatNames } from './schema.ts'
import { type Choice, PAY_ALL } from './vocabulary.ts'

/** The numbers of the options, or why the answer does not fit. */
export function find(decision: Decision, choices: readonly Choice[]): Move | string {
  if (choices.length === 1 && declines(decision, choices[0])) return []
  // `play treasures` where cards to be played are picked
  if (choices.length === 1 && choices[0].phrase === 'play treasures' && playsPicked(decision))
    return decision.options.map((_, i) => i)
  const none = decision.options.findIndex((option) => option.key === 'none')
  if (none >= 0 && choices.every(isNothing)) return [none]
  const move: number[] = []
  // An option may be called after several cards: `discard 2 Curses`.
  const apart =
    decision.question.kind === 'choose' ? choices.filter((each, i) => choices[i - 1]?.text !== each.text) : choices
  for (const choice of apart) {
    const found = matching(decision, choice).filter((i) => !move.includes(i))
    if (found.length === 0) return `"${choice.text}" is not on offer${move.length > 0 ? ' so often' : ''}`
    if (new Set(found.map((i) => decision.options[i].key)).size > 1)
      return `"${choice.text}" could mean ${found.map((i) => `"${decision.options[i].key}"`).join(' or ')}`
    move.push(found[0])
  }
  if (move.length < decision.min || move.length > decision.max)
    return `${move.length} chosen, but it must be ${bounds(decision)}`
  return move
}

const playsPicked = ({ question, options, max }: Decision): boolean =>
  question.kind === 'pick' && max === options.length && asksTo(question, 'play')

const bounds = ({ min, max }: Decision): string => (min === max ? `${min}` : `${min} to ${max}`)

/** `done` and `no` are the same as choosing nothing, where that is allowed. */
const declines = ({ min, question }: Decision, choice: Choice): boolean =>
  min === 0 && question.kind === 'pick' && isNothing(choice)

const isNothing = ({ phrase }: Choice): boolean => phrase === 'done' || phrase === 'no'

/** What phrases mean as the key of an option, by the kind of question. */
const phraseKeys: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  action: { done: 'end', no: 'end', 'end actions': 'end' },
  buy: { done: 'end', no: 'end', 'end buys': 'end' },
  night: { done: 'end', no: 'end', 'end night': 'end' },
  may: { done: 'no', 'put under': 'no', bottom: 'no' },
  trigger: { no: 'done' },
}

function matching(decision: Decision, choice: Choice): number[] {
  const { options, question } = decision
  const key = choice.phrase && (phraseKeys[question.kind]?.[choice.phrase] ?? choice.phrase)
  const written = choice.card && (choice.verb ? `${choice.verb} ${choice.card}` : choice.card)
  const exact = indices(options, (option) => option.key === key || option.key === written)
  if (exact.length > 0) return exact
  const { card, verb, phrase } = choice
  switch (question.kind) {
    case 'buy':
      // The most comes first.
      if (phrase === PAY_ALL) return indices(options, ({ key }) => key.startsWith('pay off')).slice(0, 1)
      break
    case 'amount':
      return phrase === PAY_ALL ? [options.length - 1] : indices(options, ({ key }) => key === amountSaid(choice))
    case 'position': {
      const depth = phrase ?? / on (top|bottom)$/.exec(choice.text)?.[1]
      const ends = indices(options, (option) => option.key === depth)
      if (ends.length > 0) return ends
      return indices(options, ({ detail }) => depthOf(detail) === depth || depthOf(detail) === `${depth} down`)
    }
    case 'trigger':
      if (phrase === 'yes') return indices(options, (option) => option.key !== 'done')
      if (card && verb && !suits(question, verb)) return doing(decision, verb, card)
      break
    case 'choose': {
      if (phrase === 'now') return now(options)
      const said = verb ?? kept(options, phrase)
      if (said) return indices(options, ({ key }) => [said, ...alsoCalled(said)].some((each) => begins(key, each)))
      if (card) return indices(options, ({ key }) => key === `gain ${card}`)
      break
    }
    case 'pick':
      // Agreeing to the only card there is.
      if (phrase === 'yes' && new Set(options.map((option) => option.key)).size === 1) return [0]
      break
    case 'may':
      // Doing it is agreeing to it.
      if (asksTo(question, verb ?? phrase ?? 'nothing') || (isOnTop(phrase) && putsOnTop(question)))
        return indices(options, (option) => option.key === 'yes')
  }
  if (!card || question.kind === 'buy' || !suits(question, verb)) return []
  return indices(options, (option) => cardOf(option) === card)
}

const begins = (key: string, word: string): boolean => key === word || key.startsWith(`${word} `)

/** Cards are put where they are set aside. */
const alsoCalled = (verb: string): readonly string[] => (verb === 'put' ? ['set aside'] : [])

/** Of a card that is discarded or put back: whether it is discarded, in other words. */
function kept(options: readonly Option[], phrase: string | undefined): string | undefined {
  const keys = options.map(({ key }) => key)
  if (phrase === undefined || !keys.includes('put back')) return undefined
  if (['no', 'done', 'take', 'top'].includes(phrase)) return 'put back'
  return phrase === 'yes' && keys.includes('discard') ? 'discard' : undefined
}

/** What an effect does may be said instead of using it: `trash Hovel`, or `put Silver on deck` where Royal Seal waits for its gain. */
function doing({ options, question }: Decision, verb: string, card: string): number[] {
  const itself = indices(options, (option) => cardOf(option) === card && handles(card, verb, 'this'))
  if (itself.length > 0 || !question.text.includes(card)) return itself
  return indices(options, (option) => handles(cardOf(option), verb, 'it'))
}

/** Whether the card, when something happens, does that to itself or to what it happens to. */
function handles(name: unknown, verb: string, what: 'this' | 'it'): boolean {
  const hooks = allCards
    .filter((card) => card.name === name)
    .flatMap(({ abilities }) => abilities.filter(({ when }) => when === 'hook').flatMap(stepsOf))
  return anyStep(
    hooks,
    (step) => step.do === verb && 'what' in step && 'cards' in step.what && step.what.cards === what,
  )
}

/** Of two things that may be done now or next turn, what is done now. */
const now = (options: readonly Option[]): number[] =>
  options.some(({ key }) => key === 'next turn')
    ? indices(options, ({ key }) => key !== 'next turn')
    : indices(options, ({ key }) => key === 'receive')

const indices = (options: readonly Option[], test: (option: Option) => boolean): number[] =>
  options.flatMap((option, i) => (test(option) ? [i] : []))

/** How much an answer says: its number, or nothing. */
const amountSaid = (choice: Choice): string | undefined => (isNothing(choice) ? '0' : /\d+/.exec(choice.text)?.[0])

/** The card or landscape of an option. */
function cardOf({ detail }: Option): unknown {
  if (typeof detail !== 'object' || detail === null) return undefined
  return 'card' in detail ? detail.card : 'landscape' in detail ? detail.landscape : undefined
}

const depthOf = (detail: Option['detail']): string | undefined =>
  typeof detail === 'object' && detail !== null && 'above' in detail ? `${detail.above} down` : undefined

const verbsOfKind: Readonly<Record<string, readonly string[]>> = {
  action: ['play'],
  night: ['play'],
  gain: ['gain'],
  name: ['name'],
  trigger: ['use', 'reveal', 'resolve', 'call', 'play', 'discard'],
  order: ['put'],
}

/** Whether that is what is asked for: one cannot `trash Copper` where a card is to be discarded. */
function suits(question: Decision['question'], verb: string | undefined): boolean {
  const { kind } = question
  if (verb === undefined) return true
  return kind === 'pick' ? asksTo(question, verb) : (verbsOfKind[kind]?.includes(verb) ?? false)
}

/** Whether the step of a card that asks, or what stands around or inside it, is such a one; false where a rule of the turn asks. */
function isAmongSteps({ detail }: Decision['question'], test: (step: Step) => boolean): boolean {
  if (typeof detail !== 'object' || detail === null) return false
  const step = 'around' in detail ? detail.around : 'asked' in detail ? detail.asked : undefined
  return step !== undefined && anyStep([step as unknown as Step], test)
}

/** Whether the card's step is to do that. */
const asksTo = (question: Decision['question'], verb: string): boolean =>
  isAmongSteps(question, (step) => step.do.startsWith(verb))

const isOnTop = (phrase: string | undefined): boolean => phrase === 'put back' || phrase === 'top'
const putsOnTop = (question: Decision['question']): boolean =>
  isAmongSteps(question, (step) => 'to' in step && step.to === 'deckTop')

/** The answer to a decision that has only one, as far as its options can be told apart. */
export function onlyAnswer({ min, max, options, question }: Decision): Move | undefined {
  const alike = options.every((option) => option.key === options[0].key)
  if (max === 0) return []
  // In which order all of a hand is discarded does not matter enough to ask.
  if (min !== max || !(alike || (min === options.length && question.kind !== 'order'))) return undefined
  return options.slice(0, min).map((_, i) => i)
}

/** The last question of a turn, when nothing is left to do in it that one could buy something with. */
export const isTurnOver = ({ question, options }: Decision): boolean =>
  (question.kind === 'buy' || question.kind === 'night') &&
  options.every(({ key }) => key === 'end' || key.startsWith('spend '))

/** Which card leaves play next in Clean-up, where the order matters. */
export const leavesPlay = ({ question, options }: Decision): boolean =>
  question.kind === 'pick' && !question.cause && options.every(({ detail }) => liesInPlay(detail))

/** Which of several effects comes first that one kind of card has set up, each with cards of its own: two Ghosts. */
export function isOfOneCard({ question, options }: Decision): boolean {
  const details = options.map(({ detail }) => (detail ?? {}) as OptionDetail)
  const of = details.find((detail) => detail.of)?.of
  return question.kind === 'trigger' && of !== undefined && details.every((each) => (each.of ?? each.card) === of)
}

function liesInPlay(detail: Option['detail']): boolean {
  const lies = typeof detail === 'object' && detail !== null && 'lies' in detail ? detail.lies : undefined
  return typeof lies === 'object' && lies !== null && 'zone' in lies && lies.zone === 'play'
}

/** The number of the option that ends the phase. */
export const ending = ({ options }: Decision): number => options.findIndex(({ key }) => key === 'end')

/** Who is asked what by which card, and what could be answered. */
export function offer(decision: Decision): string {
  const { seat, actor, question, options } = decision
  const by = question.cause ? ` by ${question.cause.source}` : ''
  const whose = actor === seat ? '' : ` for ${seatNames[actor]}`
  const keys = counted(options.map((option) => option.key)).join(', ')
  return `${seatNames[seat]} is asked${whose}${by}: ${question.text}; to choose: ${bounds(decision)} of [${keys}]`
}

/** `["Copper", "Copper"]` as `["2 Copper"]`. */
export function counted(names: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, n]) => (n === 1 ? name : `${n} ${name}`))
}
