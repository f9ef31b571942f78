/** The player that searches, in the working memory of the engine, as simulations need it. */
import type { Setting } from '@freehold/dominion/fast'
import * as game from '@freehold/dominion/fast'
import { answeringSeat, turnNumber } from '@freehold/dominion/sight'
import { choose } from '../choices.ts'
import { type FastPlayer, fastPlayer } from '../fast-player.ts'
import type { Budget } from './budget.ts'
import { canPayFor } from './coffers.ts'
import { answerWith, isTried } from './deeds.ts'
import type { Plan } from './plans.ts'
import type { Policies } from './policies.ts'
import { Searcher } from './searcher.ts'

const { ASKED } = game

interface FastSearchPlayer extends FastPlayer {
  readonly done: Searcher['done']
}

/**
 * The game goes on in the working memory, so all of it is there to be seen; whatever the seat does not know is dealt
 * anew before the searcher looks.
 */
export function fastSearchPlayer(setting: Setting, policies: Policies, budget: Budget): FastSearchPlayer {
  const base = fastPlayer(setting, policies.base)
  const searcher = new Searcher(setting, policies)
  const { bought } = base
  const state = game.newState(setting)
  let plan: Plan = { kinds: [], open: true }
  let next = 0 // of the plan
  let turnOfPlan = -1

  /** Looks at the game as it stands, and leaves it so. The same moment is always searched in the same way. */
  function searched<T>(find: (seed: string) => T): T {
    game.saveState(state)
    const found = find(`${turnNumber()} ${game.actions()} ${game.buys()} ${game.coins()}`)
    game.loadState(state)
    game.forgetState()
    return found
  }

  function buy(): void {
    const turn = turnNumber()
    if (turnOfPlan !== turn || (plan.open && next === plan.kinds.length)) {
      plan = searched((seed) => searcher.buy(state, { budget, seed }))
      turnOfPlan = turn
      next = 0
    }
    const planned = plan.kinds.slice(next++)
    const [kind] = planned
    if (kind === undefined || !canPayFor(planned)) game.endPhase()
    else {
      bought[kind]++
      game.buyKind(kind)
    }
  }

  function play(): void {
    const seat = game.turnSeat()
    const { kind, answer } = searched((seed) => searcher.play(state, { budget, seed }))
    if (kind < 0) game.endPhase()
    else game.playKind(kind)
    if (answer !== undefined && isTried(seat)) answerWith(answer)
  }

  return {
    bought,
    done: searcher.done,
    treasures: base.treasures,
    playing: base.playing,
    wish: base.wish,
    decide() {
      const mine = answeringSeat() === game.turnSeat()
      if (mine && game.asked() === ASKED.buy) {
        if (!base.treasures() && !game.payOffDebt()) buy()
      } else if (mine && game.asked() === ASKED.action && game.actions() > 0) play()
      else {
        const choice = searcher.answer()
        if (!choice || !choose(choice)) base.decide()
      }
    },
  }
}
