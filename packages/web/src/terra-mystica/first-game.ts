/** What the front page knows of tables: a few words, and nothing of the rules. */
import type { NewTable } from '@freehold/server/protocol'

/** The artificial players, from the gentlest to the strongest. */
export const STRENGTHS = ['shepherd', 'settler', 'merchant', 'architect', 'oracle'] as const
export type Strength = (typeof STRENGTHS)[number]

/** One click from the front page: alone, against the gentlest Automa, with what the set-up page shows at first. */
export const firstGame = (): NewTable => ({
  game: 'terra-mystica',
  options: { factions: 'pick', fireAndIce: false, automa: { level: 'automalein' } },
  seats: ['open', 'open'],
})
