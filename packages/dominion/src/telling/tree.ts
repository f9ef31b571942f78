/** Events in the shape of what caused what. */
import type { DominionEvent } from '../engine/events.ts'

export interface Node {
  readonly event: DominionEvent
  readonly level: number // of indentation
  readonly parent: Node | undefined
  readonly children: Node[]
}

/** Each event belongs under the last one before it that is less deep. A stretch may begin in the middle of a card. */
export function treeOf(events: readonly DominionEvent[]): Node[] {
  const roots: Node[] = []
  const open: Node[] = []
  for (const event of events) {
    while (open.length > 0 && open[open.length - 1].event.depth >= event.depth) open.pop()
    const parent = open[open.length - 1]
    const node = { event, level: parent ? parent.level + 1 : event.depth, parent, children: [] }
    if (parent) parent.children.push(node)
    else roots.push(node)
    open.push(node)
  }
  return roots
}
