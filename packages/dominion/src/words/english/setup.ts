import type { Arrangement, Num } from '../../language/types.ts'
import { amount } from '../markup.ts'
import { constant, sayAll } from '../telling.ts'
import { cardsPhrase } from './cards.ts'
import { aCard } from './filters.ts'
import { article, list } from './grammar.ts'
import { joinedSentences } from './items.ts'
import { perPhrase } from './numbers.ts'
import { type Telling, third } from './telling.ts'
import { tokenNames } from './token-names.ts'

/** What is done before the game, as a sentence without its full stop. */
export function arrangementPhrase(arrangement: Arrangement, t: Telling): string {
  switch (arrangement.arrange) {
    case 'tokens': {
      const { token, n, on } = arrangement
      const count = constant(n, t)
      const [one, many] = tokenNames[token]
      const what =
        token === 'points'
          ? amount('points', count ?? 6)
          : count === 1
            ? token === 'debt'
              ? '1 debt'
              : article(one)
            : `${count ?? 6} ${many}`
      const where =
        on === 'here' ? 'here' : on === 'you' ? 'before each player' : `on each of these piles: ${cardsPhrase(on, t)}`
      return `put ${what} ${where.replace(/^on each of these piles: all /, 'on each pile of ')}${count === undefined ? perPhrase(playersOf(n), t) : ''}`
    }
    case 'everyone': {
      t.voice = third('each player')
      return joinedSentences(sayAll(arrangement.steps, t), t.voice).join('; ')
    }
    case 'addPile':
      return `add a Kingdom pile of ${aCard(arrangement.filter, t).replace(/^an? card /, 'cards ')} to the Supply; its cards are ${markNames[arrangement.mark]} cards`
    case 'markPile':
      return `choose a pile of ${aCard(arrangement.filter, t).replace(/^an? /, '')}s of the Supply at random`
    case 'sideDeck':
      return `make a ${arrangement.deck} deck of one copy of each Kingdom card that is not in the Supply`
    case 'setAside':
      return arrangement.what === 'Boons'
        ? `set the top ${arrangement.n} Boons aside face up`
        : `set aside ${aCard(arrangement.filter, t)} that is not used in the game`
    case 'trash':
      return `put ${list(arrangement.names)} into the trash`
    case 'heirloom':
      return `each player begins with ${article(arrangement.name)} in place of a Copper`
  }
}

const markNames = { bane: 'Bane', obelisk: 'chosen' }
/** What a number of tokens goes by, where it is so many for each. */
const playersOf = (n: Num): Num => (typeof n === 'object' && n.num === 'times' ? n.value : n)
