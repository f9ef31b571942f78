/** The decision that the working memory waits for: worked out from the state, never part of it. */
import { DECIDER, S, TURN } from '../memory/layout.ts'
import { setting } from '../memory/lookup.ts'

export const D_OVER = 0
export const D_ACTION = 1 // play an action card, or end the action phase
export const D_BUY = 2 // play treasures, buy, or end the turn
export const D_PICK = 3 // options are ids
export const D_GAIN = 4 // options are kinds
export const D_YES_NO = 5 // options are 1 and 0
export const D_OPTIONS = 6 // options are numbers of a card's options
export const D_NAME = 7 // options are kinds
export const D_WINDOW = 8 // options are candidates of a window, -1 for done
export const D_ORDER = 9 // options are ids
export const D_POSITION = 10 // options are numbers of cards above
export const D_NIGHT = 11 // play a card of the Night phase, or end it
export const D_AMOUNT = 12 // options are the numbers themselves, from the least to the most

/** Registers of the decision. */
export const D = new Int32Array(32)
export const KIND = 0
export const CHOOSER = 1
export const MIN = 2
export const MAX = 3
export const SITE = 4 // of the code; -1: a rule of the turn
export const COUNT = 5 // options
/** The options' values, `D[COUNT]` of them. For the phases, `D_ACTION`, `D_BUY` and `D_NIGHT`, they are listed on demand (`phases.ts`). */
export const options = new Int16Array(1024)
const BESIDE = 124 // options of a phase, at most
/** As much of an amount as can be asked for: nothing where somebody has less than nothing, and no more than there is room for. */
export const askable = (amount: number): number => Math.max(0, Math.min(options.length - BESIDE, amount))

/** Whether the question is what to do next in a phase of the turn. */
export const isPhaseQuestion = (): boolean => D[KIND] === D_ACTION || D[KIND] === D_BUY || D[KIND] === D_NIGHT

export function ask(kind: number, player: number, min: number, max: number, site: number, count: number): void {
  D[KIND] = kind
  D[CHOOSER] = player
  D[MIN] = min
  D[MAX] = max
  D[SITE] = site
  D[COUNT] = count
}

/** Whether the order of the chosen options matters: what is discarded last lies on top, where everybody sees it, and cards are played as they were named. */
export function isOrdered(): boolean {
  if (D[KIND] === D_ORDER) return true
  if (D[KIND] !== D_PICK || D[MAX] < 2 || D[SITE] < 0) return false
  const { step } = setting.code.sites[D[SITE]]
  return step.do === 'discard' || step.do === 'discardDownTo' || step.do === 'play'
}

/** Who answers for a player: somebody else only in a turn that was taken over. */
export const deciderOf = (player: number): number => (player === S[TURN] && S[DECIDER] >= 0 ? S[DECIDER] : player)
