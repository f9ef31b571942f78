/** How long the networks look, in WebAssembly and in plain loops by turns. Bundled and run apart (`run.ts`). */
import { findKingdom } from '@freehold/dominion'
import * as game from '@freehold/dominion/fast'
import { fastPlayer, findStrategy } from '@freehold/players'
import {
  foresightFor,
  opinionFor,
  policyNetwork,
  Sums,
  tableFor,
  valueNetwork,
} from '@freehold/players/dominion/learning'

/** Microseconds of CPU time a look, features included. */
export interface NetworkMeasured {
  readonly fast: number
  readonly plain: number // without WebAssembly
}

export interface NetworksMeasured {
  readonly value: NetworkMeasured
  readonly policy: NetworkMeasured
  readonly options: number // of a decision, on average
}

const GAMES = 40
/** Looks at one moment, so that what it costs to load it counts for little. */
const LOOKS = 16
const ROUNDS = 5
const WARM_UP = 0.4e6 // microseconds

function measure(seconds: number): NetworksMeasured {
  const setting = game.settingOf(tableFor(findKingdom('First Game')))
  const states = purses(setting)
  const options = { all: 0 }
  const value = [new Sums(), new Sums(true)].map((sums) => {
    const foresight = present(foresightFor(setting, valueNetwork(sums)))
    return () => foresight.look(0).win
  })
  const policy = [new Sums(), new Sums(true)].map((sums) => {
    const opinion = present(opinionFor(setting, policyNetwork(sums)))
    return () => opinion.shares([-1])?.size ?? 0
  })
  for (const state of states) {
    game.loadState(state)
    options.all += policy[0]()
  }
  const [fastValue, plainValue, fastPolicy, plainPolicy] = byTurns([...value, ...policy], states, seconds)
  return {
    value: { fast: fastValue, plain: plainValue },
    policy: { fast: fastPolicy, plain: plainPolicy },
    options: options.all / states.length,
  }
}

function present<T>(given: T | undefined): T {
  if (given === undefined) throw new Error('There is no network')
  return given
}

/** Moments of games with a full purse, in which nearly everything can be bought. */
function purses(setting: game.Setting): game.State[] {
  const player = fastPlayer(setting, findStrategy('big-money-ultimate'))
  const states: game.State[] = []
  game.seedGames('fast:bench')
  for (let number = 0; number < GAMES; number++) {
    game.startGame(setting, 0)
    while (game.asked() !== game.ASKED.over) {
      if (game.asked() === game.ASKED.buy && game.treasuresUnplayed()) game.playTreasures()
      if (game.asked() === game.ASKED.buy && game.coins() >= 8) {
        const state = game.newState(setting)
        game.saveState(state)
        states.push(state)
      }
      player.decide()
    }
  }
  return states
}

/** The middle of what each takes, all measured in turn, so that a busy machine is busy for all. */
function byTurns(looks: readonly (() => number)[], states: readonly game.State[], seconds: number): number[] {
  const pass = (look: () => number): void => {
    for (const state of states) {
      game.loadState(state)
      for (let i = 0; i < LOOKS; i++) look()
    }
  }
  const timed = (look: () => number, microseconds: number): number => {
    const began = cpuTime()
    let passes = 0
    do {
      pass(look)
      passes++
    } while (cpuTime() - began < microseconds)
    return (cpuTime() - began) / passes / states.length / LOOKS
  }
  for (const look of looks) timed(look, WARM_UP)
  const found = looks.map((): number[] => [])
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, look] of looks.entries()) found[i].push(timed(look, (seconds * 1e6) / ROUNDS))
  return found.map((times) => times.toSorted((a, b) => a - b)[ROUNDS >> 1])
}

function cpuTime(): number {
  const { user, system } = process.cpuUsage()
  return user + system
}

console.log(JSON.stringify(measure(Number(process.argv[2]))))
