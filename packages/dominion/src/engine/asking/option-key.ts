/** What a card's options are called in logs and scenarios. */
import type { Gain, Step, Token } from '../../language/types.ts'

export const plural = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`

/** A name for each of a card's options; where two would be called the same, what they are done with tells them apart. */
export function optionKeys(options: readonly (readonly Step[])[]): readonly string[] {
  const keys = options.map(optionKey)
  return keys.map((key, i) => (keys.indexOf(key) === keys.lastIndexOf(key) ? key : `${key}${withWhat(options[i])}`))
}

/** ` Attack`, ` 2 Curses`, ` 6 cards` of a pick. */
function withWhat([first]: readonly Step[]): string {
  if (first.do === 'take') return ` ${first.name}`
  const what = 'what' in first && 'cards' in first.what && first.what.cards === 'pick' ? first.what : undefined
  if (!what || typeof what.quantity !== 'number') return ''
  const { quantity: n, filter } = what
  const name = filter.is === 'type' ? filter.type : filter.is === 'name' ? filter.name : 'card'
  return n === 1 ? ` ${name}` : ` ${plural(n, name)}`
}

/** A short, stable name for one of a card's options. */
function optionKey(steps: readonly Step[]): string {
  const [first] = steps
  const n = 'n' in first && typeof first.n === 'number' ? first.n : 0
  switch (first.do) {
    case 'draw':
      return typeof first.n === 'number' ? `+${plural(n, 'Card')}` : '+Cards'
    case 'actions':
      return `+${plural(n, 'Action')}`
    case 'buys':
      return `+${plural(n, 'Buy')}`
    case 'coins':
      return typeof first.n === 'number' ? `+${plural(n, 'Coin')}` : '+Coins'
    case 'gain':
      if ('pile' in first.what) return `gain ${first.what.pile}`
      return 'is' in first.what && first.what.is === 'name' ? `gain ${first.what.name}` : `gain${byCost(first)}`
    case 'put':
      if (first.to === 'deckBottom') return 'put under'
      return first.to === 'hand' ? 'take' : first.to === 'deckTop' ? 'put back' : 'set aside'
    case 'tokens':
      return bonusOf[first.token] ?? 'add token'
    case 'player':
      return `${first.who} ${optionKey(first.steps)}`
    case 'may':
    case 'ifDid':
      return optionKey([first.step])
    case 'others':
    case 'everyone':
      return `${first.do} ${optionKey(first.steps)}`
    case 'nextTurn':
      return 'next turn'
    case 'on':
    case 'repeat':
      return optionKey(first.steps)
    default:
      return first.do
  }
}

/** A token on a pile is called by what it gives. */
const bonusOf: Partial<Record<Token, string>> = {
  plusCard: '+1 Card',
  plusAction: '+1 Action',
  plusBuy: '+1 Buy',
  plusCoin: '+1 Coin',
}

/** Tells two gains apart by what they may cost. */
function byCost({ what }: Gain): string {
  const price = 'is' in what && what.is === 'costing' ? what.price : undefined
  if (typeof price !== 'object' || !('costOf' in price) || typeof price.plus !== 'number') return ''
  return price.plus > 0 ? ' dearer' : price.plus < 0 ? ' cheaper' : ''
}
