import type { Ability, Card, Hook, Trigger } from '../language/types.ts'
import type { Remembering } from '../words/remembered.ts'
import { perNodes } from './cards-symbols.ts'
import { notDrawn } from './not-drawn.ts'
import { simpler } from './simpler.ts'
import { stepsNodes, triggerNodes } from './step-symbols.ts'
import { box, glyph, lead, row, type SymbolNode, type SymbolTree, sign } from './tree.ts'

/** A card in symbols: what playing it does stands free, what happens at another time in a box of its own. */
export const cardSymbols = (card: Card): SymbolTree =>
  card.abilities.map((ability) => simpler(abilityNodes(ability, card.types.includes('Treasure'))))

function abilityNodes(ability: Ability, isTreasure: boolean): SymbolNode[] {
  const t: Remembering = { refs: new Map() }
  switch (ability.when) {
    case 'play':
      return isTreasure ? stepsNodes(ability.steps, t).map(withoutPlus) : stepsNodes(ability.steps, t)
    case 'hook':
      return hookNodes(ability, t)
    case 'scoring':
      return [
        typeof ability.worth === 'number'
          ? glyph('point', ability.worth < 0 ? `−${-ability.worth}` : ability.worth)
          : row(glyph('point', 1), ...perNodes(ability.worth, t)),
      ]
    default:
      return notDrawn(`the ability "${ability.when}"`)
  }
}

const self = glyph('that-this')

function hookNodes(hook: Hook, t: Remembering): SymbolNode[] {
  if (hook.if || hook.oncePerTurn) notDrawn('an ability under a condition')
  const when = (...trigger: readonly SymbolNode[]): SymbolNode[] => [
    box('when', lead(...trigger, sign('then')), ...stepsNodes(hook.steps, t)),
  ]
  switch (hook.at) {
    case 'this':
      return when(...itselfNodes(hook.on))
    case 'hand':
      return when(...triggerNodes(hook.on, t))
    case 'play':
      return [
        box(
          'when',
          lead(self, glyph('inPlay')),
          lead(...triggerNodes(hook.on, t), sign('then')),
          ...stepsNodes(hook.steps, t),
        ),
      ]
    default:
      return notDrawn(`an ability at "${hook.at}"`)
  }
}

/** What happens to the card itself. */
function itselfNodes({ event }: Trigger): readonly SymbolNode[] {
  switch (event) {
    case 'beforePlay':
      return [sign('before'), self, glyph('play')]
    case 'gained':
      return [self, glyph('gain')]
    case 'bought':
      return [self, glyph('buy')]
    case 'trashed':
      return [self, glyph('trash')]
    case 'discardedFromPlay':
      return [glyph('inPlay'), sign('from'), self, glyph('discard')]
    default:
      return notDrawn(`"${event}" of the card itself`)
  }
}

/** Money is what a Treasure is, not something it adds. */
function withoutPlus(node: SymbolNode): SymbolNode {
  if (node.node !== 'row') return node
  const [plus, amount, ...more] = node.of
  const isMoney = amount?.node === 'glyph' && (amount.id === 'coin' || amount.id === 'potion')
  return plus?.node === 'sign' && plus.id === 'plus' && isMoney ? row(amount, ...more) : node
}
