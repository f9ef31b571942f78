import { doneAgain, isOwnHook, isSame } from '../language/again.ts'
import type { Ability, Arrangement, Card, Hook, Landscape } from '../language/types.ts'
import { between, type Drawing } from './drawing.ts'
import type { GlyphId } from './glyphs.ts'
import { startDrawing } from './nouns.ts'
import { amountNodes, valueNodes } from './number-symbols.ts'
import { sideDeckGlyph } from './references.ts'
import { simpler } from './simpler.ts'
import { stateNodes, stepNodes, stepsNodes } from './step-symbols.ts'
import { tokenPlaceNodes } from './token-symbols.ts'
import { box, glyph, lead, mayBox, nameOf, row, type SymbolNode, type SymbolTree, sign } from './tree.ts'
import { eventNodes, triggerNodes } from './trigger-symbols.ts'

/** A card in symbols: what playing it does stands free, what happens at another time in a box of its own. */
export function cardSymbols(card: Card | Landscape): SymbolTree {
  const isTreasure = 'types' in card && card.types.includes('Treasure')
  const limit = 'limit' in card && card.limit ? [lead(glyph(card.limit))] : []
  return gathered(card.abilities).map((abilities, i) => [
    ...(i === 0 ? limit : []),
    ...simpler(abilitiesNodes(abilities, isTreasure, startDrawing())),
  ])
}

/** What happens to the card itself and does the same is drawn once, with all that sets it off. */
function gathered(abilities: readonly Ability[]): Ability[][] {
  const groups: Ability[][] = []
  for (const ability of abilities.flatMap((each) => parted(each, abilities))) {
    const same = isOwnHook(ability)
      ? groups.find(([first]) => isOwnHook(first) && isSame(first.steps, ability.steps))
      : undefined
    if (same) same.push(ability)
    else groups.push([ability])
  }
  return groups
}

/** Of what playing the card does, that which also happens at another time is taken apart. */
function parted(ability: Ability, all: readonly Ability[]): Ability[] {
  if (ability.when !== 'play') return [ability]
  const again = doneAgain(ability, all)
  if (!again) return [ability]
  const own = ability.steps.slice(0, -again.steps.length)
  const played: Hook = { ...again, on: { event: 'played', filter: { is: 'any' } } }
  return own.length ? [{ ...ability, steps: own }, played] : [played]
}

function abilitiesNodes([ability, ...more]: readonly Ability[], isTreasure: boolean, t: Drawing): SymbolNode[] {
  if (!more.length || !isOwnHook(ability)) return abilityNodes(ability, isTreasure, t)
  const events = [ability, ...more.filter(isOwnHook)].map(({ on }) =>
    row(...('filter' in on ? eventNodes(on.event, [glyph('that-this')]) : [])),
  )
  return [box('when', lead(...between(events, sign('or')), sign('then')), ...stepsNodes(ability.steps, t))]
}

function abilityNodes(ability: Ability, isTreasure: boolean, t: Drawing): SymbolNode[] {
  const self = glyph('that-this')
  switch (ability.when) {
    case 'play':
      return isTreasure ? stepsNodes(ability.steps, t).map(withoutPlus) : stepsNodes(ability.steps, t)
    case 'hook':
      return [hookNode(ability, t)]
    case 'while': {
      const place = holderNodes(ability.at)
      const guard = ability.if ? [lead(glyph('onlyIf'), ...t.condition(ability.if, t), sign('then'))] : []
      const state = row(...stateNodes(ability.state, t))
      return place.length + guard.length
        ? [box('when', ...(place.length ? [lead(...place)] : []), ...guard, state)]
        : [state]
    }
    case 'overpay':
      return [box('when', lead(glyph('buy'), self, glyph('overpaid'), sign('then')), ...stepsNodes(ability.steps, t))]
    case 'payment':
      return [
        box(
          'when',
          lead(glyph('buy'), self, sign('then')),
          mayBox([lead(glyph('instead')), ...stepNodes(ability.step, t)]),
        ),
      ]
    case 'scoring':
      return amountNodes('point', ability.worth, t)
    case 'setup':
      return [box('setup', ...ability.arrange.flatMap((arrangement) => arrangementNodes(arrangement, t)))]
  }
}

