import type { Card } from '../../language/types.ts'
import { cardLines, type WithSteps } from '../card-lines.ts'
import { amount } from '../markup.ts'
import { eventCard, sayAll, thisCard } from '../telling.ts'
import type { CardText } from '../tongue.ts'
import { triggerPhrase } from './conditions.ts'
import { capital, punctuated } from './grammar.ts'
import { type Item, joinedSentences, type Opening, opened } from './items.ts'
import { perPhrase } from './numbers.ts'
import { startGerman } from './start.ts'
import { explicitYou, imperative, type Telling } from './telling.ts'

/** Tells a card in words, from its definition alone. */
export const cardText = (card: Card): CardText =>
  cardLines<Item>(card, {
    items: (ability) => abilityItems(ability, startGerman({ inHand: ability.when === 'react' })),
    prose: (items) => joinedSentences(items, imperative).map(punctuated).join(' '),
    worth: (worth) => punctuated(`${amount('points', 1)}${perPhrase(worth, startGerman())}`),
    notInSupply: '(Diese Karte liegt nicht im Vorrat.)',
  })

function abilityItems(ability: WithSteps, t: Telling): Item[] {
  const ofThis = (text: string): Item[] => {
    t.topic = thisCard
    return opened({ text, kind: 'clause' }, sayAll(ability.steps, t), t)
  }
  switch (ability.when) {
    case 'play':
      return sayAll(ability.steps, t)
    case 'beforePlay':
      return ofThis('bevor du diese Karte spielst')
    case 'gain':
      return ofThis('wenn du diese Karte nimmst')
    case 'buy':
      return ofThis('wenn du diese Karte kaufst')
    case 'trash':
      return ofThis('wenn du diese Karte entsorgst')
    case 'discardFromPlay':
      return ofThis('wenn du diese Karte aus dem Spiel ablegst')
    case 'react':
      return triggered(triggerPhrase(ability.on, t), ability, t)
    case 'inPlay': {
      const { text, kind } = triggerPhrase(ability.on, t)
      t.voice = explicitYou
      return triggered({ text: `solange diese Karte im Spiel ist: ${capital(text)}`, kind }, ability, t)
    }
  }
}

function triggered(opening: Opening, ability: WithSteps, t: Telling): Item[] {
  t.topic = eventCard
  return opened(opening, sayAll(ability.steps, t), t)
}
