import type { Ability, Card, Num } from '../../language/types.ts'
import { amount, runs } from '../markup.ts'
import type { CardText, Line } from '../tongue.ts'
import { triggerPhrase } from './conditions.ts'
import { type Item, joinedSentences, opened, punctuated } from './items.ts'
import { constant, perPhrase } from './numbers.ts'
import { startTelling } from './start.ts'
import { eventCard, imperative, sayAll, type Telling, thisCard } from './telling.ts'

const line = (kind: Line['kind'], marked: string): Line => ({ kind, runs: runs(marked) })

/** Tells a card in words, from its definition alone. */
export function cardText(card: Card): CardText {
  const onPlay: Line[] = []
  const others: Line[][] = []
  for (const ability of card.abilities) {
    const lines = abilityLines(
      ability,
      startTelling({ inHand: ability.when === 'react' }),
      card.types.includes('Treasure'),
    )
    if (ability.when === 'play' || ability.when === 'beforePlay') onPlay.push(...lines)
    else others.push(lines)
  }
  const sections = [onPlay, ...others].filter((lines) => lines.length > 0)
  if (card.pile.in === 'box') sections.at(-1)?.push(line('note', '(This is not in the Supply.)'))
  return { sections }
}

function abilityLines(ability: Ability, t: Telling, isTreasure: boolean): Line[] {
  switch (ability.when) {
    case 'play':
      return playLines(sayAll(ability.steps, t), isTreasure)
    case 'beforePlay':
      return whenLines('before you play this, ', ability, t)
    case 'gain':
      return whenLines('when you gain this, ', ability, t)
    case 'buy':
      return whenLines('when you buy this, ', ability, t)
    case 'trash':
      return whenLines('when you trash this, ', ability, t)
    case 'discardFromPlay':
      return whenLines('when you discard this from play, ', ability, t)
    case 'react':
      return triggered(`${triggerPhrase(ability.on, t)}, `, ability, t)
    case 'inPlay':
      return triggered(`while this is in play, ${triggerPhrase(ability.on, t)}, `, ability, t)
    case 'scoring':
      return [worthLine(ability.worth, t)]
  }
}

type WithSteps = Exclude<Ability, { readonly when: 'scoring' }>

function whenLines(opening: string, ability: WithSteps, t: Telling): Line[] {
  t.topic = thisCard
  return prose(opened(opening, sayAll(ability.steps, t), t))
}

function triggered(opening: string, ability: WithSteps, t: Telling): Line[] {
  t.topic = eventCard
  return prose(opened(opening, sayAll(ability.steps, t), t))
}

function prose(items: readonly Item[]): Line[] {
  const said = joinedSentences(items, imperative).map(punctuated).join(' ')
  return said ? [line('prose', said)] : []
}

/** Bonuses each on a line of their own, and what is between them as running text, every deed a sentence. */
function playLines(items: readonly Item[], isTreasure: boolean): Line[] {
  const lines: Line[] = []
  let run: Item[] = []
  const flush = () => {
    const said = run.flatMap((item) => joinedSentences([item], imperative)).map(punctuated)
    if (said.length) lines.push(line('prose', said.join(' ')))
    run = []
  }
  for (const item of items) {
    if (item.is !== 'bonus' || item.text.includes(' for e')) run.push(item)
    else {
      flush()
      // Money is what a Treasure is, not something it adds.
      lines.push(line('bonus', isTreasure ? item.text.replace('{+$', '{$').replace('{+p', '{p') : item.text))
    }
  }
  flush()
  return lines
}

function worthLine(worth: Num, t: Telling): Line {
  const n = constant(worth, t)
  if (n !== undefined) return line('bonus', amount('points', n))
  return line('prose', punctuated(`worth ${amount('points', 1)}${perPhrase(worth, t)}`))
}