function hookNode(hook: Hook, t: Drawing): SymbolNode {
  const limit = hook.oncePerTurn ? [glyph('oncePerTurn')] : []
  const trigger =
    hook.at === 'this' && 'filter' in hook.on
      ? eventNodes(hook.on.event, [glyph('that-this')])
      : triggerNodes(hook.on, t)
  const place = hook.at === 'this' ? ('filter' in hook.on ? [] : [glyph('that-this')]) : holderNodes(hook.at)
  const front = place.length > 0 && hook.at !== 'this' ? [lead(...place)] : []
  const inline = hook.at === 'this' ? place : []
  const steps = stepsNodes(hook.steps, t)
  if (!hook.if) return box('when', ...front, lead(...inline, ...limit, ...trigger, sign('then')), ...steps)
  const guard = lead(glyph('onlyIf'), ...t.condition(hook.if, t), sign('then'))
  return box('when', ...front, lead(...inline, ...limit, ...trigger), guard, ...steps)
}

/** Where the card lies while this holds. From the hand is how reactions are, and a landscape lies where everybody sees it. */
function holderNodes(at: Hook['at']): SymbolNode[] {
  const ids: Record<Hook['at'], GlyphId | undefined> = {
    this: 'that-this',
    hand: undefined,
    play: 'thisInPlay',
    tavern: 'thisInTavern',
    exile: 'thisInExile',
    yours: undefined,
    game: 'inGame',
  }
  const id = ids[at]
  return id ? [glyph(id)] : []
}

function arrangementNodes(arrangement: Arrangement, t: Drawing): SymbolNode[] {
  switch (arrangement.arrange) {
    case 'tokens': {
      const { token, n, on } = arrangement
      const many =
        typeof n === 'number'
          ? [glyph(`token-${token}`, n)]
          : [glyph(`token-${token}`), sign('per'), ...valueNodes(n, t)]
      return [row(...many, sign('then'), ...tokenPlaceNodes(on, t))]
    }
    case 'everyone':
      return [lead(glyph('everyone')), ...stepsNodes(arrangement.steps, t)]
    case 'addPile':
      return [
        row(sign('plus'), glyph('piles'), ...t.filter(arrangement.filter, t), sign('is'), glyph(arrangement.mark)),
      ]
    case 'markPile':
      return [
        row(glyph('supply'), sign('from'), ...t.filter(arrangement.filter, t), sign('is'), glyph(arrangement.mark)),
      ]
    case 'sideDeck':
      return [row(glyph('unused'), sign('then'), sideDeckGlyph(arrangement.deck))]
    case 'setAside':
      return arrangement.what === 'Boons'
        ? [row(sideDeckGlyph('Boons', arrangement.n), sign('then'), glyph('aside'))]
        : [row(glyph('unused'), sign('from'), ...t.filter(arrangement.filter, t), sign('then'), glyph('aside'))]
    case 'trash':
      return [row(...arrangement.names.map((name) => nameOf(name)), sign('then'), glyph('trashPile'))]
    case 'heirloom':
      return [row(glyph('everyone'), nameOf('Copper'), glyph('exchange'), nameOf(arrangement.name))]
  }
}

/** Money is what a Treasure is, not something it adds. */
function withoutPlus(node: SymbolNode): SymbolNode {
  if (node.node !== 'row') return node
  const [plus, amount, ...more] = node.of
  const isMoney = amount?.node === 'glyph' && (amount.id === 'coin' || amount.id === 'potion')
  return plus?.node === 'sign' && plus.id === 'plus' && isMoney ? row(amount, ...more) : node
}
