import type { Card, Hook, Landscape, Trigger } from '../../language/types.ts'
import { cardLines, type WithSteps } from '../card-lines.ts'
import { amount } from '../markup.ts'
import { notSaid } from '../not-said.ts'
import { eventCard, sayAll, type Topic, thisCard } from '../telling.ts'
import type { CardText } from '../tongue.ts'
import { triggerPhrase } from './conditions.ts'
import { type Item, joinedSentences, opened, punctuated } from './items.ts'
import { perPhrase } from './numbers.ts'
import { startEnglish } from './start.ts'
import { imperative, type Telling } from './telling.ts'

/** Tells a card in words, from its definition alone. */
export const cardText = (card: Card | Landscape): CardText =>
  cardLines<Item>(card, {
    items: (ability) =>
      abilityItems(ability, startEnglish({ inHand: ability.when === 'hook' && ability.at === 'hand' })),
    prose: (items) => joinedSentences(items, imperative).map(punctuated).join(' '),
    worth: (worth) => punctuated(`worth ${amount('points', 1)}${perPhrase(worth, startEnglish())}`),
    notInSupply: '(This is not in the Supply.)',
  })

function abilityItems(ability: WithSteps, t: Telling): Item[] {
  switch (ability.when) {
    case 'play':
      return sayAll(ability.steps, t)
    case 'hook':
      return hookItems(ability, t)
    default:
      return notSaid(`the ability "${ability.when}"`)
  }
}

function hookItems(hook: Hook, t: Telling): Item[] {
  if (hook.if || hook.oncePerTurn) notSaid('an ability under a condition')
  switch (hook.at) {
    case 'this':
      return when(`${itself(hook.on)}, `, thisCard, hook, t)
    case 'hand':
      return when(`${triggerPhrase(hook.on, t)}, `, eventCard, hook, t)
    case 'play':
      return when(`while this is in play, ${triggerPhrase(hook.on, t)}, `, eventCard, hook, t)
    default:
      return notSaid(`an ability at "${hook.at}"`)
  }
}

/** What happens to the card itself. */
function itself({ event }: Trigger): string {
  switch (event) {
    case 'beforePlay':
      return 'before you play this'
    case 'gained':
      return 'when you gain this'
    case 'bought':
      return 'when you buy this'
    case 'trashed':
      return 'when you trash this'
    case 'discardedFromPlay':
      return 'when you discard this from play'
    default:
      return notSaid(`"${event}" of the card itself`)
  }
}

function when(opening: string, topic: Topic, ability: Hook, t: Telling): Item[] {
  t.topic = topic
  return opened(opening, sayAll(ability.steps, t), t)
}
