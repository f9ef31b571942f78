import type { DominionEvent } from '../engine/seen/events.ts'

/** What is done to several cards one by one is told of all of them together. */
export function condense(events: readonly DominionEvent[]): DominionEvent[] {
  return merged(lookedThrough(events))
}

/** Cards looked at and put somewhere, by where they went: `put 3 cards into their hand, put 2 Moats aside`. */
function lookedThrough(events: readonly DominionEvent[]): DominionEvent[] {
  const told: DominionEvent[] = []
  for (let i = 0; i < events.length; ) {
    let end = i
    while (end + 1 < events.length && isLookAndPut(events[end], events[end + 1])) end += 2
    if (end - i > 2) {
      const puts = events.slice(i, end).filter(({ type }) => type === 'put')
      told.push(...[...Map.groupBy(puts, ({ to }) => to).values()].map(together))
      i = end
    } else told.push(events[i++])
  }
  return told
}

const isLookAndPut = (look: DominionEvent, put: DominionEvent): boolean =>
  look.type === 'looked' && put.type === 'put' && look.seat === put.seat && look.count === put.count

const mergeable: readonly DominionEvent['type'][] = ['drew', 'gained', 'trashed', 'discarded', 'revealed', 'spent']

/** `draw a Copper` and `draw a Silver`: `draw a Copper and a Silver`. */
function merged(events: readonly DominionEvent[]): DominionEvent[] {
  const told: DominionEvent[] = []
  for (const event of events) {
    const before = told[told.length - 1] as DominionEvent | undefined
    if (before && isMore(before, event)) told[told.length - 1] = together([before, event])
    else told.push(event)
  }
  return told
}

const isMore = (before: DominionEvent, { type, seat, from, to, what, cards, count }: DominionEvent): boolean =>
  mergeable.includes(type) &&
  (count ?? 0) > 0 &&
  type === before.type &&
  seat === before.seat &&
  from === before.from &&
  to === before.to &&
  what === before.what &&
  !cards === !before.cards

function together(same: readonly DominionEvent[]): DominionEvent {
  const { cards: _, ...last } = same[same.length - 1]
  const cards = same.every((each) => each.cards) ? same.flatMap((each) => each.cards ?? []) : undefined
  return { ...last, count: same.reduce((sum, { count = 0 }) => sum + count, 0), ...(cards && { cards }) }
}
