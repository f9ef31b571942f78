import type { Lifetime, State } from '../../language/types.ts'
import { amount } from '../markup.ts'
import { scaled } from '../references.ts'
import { constant, sayAll } from '../telling.ts'
import { conditionPhrase, type Subordinate } from './conditions.ts'
import { kindOf, phrase, priceWords, someCards, typeNouns } from './filters.ts'
import { finished, list } from './grammar.ts'
import { joinedSentences } from './items.ts'
import { perPhrase } from './numbers.ts'
import { imperative, neighbour, type Telling } from './telling.ts'

/** A state that holds: a main clause, its verb apart, so that something can stand before it. */
export interface Stated {
  readonly subject: string
  readonly verb: string
  readonly rest: string
}

export const plainly = ({ subject, verb, rest }: Stated): string => `${subject} ${verb} ${rest}`
export const inverted = ({ subject, verb, rest }: Stated): string => `${verb} ${subject} ${rest}`

export function stated(state: State, t: Telling): Stated {
  switch (state.state) {
    case 'costsLess': {
      const n = constant(state.coins, t)
      const { by, value } = scaled(state.coins)
      const less =
        n === undefined ? `${amount('coins', by)} weniger${perPhrase(value, t)}` : `${amount('coins', n)} weniger`
      return {
        subject: allOf(state.filter, t),
        verb: 'kosten',
        rest: `${less}, aber nie weniger als ${amount('coins', 0)}`,
      }
    }
    case 'costs':
      return { subject: allOf(state.filter, t), verb: 'kosten', rest: priceWords(state.price, t) }
    case 'cannotBuy': {
      const cards =
        state.filter.is === 'any'
          ? 'keine Karten'
          : state.filter.is === 'namedAs'
            ? 'die genannte Karte nicht'
            : phrase(kindOf(state.filter, t), 'many', 'kein', 'acc')
      return { subject: 'du', verb: 'kannst', rest: `${cards} kaufen` }
    }
    case 'unaffected':
      return { subject: 'du', verb: 'bist', rest: 'von Angriffen der Mitspieler nicht betroffen' }
    case 'makes': {
      const cards = someCards(state.filter, t, 'nom').replace(' oder ', ' und ')
      return { subject: cards, verb: 'bringen', rest: `nur ${amount('coins', state.coins)}` }
    }
    case 'makesMore': {
      const cards = someCards(state.filter, t, 'nom').replace(' oder ', ' und ')
      return { subject: cards, verb: 'bringen', rest: `${amount('coins', state.coins)} mehr` }
    }
    case 'isAlso': {
      const cards = `deine ${someCards(state.filter, t, 'nom')}`
      if (state.like) return { subject: cards, verb: 'haben', rest: 'auch die Typen und Fähigkeiten dieser Karte' }
      const types = list(state.types.map((type) => typeNouns[type].many))
      const does = state.steps?.length
        ? ` mit „${finished(joinedSentences(sayAll(state.steps, t), imperative).join('; '))}“`
        : ''
      return { subject: cards, verb: 'sind', rest: `auch ${types}${does}` }
    }
    case 'noMoreActions':
      return { subject: 'du', verb: 'erhältst', rest: 'keine weiteren Aktionen durch +Aktionen' }
    case 'cardsForCoins':
      return {
        subject: 'du',
        verb: 'erhältst',
        rest: 'durch diese Karte Münzen statt +Karten und +Karten statt Münzen',
      }
    case 'tokensGoTo':
      return state.who === 'you'
        ? { subject: 'du', verb: 'erhältst', rest: 'die Marker, die dieser Spieler erhalten würde' }
        : {
            subject: neighbour(state.who, 'nom'),
            verb: 'erhält',
            rest: 'die Marker, die dieser Spieler erhalten würde',
          }
  }
}

const allOf = (filter: Parameters<typeof someCards>[0], t: Telling): string =>
  filter.is === 'any' ? 'alle Karten' : someCards(filter, t, 'nom')

/** For how long something holds, in front of its verb. */
export function lifetimePhrase(lifetime: Lifetime, t: Telling): string {
  if (typeof lifetime === 'object') return `solange ${clauseOf(conditionPhrase(lifetime.while, t))},`
  switch (lifetime) {
    case 'turn':
      return 'in diesem Zug'
    case 'untilNextTurn':
      return 'bis zu deinem nächsten Zug'
    case 'game':
      return 'für den Rest des Spiels'
  }
}

export const clauseOf = ({ subject, rest }: Subordinate): string => `${subject} ${rest}`
