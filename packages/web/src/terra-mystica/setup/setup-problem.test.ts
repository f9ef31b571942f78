import type { InputError } from '@freehold/kernel'
import { checkAutomaCards, checkOptions, parseSetupCode, TERRAINS } from '@freehold/terra-mystica'
import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { HostError } from '../../client/http.ts'
import de from '../locales/de/terra-mystica.json'
import { sayNow } from '../words.ts'
import { codeProblem, fileProblem, tableProblem } from './setup-problem.ts'

beforeAll(async () => {
  await i18next.init({ lng: 'de', resources: { de: { 'terra-mystica': de } }, interpolation: { escapeValue: false } })
})

const faultOf = (work: () => unknown) => {
  try {
    work()
  } catch (error) {
    return (error as InputError).fault
  }
  return undefined
}

test.each<[unknown, string]>([
  [{ scoringTiles: { SCORE1: { early: -1 } } }, 'w.json: scoringTiles.SCORE1.early: Erwartet wird mindestens 0.'],
  [{ scoringTiles: { SCORE1: { early: 99 } } }, 'w.json: scoringTiles.SCORE1.early: Erwartet wird höchstens 20.'],
  [{ scoringTiles: { SCORE1: { first: 1 } } }, 'w.json: scoringTiles.SCORE1: first gibt es hier nicht.'],
  [{ powermongersPower: 'gained' }, 'w.json: powermongersPower: Erwartet wird eines von taken, offered.'],
  [
    { wanderersClusters: 'yes' },
    'w.json: wanderersClusters: Das gehört hier nicht hin; docs/automa.md zeigt, was hierher gehört.',
  ],
  [
    { youthTerrain: { lake: 'lake' } },
    'w.json: youthTerrain.lake: Seen ist die Heimat selbst. Nenne ein anderes Gelände.',
  ],
  [
    { terrainPriority: { lake: { A: Array(7).fill('lake'), B: TERRAINS } } },
    'w.json: terrainPriority.lake.A: Seen doppelt. Nenne jedes Gelände einmal.',
  ],
  [
    { firstDwellings: { original: { lake: ['Z9', 'A4', 'D2', 'D5', 'E4', 'H2'] } } },
    'w.json: firstDwellings.original.lake[0]: Auf diesem Plan gibt es kein Feld Z9.',
  ],
  [
    { firstDwellings: { original: { lake: ['A1', 'A2', 'A3', 'A4', 'A5', 'A6'] } } },
    'w.json: firstDwellings.original.lake[0]: A1 ist Ebene.',
  ],
  ['nonsense', 'w.json: Das sind keine Werte, wie docs/automa.md sie zeigt.'],
])('a file with %j', (content, text) => {
  expect(
    fileProblem(
      sayNow,
      faultOf(() => checkAutomaCards(content, 'w.json')),
      'w.json',
    ),
  ).toBe(text)
})

test('wishes that the host does not grant', () => {
  const fault = faultOf(() => checkOptions({ factions: ['mermaids'], automa: { home: 'lake' } }))
  const { code, message } = { code: 'bad-input' as const, message: '' }
  expect(tableProblem(sayNow, new HostError(code, message, fault))).toBe(
    'Seen ist die Heimat des Volkes „Nixen“. Wähle für die Automa eine andere Heimat.',
  )
})

test.each([
  ['TM9-22222-22222', 'Ein Code sieht so aus: TM4-7QF2K-9XD2M. TM, die Zahl der Spieler, dann zehn Zeichen.'],
  ['TM4-2222O-22222', '„O“ kommt in Codes nicht vor. Sie bestehen aus 23456789ABCDEFGHJKMNPQRSTUVWXYZ.'],
  [
    'TM4-22222-22222',
    'Da ist etwas vertippt: Die Prüfzeichen passen nicht. Vergleiche den Code mit dem ursprünglichen.',
  ],
])('the code %s', (code, text) => {
  let problem = ''
  try {
    parseSetupCode(code)
  } catch (error) {
    problem = codeProblem(sayNow, error)
  }
  expect(problem).toBe(text)
})
