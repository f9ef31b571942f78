/** The options of the pending decision as people and programs outside read them. */
import type { Json, Option } from '@freehold/kernel'
import type { Step } from '../../language/types.ts'
import { english } from '../../words/index.ts'
import { EXILE, SHEET } from '../compile/operations.ts'
import { ownerOf, zoneOf } from '../memory/knowledge.ts'
import { isLandscape } from '../memory/landscapes.ts'
import { L, NIGHTS, S, TURN, Z_DISCARD, Z_PLACES } from '../memory/layout.ts'
import { definitionOf, idKind, kindCoins, kindPile, nameOf as name, setting } from '../memory/lookup.ts'
import { kindOf } from '../memory/overlays.ts'
import { describeCandidate } from '../rules/described-candidates.ts'
import { besideOf, cost, debtOf, potionsOf } from '../rules/evaluate.ts'
import { optionRefs } from '../rules/listing.ts'
import { BUY, END, PAY_OFF, PLAY_TREASURES, SPEND_COFFERS, SPEND_VILLAGERS } from '../rules/phases.ts'
import { NONE } from '../rules/selection.ts'
import { ANYWHERE } from '../rules/shuffling.ts'
import {
  CHOOSER,
  COUNT,
  D,
  D_ACTION,
  D_AMOUNT,
  D_BUY,
  D_GAIN,
  D_NAME,
  D_NIGHT,
  D_OPTIONS,
  D_ORDER,
  D_PICK,
  D_WINDOW,
  D_YES_NO,
  KIND,
  options,
  SITE,
} from './ask.ts'
import type { Lies, OptionDetail } from './option-detail.ts'
import { optionKeys, plural } from './option-key.ts'
import { prompt } from './prompt.ts'

export function describeOption(value: number, i: number): Option {
  switch (D[KIND]) {
    case D_ACTION:
    case D_BUY:
    case D_NIGHT:
      return phaseOption(value)
    case D_PICK:
    case D_ORDER:
      if (value === NONE) return { key: 'none', text: 'You have none' }
      if (value >= SHEET) return { key: name(value - SHEET), detail: optionDetail({ landscape: name(value - SHEET) }) }
      return cardOption(i)
    case D_GAIN:
      return { key: name(value), detail: optionDetail({ card: name(value), lies: { zone: 'supply' } }) }
    case D_NAME: // a name lies nowhere; where the card has a pile, that stands for it
      return {
        key: name(value),
        detail: optionDetail({ card: name(value), ...(kindPile[value] >= 0 && { lies: { zone: 'supply' } }) }),
      }
    case D_YES_NO:
      return { key: value === 1 ? 'yes' : 'no' }
    case D_OPTIONS: {
      const site = setting.code.sites[D[SITE]]
      const steps = partsOf(site.step)[value]
      return {
        key: optionKeys(partsOf(site.step))[value],
        text: english.stepsSentence(steps, prompt(site)),
        detail: optionDetail({ steps }),
      }
    }
    case D_WINDOW: {
      if (value === -1) return { key: 'done', text: D[COUNT] === 1 ? 'Go on' : 'Nothing' }
      const { kind, of, reaction, plays, zone, place, again, fromExile } = describeCandidate(value)
      if (fromExile)
        return {
          key: 'discard from Exile',
          text: `Discard what is Exiled of ${name(kind)}`,
          detail: optionDetail({ card: name(kind), lies: { zone: 'place', seat: D[CHOOSER], place: EXILE } }),
        }
      return {
        key: `${plays ? 'play' : reaction ? 'reveal' : isWay(kind) ? 'use' : 'resolve'} ${name(kind)}`,
        detail: optionDetail({
          ...(isLandscape(kind) ? { landscape: name(kind) } : { card: name(kind) }),
          ...(zone && { lies: { zone, seat: D[CHOOSER], ...(place !== undefined && { place }) } }),
          ...(again && { again }),
          ...(of !== undefined && { of: name(of) }),
        }),
      }
    }
    case D_AMOUNT:
      return { key: String(value), detail: optionDetail({ amount: value }) }
    default:
      return position(value)
  }
}

const isWay = (kind: number): boolean => {
  const sheet = definitionOf(kind)
  return 'type' in sheet && sheet.type === 'Way'
}

const optionDetail = (detail: OptionDetail): Json => detail as unknown as Json

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
  if (value === END) return { key: 'end', text: endText() }
  if (value === PLAY_TREASURES) return { key: 'play treasures', text: 'Play all your Treasures' }
  if (value === SPEND_COFFERS)
    return { key: 'spend Coffers', text: 'Spend a token of your Coffers', detail: optionDetail({ spends: 'coffers' }) }
  if (value === SPEND_VILLAGERS)
    return { key: 'spend Villager', text: 'Spend a Villager', detail: optionDetail({ spends: 'villagers' }) }
  if (value <= PAY_OFF) return payOffOption(PAY_OFF - value)
  if (value < BUY)
    return {
      key: `play ${name(value)}`,
      detail: optionDetail({ card: name(value), lies: { zone: 'hand', seat: S[TURN] } }),
    }
  const kind = value - BUY
  if (isLandscape(kind))
    return {
      key: `buy ${name(kind)}`,
      text: `Buy ${name(kind)} for ${priceText(kind)}`,
      detail: optionDetail({ landscape: name(kind), cost: coinsOf(kind) }),
    }
  return {
    key: `buy ${name(kind)}`,
    text: `Buy ${name(kind)} for ${priceText(kind)}`,
    detail: optionDetail({ card: name(kind), cost: cost(kind), lies: { zone: 'supply' } }),
  }
}

function endText(): string {
  if (D[KIND] === D_ACTION) return 'End your Action phase'
  return D[KIND] === D_BUY && L[NIGHTS] ? 'End your Buy phase' : 'End your turn'
}

/** What makes cards cheaper makes no landscape cheaper. */
const coinsOf = (kind: number): number => (isLandscape(kind) ? kindCoins[kind] : cost(kind))

/** `4`, `6 and a potion`, `8 debt` */
const priceText = (kind: number): string =>
  [
    ...(coinsOf(kind) > 0 || !besideOf(kind) ? [`${coinsOf(kind)}`] : []),
    ...(potionsOf(kind) ? ['a potion'] : []),
    ...(debtOf(kind) ? [`${debtOf(kind)} debt`] : []),
  ].join(' and ')

const payOffOption = (n: number): Option => ({
  key: `pay off ${n} debt`,
  text: `Pay off ${n} debt`,
  detail: optionDetail({ amount: n }),
})

function position(above: number): Option {
  if (above === ANYWHERE) return { key: 'no', text: 'Shuffle it in' }
  const deepest = options[D[COUNT] - 1] === ANYWHERE ? D[COUNT] - 2 : D[COUNT] - 1
  const bottom = above === deepest
  return {
    key: above === 0 ? 'top' : bottom ? 'bottom' : `${above} down`,
    text: above === 0 ? 'On top' : bottom ? 'At the bottom' : `Under ${plural(above, 'card')}`,
    detail: optionDetail({ above }),
  }
}

/** What a step lets one choose among, or do in any order. */
function partsOf(step: Step): readonly (readonly Step[])[] {
  return step.do === 'chooseOptions' ? step.options : step.do === 'inAnyOrder' ? step.parts : []
}
