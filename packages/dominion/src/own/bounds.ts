/** How much a program of somebody’s own may ask of whoever runs it: what is too much for a host is no card. */

const bounds = {
  nodes: 400, // of a card's program
  depth: 40, // of its data
  looks: 20_000, // at cards, to go through its program once: five times as many as any card in a box takes
}

/** Why a program is larger than a card may be; nothing where it is in order. */
export function whyTooMuch(abilities: readonly unknown[]): string | undefined {
  const size = sizeOf(abilities, 0)
  if (size.depth > bounds.depth) return `its program is nested deeper than ${bounds.depth}`
  if (size.nodes > bounds.nodes) return `its program has more than ${bounds.nodes} parts`
  if (looksOf(abilities) > bounds.looks) return 'its program asks of every card what asks of every card what others are'
  if (isCircular(abilities)) return 'what cards cost cannot hang on what cards cost'
  return undefined
}

interface Size {
  readonly nodes: number
  readonly depth: number
}

/** Counted only as far as it matters: what comes from outside may be endless. */
function sizeOf(node: unknown, depth: number): Size {
  if (typeof node !== 'object' || node === null || depth > bounds.depth) return { nodes: 1, depth }
  let nodes = 1
  let deepest = depth
  for (const part of Object.values(node)) {
    const size = sizeOf(part, depth + 1)
    nodes += size.nodes
    deepest = Math.max(deepest, size.depth)
    if (nodes > bounds.nodes) break
  }
  return { nodes, depth: deepest }
}

/** A filter is asked of every card there is, roughly so many; one inside of it is asked as often for each of them. */
const CARDS = 60

/** How much there is to look at in a program, roughly. A filter of filters is asked once of each card. */
function looksOf(node: unknown, inFilter = false): number {
  if (typeof node !== 'object' || node === null) return 0
  const isFilter = 'is' in node
  const inside = isFilter || (inFilter && Array.isArray(node))
  const looks = Object.values(node).reduce((sum: number, part) => sum + looksOf(part, inside), 1)
  return isFilter && !inFilter ? looks * CARDS : looks
}

const ofCosts = ['costing', 'costingUpTo', 'costingAtLeast', 'cheaperThan', 'potionInCost', 'coinCost']

/** Whether a state that says what cards cost asks what cards cost: that has no answer. */
function isCircular(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false
  if ('state' in node && typeof node.state === 'object' && node.state !== null) {
    const { state, filter, coins, price } = node.state as Record<string, unknown>
    const asked = [filter, coins, 'if' in node && node.if, ...Object.values(price ?? {})]
    if ((state === 'costsLess' || state === 'costs') && asked.some(asksCost)) return true
  }
  return Object.values(node).some(isCircular)
}

function asksCost(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false
  return Object.entries(node).some(
    ([key, part]) =>
      key === 'costOf' || ((key === 'is' || key === 'num') && ofCosts.includes(part as string)) || asksCost(part),
  )
}
