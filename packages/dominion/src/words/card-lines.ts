import { doneAgain } from '../language/again.ts'
import type { Ability, Card, Landscape, Num } from '../language/types.ts'
import type { AnyItem } from './items.ts'
import { amount, runs } from './markup.ts'
import { constant } from './telling.ts'
import type { CardText, Line } from './tongue.ts'

/** What stands on a card; some of it also happens when the card is played, and is told once. */
export type WithSteps = Exclude<Ability, { readonly when: 'scoring' }> & { readonly alsoPlayed?: true }

/** What a language says of the parts of a card. */
export interface Wording<Item> {
  /** The words of an ability, what sets it off before them. */
  readonly items: (ability: WithSteps) => readonly Item[]
  /** Items as running text, with capitals and full stops. */
  readonly prose: (items: readonly Item[]) => string
  /** A worth that is not known before the end. */
  readonly worth: (worth: Num) => string
  readonly notInSupply: string
  readonly limits: Readonly<Record<NonNullable<Landscape['limit']>, string>>
  /** Of what does nothing by itself. */
  readonly askedFor: string
}

const line = (kind: Line['kind'], marked: string): Line => ({ kind, runs: runs(marked) })

/** Sets a card out in lines and sections: the same in every language. */
export function cardLines<Item extends AnyItem>(card: Card | Landscape, wording: Wording<Item>): CardText {
  const onPlay: Line[] = []
  const others: Line[][] = []
  for (const ability of toldOnce(card.abilities)) {
    if (ability.when === 'scoring') others.push([worthLine(ability.worth, wording)])
    else if (ability.when === 'play')
      onPlay.push(...playLines(wording.items(ability), wording, 'types' in card && card.types.includes('Treasure')))
    else if (ability.when === 'hook' && ability.on.event === 'beforePlay')
      onPlay.push(...proseLines(wording.items(ability), wording))
    else others.push(proseLines(wording.items(ability), wording))
  }
  const sections = [onPlay, ...others].filter((lines) => lines.length > 0)
  if ('pile' in card && card.pile.in === 'box') sections.at(-1)?.push(line('note', wording.notInSupply))
  if ('limit' in card && card.limit) sections.at(-1)?.push(line('note', wording.limits[card.limit]))
  return { sections: sections.length > 0 ? sections : [[line('note', wording.askedFor)]] }
}

/** What the play ends with and a hook does again is told with the hook: `When you play or buy this`. */
function toldOnce(abilities: readonly Ability[]): readonly (Ability & { readonly alsoPlayed?: true })[] {
  return abilities.map((ability) => {
    const again = doneAgain(ability, abilities)
    if (again && ability.when === 'play') return { ...ability, steps: ability.steps.slice(0, -again.steps.length) }
    return abilities.some((play) => doneAgain(play, abilities) === ability) ? { ...ability, alsoPlayed: true } : ability
  })
}

function proseLines<Item>(items: readonly Item[], { prose }: Wording<Item>): Line[] {
  const said = prose(items)
  return said ? [line('prose', said)] : []
}

/** Bonuses each on a line of their own, and what is between them as running text, every deed a sentence. */
function playLines<Item extends AnyItem>(items: readonly Item[], wording: Wording<Item>, isTreasure: boolean): Line[] {
  const lines: Line[] = []
  let run: Item[] = []
  const flush = () => {
    if (run.length) lines.push(line('prose', run.map((item) => wording.prose([item])).join(' ')))
    run = []
  }
  for (const item of items) {
    if (item.is !== 'bonus' || item.measured) run.push(item)
    else {
      flush()
      // Money is what a Treasure is, not something it adds.
      lines.push(line('bonus', isTreasure ? item.text.replace('{+$', '{$').replace('{+p', '{p') : item.text))
    }
  }
  flush()
  return lines
}

function worthLine<Item>(worth: Num, wording: Wording<Item>): Line {
  const n = constant(worth, { known: {} })
  return n === undefined ? line('prose', wording.worth(worth)) : line('bonus', amount('points', n))
}
