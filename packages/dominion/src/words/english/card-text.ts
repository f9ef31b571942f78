import type { Card, Hook, Landscape, Num, Trigger } from '../../language/types.ts'
import { cardLines, type WithSteps } from '../card-lines.ts'
import { amount } from '../markup.ts'
import { eventCard, sayAll, type Topic, thisCard } from '../telling.ts'
import type { CardText } from '../tongue.ts'
import { conditionClause, conditionPhrase, triggerPhrase } from './conditions.ts'
import { capital } from './grammar.ts'
import { type Item, joinedSentences, opened, punctuated, sentence } from './items.ts'
import { perPhrase } from './numbers.ts'
import { arrangementPhrase } from './setup.ts'
import { startEnglish } from './start.ts'
import { statePhrase } from './states.ts'
import { imperative, type Telling } from './telling.ts'

/** Tells a card in words, from its definition alone. */
export const cardText = (card: Card | Landscape): CardText =>
  cardLines<Item>(card, {
    items: (ability) =>
      abilityItems(
        ability,
        startEnglish({
          inHand: ability.when === 'hook' && ability.at === 'hand',
          landscape: 'type' in card ? card.type : undefined,
        }),
      ),
    prose: (items) => joinedSentences(items, imperative).map(punctuated).join(' '),
    worth: (worth) => punctuated(worthPhrase(worth)),
    notInSupply: '(This is not in the Supply.)',
    limits: { oncePerTurn: '(Once per turn.)', oncePerGame: '(Once per game.)' },
    askedFor: '(Other cards ask whether you have this.)',
  })

function abilityItems(ability: WithSteps, t: Telling): Item[] {
  switch (ability.when) {
    case 'play':
      return sayAll(ability.steps, t)
    case 'hook':
      return hookItems(ability, t)
    case 'while':
      return [sentence(whilePhrase(ability, t))]
    case 'overpay':
      return opened('when you buy this, you may overpay for it; if you do, ', sayAll(ability.steps, t), t)
    case 'payment':
      return opened('instead of paying for this, you may ', sayAll([ability.step], t), t)
    case 'setup':
      return ability.arrange.map((arrangement) => sentence(`Set-up: ${capital(arrangementPhrase(arrangement, t))}`))
  }
}

/** Points that depend on something; so many for each where they are a multiple. */
function worthPhrase(worth: Num): string {
  const t = startEnglish()
  if (typeof worth === 'object' && worth.num === 'times')
    return `worth ${amount('points', worth.by)}${perPhrase(worth.value, t)}`
  if (typeof worth === 'object' && worth.num === 'whether') {
    const then =
      typeof worth.then === 'number'
        ? amount('points', worth.then)
        : `${amount('points', 1)}${perPhrase(worth.then, t)}`
    return `worth ${then} if ${conditionPhrase(worth.condition, t)}`
  }
  return `worth ${amount('points', 1)}${perPhrase(worth, t)}`
}

function whilePhrase({ at, state, if: condition }: Extract<WithSteps, { when: 'while' }>, t: Telling): string {
  const where = at === 'play' ? 'while this is in play, ' : ''
  const when = condition ? `${conditionClause(condition, t)}, ` : ''
  return `${where}${when}${statePhrase(state, t)}`
}

function hookItems(hook: Hook & Pick<WithSteps, 'alsoPlayed'>, t: Telling): Item[] {
  const once = hook.oncePerTurn ? 'once per turn, ' : ''
  switch (hook.at) {
    case 'this': {
      t.topic = thisCard
      const guard = hook.if ? `if ${conditionPhrase(hook.if, t)}, ` : ''
      return when(`${itself(hook.on, hook.alsoPlayed ? 'play or ' : '')}, ${guard}`, thisCard, hook, t)
    }
    case 'play':
      return whenever(`while this is in play, ${once}`, hook, t)
    case 'tavern':
      return whenever(`while this is on your Tavern mat, ${once}`, hook, t)
    case 'exile':
      return whenever(`while this is in Exile, ${once}`, hook, t)
    case 'game':
      return whenever(t.landscape ? once : `in games with this, ${once}`, hook, t)
    case 'hand':
    case 'yours':
      return whenever(once, hook, t)
  }
}

function whenever(front: string, hook: Hook, t: Telling): Item[] {
  const trigger = triggerPhrase(hook.on, t)
  const guard = hook.if ? ` if ${conditionPhrase(hook.if, t)},` : ''
  return when(`${front}${trigger},${guard} `, 'filter' in hook.on ? eventCard : undefined, hook, t)
}

/** What happens to the card itself. */
function itself(trigger: Trigger, also: 'play or ' | ''): string {
  const { event } = trigger
  if ('by' in trigger && trigger.by === 'other' && event === 'gained')
    return 'when you gain this other than with a copy of it'
  switch (event) {
    case 'beforePlay':
      return 'before you play this'
    case 'gained':
      return `when you ${also}gain this`
    case 'bought':
      return `when you ${also}buy this`
    case 'trashed':
      return `when you ${also}trash this`
    case 'discardedFromPlay':
      return 'when you discard this from play'
    case 'discarded':
      return 'when you discard this outside Clean-up'
    case 'revealed':
      return 'when something makes you reveal this'
    case 'shuffle':
      return 'when you shuffle this into your deck'
    default:
      return `when this is ${event}`
  }
}

function when(opening: string, topic: Topic | undefined, ability: Hook, t: Telling): Item[] {
  t.topic = topic
  return opened(opening, sayAll(ability.steps, t), t)
}
