/** Players for measuring: fixed menus over the engine's numbers, with an answer to every question. */
import type { Setting } from '@freehold/dominion/fast'
import * as game from '@freehold/dominion/fast'
import { everyStep } from '@freehold/dominion/language'

/** A card or landscape to buy, and how many of it at most. */
export type Menu = readonly (readonly [card: string, atMost?: number])[]

export interface FastPlayer {
  /** A new game starts. */
  begin(): void
  /** Answers the pending decision. */
  decide(): void
}

const { ASKED } = game

/** Plays treasures, then buys the first card of the menu that it can pay and still wants. */
export function menuPlayer(setting: Setting, menu: Menu): FastPlayer {
  const all = [...setting.kinds, ...setting.landscapes]
  const kindOf = (name: string) => all.findIndex((each) => each.name === name)
  const hasLandscapes = setting.landscapes.length > 0
  const kinds = tableOf(menu.map(([name]) => kindOf(name)))
  const limits = tableOf(menu.map(([, limit]) => limit ?? 999))
  const urgency = tableOf(playOrder(setting))
  const worth = tableOf(setting.kinds.map(keepValue))
  const givesUp = tableOf(setting.code.sites.map(({ step }) => Number(isGivingUp(step.do))))

  const bought = new Int16Array(6 * TABLE) // by seat and place in the menu

  function begin(): void {
    for (let seat = 0; seat < setting.players; seat++)
      for (let i = 0; i < menu.length; i++) bought[seat * TABLE + i] = 0
  }

  function decide(): void {
    const asked = game.asked()
    if (asked === ASKED.action) playAction()
    else if (asked === ASKED.buy) buy()
    else if (asked === ASKED.gain) answerBest(1, true)
    else if (asked === ASKED.pick) pickCards()
    else if (asked === ASKED.night) game.endPhase()
    else if (asked === ASKED.trigger && hasLandscapes) decline()
    else answerFirst(game.fewest())
  }

  function playAction(): void {
    if (!game.playMostInHand(urgency)) game.endPhase()
  }

  function buy(): void {
    const seat = game.turnSeat()
    if (game.treasuresUnplayed() && game.holdsTreasure(seat)) {
      game.playTreasures()
      if (game.asked() !== ASKED.buy || game.turnSeat() !== seat) return
    }
    if (hasLandscapes && game.payOffDebt()) return
    const had = seat * TABLE
    for (let i = 0; i < menu.length; i++) {
      if (bought[had + i] >= limits[i] || !game.tryToBuy(kinds[i])) continue
      bought[had + i]++
      return
    }
    game.endPhase()
  }

  /** Lets pass what may be done: a Way is taken only where no Action is left for the cards in hand. */
  function decline(): void {
    const count = game.optionCount()
    const isWanted = game.options[count - 1] >= 0 || (game.actions() === 0 && game.holdsAction(game.turnSeat()))
    game.chosen[0] = isWanted ? 0 : count - 1
    game.answerChosen(1)
  }

  /** Gives up the least; takes as many as it must, or all the junk it may. */
  function pickCards(): void {
    const site = game.askingSite()
    const wantsJunk = site >= 0 && givesUp[site] === 1
    const fewest = game.fewest()
    const most = game.most()
    if (wantsJunk && most > fewest) answerJunk()
    else answerBest(fewest === 0 && most > 0 ? 1 : fewest, !wantsJunk)
  }

  function answerJunk(): void {
    const count = game.optionCount()
    let n = 0
    for (let i = 0; i < count && n < game.most(); i++)
      if (game.options[i] >= 0 && worth[game.kindOfCard(game.options[i])] <= 0) game.chosen[n++] = i
    for (let i = 0; n < game.fewest(); i++) game.chosen[n++] = i
    game.answerChosen(n)
  }

  /** The `n` options of the highest or lowest worth. */
  function answerBest(n: number, highest: boolean): void {
    const count = game.optionCount()
    const cards = game.asked() !== ASKED.gain
    for (let taken = 0; taken < n; taken++) {
      let best = -1
      let bestWorth = 0
      for (let i = 0; i < count; i++) {
        let used = false
        for (let j = 0; j < taken; j++) used ||= game.chosen[j] === i
        if (used) continue
        const option = game.options[i]
        const value = option < 0 ? 0 : worth[cards ? game.kindOfCard(option) : option] * (highest ? 1 : -1)
        if (best < 0 || value > bestWorth) {
          best = i
          bestWorth = value
        }
      }
      game.chosen[taken] = best
    }
    game.answerChosen(n)
  }

  function answerFirst(n: number): void {
    game.optionCount()
    for (let i = 0; i < n; i++) game.chosen[i] = i
    game.answerChosen(n)
  }

  return { begin, decide }
}

const isGivingUp = (step: string): boolean => ['trash', 'discard', 'discardDownTo', 'passLeft'].includes(step)

const TABLE = 128 // as in the engine: small tables would lie where every look costs more

function tableOf(numbers: readonly number[]): Int16Array {
  const table = new Int16Array(Math.max(TABLE, numbers.length))
  table.set(numbers)
  return table
}

/** By kind, how soon it is played: cards that give actions first, then the dearest; 0: never. */
function playOrder(setting: Setting): number[] {
  return setting.kinds.map((card) => {
    if (!card.types.includes('Action')) return 0
    return 1 + card.cost.coins + (everyStep(card).some(({ step }) => step.do === 'actions') ? 20 : 0)
  })
}

/** What a card is worth in hand: its cost; victory cards and curses are in the way. */
function keepValue(card: Setting['kinds'][number]): number {
  if (card.types.includes('Curse')) return -2
  if (card.types.includes('Victory') && card.types.length === 1) return card.name === 'Province' ? 0 : -1
  return 1 + card.cost.coins
}
