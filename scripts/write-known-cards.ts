/**
 * Measures the cards that everybody knows, which a card of one's own is shown beside:
 * packages/lab/src/card/known-cards.json. To be run again when the artificial players play otherwise.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Card, closedOf, kingdomCards } from '@freehold/dominion'
import { HelpingMoney, kingdomWithKnown, MOST_COPIES } from '@freehold/lab/card/helping-money'

const PAIRS = 2000
/** Cards of one price that are enough to compare with; where the first two boxes have fewer, all boxes help. */
const ENOUGH = 6
const FIRST_BOXES: readonly string[] = ['Base', 'Intrigue']

/** What cannot lie in a kingdom without something beside it. */
const NEEDS_MORE: readonly string[] = ['Young Witch', 'Black Market']

const single = kingdomCards('2e').filter(
  (pile): pile is Card => !('order' in pile) && closedOf(pile.name) === undefined && !NEEDS_MORE.includes(pile.name),
)
const priceOf = ({ cost }: Card): string => JSON.stringify(cost)
const chosen = [...Map.groupBy(single, priceOf).values()].flatMap((all) => {
  const first = all.filter(({ set }) => FIRST_BOXES.includes(set))
  return first.length >= ENOUGH ? first : all
})

const round = (share: number): number => Math.round(share * 1e4) / 1e4
const cards = chosen.map((card) => {
  const shares = Array.from({ length: MOST_COPIES }, (_, i) => {
    const money = new HelpingMoney(kingdomWithKnown(card.name), card, i + 1)
    for (let pair = 0; pair < PAIRS; pair++) money.playPair()
    return money.games === 0 ? 0 : round(money.share.value)
  })
  console.log(card.name, shares.join(' '))
  return { name: card.name, set: card.set, cost: card.cost, shares }
})
const file = join(import.meta.dirname, '../packages/lab/src/card/known-cards.json')
const lines = (all: readonly unknown[]): string => all.map((each) => `    ${JSON.stringify(each)}`).join(',\n')
writeFileSync(file, `{\n  "games": ${2 * PAIRS},\n  "cards": [\n${lines(cards)}\n  ]\n}\n`)
