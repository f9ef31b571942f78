import type { Card, Hook, Landscape, Num, Trigger } from '../../language/types.ts'
import { cardLines, type WithSteps } from '../card-lines.ts'
import { amount } from '../markup.ts'
import { eventCard, sayAll, thisCard } from '../telling.ts'
import type { CardText } from '../tongue.ts'
import { conditionPhrase, phaseNames, triggerPhrase, wenn } from './conditions.ts'
import { capital, punctuated } from './grammar.ts'
import { type Item, joinedSentences, opened, sentence } from './items.ts'
import { perPhrase } from './numbers.ts'
import { arrangementPhrase } from './setup.ts'
import { startGerman } from './start.ts'
import { clauseOf, inverted, plainly, stated } from './states.ts'
import { explicitYou, imperative, type Telling } from './telling.ts'

/** Tells a card in words, from its definition alone. */
export const cardText = (card: Card | Landscape): CardText =>
  cardLines<Item>(card, {
    items: (ability) =>
      abilityItems(
        ability,
        startGerman({
          inHand: ability.when === 'hook' && ability.at === 'hand',
          landscape: 'type' in card ? card.type : undefined,
        }),
      ),
    prose: (items) => joinedSentences(items, imperative).map(punctuated).join(' '),
    worth: (worth) => punctuated(worthPhrase(worth)),
    notInSupply: '(Diese Karte liegt nicht im Vorrat.)',
    limits: { oncePerTurn: '(Einmal pro Zug.)', oncePerGame: '(Einmal pro Spiel.)' },
    askedFor: '(Andere Karten fragen danach, wer dies hat.)',
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
      return opened(
        { text: 'wenn du diese Karte kaufst, darfst du mehr bezahlen; dann', kind: 'clause' },
        sayAll(ability.steps, t),
        t,
      )
    case 'payment':
      return opened(
        { text: 'statt für diese Karte zu bezahlen, darfst du', kind: 'colon' },
        sayAll([ability.step], t),
        t,
      )
    case 'setup':
      return ability.arrange.map((arrangement) =>
        sentence(`Vorbereitung: ${capital(arrangementPhrase(arrangement, t))}`),
      )
  }
}

/** Points that depend on something; so many for each where they are a multiple. */
function worthPhrase(worth: Num): string {
  const t = startGerman()
  if (typeof worth === 'object' && worth.num === 'times')
    return `${amount('points', worth.by)}${perPhrase(worth.value, t)}`
  if (typeof worth === 'object' && worth.num === 'whether') {
    const then =
      typeof worth.then === 'number'
        ? amount('points', worth.then)
        : `${amount('points', 1)}${perPhrase(worth.then, t)}`
    return `${then}, ${wenn(conditionPhrase(worth.condition, t))}`
  }
  return `${amount('points', 1)}${perPhrase(worth, t)}`
}

function whilePhrase({ at, state, if: condition }: Extract<WithSteps, { when: 'while' }>, t: Telling): string {
  const said = stated(state, t)
  const front = at === 'play' ? 'solange diese Karte im Spiel ist' : ''
  const turns =
    condition?.if === 'yourTurn'
      ? 'in deinen Zügen'
      : condition?.if === 'phase'
        ? `in deiner ${phaseNames[condition.phase]}`
        : ''
  if (condition && !turns)
    return `${front ? `${front}: ` : ''}${wenn(conditionPhrase(condition, t))}, ${inverted(said)}`
  if (front)
    return `${front}, ${turns ? `${inverted(said).replace(' ', ` `)}`.replace(said.verb, `${said.verb} ${turns}`) : inverted(said)}`
  return turns ? `${turns} ${inverted(said)}` : plainly(said)
}

function hookItems(hook: Hook & Pick<WithSteps, 'alsoPlayed'>, t: Telling): Item[] {
  const once = hook.oncePerTurn ? 'einmal pro Zug: ' : ''
  switch (hook.at) {
    case 'this': {
      t.topic = thisCard
      const guard = hook.if ? ` und ${clauseOf(conditionPhrase(hook.if, t))}` : ''
      return opened(
        { text: `${itself(hook.on, hook.alsoPlayed ? 'spielst oder ' : '')}${guard}`, kind: 'clause' },
        sayAll(hook.steps, t),
        t,
      )
    }
    case 'play':
      return within('solange diese Karte im Spiel ist: ', hook, t)
    case 'tavern':
      return within('solange diese Karte auf deinem Wirtshaustableau liegt: ', hook, t)
    case 'exile':
      return within('solange diese Karte im Exil ist: ', hook, t)
    case 'game':
      return within(t.landscape ? once : 'in Spielen mit dieser Karte: ', hook, t)
    case 'hand':
    case 'yours':
      return within(once, hook, t)
  }
}

function within(front: string, hook: Hook, t: Telling): Item[] {
  const { text, kind } = triggerPhrase(hook.on, t)
  const guard = hook.if ? `${kind === 'clause' ? ' und' : ', wenn'} ${clauseOf(conditionPhrase(hook.if, t))}` : ''
  if (front) t.voice = explicitYou
  const opening = { text: `${front}${front ? capital(text) : text}${guard}`, kind: guard ? 'clause' : kind } as const
  t.topic = 'filter' in hook.on ? eventCard : undefined
  return opened(opening, sayAll(hook.steps, t), t)
}

/** What happens to the card itself. */
function itself(trigger: Trigger, also: 'spielst oder ' | ''): string {
  const { event } = trigger
  if ('by' in trigger && trigger.by === 'other' && event === 'gained')
    return 'wenn du diese Karte anders als durch ein Exemplar von ihr nimmst'
  switch (event) {
    case 'beforePlay':
      return 'bevor du diese Karte spielst'
    case 'gained':
      return `wenn du diese Karte ${also}nimmst`
    case 'bought':
      return `wenn du diese Karte ${also}kaufst`
    case 'trashed':
      return `wenn du diese Karte ${also}entsorgst`
    case 'discardedFromPlay':
      return 'wenn du diese Karte aus dem Spiel ablegst'
    case 'discarded':
      return 'wenn du diese Karte außerhalb der Aufräumphase ablegst'
    case 'revealed':
      return 'wenn du diese Karte aufdecken musst'
    case 'shuffle':
      return 'wenn du diese Karte in deinen Nachziehstapel mischst'
    default:
      return 'wenn das mit dieser Karte geschieht'
  }
}
