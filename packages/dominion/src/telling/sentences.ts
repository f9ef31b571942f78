/** What is done one after the other, put into sentences. */
import type { Seat } from '@freehold/kernel'
import type { DominionEvent } from '../engine/seen/events.ts'
import { condense } from './condense.ts'
import { type Phrase, phrase } from './phrases.ts'
import type { Manner, Teller } from './speech.ts'
import type { Node } from './tree.ts'

/** `Ada draws 2 cards.`, and the card that makes it so where it has to be named. */
export function sentence(seat: Seat, deeds: string, teller: Teller, because?: string): string {
  const values = { who: teller.who(seat), deeds }
  return capital(
    because === undefined
      ? teller.say('did', values)
      : teller.say('didBecause', { ...values, card: teller.tongue.cardName(because) }),
  )
}

/** `draws 2 cards and gets +1 Action`. Nothing where nothing needs words. `under` is what it happens because of. */
export function deedsOf(
  nodes: readonly Node[],
  teller: Teller,
  manner: Manner,
  under: DominionEvent | undefined,
): string | undefined {
  const said: Phrase[] = []
  let bonuses: string[] = []
  const flush = () => {
    const what = teller.list(bonuses)
    if (what) said.push({ text: teller.say('got', { context: manner, what }), isPair: bonuses.length === 2 })
    bonuses = []
  }
  let before: DominionEvent | undefined
  for (const event of condense(nodes.map((node) => node.event))) {
    if (event.type === 'got' && !event.cards)
      bonuses.push(teller.say(`bonus.${event.what}`, { count: event.count ?? 0 }))
    else if (!(under?.type === 'reacted' && repeats(event, under))) {
      flush()
      const words = phrase(event, teller, { manner, before })
      if (words) said.push(words)
      before = event
    }
  }
  flush()
  return said.length > 0 ? joined(said, teller) : undefined
}

/** A reaction's own revealing was told with it. */
const repeats = (event: DominionEvent, reacted: DominionEvent): boolean =>
  event.type === 'revealed' && event.seat === reacted.seat && event.cards?.[0] === reacted.cards?.[0]

/** Where an earlier part is a list itself, a plain `and` would not tell where it ends. */
export function joined(parts: readonly Phrase[], teller: Teller): string {
  const texts = parts.map(({ text }) => text)
  if (texts.slice(0, -1).some((text) => text.includes(',')))
    return texts.reduce((first, second) => teller.say('then', { first, second }))
  if (texts.length === 2 && parts[0].isPair) return teller.say('and', { first: texts[0], second: texts[1] })
  return teller.list(texts)
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
