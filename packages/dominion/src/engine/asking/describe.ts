/** The pending decision as people and programs outside read it. */
import type { Cause, Decision, Json, Option, Question } from '@freehold/kernel'
import type { Gain, Step } from '../../language/types.ts'
import { english, type KnownCard, type Prompt } from '../../words/index.ts'
import { mentions } from '../../words/references.ts'
import type { Site } from '../compile/code.ts'
import { E_ATTACK, E_GAINED, E_WOULD_GAIN } from '../compile/code.ts'
import {
  ACTIONS,
  BUYS,
  COINS,
  F_ACTOR,
  F_IT,
  F_PC,
  F_YOU,
  FP,
  POTIONS,
  S,
  TURN,
  Z_DISCARD,
  Z_PLACES,
} from '../memory/layout.ts'
import { idKind, kindPotion, setting } from '../memory/setting.ts'
import { remembered } from '../memory/stack.ts'
import { kindOf, ownerOf, zoneOf } from '../memory/zones.ts'
import { describeCandidate } from '../rules/candidates.ts'
import { cost } from '../rules/evaluate.ts'
import { BUY, END, PLAY_TREASURES } from '../rules/phases.ts'
import { NONE, optionRefs } from '../rules/selection.ts'
import { cause } from '../seen/events.ts'
import { listOptions } from './answer.ts'
import {
  CHOOSER,
  COUNT,
  D,
  D_ACTION,
  D_BUY,
  D_GAIN,
  D_NAME,
  D_OPTIONS,
  D_ORDER,
  D_OVER,
  D_PICK,
  D_POSITION,
  D_WINDOW,
  D_YES_NO,
  deciderOf,
  isOrdered,
  KIND,
  MAX,
  MIN,
  options,
  SITE,
} from './ask.ts'

const names = [
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
] as const
export type DominionQuestion = (typeof names)[number]

export function describe(): Decision | undefined {
  if (D[KIND] === D_OVER) return undefined
  const count = listOptions()
  const seat = deciderOf(D[CHOOSER])
  return {
    seat,
    actor: D[CHOOSER],
    question: question(),
    options: Array.from({ length: count }, (_, i) => option(options[i], i)),
    min: D[MIN],
    max: D[MAX],
    ordered: isOrdered(),
  }
}

