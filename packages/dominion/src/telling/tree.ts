/** Events in the shape of what caused what. */
import type { DominionEvent } from '../engine/seen/events.ts'

export interface Node {
  readonly event: DominionEvent
  readonly level: number // of indentation
  readonly parent: Node | undefined
  readonly children: Node[]
}

/**
 * Each event belongs under the last one before it that is less deep. A reaction is as deep as what it reacts to, and
 * belongs under it nevertheless. A stretch may begin in the middle of a card.
 */
export function treeOf(events: readonly DominionEvent[]): Node[] {
  const roots: Node[] = []
  const open: Node[] = []
  for (const event of events) {
    while (open.length > 0 && !isUnder(event, open[open.length - 1].event)) open.pop()
    const parent = open[open.length - 1]
    const level = parent ? parent.level + 1 : Math.ceil(depthOf(event))
    const node = { event, level, parent, children: [] }
    if (parent) parent.children.push(node)
    else roots.push(node)
    open.push(node)
  }
  return roots
}

const depthOf = ({ type, depth }: DominionEvent): number => (type === 'reacted' ? depth + 0.5 : depth)

function isUnder(event: DominionEvent, above: DominionEvent): boolean {
  if (depthOf(above) >= depthOf(event)) return false
  const { seat, source } = event.cause
  return above.type !== 'reacted' || (seat === above.seat && above.cards?.[0] === source)
}
