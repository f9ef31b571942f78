/** Rulings by the question that a player has, so that nobody reads forty in a row. */
import type { Card, Landscape } from '@freehold/dominion'
import type { Ruling } from '@freehold/dominion/rulings'
import { landscapeNamed } from '../cards/boxes.ts'
import { cardNamed, printedNow } from '../cards/card-facts.ts'

const rulingGroups = ['itself', 'attacks', 'reactions', 'twice', 'others'] as const
export type RulingGroup = (typeof rulingGroups)[number]

const playTwice = new Set(['Throne Room', 'Procession', "King's Court", 'Golem', 'Scepter', 'Disciple'])

/** What else a ruling is about decides where it is looked for. Basic cards are everywhere and decide nothing. */
function groupOf({ cards }: Ruling, card: Card | Landscape): RulingGroup {
  const others = cards.filter((name) => name !== card.name)
  const beside = others.flatMap((name) => cardNamed(name, printedNow('2e')) ?? []).filter(({ set }) => set !== 'Basic')
  if (beside.length === 0) return others.some(landscapeNamed) ? 'others' : 'itself'
  if (beside.some(({ name }) => playTwice.has(name))) return 'twice'
  if (beside.some(({ types }) => types.includes('Attack'))) return 'attacks'
  return beside.some(({ types }) => types.includes('Reaction')) ? 'reactions' : 'others'
}

export function groupRulings(
  rulings: readonly Ruling[],
  card: Card | Landscape,
): readonly (readonly [RulingGroup, readonly Ruling[]])[] {
  const groups = Map.groupBy(rulings, (ruling) => groupOf(ruling, card))
  return rulingGroups.flatMap((group) => {
    const found = groups.get(group)
    return found ? [[group, found] as const] : []
  })
}

const joining = /^(and|or|und|oder) /

/** Without the name of the card it stands below: `Moat against Spy: …` says `Against Spy: …` there. */
export function withoutName(says: string, name: string): string {
  const rest = says.startsWith(name) ? says.slice(name.length) : ''
  if (!/^(: | )/.test(rest)) return says
  const told = rest.replace(/^:? /, '')
  return joining.test(told) ? says : told[0].toLocaleUpperCase() + told.slice(1)
}
