import type { Affecting, Cards, Destination, Filter, Num, Step } from '../../language/types.ts'
import { bonusItem } from '../items.ts'
import { bonus, plusAmount } from '../markup.ts'
import { allButHand, isCountedTop, isFromDeck, isMany, mentionsCards, picksAtMostOne, scaled } from '../references.ts'
import { bind } from '../remembered.ts'
import { constant, thisCard } from '../telling.ts'
import { nounNamed } from './card-names.ts'
import { cardsPhrase, gainPhrase, sideDeckPhrase } from './cards.ts'
import { conditionalItems } from './conditionals.ts'
import { conditionPhrase, wenn } from './conditions.ts'
import { controlItems } from './control.ts'
import { kindOf, several } from './filters.ts'
import { capital, clause, times } from './grammar.ts'
import { type Deed, deed, type Item, opened, sentence } from './items.ts'
import { landscapeName } from './landscape-names.ts'
import { ablagestapel, declined, nachziehstapel, words } from './nouns.ts'
import { numbered, perPhrase } from './numbers.ts'
import { inverted, lifetimePhrase, plainly, stated } from './states.ts'
import { isYou, own, type Telling } from './telling.ts'
import { counterNoun, tokenNames } from './token-names.ts'
import { payment, tokenItems } from './tokens.ts'
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
    case 'coffers':
    case 'villagers': {
      const kind = step.do
      return gained(step.n, (n) => bonus(counterNoun(kind, n)), t)
    }
    case 'debt': {
      if (typeof step.n === 'object' && step.n.num === 'bid')
        return [deed(verbs.nehmen, 'die gebotenen Schulden', { may })]
      const n = constant(step.n, t)
      return [deed(verbs.nehmen, n === undefined ? `1 Schuld${perPhrase(step.n, t)}` : counterNoun('debt', n), { may })]
    }
    case 'pay':
      return [payment(step.counter, step.n, t, may)]
    case 'payOffDebt':
      return [deed(verbs.bezahlen, 'Schulden', { may: true })]
    case 'tokens':
      return tokenItems(step, t)
    case 'turnOver':
      return [deed(verbs.umdrehen, declined(tokenNames.journey, 'one', t.voice.own, 'acc'), { may })]
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
      return step.do === 'put' && step.to === 'aside' && isCountedTop(step.what, t)
        ? putEach(step, step.what, t, may)
        : [handled(step, t, may)]
    case 'passLeft':
      return [passing(step.skipEmptyHands)]
    case 'exchange':
      return [
        deed(verbs.eintauschen, cardsPhrase(step.what, t), {
          may,
          tail: `gegen ${declined(nounNamed(step.for), 'one', 'ein', 'acc')}`,
        }),
      ]
    case 'turnFaceDown':
      return [deed(verbs.umdrehen, cardsPhrase(step.what, t), { may, tail: 'für diesen Zug' })]
    case 'receive':
      return received(step, t, may)
    case 'keep':
      return [deed(verbs.behalten, 'diese Gabe', { tail: 'bis zur Aufräumphase' })]
    case 'take':
      return [deed(verbs.nehmen, landscapeName(step.name, 'acc'), { may })]
    case 'followInstructions':
      return [deed(verbs.befolgen, 'die Anweisungen dieser Karte', { may })]
    case 'shuffleDeck':
      return [deed(verbs.mischen, sideDeckPhrase(step.deck), { may })]
    case 'toActionPhase':
      return [deed(verbs.zurückkehren, `in ${isYou(t.voice) ? 'deine' : 'seine'} Aktionsphase`, { may })]
    case 'hold':
      return [held(step, t)]
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
    case 'repeat':
    case 'forEach':
    case 'inAnyOrder':
    case 'auction':
      return controlItems(step, t, may)
  }
}

/** `+2 Aktionen`; of another player, `erhält +2 Aktionen`. */
function gained(num: Num, said: (n: number) => string, t: Telling): Item[] {
  const n = constant(num, t)
  const { by, value } = scaled(num)
  const text = n === undefined ? `${said(by)}${perPhrase(value, t)}` : said(n)
  return t.voice.subject === '' ? [bonusItem(text, n === undefined)] : [deed(verbs.erhalten, text)]
}

function drawn(num: Num, t: Telling, may: boolean): Item[] {
  const n = constant(num, t)
  if (t.voice.subject === '' && !may && n !== undefined)
    return [bonusItem(bonus(`${n} ${n === 1 ? 'Karte' : 'Karten'}`))]
  const { by, value } = scaled(num)
  if (n === undefined && by > 1) return [deed(verbs.ziehen, `${by} Karten${perPhrase(value, t)}`, { may })]
  return [deed(verbs.ziehen, numbered(num, kindOf({ is: 'any' }, t), t), { may })]
}

