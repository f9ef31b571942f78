import type { Ability, Card } from '../language/types.ts'
import type { Remembering } from '../words/remembered.ts'
import { perNodes } from './cards-symbols.ts'
import { simpler } from './simpler.ts'
import { stepsNodes, triggerNodes } from './step-symbols.ts'
import { box, glyph, lead, row, type SymbolNode, type SymbolTree, sign } from './tree.ts'

/** A card in symbols: what playing it does stands free, what happens at another time in a box of its own. */
export const cardSymbols = (card: Card): SymbolTree =>
  card.abilities.map((ability) => simpler(abilityNodes(ability, card.types.includes('Treasure'))))

function abilityNodes(ability: Ability, isTreasure: boolean): SymbolNode[] {
  const t: Remembering = { refs: new Map() }
  const self = glyph('that-this')
  const when = (...trigger: readonly SymbolNode[]): SymbolNode[] =>
    'steps' in ability ? [box('when', lead(...trigger, sign('then')), ...stepsNodes(ability.steps, t))] : []
  switch (ability.when) {
    case 'play':
      return isTreasure ? stepsNodes(ability.steps, t).map(withoutPlus) : stepsNodes(ability.steps, t)
    case 'beforePlay':
      return when(sign('before'), self, glyph('play'))
    case 'gain':
      return when(self, glyph('gain'))
    case 'buy':
      return when(self, glyph('buy'))
    case 'trash':
      return when(self, glyph('trash'))
    case 'discardFromPlay':
      return when(glyph('inPlay'), sign('from'), self, glyph('discard'))
    case 'react':
      return when(...triggerNodes(ability.on, t))
    case 'inPlay':
      return [
        box(
          'when',
          lead(self, glyph('inPlay')),
          lead(...triggerNodes(ability.on, t), sign('then')),
          ...stepsNodes(ability.steps, t),
        ),
      ]
    case 'scoring':
      return [
        typeof ability.worth === 'number'
          ? glyph('point', ability.worth < 0 ? `−${-ability.worth}` : ability.worth)
          : row(glyph('point', 1), ...perNodes(ability.worth, t)),
      ]
  }
}

/** Money is what a Treasure is, not something it adds. */
function withoutPlus(node: SymbolNode): SymbolNode {
  if (node.node !== 'row') return node
  const [plus, amount, ...more] = node.of
  const isMoney = amount?.node === 'glyph' && (amount.id === 'coin' || amount.id === 'potion')
  return plus?.node === 'sign' && plus.id === 'plus' && isMoney ? row(amount, ...more) : node
}
