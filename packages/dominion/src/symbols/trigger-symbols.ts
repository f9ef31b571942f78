/** Symbols for what is waited for, and for how long. */
import type { CardEvent, CardTrigger, Lifetime, MomentEvent, On, Trigger } from '../language/types.ts'
import type { Drawing } from './drawing.ts'
import type { GlyphId } from './glyphs.ts'
import { playerGlyph } from './references.ts'
import { glyph, type SymbolNode, sign } from './tree.ts'

export function triggerNodes(trigger: Trigger, t: Drawing): SymbolNode[] {
  const whose = trigger.whose && trigger.whose !== 'you' ? [playerGlyph(trigger.whose)] : []
  if (!('filter' in trigger)) return [...whose, glyph(momentIds[trigger.event])]
  // An attack that others play is what a red card with their pawns says.
  if (trigger.event === 'played' && trigger.filter.is === 'type' && trigger.filter.type === 'Attack' && whose.length)
    return [...whose, glyph('cardAttack')]
  const any = trigger.filter.is === 'any'
  const what = any && !['played', 'beforePlay', 'resolved'].includes(trigger.event) ? [] : t.filter(trigger.filter, t)
  const from = trigger.from ? [glyph(trigger.from), sign('from')] : []
  return [...whose, ...from, ...eventNodes(trigger.event, what), ...byNodes(trigger)]
}

const momentIds: Record<MomentEvent, GlyphId> = {
  turnStart: 'turnStart',
  buyPhaseStart: 'buyPhaseStart',
  buyPhaseEnd: 'buyPhaseEnd',
  cleanUp: 'cleanUp',
  handDrawn: 'handDrawn',
  turnEnd: 'turnEnd',
  afterTurn: 'afterTurn',
  shuffle: 'shuffle',
  gameEnd: 'gameEnd',
}

function byNodes({ by }: CardTrigger): SymbolNode[] {
  return by === undefined ? [] : [glyph(by === 'this' ? 'byThis' : 'byOther')]
}

/** What happens to which card. */
export function eventNodes(event: CardEvent, what: readonly SymbolNode[]): SymbolNode[] {
  switch (event) {
    case 'beforePlay':
      return [sign('before'), ...what, glyph('play')]
    case 'played':
      return [...what, glyph('play')]
    case 'resolved':
      return [...what, glyph('play'), sign('after')]
    case 'bought':
      return [glyph('buy'), ...what]
    case 'wouldGain':
      return [glyph('wouldGain'), ...what]
    case 'gained':
      return [glyph('gain'), ...what]
    case 'trashed':
      return [...what, glyph('trash')]
    case 'discarded':
      return [...what, glyph('discard')]
    case 'discardedFromPlay':
      return [glyph('inPlay'), sign('from'), ...what, glyph('discard')]
    case 'revealed':
      return [...what, glyph('reveal')]
    case 'exiled':
      return [...what, sign('then'), glyph('exile')]
  }
}

/** How long it lasts: this turn unless said. */
export function lifetimeNodes(lifetime: Lifetime | undefined, t: Drawing): SymbolNode[] {
  if (lifetime === undefined || lifetime === 'turn') return [glyph('thisTurn')]
  if (lifetime === 'untilNextTurn') return [glyph('untilNextTurn')]
  if (lifetime === 'game') return [glyph('forGame')]
  return [glyph('onlyIf'), ...t.condition(lifetime.while, t)]
}

const onlyIds: Record<NonNullable<On['only']>, GlyphId> = { next: 'nextOnly', once: 'onceOnly' }
export const onlyNodes = (only: On['only']): SymbolNode[] => (only ? [glyph(onlyIds[only])] : [])
