/** A question as it stands on the screen: who is asked, by what, and what may be answered. */
import type { DominionView } from '@freehold/dominion'
import type { Decision, Seat } from '@freehold/kernel'
import { type Choice, choicesOf, howMany, obviousMove } from '../choices.ts'
import { columns, wrap } from '../layout.ts'
import { pileText } from './board.ts'
import { type Cards, faint, paintCard, strong } from './paint.ts'

export interface Asking {
  readonly decision: Decision
  readonly names: readonly string[]
  readonly view: DominionView
  readonly cards: Cards
}

export function drawQuestion(asking: Asking): string {
  const choices = choicesOf(asking.decision)
  const digits = String(choices.length).length
  const shown = choices.map((choice) => {
    const number = `${' '.repeat(digits - String(choice.number).length)}${strong(String(choice.number))}`
    return `${number} ${choiceText(choice, asking)}`
  })
  return `${wrap(question(asking))}\n${columns(shown, { hang: digits + 1 })}`
}

function question({ decision, names }: Asking): string {
  const { seat, actor, question } = decision
  const detail = (question.detail ?? {}) as { whose?: Seat; it?: string }
  const about = [
    ...(actor === seat ? [] : [`in ${names[actor]}’s stead`]),
    ...(detail.whose === undefined || detail.whose === actor ? [] : [`for ${names[detail.whose]}`]),
    ...(detail.it !== undefined && /^(choose|may)$/.test(question.kind) ? [`about ${detail.it}`] : []),
  ]
  const source = question.cause && (question.cause.seat === seat ? '' : `${names[question.cause.seat]}’s `)
  const by = question.cause ? [`${source}${question.cause.source}`] : []
  const opening = [...by, ...about].join(', ')
  return `${opening === '' ? '' : strong(`${opening}: `)}${question.text}${howManyText(decision)}`
}

/** Only where the sentence does not say it. */
function howManyText({ min, max, options, ordered, question }: Decision): string {
  const notes = [
    ...(max === 1 || options.length === min || question.kind === 'choose' ? [] : [`choose ${howMany(min, max)}`]),
    ...(ordered && max > 1 && question.kind === 'pick' ? ['the last ends on top'] : []),
  ]
  return notes.length === 0 ? '' : ` (${notes.join(', ')})`
}

function choiceText(choice: Choice, { decision, view, cards }: Asking): string {
  const copies = choice.options.length > 1 ? ` ×${choice.options.length}` : ''
  const { kind } = decision.question
  const [verb, ...rest] = choice.key.split(' ')
  const card = cards.has(choice.key) ? choice.key : rest.join(' ')
  if (kind === 'choose' || !cards.has(card)) return `${lowered(choice.text)}${copies}`
  const pile = kind === 'gain' || verb === 'buy' ? view.piles.find((each) => each.card === card) : undefined
  const shown = pile ? pileText({ ...pile, pile: card }, cards) : paintCard(cards, card)
  return card === choice.key ? `${shown}${copies}` : `${verb === 'resolve' ? 'use' : verb} ${shown}`
}

/** Like the keys beside it. */
const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** The line before the cursor, with what Enter does. */
export function promptLine(decision: Decision): string {
  const obvious = obviousMove(decision)
  return obvious === undefined ? '> ' : `${faint(`[Enter: ${obviousText(decision, obvious)}]`)} > `
}

function obviousText({ options, ordered }: Decision, move: readonly number[]): string {
  if (move.length === 0) return 'none'
  if (ordered && move.length > 1) return 'as listed'
  if (move.length > 1) return 'all'
  const { text, key } = options[move[0]]
  return text === undefined ? key : lowered(text)
}

/** Why a card that somebody named cannot be bought; nothing where that is not what is wrong. */
export function whyNotBuy({ question }: Decision, typed: string, view: DominionView): string | undefined {
  const name = typed.toLowerCase().replace(/^buy +/, '')
  if (question.kind !== 'buy' || name === '') return undefined
  const meant = view.piles.filter(({ pile, supply }) => supply && pile.toLowerCase().startsWith(name))
  if (meant.length !== 1) return undefined
  const [{ pile, count, cost, potion }] = meant
  const { coins, potions, buys } = view.turn
  if (count === 0) return `${pile} is gone; buy something else.`
  if (buys === 0) return `You have no buy left for ${pile}; end your turn.`
  if ((cost ?? 0) <= coins && (!potion || potions > 0)) return undefined
  const price = `$${cost}${potion ? ' and a potion' : ''}`
  return `${pile} costs ${price}, and you have $${coins}${potion ? ` and ${potions} potions` : ''}.`
}
