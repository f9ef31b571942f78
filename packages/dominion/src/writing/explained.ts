/** A card line by line: how each is written, what it says, and how it is drawn. */
import type { Ability, Card, Landscape, Step } from '../language/types.ts'
import { within } from '../language/walk.ts'
import { stepLine } from '../symbols/symbol-line.ts'
import type { Tongue } from '../words/tongue.ts'
import type { Grammar } from './grammar.ts'
import { type WrittenLine, writtenAbility } from './write.ts'

export interface ExplainedLine {
  readonly depth: number // how far in it stands; 0 is a heading
  readonly text: string // as it is written
  readonly says: string // empty where the words are the same
  readonly symbols: string // in one line of text
  readonly step?: Step
  readonly holds: boolean // whether the lines below belong to its step
}

export const explained = (card: Card | Landscape, grammar: Grammar, tongue: Tongue): ExplainedLine[] =>
  card.abilities.flatMap((ability) => lines(writtenAbility(ability, grammar), 0, card, tongue))

function lines(line: WrittenLine, depth: number, card: Card | Landscape, tongue: Tongue): ExplainedLine[] {
  const below = line.below.flatMap((each) => lines(each, depth + 1, card, tongue))
  return [{ depth, text: line.text, ...meaning(line.node, card, tongue) }, ...below]
}

function meaning(node: object | undefined, card: Card | Landscape, tongue: Tongue) {
  const of = node as Step | Ability | undefined
  const nothing = { says: '', symbols: '', holds: false }
  if (!of) return nothing
  if ('when' in of) return { ...nothing, says: headings[of.when][codeOf(tongue)] }
  if (!('do' in of)) return nothing
  const step = of.do === 'ifDid' ? of.step : of
  const holder = holders[step.do]
  const holds = holder !== undefined && (step.do !== 'may' || within(step.step).some((steps) => steps.length > 0))
  const says = holds ? holder[codeOf(tongue)] : `${tongue.stepsSentence([step], { card })}.`
  return { says, symbols: stepLine(step, card, holds), step, holds }
}

type Code = 'en' | 'de'
const codeOf = ({ code }: Tongue): Code => (code === 'de' ? 'de' : 'en')
type Told = Readonly<Record<Code, string>>

const headings: Readonly<Record<Ability['when'], Told>> = {
  play: { en: 'What the card does when it is played.', de: 'Was die Karte tut, wenn sie gespielt wird.' },
  hook: { en: 'Happens by itself, or where it may, at that moment.', de: 'Geschieht in diesem Augenblick.' },
  while: { en: 'Holds as long as the card lies there.', de: 'Gilt, solange die Karte dort liegt.' },
  overpay: { en: 'For what is paid beyond its cost.', de: 'Für das, was über die Kosten hinaus gezahlt wird.' },
  payment: { en: 'May be done instead of paying.', de: 'Darf statt des Zahlens getan werden.' },
  scoring: { en: 'Counted at the end of the game.', de: 'Zählt am Ende des Spiels.' },
  setup: { en: 'Done when the game is set up.', de: 'Beim Aufbau des Spiels.' },
}

/** Steps that hold others: what they make of them. */
const holders: Partial<Readonly<Record<Step['do'], Told>>> = {
  may: { en: 'Only if one likes.', de: 'Nur wer will.' },
  if: { en: 'Only if this holds.', de: 'Nur wenn das zutrifft.' },
  chooseOptions: { en: 'One chooses among the parts below.', de: 'Man wählt unter den Teilen darunter.' },
  repeat: { en: 'As many times in a row.', de: 'So oft hintereinander.' },
  forEach: { en: 'For each of these cards, one by one.', de: 'Für jede dieser Karten, eine nach der anderen.' },
  inAnyOrder: { en: 'All of it, in any order.', de: 'Alles davon, in beliebiger Reihenfolge.' },
  untilHandSize: {
    en: 'Again and again, until the hand has that size.',
    de: 'Immer wieder, bis die Hand so groß ist.',
  },
  others: {
    en: 'Each other player, one after another, beginning on the left. Reactions come before.',
    de: 'Alle Mitspieler nacheinander, links beginnend. Reaktionen kommen davor.',
  },
  everyone: { en: 'Everybody, beginning with you.', de: 'Alle, mit dir beginnend.' },
  player: { en: 'This player alone.', de: 'Nur diese Person.' },
  auction: { en: 'Everybody bids once; the winner does this.', de: 'Alle bieten einmal; wer gewinnt, tut dies.' },
  on: { en: 'Waits for this moment.', de: 'Wartet auf diesen Augenblick.' },
  nextTurn: {
    en: 'At the start of your next turn; until then the card stays in play.',
    de: 'Zu Beginn deines nächsten Zuges; bis dahin bleibt die Karte im Spiel.',
  },
  instead: { en: 'In place of what would happen.', de: 'Anstelle dessen, was geschähe.' },
  extraTurn: { en: 'A turn after this one, with these rules.', de: 'Ein Zug nach diesem, mit diesen Regeln.' },
}
