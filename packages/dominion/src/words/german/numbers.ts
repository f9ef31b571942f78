import { type Lying, lyingCards, pastCards } from '../../language/shapes.ts'
import type { Cards, Names, Num, Past, Whose } from '../../language/types.ts'
import { isMany, undivided } from '../references.ts'
import { refNamed } from '../remembered.ts'
import { constant } from '../telling.ts'
import { genderOfKind, type Kind, kindOf, phrase, several } from './filters.ts'
import { clause, doneTo, list, ordinal } from './grammar.ts'
import { declined, type Gender, handkarte, karte, type Noun, relative } from './nouns.ts'
import { inZone } from './places.ts'
import { isYou, neighbour, type Telling } from './telling.ts'
import { counterNouns, placed, tokenNames } from './token-names.ts'

/** What a number counts: `jede Karte`, `Karten`, and a clause for either. */
export interface Unit {
  readonly each: string
  readonly many: string
  readonly clauses: readonly [one: string, many: string]
}

const none = ['', ''] as const

function unit(num: Exclude<Num, number>, t: Telling): Unit {
  const { pronoun } = t.voice
  const has = isYou(t.voice) ? 'hast' : 'hat'
  switch (num.num) {
    case 'count': {
      const lying = lyingCards(num)
      if (lying) return lyingUnit(lying, t)
      const past = pastCards(num)
      if (past) {
        const own = !past.whose || past.whose === 'you'
        const who = own ? pronoun : pastSubject(past.whose, t)
        return kinds(
          kindOf(past.filter, t),
          `${who} ${duringPhrase(past.during)} ${doneThen[past.event]} ${own ? has : 'hat'}`,
        )
      }
      if (num.of.cards === 'pick' && 'cards' in num.of.from) {
        const among = ` unter ${t.say.cards(num.of.from, t, 'dat')}`
        const kind = kindOf(num.of.filter, t)
        return {
          each: `${phrase(kind, 'one', 'jeder', 'acc')}${among}`,
          many: `${phrase(kind, 'many', '', 'acc')}${among}`,
          clauses: none,
        }
      }
      return counted(num.of, t)
    }
    case 'emptyPiles':
      return nouns({ gender: 'm', one: 'Vorratsstapel', many: 'Vorratsstapel' }, ['leer'])
    case 'coinCost':
      return nouns(
        { gender: 'f', one: 'Münze', many: 'Münzen' },
        [],
        `${subject(num.of, t)} ${verb(num.of, 'kostet', 'kosten', t)}`,
      )
    case 'typeCount':
      return nouns(
        { gender: 'm', one: 'Kartentyp', many: 'Kartentypen' },
        [],
        `${subject(num.of, t)} ${verb(num.of, 'hat', 'haben', t)}`,
      )
    case 'turnsInARow':
      return nouns(
        { gender: 'm', one: 'Zug', many: 'Züge' },
        [],
        `${pronoun} in Folge ${isYou(t.voice) ? 'hattest' : 'hatte'}`,
      )
    case 'names':
      return namesUnit(num, t)
    case 'have':
      return num.counter === 'actions'
        ? nouns(counterNouns.actions, ['ungenutzt'], `${pronoun} ${has}`)
        : nouns(counterNouns[num.counter], [], `${pronoun} ${has}`)
    case 'tokens': {
      const noun = tokenNames[num.token]
      const where = num.token === 'tradeRoute' ? 'auf dem Handelsroutentableau' : placed(num.on, t)
      return num.on === 'you'
        ? nouns(noun, [], `${pronoun} ${has}`)
        : { each: `${declined(noun, 'one', 'jeder', 'acc')} ${where}`, many: `${noun.many} ${where}`, clauses: none }
    }
    case 'purchases':
      return nouns({ gender: 'm', one: 'Kauf', many: 'Käufe' }, [], `${pronoun} in diesem Zug gemacht ${has}`)
    case 'players':
      return nouns({ gender: 'm', one: 'Spieler', many: 'Spieler' }, [])
    case 'paid':
      return nouns(counterNouns.coins, ['bezahlt'])
    case 'overpaid':
      return nouns(counterNouns.coins, [], `${pronoun} zu viel bezahlt ${has}`)
    case 'bid':
      return nouns(counterNouns.debt, ['geboten'])
    case 'commonest':
      return {
        each: `jedes Exemplar der ${num.rank === 1 ? 'häufigsten' : `${ordinal(num.rank, '')}häufigsten`} ${theirs(num.of, t, 'gen')}`,
        many: `Exemplare der ${num.rank === 1 ? 'häufigsten' : `${ordinal(num.rank, '')}häufigsten`} ${theirs(num.of, t, 'gen')}`,
        clauses: none,
      }
    case 'plus': {
      const units = num.values.map((value) => asUnit(value, t))
      return { each: list(units.map(({ each }) => each)), many: list(units.map(({ many }) => many)), clauses: none }
    }
    case 'minus': {
      const { each, many, clauses } = asUnit(num.value, t)
      const beyond = typeof num.less === 'number' ? ` ab der ${num.less + 1}.` : ` über ${asAmount(num.less, t)} hinaus`
      return { each: `${each}${beyond}`, many: `${many}${beyond}`, clauses }
    }
    case 'least': {
      const said = num.values.map((value) => asUnit(value, t).many)
      return {
        each: `jeden Satz aus ${list(said)}`,
        many: `Sätze aus ${list(said)}`,
        clauses: [`den ${pronoun} besitzt`, `die ${pronoun} besitzt`],
      }
    }
    case 'dividedBy':
    case 'times':
    case 'whether':
      return { each: asAmount(num, t), many: asAmount(num, t), clauses: none }
  }
}

