/** A table with everything on it that any expansion brings: arranged, since it is about where things lie. */
import type { Update } from '@freehold/server/protocol'
import { staged } from './staged-games.ts'

export const plainKingdom = [
  'Cellar',
  'Moat',
  'Village',
  'Workshop',
  'Militia',
  'Remodel',
  'Smithy',
  'Market',
  'Mine',
  'Throne Room',
]

interface Pile {
  readonly pile: string
  readonly [key: string]: unknown
}
interface Arranged {
  piles: Pile[]
  landscapes: unknown[]
  seats: Record<string, unknown>[]
}

/** Puts beside a game of base cards what its rules do not have: piles, landscapes, counters, mats. */
export function arranged(update: Update): Update {
  const view = structuredClone(update.state.view) as unknown as Arranged
  const more = (pile: string, cost: number, count: number, change: object = {}): Pile => {
    return { pile, card: pile, cost, potion: false, count, supply: true, ...change }
  }
  const [first, second, third] = ['Village', 'Market', 'Mine']
  const marked: Record<string, object> = {
    [first]: { tokens: [{ kind: '+1 Action', seat: 0, n: 1 }] },
    [second]: {
      tokens: [
        { kind: 'embargo', n: 2 },
        { kind: 'points', n: 3 },
      ],
    },
    [third]: { below: { card: 'Festival', cost: 5, count: 5 } },
  }
  view.piles = [
    ...view.piles.map((pile) => ({ ...pile, ...marked[pile.pile] })),
    more('Platinum', 9, 9),
    more('Colony', 11, 9),
    more('Potion', 4, 13),
    more('Ruins', 0, 14, { card: 'Ruined Village' }),
    more('Fishing Village', 3, 6, { bane: true }),
    ...['Horse', 'Spoils', 'Madman', 'Black Market', 'Boons'].map((name, i) => more(name, 0, 9 + i, { supply: false })),
  ]
  view.landscapes = [
    { name: 'Lost Arts', kind: 'Event', cost: 6 },
    { name: 'Wedding', kind: 'Event', cost: 4, debt: 3 },
    { name: 'Fair', kind: 'Project', cost: 4, holders: [0, 1] },
    { name: 'Way of the Camel', kind: 'Way', cost: null },
  ]
  view.seats.forEach((seat, i) => {
    const held = ['coffers', 'villagers', 'debt', 'journey'].map((kind, n) => ({ kind, n: n + 1 }))
    seat.tokens = 1 + i
    seat.counters = i === 0 ? held : held.slice(i % 2, (i % 2) + 2)
    seat.places =
      i === 0
        ? [
            { name: 'Exile', count: 2, cards: ['Gold', 'Gold'] },
            { name: 'Tavern', count: 1, cards: ['Caravan'] },
            { name: 'Native Village', count: 3, cards: [] },
          ]
        : [{ name: 'Exile', count: 2, cards: ['Gold', 'Gold'] }]
  })
  return { ...update, state: { ...update.state, view: view as unknown as Update['state']['view'] } }
}

const held = ['Copper', 'Silver', 'Gold', 'Estate', 'Duchy', 'Curse', ...plainKingdom]

/** The same with so many cards in the hand. */
export function withHand(update: Update, cards: number): Update {
  const view = structuredClone(update.state.view) as unknown as {
    seats: { hand: { count: number; cards: string[] } }[]
  }
  view.seats[0].hand = { count: cards, cards: Array.from({ length: cards }, (_, i) => held[i % held.length]).sort() }
  const asked = update.state.asked && { ...update.state.asked, options: update.state.asked.options }
  return { ...update, state: { ...update.state, asked, view: view as unknown as Update['state']['view'] } }
}

export const situations = ['quiet', 'attack', 'discard', 'large hand', 'full kingdom'] as const
export type Situation = (typeof situations)[number]

/** What people are asked in each of them. */
export function situated(situation: Situation, players: number): Update {
  const kingdom = plainKingdom
  const buying = () =>
    staged({ players, kingdom, after: 20 * players, fits: ({ question }) => question.kind === 'buy' })
  switch (situation) {
    case 'quiet':
      return buying()
    case 'attack':
      return staged({
        players,
        kingdom,
        after: 20 * players,
        fits: ({ question, options }) => question.kind === 'trigger' && options.length > 1,
      })
    case 'discard':
      return staged({
        players,
        kingdom,
        after: 10 * players,
        fits: ({ question }) => question.cause?.source === 'Militia' && question.kind === 'pick',
      })
    case 'large hand':
      return withHand({ ...buying(), ...noDecision(buying()) }, 17)
    case 'full kingdom':
      return arranged(situated('discard', players))
  }
}

/** Nothing is asked: what may be chosen would not be in an arranged hand. */
const noDecision = (update: Update): Update => ({ ...update, state: { ...update.state, asked: null, waitingFor: 1 } })
