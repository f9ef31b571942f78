/** What programs are written with: words of code, jumps that are landed later, and tags for the names of a card. */
import type { Card, Cards, Heir, Landscape, Step, Var } from '../../language/types.ts'
import type { Site } from './code.ts'
import { NotRun } from './not-run.ts'
import { IT_TAG, O_END, TAG_ASIDE, THIS_TAG } from './operations.ts'

export class Assembler {
  protected readonly code: number[] = [O_END] // so that no program begins at 0, which means none
  protected readonly sites: Site[] = []
  protected card!: Card | Heir | Landscape // whose abilities are being written
  protected tags = new Map<string, number>()
  protected digs = new Set<Var>()
  protected many = new Set<number>() // tags under which several cards may be remembered
  protected nextTag = 0
  protected sheets = new Set<number>() // tags under which Boons or Hexes are remembered, not cards

  protected emit(...words: number[]): number {
    this.code.push(...words)
    return this.code.length
  }

  /** Writes a jump whose target is set later; returns the place of the target. */
  protected jump(...words: number[]): number {
    return this.emit(...words, 0) - 1
  }

  protected land(hole: number): void {
    this.code[hole] = this.code.length
  }

  protected tag(name: Var): number {
    let tag = this.tags.get(name)
    if (tag === undefined) {
      tag = this.nextTag++
      this.tags.set(name, tag)
    }
    return tag
  }

  /** The tag of a name that an earlier step remembers cards under. */
  protected bound(name: Var): number {
    const tag = this.tags.get(name)
    return tag ?? this.refuse(`"${name}", which is spoken of before any step remembers cards under it`)
  }

  protected restTag(name: Var): number {
    return this.digs.has(name) ? this.tag(`${name} rest`) : this.tag(name)
  }

  protected site(step: Step): number {
    return this.sites.push({ card: this.card, step, tags: this.tags }) - 1
  }

  /** The tag of cards that are already known. */
  protected reference(cards: Cards): number {
    switch (cards.cards) {
      case 'this':
        return THIS_TAG
      case 'it':
        return IT_TAG
      case 'var':
        return this.bound(cards.name)
      case 'rest':
        return this.bound(cards.of) && this.restTag(cards.of)
      case 'aside':
        return TAG_ASIDE
      default:
        return this.refuse(`${cards.cards} where cards are meant that are already known`)
    }
  }

  /** What stands in the card is not carried out. */
  protected refuse(what: string): never {
    throw new NotRun(this.card.name, what)
  }
}