const asUnit = (num: Num, t: Telling): Unit =>
  typeof num === 'number' ? { each: `${num}`, many: `${num}`, clauses: none } : unit(num, t)

export function namesUnit({ of, copies }: Names, t: Telling): Unit {
  const cards = theirs(of, t, 'dat')
  const said = (which: string): Unit => ({
    each: `jeden Namen${which} unter ${cards}`,
    many: `Namen${which} unter ${cards}`,
    clauses: none,
  })
  if (copies === undefined)
    return {
      each: `jeden verschiedenen Namen unter ${cards}`,
      many: `verschiedene Namen unter ${cards}`,
      clauses: none,
    }
  if (copies === 'mostOfAllPlayers') return said(' mit mindestens so vielen Exemplaren wie bei jedem Mitspieler')
  const n = 'exactly' in copies ? copies.exactly : copies.atLeast
  return said(` mit ${'exactly' in copies ? 'genau' : 'mindestens'} ${n === 1 ? 'einem Exemplar' : `${n} Exemplaren`}`)
}

/** `deinen Karten`, `den Karten im Spiel`. */
function theirs(of: Cards, t: Telling, as: 'dat' | 'gen'): string {
  if (of.cards === 'past') {
    const who = !of.whose || of.whose === 'you' ? t.voice.pronoun : pastSubject(of.whose, t)
    return `${phrase(kindOf(of.filter, t), 'many', 'der', as)}${clause(`die ${who} ${duringPhrase(of.during)} ${doneThen[of.event]} ${isYou(t.voice) && who === 'du' ? 'hast' : 'hat'}`)}`
  }
  if (of.cards !== 'pick' || 'cards' in of.from) return t.say.cards(of, t, as)
  const kind = kindOf(of.filter, t)
  const [zone] = of.from
  if (zone === 'owned') return phrase(kind, 'many', t.voice.own, as)
  return `${phrase(kind, 'many', 'der', as)} ${zone === 'play' ? 'im Spiel' : list(of.from.map((each) => inZone(each, t)))}`
}

export const doneThen: Record<Past['event'], string> = {
  played: 'gespielt',
  bought: 'gekauft',
  gained: 'genommen',
  trashed: 'entsorgt',
}

export const duringPhrase = (during: Past['during']): string =>
  ({ thisTurn: 'in diesem Zug', lastTurn: 'in seinem letzten Zug', game: 'im Spiel' })[during]

export function pastSubject(whose: Whose | undefined, t: Telling): string {
  if (whose === undefined || whose === 'you') return t.voice.pronoun
  return whose === 'others' ? 'ein Mitspieler' : whose === 'anyone' ? 'irgendein Spieler' : neighbour(whose, 'nom')
}

