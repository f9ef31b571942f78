import type { Affecting, Cards, Destination, Filter, Num, Step } from '../../language/types.ts'
import { bonusItem } from '../items.ts'
import { bonus, plusAmount } from '../markup.ts'
import { notSaid } from '../not-said.ts'
import { isFromDeck, isMany, mentionsCards, picksAtMostOne } from '../references.ts'
import { bind } from '../remembered.ts'
import { constant, thisCard } from '../telling.ts'
import { cardsPhrase, gainPhrase } from './cards.ts'
import { conditionalItems } from './conditionals.ts'
import { statePhrase } from './conditions.ts'
import { controlItems } from './control.ts'
import { kindOf, several } from './filters.ts'
import { clause, times } from './grammar.ts'
import { type Deed, deed, type Item, sentence } from './items.ts'
import { ablagestapel, nachziehstapel, words } from './nouns.ts'
import { numbered, perPhrase } from './numbers.ts'
import { isYou, own, type Telling } from './telling.ts'
import { type Verb, verbs } from './verbs.ts'

/** What a step says, `may` standing before its verb where the step can be left undone. */
export function itemsOf(step: Step, t: Telling, may = false): Item[] {
  switch (step.do) {
    case 'actions':
      return gained(step.n, (n) => bonus(`${n} ${n === 1 ? 'Aktion' : 'Aktionen'}`), t)
    case 'buys':
      return gained(step.n, (n) => bonus(`${n} ${n === 1 ? 'Kauf' : 'Käufe'}`), t)
    case 'coins':
    case 'potions':
    case 'points': {
      const kind = step.do
      return gained(step.n, (n) => plusAmount(kind, n), t)
    }
    case 'draw':
      return drawn(step.n, t, may)
    case 'discardDownTo': {
      const until = `bis ${t.voice.pronoun} nur noch ${step.n === 1 ? 'eine' : step.n} ${isYou(t.voice) ? 'hast' : 'hat'}`
      return [deed(verbs.ablegen, 'Handkarten', { may, after: clause(until) })]
    }
    case 'discard':
    case 'trash':
    case 'reveal':
    case 'look':
    case 'put':
    case 'play':
    case 'choose':
    case 'buy':
    case 'dig':
    case 'gain':
    case 'nameCard':
      return [handled(step, t, may)]
    case 'passLeft':
      return [passing(step.skipEmptyHands)]
    case 'hold':
      if (step.for !== 'turn' || step.if) return notSaid('a state that holds for longer than the turn')
      return [sentence(statePhrase(step.state, t))]
    case 'beUnaffected':
      return [sentence('du bist von dem Angriff nicht betroffen', 'bist du von dem Angriff nicht betroffen')]
    case 'become':
      return become(step.what, t)
    case 'drawForNextTurn': {
      const object = `nur ${step.n} ${step.n === 1 ? 'Karte' : 'Karten'}`
      return [deed(verbs.ziehen, object, { may, adverb: 'in der Aufräumphase dieses Zuges' })]
    }
    case 'if':
    case 'ifDid':
      return conditionalItems(step, t)
    case 'may':
    case 'chooseOptions':
    case 'untilHandSize':
    case 'others':
    case 'everyone':
    case 'player':
    case 'on':
    case 'nextTurn':
    case 'instead':
    case 'extraTurn':
      return controlItems(step, t)
    default:
      return notSaid(`the step "${step.do}"`)
  }
}

/** `+2 Aktionen`; of another player, `erhält +2 Aktionen`. */
function gained(num: Num, said: (n: number) => string, t: Telling): Item[] {
  const n = constant(num, t)
  const text = n === undefined ? `${said(1)}${perPhrase(num, t)}` : said(n)
  return t.voice.subject === '' ? [bonusItem(text, n === undefined)] : [deed(verbs.erhalten, text)]
}

function drawn(num: Num, t: Telling, may: boolean): Item[] {
  const n = constant(num, t)
  if (t.voice.subject === '' && !may && n !== undefined)
    return [bonusItem(bonus(`${n} ${n === 1 ? 'Karte' : 'Karten'}`))]
  return [deed(verbs.ziehen, numbered(num, kindOf({ is: 'any' }, t), t), { may })]
}

/** A step that handles cards; a choice of none makes it a `darfst`. */
function handled(step: Affecting, t: Telling, may: boolean): Deed {
  const said = wordsOf(step, t)
  bind(t, step)
  if ('what' in step && 'cards' in step.what && step.what.cards === 'this') t.topic = thisCard
  // Where the cost of one card measured the gain of another, a pronoun could be either.
  else if (step.as) t.topic = step.do === 'gain' && mentionsCards(step.what) ? undefined : step.as
  return { ...said, may: may || picksAtMostOne(step) }
}

