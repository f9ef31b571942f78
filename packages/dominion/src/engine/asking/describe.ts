/** The pending decision as people and programs outside read it. */
import { type Cause, type Decision, isMove, type Json, type Move, type Question } from '@freehold/kernel'
import { english } from '../../words/index.ts'
import { E_ATTACK, E_GAINED, E_WOULD_GAIN } from '../compile/effects.ts'
import { isOverpaying } from '../compile/overpay.ts'
import { ACTIONS, BUYS, COINS, F_ACTOR, F_IT, F_PC, F_YOU, FP, L, NIGHTS, POTIONS, S } from '../memory/layout.ts'
import { nameOf as name, setting } from '../memory/lookup.ts'
import { kindOf } from '../memory/overlays.ts'
import { eventKind } from '../rules/candidates.ts'
import { describeCandidate } from '../rules/described-candidates.ts'
import { BUY } from '../rules/phases.ts'
import { cause } from '../seen/events.ts'
import { listOptions } from './answer.ts'
import {
  CHOOSER,
  COUNT,
  D,
  D_ACTION,
  D_AMOUNT,
  D_BUY,
  D_NIGHT,
  D_OPTIONS,
  D_ORDER,
  D_OVER,
  D_PICK,
  D_POSITION,
  D_WINDOW,
  deciderOf,
  isOrdered,
  KIND,
  MAX,
  MIN,
  options,
  SITE,
} from './ask.ts'
import { describeOption } from './describe-option.ts'
import { prompt, promptData } from './prompt.ts'

/** The kinds of questions, by their numbers; the first one stands where none is asked. */
export const questionKinds = [
  'over',
  'action',
  'buy',
  'pick',
  'gain',
  'may',
  'choose',
  'name',
  'trigger',
  'order',
  'position',
  'night',
  'amount',
] as const
export type DominionQuestion = (typeof questionKinds)[number]

export function describe(): Decision | undefined {
  if (D[KIND] === D_OVER) return undefined
  const count = listOptions()
  const seat = deciderOf(D[CHOOSER])
  return {
    seat,
    actor: D[CHOOSER],
    question: question(),
    options: Array.from({ length: count }, (_, i) => describeOption(options[i], i)),
    min: D[MIN],
    max: D[MAX],
    ordered: isOrdered(),
  }
}

/** Whether the move answers what is asked, found out without words. */
export const isAnswer = (move: unknown): move is Move =>
  D[KIND] !== D_OVER && isMove(move, D[MIN], D[MAX], listOptions())

const plural = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`

function question(): Question {
  const kind = questionKinds[D[KIND]]
  const from = S[FP] > 0 ? whoAsks() : undefined
  const site = D[SITE] >= 0 ? setting.code.sites[D[SITE]] : undefined
  const asked = site && 'step' in site.step ? site.step.step : site?.step
  const it = S[FP] > 0 ? kindOfIt() : -1
  return {
    kind,
    text: text(),
    ...(from && { cause: from }),
    detail: {
      ...(asked && { step: asked.do, asked: asked as unknown as Json }), // the step of the card, as plain data
      ...(site && site.step !== asked && { around: site.step as unknown as Json }), // what may be done with it
      ...(site && { prompt: promptData(site) as unknown as Json }),
      ...(D[KIND] === D_WINDOW && { happened: happened() }),
      ...(site && isOverpaying(site.step) && { overpaying: site.card.name }),
      ...(S[FP] > 0 && { whose: S[S[FP] + F_ACTOR] }), // to whom it happens, who need not be the one who chooses
      ...(it >= 0 && { it: name(it) }), // the card that set it off
    },
  }
}

/** What the card is, or was, that set it off; -1: there is none. */
function kindOfIt(): number {
  if (D[KIND] === D_WINDOW) return eventKind(S[FP])
  const it = S[S[FP] + F_IT]
  return it >= 0 ? kindOf(it) : -1
}

function whoAsks(): Cause | undefined {
  const found = cause(D[CHOOSER])
  return found.source === 'turn' ? undefined : found
}

function text(): string {
  const asked = D[SITE] >= 0 ? setting.code.sites[D[SITE]] : undefined
  const sentence = asked ? english.stepsSentence([asked.step], prompt(asked)) : ''
  switch (D[KIND]) {
    case D_ACTION:
      return `Play an Action card (${plural(S[ACTIONS], 'action')} left), or end your Action phase`
    case D_BUY: {
      const money = `${plural(S[COINS], 'coin')}${S[POTIONS] > 0 ? ` and ${plural(S[POTIONS], 'potion')}` : ''}, ${plural(S[BUYS], 'buy')}`
      return options[0] >= 0 && options[0] < BUY
        ? `Play Treasures or buy a card (${money})`
        : `Buy a card (${money}), or end your ${L[NIGHTS] ? 'Buy phase' : 'turn'}`
    }
    case D_NIGHT:
      return 'Play a Night card, or end your turn'
    case D_WINDOW:
      return windowText()
    case D_ORDER:
      return asked && 'to' in asked.step && asked.step.to === 'pileBottom'
        ? `${sentence}, the upper card first`
        : 'Put these back on your deck, the top card first'
    case D_POSITION:
      return 'How deep in your deck does it go?'
    case D_PICK:
      if (asked?.step.do === 'passLeft') return 'Choose a card from your hand to pass to the left'
      return asked ? sentence : 'Which card do you discard from play next?'
    case D_AMOUNT:
      if (asked?.step.do === 'auction') return `How much debt do you bid? The highest bid is ${options[1] - 1}`
      return asked && isOverpaying(asked.step) ? `Overpay ${asked.card.name}: ${sentence.toLowerCase()}` : sentence
    case D_OPTIONS:
      if (asked?.step.do === 'inAnyOrder') return 'What do you do first?'
      return D[MAX] === 1 ? 'Choose one' : `Choose ${D[MAX]}`
    default:
      return sentence
  }
}

/** What has happened, so that one knows what one would react to. */
function windowText(): string {
  const it = kindOfIt()
  const card = it >= 0 ? name(it) : ''
  const what = {
    attacked: `${card} is played against you`,
    'would gain': `You are about to gain ${card}`,
    gained: `You gained ${card}`,
    other: card === '' ? 'Something happens' : `${card} may set something off`,
  }[happened()]
  if (options[0] === -1) return `${what}, and you have nothing to reveal`
  if (options[D[COUNT] - 1] !== -1) return 'What happens first?'
  return `${what}: ${describeCandidate(options[0]).reaction ? 'reveal a Reaction?' : 'what do you use?'}`
}

/** What there is to react to. */
export type Happened = 'attacked' | 'would gain' | 'gained' | 'other'

function happened(): Happened {
  const event = setting.code.code[S[S[FP] + F_PC] + 1]
  if (event === E_ATTACK) return 'attacked'
  if (S[S[FP] + F_YOU] !== D[CHOOSER]) return 'other' // it happened to somebody else
  return event === E_WOULD_GAIN ? 'would gain' : event === E_GAINED ? 'gained' : 'other'
}
