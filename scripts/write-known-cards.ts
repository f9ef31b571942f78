/**
 * Measures the cards that everybody knows, which the library tells and a card of one's own is shown beside:
 * packages/lab/src/card/known-cards.json. To be run again when the artificial players play otherwise; takes some ten minutes.
 * With names of cards only these are measured, and the figures of all others stay.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Card, cardsIn, closedOf, type Edition, type KingdomPile, kingdomCards } from '@freehold/dominion'
import { HelpingMoney, kingdomWithKnown, MOST_COPIES } from '@freehold/lab/card/helping-money'
import type { KnownFigures } from '@freehold/lab/card/known-cards'

const PAIRS = 2000
/** Its cards are those of a deck of its own, and whoever plays for money buys none of them. */
const NOT_MEASURED: readonly string[] = ['Black Market']

/** The card that can be bought of a pile from the beginning; none where that is a matter of luck, or soon another one. */
function topOf(pile: KingdomPile, edition: Edition): Card | undefined {
  if ('order' in pile && (pile.order === 'shuffled' || pile.cards[0].copies < MOST_COPIES)) return undefined
  const [top] = cardsIn(pile, edition)
  return closedOf(top.name) === undefined && !NOT_MEASURED.includes(top.name) ? top : undefined
}

const round = (n: number, places: number): number => Math.round(n * 10 ** places) / 10 ** places

const file = join(import.meta.dirname, '../packages/lab/src/card/known-cards.json')
const only = process.argv.slice(2)
const kept = only.length > 0 ? (JSON.parse(readFileSync(file, 'utf8')).cards as KnownFigures[]) : []

function figuresOf(pile: KingdomPile, edition: Edition): readonly KnownFigures[] {
  const card = topOf(pile, edition)
  if (!card) return []
  if (only.length > 0 && !only.includes(card.name)) return kept.filter(({ name }) => name === card.name)
  const kingdom = kingdomWithKnown(pile.name, edition)
  const tried = Array.from({ length: MOST_COPIES }, (_, i) => {
    const money = new HelpingMoney(kingdom, card, i + 1)
    for (let pair = 0; pair < PAIRS; pair++) money.playPair()
    return money
  })
  if (tried.some(({ games }) => games < 2 * PAIRS)) {
    console.log(card.name, 'is left out: some of its games do not end')
    return []
  }
  const shares = tried.map(({ share }) => round(share.value, 4))
  const turns = tried.map((money) => round(money.turns, 2))
  console.log(card.name, shares.join(' '), turns.join(' '))
  const { name, set, cost } = card
  return [{ name, set, cost, ...(edition === '1e' && { edition }), shares, turns }]
}

const newest = kingdomCards('2e')
const older = kingdomCards('1e').filter(({ name }) => newest.every((pile) => pile.name !== name))
const cards = [...newest.flatMap((pile) => figuresOf(pile, '2e')), ...older.flatMap((pile) => figuresOf(pile, '1e'))]
const lines = (all: readonly unknown[]): string => all.map((each) => `    ${JSON.stringify(each)}`).join(',\n')
writeFileSync(file, `{\n  "games": ${2 * PAIRS},\n  "cards": [\n${lines(cards)}\n  ]\n}\n`)
