import type { Card, Hook, Landscape, Trigger } from '../../language/types.ts'
import { cardLines, type WithSteps } from '../card-lines.ts'
import { amount } from '../markup.ts'
import { notSaid } from '../not-said.ts'
import { eventCard, sayAll, thisCard } from '../telling.ts'
import type { CardText } from '../tongue.ts'
import { triggerPhrase } from './conditions.ts'
import { capital, punctuated } from './grammar.ts'
import { type Item, joinedSentences, type Opening, opened } from './items.ts'
import { perPhrase } from './numbers.ts'
import { startGerman } from './start.ts'
import { explicitYou, imperative, type Telling } from './telling.ts'

/** Tells a card in words, from its definition alone. */
export const cardText = (card: Card | Landscape): CardText =>
  cardLines<Item>(card, {
    items: (ability) =>
      abilityItems(ability, startGerman({ inHand: ability.when === 'hook' && ability.at === 'hand' })),
    prose: (items) => joinedSentences(items, imperative).map(punctuated).join(' '),
    worth: (worth) => punctuated(`${amount('points', 1)}${perPhrase(worth, startGerman())}`),
    notInSupply: '(Diese Karte liegt nicht im Vorrat.)',
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
      t.topic = thisCard
      return opened({ text: itself(hook.on), kind: 'clause' }, sayAll(hook.steps, t), t)
    case 'hand':
      return triggered(triggerPhrase(hook.on, t), hook, t)
    case 'play': {
      const { text, kind } = triggerPhrase(hook.on, t)
      t.voice = explicitYou
      return triggered({ text: `solange diese Karte im Spiel ist: ${capital(text)}`, kind }, hook, t)
    }
    default:
      return notSaid(`an ability at "${hook.at}"`)
  }
}

/** What happens to the card itself. */
function itself({ event }: Trigger): string {
  switch (event) {
    case 'beforePlay':
      return 'bevor du diese Karte spielst'
    case 'gained':
      return 'wenn du diese Karte nimmst'
    case 'bought':
      return 'wenn du diese Karte kaufst'
    case 'trashed':
      return 'wenn du diese Karte entsorgst'
    case 'discardedFromPlay':
      return 'wenn du diese Karte aus dem Spiel ablegst'
    default:
      return notSaid(`"${event}" of the card itself`)
  }
}

function triggered(opening: Opening, ability: Hook, t: Telling): Item[] {
  t.topic = eventCard
  return opened(opening, sayAll(ability.steps, t), t)
}