/** A number that stands alone: `die Zahl der Karten`. */
export function asAmount(num: Num, t: Telling): string {
  const n = constant(num, t)
  if (n !== undefined) return `${n}`
  if (typeof num === 'number') return `${num}`
  if (num.num === 'whether')
    return `${asAmount(num.else, t)} (${asAmount(num.then, t)}, wenn ${t.say.condition(num.condition, t)})`
  if (num.num === 'coinCost') return `die Münzen, die ${subject(num.of, t)} ${verb(num.of, 'kostet', 'kosten', t)},`
  if (num.num === 'bid') return 'das Gebot'
  if (num.num === 'times') return `${num.by}-mal ${asAmount(num.value, t)}`
  if (num.num === 'dividedBy') {
    const { value, by } = undivided(num)
    return `${asAmount(value, t)} geteilt durch ${by}`
  }
  const { many, clauses } = unit(num, t)
  return `die Anzahl der ${many}${clauses[1] && clause(clauses[1])}`
}

function lyingUnit({ filter, from }: Lying, t: Telling): Unit {
  if (String(from) === 'owned') return kinds(kindOf(filter, t), `${t.voice.pronoun} besitzt`)
  const has = isYou(t.voice) ? 'hast' : 'hat'
  if (String(from) === 'play') return kinds(kindOf(filter, t), `${t.voice.pronoun} im Spiel ${has}`)
  if (String(from) !== 'hand' || filter.is !== 'any') {
    const kind = kindOf(filter, t)
    const where = list(from.map((zone) => (zone === 'play' ? 'im Spiel' : inZone(zone, t))))
    return {
      each: phrase(kind, 'one', 'jeder', 'acc', where),
      many: phrase(kind, 'many', '', 'acc', where),
      clauses: none,
    }
  }
  const all = declined(handkarte, 'many', t.voice.own, 'gen')
  return { each: `jede ${all}`, many: all, clauses: none }
}

function counted(of: Cards, t: Telling): Unit {
  if (of.cards === 'var') return nouns(karte, [doneTo[refNamed(of.name, t).by]])
  if (of.cards === 'aside') return nouns(karte, ['beiseitegelegt'])
  const among = ` unter ${t.say.cards(of, t, 'dat')}`
  return { each: `jede Karte${among}`, many: `Karten${among}`, clauses: none }
}

/** `said` follows a relative pronoun. */
function nouns(noun: Noun, stems: readonly string[], said?: string): Unit {
  return {
    each: declined(noun, 'one', 'jeder', 'acc', stems),
    many: declined(noun, 'many', '', 'acc', stems),
    clauses: said ? [related(noun.gender, said), related('p', said)] : none,
  }
}

/** A relative clause; `die die Karten` would stumble. */
function related(gender: Gender, said: string): string {
  const pronoun = relative(gender, 'acc')
  return `${said.startsWith(`${pronoun} `) ? 'welche' : pronoun} ${said}`
}

function kinds(kind: Kind, said: string): Unit {
  const gender = genderOfKind(kind, 'one')
  return {
    each: phrase(kind, 'one', 'jeder', 'acc'),
    many: phrase(kind, 'many', '', 'acc'),
    clauses: [related(gender, said), related('p', said)],
  }
}

/** The cards as the subject of a clause, and the verb that goes with them. */
export const subject = (cards: Cards, t: Telling): string => t.say.cards(cards, t, 'nom')
export const verb = (cards: Cards, one: string, many: string, t: Telling): string =>
  isMany(cards, t) && cards.cards !== 'rest' ? many : one

/** ` für jede abgelegte Karte`, ` für je 10 Karten, die du besitzt (abgerundet)`; nothing for a number that is known. */
export function perPhrase(num: Num, t: Telling): string {
  if (constant(num, t) !== undefined) return ''
  if (typeof num !== 'number' && num.num === 'whether') return ` × ${asAmount(num, t)}`
  const { value, by } = undivided(num)
  if (typeof value === 'number') return ''
  const { each, many, clauses } = unit(value, t)
  if (by === 1) return ` für ${each}${clauses[0] && clause(clauses[0])}`
  const rounded = '(abgerundet)'
  return ` für je ${by} ${many}${clauses[1] ? clause(`${clauses[1]} ${rounded}`) : ` ${rounded}`}`
}

/** `3 Karten`, or `eine Karte für jeden leeren Vorratsstapel`. */
export function numbered(num: Num, kind: Kind, t: Telling, where = ''): string {
  const n = constant(num, t)
  if (n === undefined) return `${phrase(kind, 'one', 'ein', 'acc', where)}${perPhrase(num, t)}`
  return several(n, kind, 'acc', where)
}