/** A step that handles cards; a choice of none makes it a `darfst`. */
function handled(step: Affecting, t: Telling, may: boolean): Deed {
  const said = wordsOf(step, t)
  bind(t, step)
  if ('what' in step && 'cards' in step.what && step.what.cards === 'this') t.topic = step.as ?? thisCard
  // Where the cost of one card measured the gain of another, a pronoun could be either.
  else if (step.as) t.topic = step.do === 'gain' && mentionsCards(step.what) ? undefined : step.as
  return { ...said, may: may || picksAtMostOne(step) }
}

/** So many cards of the deck as something counts, one for each. */
function putEach(
  step: Extract<Step, { do: 'put' }>,
  what: Extract<Cards, { cards: 'top' }>,
  t: Telling,
  may: boolean,
): Item[] {
  const each = perPhrase(what.n, t).trim()
  const one = handled({ ...step, what: { ...what, n: 1 } }, t, may)
  bind(t, step) // all of them
  return opened({ text: each, kind: 'time' }, [one], t)
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
    case 'put': {
      const said = putWords(step.what, step.to, t)
      return step.faceDown ? { ...said, tail: words('verdeckt', said.tail ?? '') } : said
    }
    case 'buy':
      return deed(verbs.kaufen, cardsPhrase(step.what, t))
    case 'play': {
      const many = isMany(step.what, t)
      const order = many && step.what.cards === 'var' && !t.known.cards ? 'in beliebiger Reihenfolge' : ''
      const there = step.staying ? { after: ` (${many ? 'sie bleiben' : 'sie bleibt'} dort liegen)` } : {}
      return deed(verbs.spielen, cardsPhrase(step.what, t), { tail: words(times(step.times), order), ...there })
    }
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

/** A Boon or Hex that is turned up now, or one that was. */
function received(step: Extract<Step, { readonly do: 'receive' }>, t: Telling, may: boolean): Item[] {
  const { what } = step
  if (what.cards === 'top' && what.of) {
    if (what.n === 1) return [deed(verbs.empfangen, what.of === 'Hexes' ? 'eine Plage' : 'eine Gabe', { may })]
    const many = what.of === 'Hexes' ? 'Plagen' : 'Gaben'
    return [
      deed(verbs.nehmen, `${constant(what.n, t) ?? ''} ${many}`.trim(), { may }),
      deed(verbs.empfangen, 'sie', { tail: 'in beliebiger Reihenfolge' }),
    ]
  }
  return [deed(verbs.empfangen, cardsPhrase(what, t), { may, tail: times(step.times) })]
}

/** A state that holds from now on. */
function held(step: Extract<Step, { readonly do: 'hold' }>, t: Telling): Item {
  const state = stated(step.state, t)
  const turns = step.if?.if === 'yourTurn' ? ' in deinen Zügen' : ''
  const front = t.inThatTurn && step.for === 'turn' ? 'in jenem Zug' : lifetimePhrase(step.for, t)
  if (step.if && !turns) {
    const condition = wenn(conditionPhrase(step.if, t))
    return sentence(`${front} gilt, ${condition}: ${capital(plainly(state))}`)
  }
  return sentence(`${front}${turns} ${inverted(state)}`)
}

const isWholePile = (what: Cards): boolean =>
  what.cards === 'pick' && what.quantity === 'all' && !('cards' in what.from)

function digWords(n: number, filter: Filter, t: Telling): Deed {
  const found = several(n, kindOf(filter, t), 'acc')
  const until = `bis ${t.voice.pronoun} ${found} aufgedeckt ${isYou(t.voice) ? 'hast' : 'hat'}`
  return deed(verbs.aufdecken, `Karten von ${own(nachziehstapel, 'dat', t)}`, { after: clause(until) })
}

function putWords(what: Cards, to: Destination, t: Telling): Deed {
  const left = allButHand(what)
  if (left !== undefined && to === 'deckTop') {
    const until = clause(`bis ${t.voice.pronoun} nur noch ${left} ${isYou(t.voice) ? 'hast' : 'hat'}`)
    return deed(verbs.legen, 'Handkarten', { tail: `auf ${own(nachziehstapel, 'acc', t)}`, after: until })
  }
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
    case 'pileBottom':
      return placed(words(many ? 'in beliebiger Reihenfolge' : '', 'unter jenen Stapel'))
    case 'deckBottom':
      return placed(`unter ${own(nachziehstapel, 'acc', t)}`)
    case 'deckShuffled':
      return placed(`in ${own(nachziehstapel, 'acc', t)}`, verbs.mischen)
    case 'play':
      return what.cards === 'this' ? placed('', verbs.aufrufen) : placed('ins Spiel')
    case 'exile':
      return placed('', verbs.verbannen)
    case 'tavern':
      return placed(`auf ${isYou(t.voice) ? 'dein' : 'sein'} Wirtshaustableau`)
    case 'mat':
      return placed(`auf ${isYou(t.voice) ? 'dein' : 'sein'} Tableau für diese Karte`)
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
