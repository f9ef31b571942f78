import type {
  Affecting,
  CardEvent,
  CardType,
  Counter,
  Destination,
  Gain,
  Holding,
  Landscape,
  LandscapeType,
  Mark,
  MomentEvent,
  Past,
  Phase,
  Pick,
  SideDeck,
  Token,
  Who,
  Whose,
  Zone,
} from '../language/types.ts'
import type { Formed, forms } from './forms.ts'
import type { Joint } from './pattern.ts'

/** How cards that were spoken of are spoken of again: by what was done to them, or as those of the line before. */
export type Said = Affecting['do'] | 'forEach' | 'those'

/** Lists of words, each of which stands for itself in a program. */
export interface Words {
  readonly who: Record<Who, string>
  readonly whose: Record<Whose, string>
  readonly zone: Record<Zone, string>
  readonly deck: Record<SideDeck, string>
  readonly destination: Record<Destination, string>
  readonly ownTo: Record<NonNullable<Gain['to']>, string>
  readonly counter: Record<Counter, string>
  readonly more: Record<Counter | 'draw', string>
  readonly token: Record<Token, string>
  readonly cardType: Record<CardType, string>
  readonly landscapeType: Record<LandscapeType, string>
  readonly limit: Record<NonNullable<Landscape['limit']>, string>
  readonly mark: Record<Mark, string>
  readonly phase: Record<Phase, string>
  readonly itself: Record<CardEvent, string> // what happens to the card that says so
  readonly cardEvent: Record<CardEvent, string> // behind a card: `is gained`
  readonly momentEvent: Record<MomentEvent, string>
  readonly pastEvent: Record<Past['event'], string>
  readonly during: Record<Past['during'], string>
  readonly holding: Record<Holding, string>
  readonly through: Record<'this' | 'other', string>
  readonly alike: Record<NonNullable<Pick['names']>, string>
  readonly origin: Record<'supply', string>
  readonly said: Record<Said, string>
}

/**
 * How the card language is written in a tongue. In a text, `{what}` is a place that something fills, and `{what:dat}` says
 * in which case, `:many` and `:one` in which number, `:tail` that it follows another of its kind; `[…]` may be missing.
 * Of `card|cards` the second is for several, of `der/den/dem` each for a case, and of `the=your` the second is understood
 * but never written. Words between `~` stand only where nothing of its kind stands before.
 */
export interface WrittenTongue {
  readonly code: 'en' | 'de'
  readonly forms: { readonly [C in Formed]: { readonly [F in keyof (typeof forms)[C]]: string } }
  readonly words: Words
  readonly joints: Record<Joint, string>
  readonly called: string // before the name that the writer gives to cards
  readonly ones: readonly string[] // words for the number 1
  readonly then: string
  readonly otherwise: string
  readonly nothing: string // where no step stands in a place for some
  readonly begin: Record<'head' | 'picture' | 'attack' | 'victory', string> // lines and types that a card may lack
  readonly polish: (line: string) => string // what the sound of the next word changes
}