const name = (kind: number): string => setting.kinds[kind].name
const plural = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`

function question(): Question {
  const kind = names[D[KIND]]
  const from = S[FP] > 0 ? whoAsks() : undefined
  const site = D[SITE] >= 0 ? setting.code.sites[D[SITE]] : undefined
  const asked = site && 'step' in site.step ? site.step.step : site?.step
  const it = S[FP] > 0 ? S[S[FP] + F_IT] : -1
  return {
    kind,
    text: text(),
    ...(from && { cause: from }),
    detail: {
      ...(asked && { step: asked.do, asked: asked as unknown as Json }), // the step of the card, as plain data
      ...(site && site.step !== asked && { around: site.step as unknown as Json }), // what may be done with it
      ...(site && { prompt: promptData(site) as unknown as Json }),
      ...(D[KIND] === D_WINDOW && { happened: happened() }),
      ...(S[FP] > 0 && { whose: S[S[FP] + F_ACTOR] }), // to whom it happens, who need not be the one who chooses
      ...(it >= 0 && { it: name(kindOf(it)) }), // the card that set it off
    },
  }
}

function whoAsks(): Cause | undefined {
  const found = cause(D[CHOOSER])
  return found.source === 'turn' ? undefined : found
}

/** What the sentence of a step may take for granted, as plain data. The card and the actor go by name and seat. */
export interface PromptData extends Omit<Prompt, 'card' | 'actor'> {
  readonly card: string
  readonly actor?: number // who does what is chosen, where that is not the one who chooses
}

function promptData({ card, step, tags }: Site): PromptData {
  const fp = S[FP]
  const actor = S[fp + F_ACTOR]
  const known = (id: number): KnownCard => ({ name: name(kindOf(id)), cost: cost(kindOf(id)) })
  const spokenOf = [...tags].filter(([name]) => mentions(step, name))
  return {
    card: card.name,
    ...(actor !== D[CHOOSER] && { actor }),
    ...(D[KIND] === D_PICK && { amount: D[MAX] }),
    ...(S[fp + F_IT] >= 0 && { it: known(S[fp + F_IT]) }),
    ...(spokenOf.length > 0 && {
      vars: Object.fromEntries(spokenOf.map(([name, tag]) => [name, remembered(fp, tag).map(known)])),
    }),
  }
}

const prompt = (site: Site): Prompt => {
  const { actor, ...data } = promptData(site)
  return { ...data, card: site.card, ...(actor !== undefined && { actor: `Player ${actor + 1}` }) }
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
        : `Buy a card (${money}), or end your turn`
    }
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
    case D_OPTIONS:
      if (asked?.step.do === 'inAnyOrder') return 'What do you do first?'
      return D[MAX] === 1 ? 'Choose one' : `Choose ${D[MAX]}`
    default:
      return sentence
  }
}

/** What has happened, so that one knows what one would react to. */
function windowText(): string {
  const it = S[S[FP] + F_IT]
  const card = it >= 0 ? name(kindOf(it)) : ''
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

function option(value: number, i: number): Option {
  switch (D[KIND]) {
    case D_ACTION:
    case D_BUY:
      return phaseOption(value)
    case D_PICK:
    case D_ORDER:
      if (value === NONE) return { key: 'none', text: 'You have none' }
      return cardOption(i)
    case D_GAIN:
    case D_NAME:
      return { key: name(value), detail: { card: name(value) } }
    case D_YES_NO:
      return { key: value === 1 ? 'yes' : 'no' }
    case D_OPTIONS: {
      const site = setting.code.sites[D[SITE]]
      const steps = partsOf(site.step)[value]
      return {
        key: optionKey(steps),
        text: english.stepsSentence(steps, prompt(site)),
        detail: { steps: steps as unknown as Json },
      }
    }
    case D_WINDOW: {
      if (value === -1) return { key: 'done', text: D[COUNT] === 1 ? 'Go on' : 'Nothing' }
      const { kind, reaction } = describeCandidate(value)
      return { key: `${reaction ? 'reveal' : 'resolve'} ${name(kind)}`, detail: { card: name(kind) } }
    }
    default:
      return position(value)
  }
}

/** Where what an option is about lies: a place that the page and players need no rule to find. */
export interface Lies {
  readonly zone: 'hand' | 'deck' | 'discard' | 'play' | 'aside' | 'trash' | 'supply' | 'place'
  readonly seat?: number // whose, where each player has one
  readonly place?: string // which, among the places with a name
}

/** What an option says beside its key, where it is about a card. */
export interface OptionDetail {
  readonly card?: string
  readonly as?: string // what the card is now
  readonly cost?: number
  readonly lies?: Lies
}

const optionDetail = (detail: OptionDetail): Json => detail as Json

const zoneNames = ['discard', 'play', 'hand', 'aside', 'deck', 'trash', 'supply'] as const

function whereOf(i: number): Lies {
  // Cards to be passed and those that leave play are listed without references.
  if (D[SITE] < 0) return { zone: 'play', seat: S[TURN] }
  if (setting.code.sites[D[SITE]].step.do === 'passLeft') return { zone: 'hand', seat: D[CHOOSER] }
  const ref = optionRefs[i]
  const zone = zoneOf(ref)
  if (zone >= Z_PLACES) return { zone: 'place', seat: ownerOf(ref), place: setting.keeps.places[zone - Z_PLACES].name }
  const name = zoneNames[zone]
  return name === 'trash' || name === 'supply' ? { zone: name } : { zone: name, seat: ownerOf(ref) }
}

/** A card that may be picked: by its name, and by where it lies or what it really is where that tells two apart. */
function cardOption(i: number): Option {
  const id = options[i]
  const card = name(kindOf(id))
  const disguised = kindOf(id) !== idKind[id]
  const lies = whereOf(i)
  const detail = optionDetail(disguised ? { card: name(idKind[id]), as: card, lies } : { card, lies })
  if (D[KIND] === D_PICK && D[SITE] >= 0 && hasDouble(i)) {
    if (disguised) return { key: `${name(idKind[id])} as ${card}`, detail }
    if (zoneOf(optionRefs[i]) === Z_DISCARD)
      return { key: `${card} from discard`, text: `${card} from your discard pile`, detail }
  }
  return { key: card, detail }
}

/** Whether another option is called the same but is another card, or lies elsewhere. */
function hasDouble(i: number): boolean {
  for (let j = 0; j < D[COUNT]; j++) {
    if (kindOf(options[j]) !== kindOf(options[i])) continue
    if (idKind[options[j]] !== idKind[options[i]] || zoneOf(optionRefs[j]) !== zoneOf(optionRefs[i])) return true
  }
  return false
}

function phaseOption(value: number): Option {
  if (value === END) return { key: 'end', text: D[KIND] === D_ACTION ? 'End your Action phase' : 'End your turn' }
  if (value === PLAY_TREASURES) return { key: 'play treasures', text: 'Play all your Treasures' }
  if (value < BUY)
    return {
      key: `play ${name(value)}`,
      detail: optionDetail({ card: name(value), lies: { zone: 'hand', seat: S[TURN] } }),
    }
  const kind = value - BUY
  const price = `${cost(kind)}${kindPotion[kind] ? ' and a potion' : ''}`
  return {
    key: `buy ${name(kind)}`,
    text: `Buy ${name(kind)} for ${price}`,
    detail: optionDetail({ card: name(kind), cost: cost(kind), lies: { zone: 'supply' } }),
  }
}

function position(above: number): Option {
  const bottom = above === D[COUNT] - 1
  return {
    key: above === 0 ? 'top' : bottom ? 'bottom' : `${above} down`,
    text: above === 0 ? 'On top' : bottom ? 'At the bottom' : `Under ${plural(above, 'card')}`,
    detail: { above },
  }
}

/** What a step lets one choose among, or do in any order. */
function partsOf(step: Step): readonly (readonly Step[])[] {
  return step.do === 'chooseOptions' ? step.options : step.do === 'inAnyOrder' ? step.parts : []
}

/** A short, stable name for one of a card's options. */
export function optionKey(steps: readonly Step[]): string {
  const [first] = steps
  const n = 'n' in first && typeof first.n === 'number' ? first.n : 0
  switch (first.do) {
    case 'draw':
      return `+${plural(n, 'Card')}`
    case 'actions':
      return `+${plural(n, 'Action')}`
    case 'buys':
      return `+${plural(n, 'Buy')}`
    case 'coins':
      return typeof first.n === 'number' ? `+${plural(n, 'Coin')}` : '+Coins'
    case 'gain':
      return 'is' in first.what && first.what.is === 'name' ? `gain ${first.what.name}` : `gain${byCost(first)}`
    case 'put':
      if (first.to === 'deckBottom') return 'put under'
      return first.to === 'hand' ? 'take' : first.to === 'deckTop' ? 'put back' : 'set aside'
    case 'player':
      return `${first.who} ${optionKey(first.steps)}`
    case 'may':
    case 'ifDid':
      return optionKey([first.step])
    case 'others':
    case 'everyone':
      return `${first.do} ${optionKey(first.steps)}`
    case 'repeat':
      return optionKey(first.steps)
    default:
      return first.do
  }
}

/** Tells two gains apart by what they may cost. */
function byCost({ what }: Gain): string {
  const price = 'is' in what && what.is === 'costing' ? what.price : undefined
  if (typeof price !== 'object' || !('costOf' in price) || typeof price.plus !== 'number') return ''
  return price.plus > 0 ? ' dearer' : price.plus < 0 ? ' cheaper' : ''
}
