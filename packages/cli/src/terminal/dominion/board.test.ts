import { cardsOf, type DominionView, dominion } from '@freehold/dominion'
import { type Decision, Playthrough } from '@freehold/kernel'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { measure } from '../layout.ts'
import { drawBoard } from './board.ts'
import { drawQuestion } from './prompt.ts'

vi.stubEnv('NO_COLOR', '1')

const cards = cardsOf('2e')
const kingdom =
  "King's Court,Band of Misfits,Ill-Gotten Gains,Possession,Death Cart,Mining Village,Secret Passage,Hermit,Masquerade,Merchant Ship".split(
    ',',
  )
const hand = ['Copper', 'Silver', 'Gold', 'Estate', 'Province', 'Curse', ...kingdom.slice(0, 9)].flatMap((name) => [
  name,
  name,
])
const names = ['You', 'Big Money', 'Big Money 2', 'Maximiliana von Habsburg', 'Random', 'Random 2']

/** Six players, seventeen piles and more, thirty cards in hand, and many everywhere else. */
function crowded(): DominionView {
  const view = Playthrough.start(dominion, { players: 6, kingdom }, 'fast:crowd').view(0)
  const play = hand.map((card) => ({ card }))
  const seats = view.seats.map((seat, i) =>
    i === 0 ? { ...seat, play, hand: { count: hand.length, cards: hand }, tokens: 3 } : { ...seat, play },
  )
  return { ...view, seats, trash: hand }
}

function atWidth(columns: number): void {
  Object.defineProperty(process.stdout, 'columns', { value: columns, configurable: true })
}
afterEach(() => Reflect.deleteProperty(process.stdout, 'columns'))

const view = crowded()
const discarding: Decision = {
  seat: 0,
  actor: 0,
  question: { kind: 'pick', text: 'Discard down to 3 cards in hand', cause: { seat: 3, source: 'Goons' } },
  options: hand.map((key) => ({ key })),
  min: 27,
  max: 27,
  ordered: true,
}

describe.each([60, 80, 120])('a crowded table in %d columns', (columns) => {
  test('fits, and leaves nothing out', () => {
    atWidth(columns)
    const board = drawBoard({ view, seat: 0, names, cards })
    const question = drawQuestion({ decision: discarding, names, view, cards })
    for (const line of `${board}\n${question}`.split('\n')) expect(measure(line), line).toBeLessThanOrEqual(columns)
    for (const { pile } of view.piles) expect(board).toContain(pile)
    for (const name of new Set(hand)) expect(board.slice(board.indexOf('\nHand'))).toContain(`${name} ×2`)
    for (const name of new Set(hand)) expect(question).toContain(`${name} ×2`)
  })
})

test('an ordinary table takes 9 lines of 80 columns', () => {
  atWidth(80)
  const first = Playthrough.start(dominion, { start: 0 }, 'ordered').view(0)
  expect(`\n${drawBoard({ view: first, seat: 0, names: ['You', 'Big Money'], cards })}\n`).toMatchInlineSnapshot(`
    "
    ── Your turn 1 ─────────────────────────────────── Actions 1  Buys 1  Coins 0 ──
    Treasures  Copper $0 ×46    Silver $3 ×40   Gold $6 ×30
    Victory    Estate $2 ×8     Duchy $5 ×8     Province $8 ×8   Curse $0 ×10
    Kingdom    Cellar $2 ×10    Moat $2 ×10     Merchant $3 ×10  Village $3 ×10
               Workshop $3 ×10  Militia $4 ×10  Remodel $4 ×10   Smithy $4 ×10
               Market $5 ×10    Mine $5 ×10
    Big Money  hand 5  deck 5  discard 0
    You        deck 5  discard 0
    Hand       Copper ×5
    "
  `)
})

test('a question says who asks, for whom, and how many', () => {
  atWidth(80)
  const swindled: Decision = {
    ...discarding,
    question: {
      kind: 'gain',
      text: 'Gain a card costing the same as the trashed card',
      cause: { seat: 0, source: 'Swindler' },
      detail: { whose: 1 },
    },
    options: [{ key: 'Copper' }, { key: 'Curse' }],
    min: 1,
    max: 1,
    ordered: false,
  }
  expect(`\n${drawQuestion({ decision: swindled, names, view, cards })}\n`).toMatchInlineSnapshot(`
    "
    Swindler, for Big Money: Gain a card costing the same as the trashed card
      1 Copper $0 ×78  2 Curse $0 ×50
    "
  `)
  const militia = { ...discarding, options: [{ key: 'Copper' }, { key: 'Copper' }, { key: 'Estate' }], min: 2, max: 2 }
  expect(`\n${drawQuestion({ decision: militia, names, view, cards })}\n`).toMatchInlineSnapshot(`
    "
    Maximiliana von Habsburg’s Goons: Discard down to 3 cards in hand (choose 2, the
    last ends on top)
      1 Copper ×2  2 Estate
    "
  `)
})
