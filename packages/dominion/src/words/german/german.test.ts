import { describe, expect, it } from 'vitest'
import { cardsOf } from '../../cards/index.ts'
import { writtenCards, writtenLandscapes, writtenPiles } from '../../cards/written.ts'
import {
  anyCard,
  costing,
  costOf,
  discard,
  discardDownTo,
  draw,
  gain,
  ifDid,
  look,
  may,
  named,
  pick,
  play,
  put,
  rest,
  reveal,
  self,
  Treasure,
  those,
  top,
  trash,
} from '../../language/build.ts'
import { type Card, deckName, type Step } from '../../language/types.ts'
import type { Prompt } from '../prompt.ts'
import { german } from './index.ts'
import { cardNames } from './names/all.ts'
import { declined } from './nouns.ts'

const written = [...writtenCards, ...writtenLandscapes, ...writtenPiles].map(({ name }) => name)
const names = [...new Set([...written, deckName('Black Market')])]

describe('the names of cards', () => {
  it('are there for every card and no other, each once', () => {
    expect(Object.keys(cardNames).sort()).toEqual([...names].sort())
    expect(new Set(names.map(german.cardName)).size).toBe(names.length)
  })

  it.each([
    ['Village', 'Dorf', 'ein Dorf', '2 Dörfer'],
    ['Throne Room', 'Thronsaal', 'einen Thronsaal', '2 Thronsäle'],
    ['Smithy', 'Schmiede', 'eine Schmiede', '2 Schmieden'],
    ['Vassal', 'Vasall', 'einen Vasallen', '2 Vasallen'],
    ['Ruined Market', 'Zerstörter Markt', 'einen Zerstörten Markt', '2 Zerstörte Märkte'],
    ['Royal Seal', 'Königliches Siegel', 'ein Königliches Siegel', '2 Königliche Siegel'],
    ['Madman', 'Verrückter', 'einen Verrückten', '2 Verrückte'],
    ['Gardens', 'Gärten', 'Gärten', '2 Gärten'],
    ['Nobles', 'Adelige', 'Adelige', '2 Adelige'],
  ])('%s is called %s, and declined', (name, title, one, two) => {
    expect(german.cardName(name)).toBe(title)
    expect(german.cardList([name])).toBe(one)
    expect(german.cardList([name, name])).toBe(two)
  })

  it('stand behind each kind of article', () => {
    expect(declined(cardNames['Ruined Village'], 'one', 'jeder', 'acc')).toBe('jedes Zerstörte Dorf')
    expect(declined(cardNames['Ruined Village'], 'one', 'kein', 'nom')).toBe('kein Zerstörtes Dorf')
    expect(declined(cardNames.Gardens, 'one', 'jeder', 'acc')).toBe('jede Karte Gärten')
    expect(declined(cardNames.Duchy, 'many', '', 'dat')).toBe('Herzogtümern')
  })

  it('stand with their article where the card is known', () => {
    expect(german.theCards(['Trader'])).toBe('den Fahrenden Händler')
    expect(german.theCards(['Nobles', 'Copper', 'Copper'])).toBe('die Adeligen und die 2 Kupfer')
  })

  it('are listed without a comma before the last', () => {
    expect(german.cardList(['Copper', 'Estate', 'Estate'])).toBe('ein Kupfer und 2 Anwesen')
    expect(german.cardList(['Curse', 'Gold', 'Mine'])).toBe('einen Fluch, ein Gold und eine Mine')
  })
})

const said = (step: Step, prompt?: Prompt): string => german.stepsSentence([step], prompt)

describe('a step as a sentence of its own', () => {
  const swindler = cardsOf('2e').get('Swindler') as Card
  const sentry = cardsOf('2e').get('Sentry') as Card

  it('speaks to the one who does it', () => {
    expect(said(discard(pick('anyNumber', anyCard, 'hand')))).toBe('Lege beliebig viele Handkarten ab')
    expect(said(may(trash(self)), { card: swindler })).toBe('Du darfst den Trickser entsorgen')
    expect(said(discard(pick('anyNumber', anyCard, rest('seen'))), { card: sentry })).toBe(
      'Lege beliebig viele der übrigen ab',
    )
  })

  it('speaks of somebody else by name, who may be a woman or a man', () => {
    const step = gain(costing(costOf(those('lost'))), { by: 'you' })
    expect(said(step, { card: swindler, actor: 'Ada' })).toBe(
      'Ada nimmt eine Karte deiner Wahl, die gleich viel kostet wie die entsorgte',
    )
    const ada = { actor: 'Ada' }
    expect(said(trash(top(1)), ada)).toBe('Ada entsorgt die oberste Karte des eigenen Nachziehstapels')
    expect(said(look(top(2)), ada)).toBe('Ada sieht sich die obersten 2 Karten des eigenen Nachziehstapels an')
    expect(said(put(pick(1, anyCard, 'hand'), 'deckTop'), ada)).toBe(
      'Ada legt eine Handkarte auf den eigenen Nachziehstapel',
    )
    expect(said(reveal(pick(1, named('Estate'), 'hand')), ada)).toBe('Ada deckt ein Anwesen aus der eigenen Hand auf')
    expect(said(discardDownTo(3), ada)).toBe('Ada legt Handkarten ab, bis Ada nur noch 3 hat')
    expect(said(ifDid(may(discard(pick(1, anyCard, 'hand'))), draw(1)), ada)).toBe(
      'Ada darf eine Handkarte ablegen. Wenn Ada das tut, zieht Ada eine Karte',
    )
  })

  it('says what is known by now', () => {
    const step = gain(costing(costOf(those('lost'))))
    expect(said(step, { vars: { lost: [{ name: 'Duchy', cost: 5 }] } })).toBe('Nimm eine Karte, die 5 Münzen kostet')
    const lost = { vars: { lost: [{ name: 'Copper', cost: 0 }] } }
    expect(said(trash(those('lost')), lost)).toBe('Entsorge das Kupfer')
    expect(said(play(those('lost')), lost)).toBe('Spiele das Kupfer')
    const two = { vars: { seen: ['Bureaucrat', 'Silver', 'Silver'].map((name) => ({ name, cost: 3 })) } }
    expect(said(put(those('seen'), 'hand'), two)).toBe('Nimm den Bürokraten und die 2 Silber auf die Hand')
    expect(said(trash(pick('anyNumber', anyCard, those('seen'))), two)).toBe(
      'Entsorge beliebig viele von Bürokrat und 2 Silber',
    )
    expect(said(trash(pick(1, Treasure, those('seen'), 'you')), { ...two, actor: 'Ada' })).toBe(
      'Ada entsorgt eine Geldkarte deiner Wahl (Bürokrat oder 2 Silber)',
    )
    expect(said(gain(pick('anyNumber', anyCard, those('lost'))), lost)).toBe('Nimm höchstens ein Kupfer')
    expect(said(discard(pick({ num: 'emptyPiles' }, anyCard, 'hand')), { amount: 2 })).toBe('Lege 2 Handkarten ab')
  })
})

describe('what is said aloud', () => {
  it('is counted in the words of German', () => {
    expect(german.spoken({ kind: 'coins', n: 2, plus: true })).toBe('+2 Münzen')
    expect(german.spoken({ kind: 'points', n: 1, plus: false })).toBe('1 Punkt')
    expect(german.spoken({ kind: 'points', n: -1, plus: false })).toBe('−1 Punkt')
  })
})
