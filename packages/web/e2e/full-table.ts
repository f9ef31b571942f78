/** Tables with everything on them that any expansion brings. */
import type { Update } from '@freehold/server/protocol'
import { staged } from './staged-games.ts'

const plainKingdom = [
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

/** Two Events, a Landmark, a Way and three Boons, debt, Potions, Colonies, Shelters, Ruins, a Bane, twelve piles beside the Supply. */
const fullest = {
  kingdom: [
    'Druid',
    'Young Witch',
    'Black Market',
    'Knights',
    'Page',
    'Peasant',
    'Encampment',
    'Castles',
    'Cultist',
    'Alchemist',
  ],
  beside: {
    landscapes: ['Lost Arts', 'Wedding', 'Obelisk', 'Way of the Camel'],
    obelisk: 'Druid',
    bane: 'Fishing Village',
    colonies: true,
    shelters: true,
  },
}

/** Gives everybody as much as anybody can have before them: tokens, mats, and marks on piles. */
function burdened(update: Update): Update {
  const view = structuredClone(update.state.view) as unknown as {
    piles: { pile: string; tokens?: object[] }[]
    seats: Record<string, unknown>[]
  }
  const marks: Record<string, object[]> = {
    Page: [{ kind: 'plusAction', seat: 0, n: 1 }],
    'Fishing Village': [{ kind: 'plusCard', seat: 0, n: 1 }],
    Druid: [
      { kind: 'plusBuy', seat: 0, n: 1 },
      { kind: 'minusCost', seat: 1, n: 1 },
    ],
    Alchemist: [
      { kind: 'embargo', n: 2 },
      { kind: 'points', n: 3 },
    ],
  }
  for (const pile of view.piles) if (marks[pile.pile]) pile.tokens = marks[pile.pile]
  view.seats.forEach((seat, i) => {
    const tokens = ['coffers', 'villagers', 'debt', 'journey'].map((kind, n) => ({ kind, n: n + 1 }))
    const exile = { name: 'Exile', count: 2, cards: ['Gold', 'Gold'] }
    seat.tokens = 1 + i
    seat.counters = i === 0 ? tokens : tokens.slice(i % 2, (i % 2) + 2)
    seat.places =
      i === 0
        ? [exile, { name: 'Tavern', count: 1, cards: ['Peasant'] }, { name: 'Native Village', count: 3, cards: [] }]
        : [exile]
  })
  return { ...update, state: { ...update.state, view: view as unknown as Update['state']['view'] } }
}

const held = ['Copper', 'Silver', 'Gold', 'Estate', 'Duchy', 'Curse', ...plainKingdom]

/** The same with so many cards in the hand. */
function withHand(update: Update, cards: number): Update {
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
      return burdened(
        staged({
          players,
          ...fullest,
          first: players === 2 ? 9 : 23,
          after: 20 * players,
          fits: ({ question }) => question.cause?.source === 'Young Witch' && question.kind === 'pick',
        }),
      )
  }
}

/** Nothing is asked: what may be chosen would not be in an arranged hand. */
const noDecision = (update: Update): Update => ({ ...update, state: { ...update.state, asked: null, waitingFor: 1 } })
