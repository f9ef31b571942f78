/** Groups: the cards that an expression is about. */
import type { Card, Cards, Filter, Past, Token, TokenPlace, Who, Zone } from '../../language/types.ts'
import * as op from './code.ts'
import type { Keeper } from './keeper.ts'

/** What the compiler knows of the card it is at. */
export interface Surroundings {
  readonly keeper: Keeper
  /** The tag under which known cards are remembered. */
  reference(cards: Cards): number
  /** Whether what is left of remembered cards is those that are still aside. */
  isStillAside(cards: Cards): boolean
  /** The number of a landscape of the game; -1: it is not in it. */
  landscapeKind(name: string): number
  /** Whether the name stands for Boons or Hexes. */
  isSheets(cards: Cards): boolean
  whoCode(who: Who | undefined): number
  /** The bits of zones of the one who does the step. */
  zoneBits(zones: readonly Zone[]): number
  /** Where tokens lie, and the number under which they are kept there. */
  tokenPlace(token: Token, on: TokenPlace | undefined): { readonly number: number; readonly where: number }
  refuse(what: string): never
}

/** Collects the groups of a game. Whoever extends it writes the filters. */
export abstract class GroupWriter {
  readonly groups: op.GroupNode[] = []
  protected readonly cards: readonly Card[]
  protected readonly around: Surroundings
  protected readonly kindByName: ReadonlyMap<string, number>

  constructor(cards: readonly Card[], around: Surroundings) {
    this.cards = cards
    this.around = around
    this.kindByName = new Map(cards.map((card, kind): [string, number] => [card.name, kind]).reverse()) // the first of a name
  }

  abstract filter(filter: Filter): number

  /** Cards that an expression is about, none of them chosen. */
  group(of: Cards): number {
    const node = (kind: number, a: number, filter = -1, who = op.WHO_ACTOR) =>
      this.groups.push({ op: kind, a, filter, who }) - 1
    switch (of.cards) {
      case 'pick': {
        if (of.quantity !== 'all' || of.by || of.names) return this.around.refuse('counting a choice')
        const filter = of.filter.is === 'any' ? -1 : this.filter(of.filter)
        if ('cards' in of.from) return node(this.remembered(of.from), this.around.reference(of.from), filter)
        return node(op.G_ZONES, this.around.zoneBits(of.from), filter, this.around.whoCode(of.of))
      }
      case 'past':
        return this.past(of)
      case 'top':
      case 'bottom':
      case 'wholeDeck':
        return this.around.refuse(`"${of.cards}" where cards are meant that are already known`)
      default:
        return node(this.remembered(of), this.around.reference(of))
    }
  }

  private remembered(of: Cards): number {
    return this.around.isStillAside(of) ? op.G_REST : op.G_TAG
  }

  private past(of: Past): number {
    const { whose = 'you' } = of
    const during = of.during
    if (of.only && of.event === 'gained' && whose === 'anyone' && during === 'thisTurn') {
      const but = of.filter.is === 'not' && of.filter.filter.is === 'name' ? of.filter.filter.name : undefined
      const counter = this.around.keeper.lastGained(but === undefined ? -1 : (this.kindByName.get(but) ?? -1))
      if (but !== undefined || of.filter.is === 'any')
        return this.groups.push({ op: op.G_LAST, a: counter, filter: -1, who: op.WHO_YOU }) - 1
    }
    if (
      of.only ||
      whose === 'others' ||
      (during === 'game') !== (whose === 'anyone') ||
      (during === 'lastTurn' && whose === 'you')
    )
      return this.around.refuse(`what was ${of.event} (${of.only ?? 'all'}, ${whose}, ${during})`)
    const filter = of.filter.is === 'any' ? -1 : this.filter(of.filter)
    const tally = this.around.keeper.tally(
      of.event,
      during === 'lastTurn' ? 'ownTurn' : during === 'game' ? 'game' : 'turn',
    )
    const who = whose === 'anyone' ? op.WHO_ANYONE : this.around.whoCode(whose)
    return this.groups.push({ op: op.G_PAST, a: tally, filter, who }) - 1
  }
}
