import type { Card, CardType, Landscape, LandscapeType, Step } from '../language/types.ts'
import type { Run } from './markup.ts'
import type { Prompt } from './prompt.ts'

/** A line of a card: a bonus that stands alone, running text, or a remark about the card itself. */
export interface Line {
  readonly kind: 'bonus' | 'prose' | 'note'
  readonly runs: readonly Run[]
}

/** The text of a card. A dividing line is drawn between sections: what playing it does, and what happens at another time. */
export interface CardText {
  readonly sections: readonly (readonly Line[])[]
}

/** A language that people speak, in which cards and steps can be told. */
export interface Tongue {
  readonly code: string // `en`
  cardName(name: string): string
  typeName(type: CardType | LandscapeType): string
  /** What each symbol of the cards means, by its id. In English that stands where the symbols are drawn. */
  readonly symbols?: Readonly<Record<string, string>>
  /** `a Copper and 2 Estates`, in the order they first came: what somebody draws, plays or buys. */
  cardList(names: readonly string[]): string
  /** `Militia`, in German `die Miliz`: cards that are known by name, as what something is done with. */
  theCards(names: readonly string[]): string
  /** A card in words, from its definition alone. */
  cardText(card: Card | Landscape): CardText
  /** What a run of a text says aloud. */
  spoken(run: Run): string
  /**
   * Steps as a sentence without its full stop, in the words of the card.
   *
   *     stepsSentence([discard(pick('anyNumber', anyCard, 'hand'))])  // 'Discard any number of cards'
   */
  stepsSentence(steps: readonly Step[], prompt?: Prompt): string
}

/** The text of a card as plain lines, with `---` for the dividing line. */
export const plainText = (card: Card | Landscape, { cardText, spoken }: Tongue): string =>
  cardText(card)
    .sections.map((lines) => lines.map(({ runs }) => runs.map(spoken).join('')).join('\n'))
    .join('\n---\n')