function wordsOf(step: Affecting, t: Telling): Deed {
  switch (step.do) {
    case 'discard':
      return deed(verbs.ablegen, cardsPhrase(step.what, t, 'acc', { fromHandIsPlain: true }))
    case 'trash':
      return deed(verbs.entsorgen, cardsPhrase(step.what, t))
    case 'reveal': {
      const fromHand = t.inHand && step.what.cards === 'this'
      return deed(verbs.aufdecken, cardsPhrase(step.what, t), fromHand ? { tail: 'aus deiner Hand' } : {})
    }
    case 'look':
      return deed(isWholePile(step.what) ? verbs.durchsehen : verbs.ansehen, cardsPhrase(step.what, t))
    case 'put':
      if (step.faceDown) return notSaid('putting cards face down')
      return putWords(step.what, step.to, t)
    case 'buy':
      return deed(verbs.kaufen, cardsPhrase(step.what, t))
    case 'play':
      if (step.staying) return notSaid('playing a card where it lies')
      return deed(verbs.spielen, cardsPhrase(step.what, t), { tail: times(step.times) })
    case 'choose':
      return deed(verbs.wählen, cardsPhrase(step.what, t, 'acc', { stays: true }))
    case 'dig':
      return digWords(step.n, step.filter, t)
    case 'gain': {
      const [object, tail] = gainPhrase(step, t)
      return deed(verbs.nehmen, object, { tail })
    }
    case 'nameCard':
      return deed(verbs.nennen, 'eine Karte')
  }
}

const isWholePile = (what: Cards): boolean =>
  what.cards === 'pick' && what.quantity === 'all' && !('cards' in what.from)

function digWords(n: number, filter: Filter, t: Telling): Deed {
  const found = several(n, kindOf(filter, t), 'acc')
  const until = `bis ${t.voice.pronoun} ${found} aufgedeckt ${isYou(t.voice) ? 'hast' : 'hat'}`
  return deed(verbs.aufdecken, `Karten von ${own(nachziehstapel, 'dat', t)}`, { after: clause(until) })
}

function putWords(what: Cards, to: Destination, t: Telling): Deed {
  const said = cardsPhrase(what, t)
  const many = isMany(what, t)
  const placed = (tail: string, verb: Verb = verbs.legen, after?: string) => deed(verb, said, { tail, after })
  switch (to) {
    case 'hand':
      return placed('auf die Hand', verbs.nehmen)
    case 'deckTop': {
      const back = (what.cards === 'var' || what.cards === 'rest') && isFromDeck(what, t)
      const order = many ? 'in beliebiger Reihenfolge' : ''
      return placed(words(order, `auf ${own(nachziehstapel, 'acc', t)}`), back ? verbs.zurücklegen : verbs.legen)
    }
    case 'deckAnywhere':
      return placed(`an beliebiger Stelle in ${own(nachziehstapel, 'acc', t)}`)
    case 'discard':
      return placed(`auf ${own(ablagestapel, 'acc', t)}`)
    case 'aside':
      return placed('', verbs.beiseitelegen)
    case 'asideUntilTurnEnd': {
      const then = `; dann ${many ? 'kommen' : 'kommt'} sie auf ${own(ablagestapel, 'acc', t)}`
      return placed('bis zum Ende des Zuges', verbs.beiseitelegen, then)
    }
    case 'pile':
      return placed(many ? 'auf ihre Stapel' : 'auf ihren Stapel', verbs.zurücklegen)
    default:
      return notSaid(`putting cards to "${to}"`)
  }
}

function passing(skipEmptyHands: boolean): Item {
  const rest = skipEmptyHands
    ? 'gleichzeitig eine davon an den nächsten Spieler mit Handkarten zu seiner Linken weiter'
    : 'gleichzeitig eine Handkarte an seinen linken Nachbarn weiter'
  const subject = skipEmptyHands ? 'jeder Spieler mit Handkarten' : 'jeder Spieler'
  return sentence(`${subject} gibt ${rest}`, `gibt ${subject} ${rest}`)
}

function become(what: Cards, t: Telling): Item[] {
  const until = clause('bis sie das Spiel verlässt')
  const asThat = (card: string) =>
    sentence(`diese Karte gilt als ${card}${until}`, `gilt diese Karte als ${card}${until}`)
  if (what.cards !== 'pick') return [asThat(cardsPhrase(what, t, 'nom'))]
  const chosen = deed(verbs.wählen, cardsPhrase(what, t, 'acc', { stays: true }))
  t.topic = undefined
  return [chosen, asThat('die gewählte Karte')]
}
