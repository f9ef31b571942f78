/** Whether something asks what cards cost: what a card costs must not depend on that, or there would be no end of it. */
const asking: ReadonlySet<unknown> = new Set([
  'costing',
  'costingUpTo',
  'costingAtLeast',
  'cheaperThan',
  'potionInCost',
])

export function asksForCosts(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false
  if ('is' in node && asking.has(node.is)) return true
  if ('num' in node && node.num === 'coinCost') return true
  return Object.values(node).some(asksForCosts)
}
