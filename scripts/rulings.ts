import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allCards } from '@freehold/dominion'
import type { Ruling } from '@freehold/dominion/rulings'

const folder = join(import.meta.dirname, '../packages/dominion')

export const rulingsFile = join(folder, 'src/rulings/proven.ts')

interface Titled {
  readonly title: string
  readonly source?: string
  readonly note?: string
  readonly edition?: Ruling['edition']
}

/** Longer names first, so that a Band of Misfits is no Bandit's. */
const names = [...new Set(allCards.map(({ name }) => name))].toSorted((a, b) => b.length - a.length)
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
    .map(({ title, source, edition }): Ruling => {
      const inTitle = named(title)
      // A note to a card is about it, unless its title begins with another one: `Moat against Witch`.
      const cards = [...new Set([...inTitle.slice(0, 1), ...named(source ?? ''), ...inTitle])]
      return { says: title, cards, ...(edition && { edition }) }
    })
    .filter(({ cards }) => cards.length > 0)
  const rows = rulings.map(({ says, cards, edition = '' }) => [cards.join(', '), edition, says].join(' | '))
  return [
    '// Written by scripts/write-rulings.ts from the titles of scenarios/rulings; do not edit.',
    '// A line is a ruling: the cards it is about, the edition if it holds in one only, and what it says.',
    `export const provenRulings = \`\n${rows.join('\n')}\n\``,
    '',
  ].join('\n')
}
