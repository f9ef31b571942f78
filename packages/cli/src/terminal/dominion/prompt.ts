/** A question as it stands on the screen: who is asked, by what, and what may be answered. */
import type { DominionView } from '@freehold/dominion'
import type { Decision, Seat } from '@freehold/kernel'
import { type Choice, choicesOf, howMany, obviousMove } from '../choices.ts'
import { columns, width, wrap } from '../layout.ts'
import { type Cards, faint, paintCard, strong } from './paint.ts'

export function drawQuestion(decision: Decision, names: readonly string[], view: DominionView, cards: Cards): string {
  const choices = choicesOf(decision)
  const digits = String(choices.length).length
  const shown = choices.map((choice) => {
    const number = `${' '.repeat(digits - String(choice.number).length)}${strong(String(choice.number))}`
    return `${number} ${choiceText(choice, decision, view, cards)}`
  })
  return `${wrap(question(decision, names))}\n${columns(shown, width())}`
}

function question({ seat, actor, question, min, max, options, ordered }: Decision, names: readonly string[]): string {
  const who = actor === seat ? '' : `For ${names[actor]}: `
  const by = question.cause ? `${causeText(question.cause, seat, names)}: ` : ''
  const count = ordered || (max === 1 && min === 1) || options.length === 1 ? '' : ` (${howMany(min, max)})`
  return `${strong(`${who}${by}`)}${question.text}${count}`
}

const causeText = (cause: { seat: Seat; source: string }, seat: Seat, names: readonly string[]): string =>
  cause.seat === seat ? cause.source : `${names[cause.seat]}’s ${cause.source}`

function choiceText(choice: Choice, decision: Decision, view: DominionView, cards: Cards): string {
  const copies = choice.options.length > 1 ? ` ×${choice.options.length}` : ''
  const [verb, ...rest] = choice.key.split(' ')
  const card = rest.join(' ')
  if (verb === 'buy' && cards.has(card)) {
    const pile = view.piles.find((each) => each.card === card)
    const price = `${pile?.cost ?? ''}${pile?.potion ? 'P' : ''}`
    return `buy ${paintCard(cards, card)} ${strong(price)}${faint(`×${pile?.count}`)}`
  }
  if (cards.has(choice.key)) return `${paintCard(cards, choice.key)}${copies}`
  if (cards.has(card)) return `${verb} ${paintCard(cards, card)}`
  return decision.question.kind === 'choose' ? choice.text : `${choice.text}${copies}`
}

/** The line before the cursor, with what Enter does. */
export function promptLine(decision: Decision): string {
  const obvious = obviousMove(decision)
  const enter = obvious === undefined ? '' : faint(` [Enter: ${obviousText(decision, obvious)}]`)
  return `${enter === '' ? '' : `${enter.trimStart()} `}> `
}

function obviousText({ options, ordered }: Decision, move: readonly number[]): string {
  if (move.length === 0) return 'none'
  if (ordered) return 'as listed'
  return move.length === 1 ? (options[move[0]].text ?? options[move[0]].key).toLowerCase() : 'all'
}
