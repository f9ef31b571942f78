/** Steps about landscapes and tokens: Boons and Hexes, States and Artifacts, tokens on piles and players. */
import type { Num, SideDeck, Step, Token, TokenPlace, Var } from '../../language/types.ts'
import { ownTokens, pileTokens } from '../../language/types.ts'
import * as op from './code.ts'
import { taken, tokenPlace } from './places.ts'
import type { StepOf, StepWriters, Writer } from './writer.ts'

/** The number of a deck of landscapes; -1: it is none. */
export const deckOf = (deck: SideDeck | undefined): number => (deck ? ['Boons', 'Hexes'].indexOf(deck) : -1)

/** Boons or Hexes off the top of their deck, shown to everybody. */
export function turnUp(w: Writer, step: Step & { as?: Var }, deck: number, n: Num): void {
  if (step.do !== 'reveal' && step.do !== 'discard') w.refuse(`"${step.do}" with Boons or Hexes`)
  const tag = w.tag(step.as)
  w.sheets.add(tag)
  w.emit(op.O_CLEAR, tag)
  w.emit(op.O_TURN_UP, tag, deck, w.num(n), Number(step.do === 'discard'))
}

/** A token of which each player has one moves to a pile, or to the player from wherever it is. */
function ownToken(w: Writer, { token, n, from, to }: StepOf<'tokens'>): void {
  const pileToken = pileTokens.find((each) => each === token)
  if (n !== 1 || from) w.refuse(`${JSON.stringify(n)} of the token "${token}"`)
  else if (pileToken && typeof to === 'object')
    w.emit(op.O_TOKEN_TO_PILE, w.keeper.pileToken(pileToken), w.reference(to))
  else if (taken.includes(token) && to === 'you') w.emit(op.O_TAKE_TOKEN, w.keeper.counter(token))
  else w.refuse(`the token "${token}" there`)
}

const isOwn = (token: Token): boolean => (ownTokens as readonly Token[]).includes(token)

export const sheets: StepWriters<'tokens' | 'turnOver' | 'receive' | 'shuffleDeck' | 'keep' | 'take'> = {
  tokens(w, step) {
    if (step.token === 'estate') return // it only shows which card was set aside
    if (isOwn(step.token)) {
      ownToken(w, step)
      return
    }
    const tagOf = (place: TokenPlace | undefined) => (typeof place === 'object' ? w.reference(place) : 0)
    const n = step.n === 'all' ? -1 : w.num(step.n)
    if (n < 0 && !step.from) w.refuse('all tokens of the heap')
    const [from, to] = [step.from, step.to].map((place) => {
      const { number, where } = tokenPlace(w, step.token, place)
      return number * 4 + where
    })
    w.emit(op.O_TOKENS, n, from, tagOf(step.from), to, tagOf(step.to))
  },
  turnOver: (w, step) => w.emit(op.O_TURN_TOKEN, w.keeper.counter(step.token)),
  /** Boons or Hexes: of the deck, remembered ones, or one of those set aside. */
  receive(w, step) {
    const { what } = step
    const [tag, turnedUp] = [w.cleared(), w.cleared()]
    if (what.cards === 'top' && deckOf(what.of) >= 0) {
      w.emit(op.O_TURN_UP, turnedUp, deckOf(what.of), w.num(what.n), 0)
      w.emit(op.O_SAME_SHEETS, turnedUp, tag)
    } else if (what.cards === 'var') w.emit(op.O_SAME_SHEETS, w.reference(what), tag)
    else if (what.cards === 'pick' && !Array.isArray(what.from)) w.emit(op.O_ASIDE_SHEETS, tag, w.site(step))
    else w.refuse(`receiving "${what.cards}"`)
    w.emit(op.O_RECEIVE, tag, step.times, w.site(step))
    w.emit(op.O_PUT_AWAY, turnedUp)
  },
  shuffleDeck(w, { deck }) {
    if (deckOf(deck) < 0) w.refuse(`shuffling the deck "${deck}"`)
    w.emit(op.O_SHUFFLE_SHEETS, deckOf(deck))
  },
  keep: (w) => w.emit(op.O_KEEP),
  /** A State or Artifact: of those without another side there is one in the game. */
  take(w, { name }) {
    const back = w.landscapes.find((each) => each.name === name)?.back
    w.emit(op.O_TAKE, w.landscapeKind(name), back ? w.landscapeKind(back) : -1, Number(back === undefined))
  },
}
