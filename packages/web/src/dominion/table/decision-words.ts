/** What is asked, in one sentence, and the buttons that answer without a card. */
import type { OptionDetail } from '@freehold/dominion'
import type { Decision, Option } from '@freehold/kernel'
import type { TFunction } from 'i18next'
import { currentTongue } from '../tongue.ts'
import { detailOf, type Placing } from './placing.ts'
import { questionText, type Wording } from './question-words.ts'
import type { Choosing } from './use-choosing.ts'
import { isSilent } from './use-silent-answers.ts'

type Words = TFunction<'dominion'>

export interface Sentence {
  readonly by: string | undefined // the card that asks, and whose it is
  readonly text: string
}

interface Asking extends Wording {
  readonly decision: Decision
  readonly you: number | null
  readonly turn: number // whose turn it is
}

export function sentenceOf({ decision, you, turn, ...wording }: Asking): Sentence {
  const { nameOf, tongue, t } = wording
  const { question, seat, actor, options } = decision
  const { cause } = question
  const named = cause && tongue.cardName(cause.source)
  const card = cause && (cause.seat === you ? named : t('cardOf', { who: nameOf(cause.seat), card: named }))
  const instead = actor === seat ? undefined : t('inStead', { who: nameOf(actor) })
  const attacker = !card && decision.question.kind === 'trigger' && turn !== you ? nameOf(turn) : undefined
  const by = [card, attacker, instead].filter(Boolean).join(', ') || undefined
  const none = options.length === 1 && options[0].key === 'none' ? ` (${t('none')})` : ''
  return { by, text: questionText(decision, wording) + none }
}

export interface AnswerButton {
  readonly id: string
  readonly label: string
  readonly hint?: string // the key that does the same
  readonly primary: boolean
  readonly amount?: number // it pays or spends so many
  readonly disabled?: boolean
  act(): void
}

interface ButtonParts {
  readonly decision: Decision | null
  readonly placing: Placing
  readonly choosing: Choosing
  readonly coinsInHand: number
  readonly t: Words
}

/** An Action phase without an Action card, asked so that the others cannot tell: no reason for a click more. */
const isIdleAction = ({ question, options }: Decision): boolean =>
  question.kind === 'action' && options.length === 1 && options[0].key === 'end'

const refusing = new Set(['end', 'no', 'done', 'none'])

export function answerButtons(parts: ButtonParts): AnswerButton[] {
  const { decision, placing, choosing, coinsInHand, t } = parts
  if (!decision || isSilent(decision)) return []
  if (isIdleAction(decision) && coinsInHand > 0) {
    return [
      {
        id: 'play treasures',
        label: t('playTreasuresFor', { count: coinsInHand }),
        hint: 'Enter',
        primary: true,
        act: () => choosing.chooseAll(0, ['play treasures']),
      },
      { id: 'end', label: t('endActions'), hint: '0', primary: false, act: () => choosing.choose([0]) },
    ]
  }
  const plain = (placing.way === 'depth' ? [] : placing.buttons).map((i): AnswerButton => {
    const option = decision.options[i]
    const only = decision.options.length === 1
    const primary = only || option.key === 'play treasures' || option.key === 'yes'
    return {
      id: option.key,
      label: labelOf(option, parts),
      hint: primary ? 'Enter' : refusing.has(option.key) ? '0' : i < 9 ? `${i + 1}` : undefined,
      primary,
      amount: ((option.detail ?? {}) as OptionDetail).amount,
      act: () => choosing.choose([i]),
    }
  })
  const chosen = choosing.chosen.length
  const confirm: AnswerButton[] =
    placing.way === 'some' || placing.way === 'order'
      ? [
          {
            id: 'confirm',
            label: placing.way === 'order' ? t('confirmOrder') : confirmLabel(decision, chosen, t),
            hint: 'Enter',
            primary: true,
            disabled: !choosing.ready,
            act: choosing.confirm,
          },
        ]
      : []
  const pass: AnswerButton[] = placing.mayPass
    ? [{ id: 'pass', label: t('passed', { deed: deedOf(decision) }), hint: '0', primary: false, act: choosing.pass }]
    : []
  return [...plain, ...confirm, ...pass]
}

function labelOf(option: Option, { decision, coinsInHand, t }: ButtonParts): string {
  switch (option.key) {
    case 'end':
      return t(decision?.question.kind === 'action' ? 'endActions' : 'endTurn')
    case 'play treasures':
      return coinsInHand > 0 ? t('playTreasuresFor', { count: coinsInHand }) : t('playTreasures')
    case 'yes':
      return t('yes')
    case 'no':
      return t('no')
    case 'done':
      return t(decision && decision.options.length > 1 ? 'nothing' : 'goOn')
    case 'none':
      return t('goOn')
    case 'spend Coffers':
      return t('spendCoffers')
    case 'spend Villager':
      return t('spendVillager')
    default: {
      const { amount, landscape } = (option.detail ?? {}) as OptionDetail
      if (landscape !== undefined) return currentTongue().cardName(landscape)
      if (amount === undefined) return option.text ?? option.key
      return decision?.question.kind === 'buy' ? t('payOffDebt', { count: amount }) : `${amount}`
    }
  }
}

const deeds = ['discard', 'trash', 'put', 'reveal', 'play', 'gain', 'pass'] as const
type Deed = (typeof deeds)[number] | 'choose'

function deedOf(decision: Decision): Deed {
  const step = detailOf(decision).asked?.do
  if (step === 'discardDownTo') return 'discard'
  if (step === 'passLeft') return 'pass'
  return deeds.find((deed) => deed === step) ?? 'choose'
}

/** `Discard 2 of 3`, or how many are still missing. */
function confirmLabel(decision: Decision, chosen: number, t: Words): string {
  const deed = deedOf(decision)
  const { min, max, options } = decision
  if (chosen === 0 && min === 0) return t('deedNothing', { deed })
  if (min === max) return t('deedOf', { deed, n: chosen, of: max })
  return max < options.length ? t('deedUpTo', { deed, n: chosen, of: max }) : t('deedCount', { deed, count: chosen })
}
