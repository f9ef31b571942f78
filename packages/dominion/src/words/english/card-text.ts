import type { Card } from '../../language/types.ts'
import { cardLines, type WithSteps } from '../card-lines.ts'
import { amount } from '../markup.ts'
import { eventCard, sayAll, type Topic, thisCard } from '../telling.ts'
import type { CardText } from '../tongue.ts'
import { triggerPhrase } from './conditions.ts'
import { type Item, joinedSentences, opened, punctuated } from './items.ts'
import { perPhrase } from './numbers.ts'
import { startEnglish } from './start.ts'
import { imperative, type Telling } from './telling.ts'

/** Tells a card in words, from its definition alone. */
export const cardText = (card: Card): CardText =>
  cardLines<Item>(card, {
    items: (ability) => abilityItems(ability, startEnglish({ inHand: ability.when === 'react' })),
    prose: (items) => joinedSentences(items, imperative).map(punctuated).join(' '),
    worth: (worth) => punctuated(`worth ${amount('points', 1)}${perPhrase(worth, startEnglish())}`),
    notInSupply: '(This is not in the Supply.)',
  })

function abilityItems(ability: WithSteps, t: Telling): Item[] {
  switch (ability.when) {
    case 'play':
      return sayAll(ability.steps, t)
    case 'beforePlay':
      return when('before you play this, ', thisCard, ability, t)
    case 'gain':
      return when('when you gain this, ', thisCard, ability, t)
    case 'buy':
      return when('when you buy this, ', thisCard, ability, t)
    case 'trash':
      return when('when you trash this, ', thisCard, ability, t)
    case 'discardFromPlay':
      return when('when you discard this from play, ', thisCard, ability, t)
    case 'react':
      return when(`${triggerPhrase(ability.on, t)}, `, eventCard, ability, t)
    case 'inPlay':
      return when(`while this is in play, ${triggerPhrase(ability.on, t)}, `, eventCard, ability, t)
  }
}

function when(opening: string, topic: Topic, ability: WithSteps, t: Telling): Item[] {
  t.topic = topic
  return opened(opening, sayAll(ability.steps, t), t)
}
