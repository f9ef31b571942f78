import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allCards, allLandscapes, type Printing, printings, reprinted } from '@freehold/dominion'
import type { Ruling } from '@freehold/dominion/rulings'
import { parseScenarios, runScenario } from '@freehold/dominion/scenario'

const folder = join(import.meta.dirname, '../packages/dominion')

export const rulingsFile = join(folder, 'src/rulings/proven.ts')

interface Titled {
  readonly title: string
  readonly source?: string
  readonly note?: string
  readonly edition?: Ruling['edition']
  readonly rules?: Readonly<Record<string, string | number>>
}

/** The one printing under which a scenario holds, where it is about a card that was reprinted and does not hold under both. */
function printingOf(scenario: Titled): Printing | undefined {
  const { title } = scenario
  const text = JSON.stringify(scenario)
  if (![...reprinted].some((name) => text.includes(name))) return undefined
  const holds = (printing: Printing) => {
    const rules = { ...scenario.rules, printing }
    return runScenario(parseScenarios({ ...scenario, rules }, title)[0]).every(({ outcome }) => outcome === 'passed')
  }
  const held = printings.filter(holds)
  return held.length === 1 ? held[0] : undefined
}

/** Longer names first, so that a Band of Misfits is no Bandit's. */
const names = [...new Set([...allCards, ...allLandscapes].map(({ name }) => name))].toSorted(
  (a, b) => b.length - a.length,
)
const anyName = new RegExp(`(?<![\\w’'])(${names.join('|')})(?:s\\b|es\\b|(?![\\w]))`, 'g')
export const named = (text: string): string[] => [...text.matchAll(anyName)].map(([, name]) => name)

/** A title says more than what was played: `Smithy` is a test, and no ruling. */
const isRuling = ({ title }: Titled): boolean => !/^[^:]{0,30}$/.test(title) || title.split(' ').length > 4

/** The scenarios whose titles are shown as rulings, or just say what is tested. */
export function titledScenarios(): Titled[] {
  const scenarios = join(folder, 'scenarios/rulings')
  return readdirSync(scenarios)
    .toSorted()
    .flatMap((file) => JSON.parse(readFileSync(join(scenarios, file), 'utf8')) as Titled[])
}

/** The file of rulings, as the titles of the scenarios have them. */
export function rulingsModule(): string {
  const rulings = titledScenarios()
    .filter(isRuling)
    .map((scenario): Ruling => {
      const { title, source, edition } = scenario
      const printing = printingOf(scenario)
      const inTitle = named(title)
      // A note to a card is about it, unless its title begins with another one: `Moat against Witch`.
      const cards = [...new Set([...inTitle.slice(0, 1), ...named(source ?? ''), ...inTitle])]
      return { says: title, cards, ...(edition && { edition }), ...(printing && { printing }) }
    })
    .filter(({ cards }) => cards.length > 0)
  const rows = rulings.map(({ says, cards, edition = '', printing = '' }) =>
    [cards.join(', '), `${edition} ${printing}`.trim(), says].join(' | '),
  )
  return [
    '// Written by scripts/write-rulings.ts from the titles of scenarios/rulings; do not edit.',
    '// A line is a ruling: the cards it is about, the edition or printing if it holds in one only, and what it says.',
    `export const provenRulings = \`\n${rows.join('\n')}\n\``,
    '',
  ].join('\n')
}
