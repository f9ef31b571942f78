import deSets from '@freehold/dominion/german/sets.json'
import { type KingdomFault, recommendedSets } from '@freehold/dominion/setup'
import { english } from '@freehold/dominion/words'
import i18next, { type TFunction } from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import de from '../locales/de/kingdoms.json'
import en from '../locales/en/kingdoms.json'
import { completed, draftFrom, inEnglish, noWishes, redrawn } from './draft.ts'
import { kingdomProblem } from './kingdom-problem.ts'

beforeAll(async () => {
  const resources = { en: { kingdoms: en }, de: { kingdoms: de } }
  await i18next.init({ lng: 'de', resources, defaultNS: 'kingdoms', interpolation: { escapeValue: false } })
})

const setName = (name: string) => (deSets as Record<string, string>)[name] ?? name
const words = { setName, expansionName: (name: string) => name }

function said(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    return kingdomProblem(error as Error, i18next.getFixedT('de', 'kingdoms') as TFunction<'kingdoms'>, words, english)
  }
  return ''
}
const nine = 'Cellar, Market, Militia, Mine, Moat, Remodel, Smithy, Village, Workshop'

test.each([
  [
    'First Gam',
    'Kein empfohlener Satz heißt „First Gam“. Nenne zehn Karten, einen Satz wie Erstes Spiel oder einen Königreich-Code. Meintest du Erstes Spiel?',
  ],
  [`${nine}, Smiths`, 'In der 2. Edition gibt es keine Karte „Smiths“. Meintest du Smithy?'],
  [`${nine}, Woodcutter`, 'Woodcutter ist eine Karte der 1. Edition. Wähle diese Edition oder eine andere Karte.'],
  [
    `${nine}, Copper`,
    'Copper ist keine Königreichkarte: Sie liegt von selbst aus, wo sie gebraucht wird. Wähle eine andere.',
  ],
  [nine, '9 Karten, ein Königreich hat aber zehn.'],
  ['M8U2-8WPB', 'Königreich-Code: vertippt, die Prüfzeichen passen nicht. Vergleiche ihn mit dem Original.'],
])('%s', (asked, text) => {
  expect(said(() => draftFrom(asked))).toBe(text)
})

test.each<[KingdomFault, string]>([
  [
    { code: 'card-not-run', card: 'Donate', lacks: 'debt' },
    'Donate ist geschrieben, aber die Regeln für Schulden werden noch nicht ausgeführt. Wähle eine andere.',
  ],
  [
    { code: 'card-not-open', card: 'Castles' },
    'Castles ist geschrieben, aber noch nicht freigegeben: Ihre Regelfragen werden noch geprüft. Wähle eine andere.',
  ],
])('a card that cannot be had: $code', (fault, text) => {
  const refuse = () => {
    throw Object.assign(new Error('in English'), { fault })
  }
  expect(said(refuse)).toBe(text)
})

test('wishes that contradict each other are named', () => {
  const draft = { ...draftFrom('First Game'), kept: ['Militia'] }
  expect(said(() => redrawn(draft, { ...noWishes, has: { attack: 'none' } }, 'fast:1'))).toBe(
    'Kein Königreich hat all das: Militia; Angriffe (keine). Gib etwas davon auf.',
  )
  const uncursed = { ...draft, cards: [], kept: [], vetoed: ['Witch'] }
  const wishes = { ...noWishes, sets: ['Base' as const], has: { curser: 'some' as const } }
  expect(said(() => completed(uncursed, wishes, 'fast:1'))).toBe(
    'Kein Königreich hat Flüche (mindestens 1). Von den 25 Karten zur Auswahl passen 0. Ändere die Zahl oder die Erweiterungen.',
  )
})

test('every recommended set has a German name', () => {
  const names = (['1e', '2e'] as const).flatMap((edition) => recommendedSets(edition).map(({ name }) => name))
  expect(names.filter((name) => !(name in deSets))).toEqual([])
})

test('names may be typed in the language of the page', () => {
  const cardName = (name: string) => (name === 'Smithy' ? 'Schmiede' : name)
  expect(inEnglish('erstes spiel', setName, cardName)).toBe('First Game')
  expect(inEnglish('Cellar, schmiede', setName, cardName)).toBe('Cellar,Smithy')
  expect(inEnglish('M8U2-8WPA', setName, cardName)).toBe('M8U2-8WPA')
})
