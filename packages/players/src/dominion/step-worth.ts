/** Roughly what each word of the language is worth, in coins, whatever lies where. */
import type { Num, Step } from '@freehold/dominion'

export const constant = (n: Num): number => (typeof n === 'number' ? n : 1)

export const stepsWorth = (steps: readonly Step[]): number => steps.reduce((sum, step) => sum + stepWorth(step), 0)

/**
 * Roughly what a step does for whoever does it, in coins, whatever lies where. Every word of the language has its value: a
 * new one does not compile without.
 */
export function stepWorth(step: Step): number {
  switch (step.do) {
    case 'coins':
    case 'potions':
      return constant(step.n)
    case 'points':
      return constant(step.n) / 2
    case 'coffers':
      return 0.8 * constant(step.n)
    case 'villagers':
      return 0.4 * constant(step.n)
    case 'debt':
      return -constant(step.n)
    case 'draw':
      return 0.9 * constant(step.n)
    case 'actions':
      return 0.4 * constant(step.n)
    case 'buys':
      return 0.3 * constant(step.n)
    case 'gain':
      return 'is' in step.what && step.what.is === 'name' && step.what.name === 'Curse' ? -1.5 : 1
    case 'trash':
      return 0.8
    case 'play':
      return 1.5 * step.times
    case 'buy':
      return 1
    case 'exchange':
      return 1.5
    case 'become':
    case 'followInstructions':
      return 2.5
    case 'others':
    case 'everyone':
      return Math.max(0.5, -stepsWorth(step.steps))
    case 'discardDownTo':
      return -1.2
    case 'discard':
      return -0.3
    case 'passLeft':
      return 0.5
    case 'may':
      return Math.max(0, stepWorth(step.step))
    case 'if':
      return 0.7 * Math.max(stepsWorth(step.then), stepsWorth(step.else ?? []))
    case 'ifDid':
      return stepWorth(step.step) + stepsWorth(step.then)
    case 'chooseOptions': {
      const worths = step.options.map(stepsWorth).sort((a, b) => b - a)
      return worths.slice(0, constant(step.n)).reduce((sum, worth) => sum + worth, 0)
    }
    case 'untilHandSize':
      return FILLING
    case 'repeat':
      return constant(step.n) * stepsWorth(step.steps)
    case 'forEach':
      return stepsWorth(step.steps)
    case 'auction':
      return 0.5 * stepsWorth(step.steps)
    case 'inAnyOrder':
      return step.parts.reduce((sum, part) => sum + stepsWorth(part), 0)
    case 'player':
      return step.who === 'you' ? stepsWorth(step.steps) : -0.5 * stepsWorth(step.steps)
    case 'put':
      return step.to === 'hand' ? 0.9 : 0.1
    case 'dig':
      return 0.3
    case 'receive':
      return ('of' in step.what && step.what.of === 'Hexes' ? -1.5 : 1) * step.times
    case 'take':
      return 0.5
    case 'on':
      return 0.7 * stepsWorth(step.steps)
    case 'hold':
      return stateWorth(step.state)
    case 'tokens':
      return tokenWorth(step)
    case 'pay':
      return step.n === 'all' ? -1 : -constant(step.n === 'anyNumber' ? 0 : step.n)
    case 'nextTurn':
      return 0.8 * stepsWorth(step.steps)
    case 'drawForNextTurn':
      return 0.8 * (step.n - HAND)
    case 'extraTurn':
      return step.who === 'you' || step.decidedBy === 'you' ? 3 : -3
    case 'instead':
      return stepsWorth(step.steps)
    case 'beUnaffected':
      return 2
    case 'toActionPhase':
      return 0.8
    case 'reveal':
    case 'look':
    case 'choose':
    case 'nameCard':
    case 'turnFaceDown':
    case 'turnOver':
    case 'shuffleDeck':
    case 'keep':
    case 'payOffDebt':
      return 0.1 // matters only by what follows
  }
}

/** What drawing up to a size of the hand is worth, roughly. */
export const FILLING = 2

/** Cards that a new hand has. */
const HAND = 5

function stateWorth(state: Extract<Step, { do: 'hold' }>['state']): number {
  switch (state.state) {
    case 'costsLess':
    case 'costs':
      return 0.8
    case 'unaffected':
      return 1.5
    case 'makes':
      return 1
    case 'makesMore':
      return 1.5
    case 'isAlso':
      return 0.5
    case 'tokensGoTo':
      return state.who === 'you' ? 0.5 : -0.5
    case 'cannotBuy':
    case 'noMoreActions':
    case 'cardsForCoins':
      return -0.2
  }
}

/** A token on a pile works whenever one of its cards is played; one that harms lies where it does others' harm or one's own. */
function tokenWorth({ token, n, to }: Extract<Step, { do: 'tokens' }>): number {
  const many = n === 'all' ? 1 : constant(n)
  switch (token) {
    case 'plusCard':
      return 5
    case 'plusAction':
      return 4
    case 'plusCoin':
      return 4.5
    case 'plusBuy':
    case 'minusCost':
    case 'trashing':
      return 2
    case 'estate':
      return 3
    case 'minusCard':
    case 'minusCoin':
      return -0.8
    case 'points':
      return (to === 'you' ? 0.5 : 0.2) * many
    case 'debt':
      return -many
    case 'journey':
    case 'embargo':
    case 'tradeRoute':
    case 'pirateShip':
    case 'plot':
      return to === 'you' ? 0.5 : 0.2
  }
}
