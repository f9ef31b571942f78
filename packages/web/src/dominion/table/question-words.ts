/** What Dominion asks, in the language of the page: by kinds of questions, and in the words of the card that asks. */
import type { OptionDetail, PromptData, Step } from '@freehold/dominion'
import type { Prompt, Tongue } from '@freehold/dominion/words'
import type { Decision } from '@freehold/kernel'
import type { TFunction } from 'i18next'
import { cardNamed, type Version } from '../cards/card-facts.ts'
import { detailOf, kindOf } from './placing.ts'

/** What words are made with. */
export interface Wording {
  readonly tongue: Tongue
  readonly version: Version
  readonly t: TFunction<'dominion'>
  nameOf(seat: number): string
}

export function questionText(decision: Decision, wording: Wording): string {
  const { t } = wording
  const { asked, around } = detailOf(decision)
  switch (kindOf(decision)) {
    case 'action':
      return t(decision.options.every(({ key }) => key === 'end') ? 'ask.noAction' : 'ask.action')
    case 'buy':
      if (mayOnlyPay(decision)) return t('ask.debt')
      return t(decision.options.some(({ key }) => key.startsWith('play ')) ? 'ask.treasures' : 'ask.buy')
    case 'night':
      return t('ask.night')
    case 'trigger':
      return triggerText(decision, wording)
    case 'order':
      return asked?.do === 'put' && asked.to === 'pileBottom'
        ? `${stepsText(decision, [asked], wording)}.`
        : t('ask.order')
    case 'position':
      return t('ask.position')
    case 'amount':
      return amountText(decision, wording)
    case 'choose':
      return t('ask.choose', { count: decision.max })
    default:
      if (!asked) return t('ask.nextFromPlay')
      if (asked.do === 'passLeft') return t('ask.pass')
      return `${stepsText(decision, [around ?? asked], wording)}.`
  }
}

/** Who has debt buys nothing before it is paid off. */
const mayOnlyPay = ({ options }: Decision): boolean =>
  options.some(({ detail }) => ((detail ?? {}) as OptionDetail).amount !== undefined) &&
  !options.some(({ key }) => /^(play|buy) /.test(key))

/** How much is paid: beyond the price of a card, or what the step says. */
function amountText(decision: Decision, wording: Wording): string {
  const { asked, overpaying } = detailOf(decision)
  if (asked?.do === 'auction') return wording.t('ask.bid', { highest: Number(decision.options[1].key) - 1 })
  if (asked?.do === 'pay' && asked.counter === 'villagers') return wording.t('ask.spendVillagers')
  if (overpaying === undefined || asked?.do !== 'pay') return asked ? `${stepsText(decision, [asked], wording)}.` : ''
  const card = wording.tongue.theCards([overpaying])
  return wording.t(asked.counter === 'potions' ? 'ask.overpayPotions' : 'ask.overpay', { card })
}

/** Steps of a card, as what they are about stands now: a whole step, or one of the things to choose from. */
export function stepsText(decision: Decision, steps: readonly Step[], { tongue, version, nameOf }: Wording): string {
  const { prompt } = detailOf(decision)
  return tongue.stepsSentence(steps, prompt && promptOf(prompt, version, nameOf))
}

const promptOf = (
  { card, actor, ...known }: PromptData,
  version: Version,
  nameOf: (seat: number) => string,
): Prompt => ({
  ...known,
  card: cardNamed(card, version),
  ...(actor !== undefined && { actor: nameOf(actor) }),
})

/** What has happened, so that one knows what one would react to. */
function triggerText(decision: Decision, { tongue, t }: Wording): string {
  const { happened = 'other', it } = detailOf(decision)
  const keys = decision.options.map(({ key }) => key)
  if (!keys.includes('done')) return t('ask.first')
  // Who attacks is the subject of the sentence, what is gained its object.
  const card = it === undefined ? '' : happened === 'attacked' ? tongue.cardName(it) : tongue.theCards([it])
  const what = t(`ask.happened.${happened}`, { card })
  if (keys.length === 1) return t('ask.nothingToReveal', { what })
  return t(keys[0].startsWith('reveal ') ? 'ask.reveal' : 'ask.use', { what })
}
