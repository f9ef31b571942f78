/** Cards of one's own as cards of a game; whoever only shows them needs no more than this. */
import type { Card } from '../language/types.ts'

/** All that a card is, but for the set and the editions it would belong to. */
export type OwnDefinition = Pick<Card, 'name' | 'cost' | 'types' | 'pile' | 'emblem' | 'abilities'>

export const asCard = (own: OwnDefinition): Card => ({ ...own, set: 'Own', editions: ['1e', '2e'] })
