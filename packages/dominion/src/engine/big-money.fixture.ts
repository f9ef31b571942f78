/** Two players who buy Province at 8, Gold at 6, Silver at 3, else nothing. Run natively: see `many-games.test.ts`. */
import * as game from '../fast.ts'
import { checkOptions } from '../setup/options.ts'

export interface Mirror {
  readonly games: number
  readonly turns: number // of both players
  readonly turnsSquared: number // their squares added up, for the deviation
  readonly wins: readonly [number, number]
  readonly ties: number
}

const setting = game.settingOf(checkOptions({ kingdom: 'First Game', edition: '2e', start: 0, asking: 'open' }))
const kindOf = (name: string) => setting.kinds.findIndex((card) => card.name === name)
const menu = Int16Array.from(['Province', 'Gold', 'Silver'], kindOf)

/** The first seat begins every game. */
export function bigMoneyMirror(games: number, seed: string): Mirror {
  game.seedGames(seed)
  const wins: [number, number] = [0, 0]
  let turns = 0
  let turnsSquared = 0
  let ties = 0
  for (let i = 0; i < games; i++) {
    game.startGame(setting, 0)
    while (game.asked() !== game.ASKED.over) decide()
    const both = game.turnsOf(0) + game.turnsOf(1)
    turns += both
    turnsSquared += both * both
    const lead = game.score(0) - game.score(1)
    const fewerTurns = game.turnsOf(1) - game.turnsOf(0) // breaks ties
    if (lead > 0 || (lead === 0 && fewerTurns > 0)) wins[0]++
    else if (lead < 0 || fewerTurns < 0) wins[1]++
    else ties++
  }
  return { games, turns, turnsSquared, wins, ties }
}

function decide(): void {
  if (game.asked() === game.ASKED.buy) {
    if (game.treasuresUnplayed() && game.holdsTreasure(game.turnSeat())) {
      game.playTreasures()
      return
    }
    for (let i = 0; i < menu.length; i++) {
      if (!game.canBuy(menu[i])) continue
      game.buyKind(menu[i])
      return
    }
  }
  game.endPhase()
}
