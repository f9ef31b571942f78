/** A strategy that plays in the working memory of the engine, as simulations need it. */
import type { Setting } from '@freehold/dominion/fast'
import * as game from '@freehold/dominion/fast'
import * as more from '@freehold/dominion/sight'
import type { LastResort } from './answers.ts'
import { optionValue } from './choices.ts'
import { mindOf } from './mind.ts'
import type { Sight } from './sight.ts'
import type { Strategy } from './strategy/strategy.ts'

export interface FastPlayer {
  /** Answers the pending decision. */
  decide(): void
  /** Plays Treasures of the hand; false where there are none to be played. */
  treasures(): boolean
  /** The kind of Action it would play; -1: none. */
  playing(): number
  /** What it would answer to the pending decision, Treasures being played: the values of the options it chooses. */
  wish(): number[]
  /** How often each kind was bought, landscapes behind the cards, since the table was filled with zeros. */
  readonly bought: Int32Array
}

const { ASKED } = game

export function fastPlayer(setting: Setting, strategy: Strategy, lastResort?: LastResort): FastPlayer {
  const mind = mindOf(setting, strategy, lastResort)
  const sight = fastSight(setting)
  const bought = new Int32Array(setting.kinds.length + setting.landscapes.length)

  function treasures(): boolean {
    if (!game.treasuresUnplayed() || !game.holdsTreasure(game.turnSeat())) return false
    const first = mind.treasure(sight)
    if (first < 0) game.playTreasures()
    else game.playKind(first)
    return true
  }

  function buy(): void {
    const seat = game.turnSeat()
    if (treasures() && (game.asked() !== ASKED.buy || game.turnSeat() !== seat)) return
    if (game.payOffDebt()) return
    const kind = mind.buy(sight)
    if (mind.wantsMoreCoins(sight)) game.spendCoffers()
    else if (kind < 0) game.endPhase()
    else {
      bought[kind]++
      game.buyKind(kind)
    }
  }

  return {
    bought,
    treasures() {
      sight.look()
      return treasures()
    },
    playing() {
      sight.look()
      return mind.play(sight)
    },
    wish() {
      sight.look()
      const asked = game.asked()
      if (asked === ASKED.buy) return [mind.buy(sight)]
      if (asked === ASKED.action) return [mind.play(sight)]
      if (asked === ASKED.night) return [mind.night(sight)]
      const taken = mind.answer(sight, game.chosen)
      return Array.from({ length: taken }, (_, i) => optionValue(game.chosen[i]))
    },
    decide() {
      sight.look()
      const asked = game.asked()
      if (asked === ASKED.buy) buy()
      else if (asked === ASKED.action || asked === ASKED.night) {
        const kind = asked === ASKED.action ? mind.play(sight) : mind.night(sight)
        if (kind < 0) game.endPhase()
        else if (asked === ASKED.action && sight.actions() === 0) game.spendVillager()
        else game.playKind(kind)
      } else game.answerChosen(mind.answer(sight, game.chosen))
    },
  }
}

interface FastSight extends Sight {
  /** Another decision is asked: what was counted does not hold any more. */
  look(): void
}

function fastSight(setting: Setting): FastSight {
  const { players, kinds } = setting
  const me = game.askedSeat
  const gone = new Int16Array(kinds.length)
  const counts = new Int16Array(kinds.length) // of the cards of whoever is asked
  let counted = false
  return {
    look() {
      counted = false
    },
    asked: game.asked,
    fewest: game.fewest,
    most: game.most,
    step: game.askingStep,
    mine: () => more.whose() === me(),
    setOffBy: more.setOffBy,
    optionCount: game.optionCount,
    option: optionValue,
    isRevealedAgain: more.isRevealedAgain,
    isFromExile: more.isFromExile,
    canBuy: game.canBuy,
    coins: game.coins,
    potions: more.potions,
    coffers: game.coffers,
    actions: game.actions,
    buys: game.buys,
    turn: () => game.turnsOf(me()),
    isMyTurn: () => game.turnSeat() === me(),
    inHand: (kind) => game.inHand(me(), kind),
    handSize: () => more.handSize(me()),
    drawable: () => more.drawable(me()),
    owned(kind) {
      if (!counted) game.countOwned(me(), counts)
      counted = true
      return counts[kind] - gone[kind]
    },
    onMats: (kind) => more.onMats(me(), kind),
    gone,
    left: game.leftInPile,
    isOnTop: game.isOnTop,
    emptyPiles: more.emptyPiles,
    asideSize: () => more.asideSize(more.whose()),
    asideKind: (i) => more.asideKind(more.whose(), i),
    likelyTop() {
      let best = 0
      let most = -1
      for (let kind = 0; kind < kinds.length; kind++) {
        const unseen = game.owned(me(), kind) - game.inHand(me(), kind) - more.inPlay(me(), kind)
        if (unseen <= most) continue
        best = kind
        most = unseen
      }
      return best
    },
    lead() {
      let best = -1000
      for (let seat = 0; seat < players; seat++) if (seat !== me()) best = Math.max(best, game.score(seat))
      return game.score(me()) - best
    },
  }
}
