import { belowFrom, InputError, Playthrough } from '@freehold/kernel'
import { expect, test } from 'vitest'
import { MAP_IDS } from '../data/maps.ts'
import { playChoice, terraMystica } from '../game/game.ts'
import { biased } from '../game/random-play.ts'
import { ask } from '../rules/legal.ts'
import { checkLedger } from './check.ts'
import { parseLedger } from './grammar.ts'
import { parseRows } from './rows.ts'
import { writeLedger, writeLog } from './write.ts'

function randomGame(input: object, seed: string) {
  const options = terraMystica.options(input)
  const s = terraMystica.setup(options, seed)
  const below = belowFrom(`${seed} moves`)
  const moves: number[][] = []
  for (let asked = ask(s); asked; asked = ask(s)) {
    const choice = biased(asked, below)
    moves.push([asked.choices.indexOf(choice)])
    playChoice(s, asked.seat, choice)
  }
  return { options, moves, outcome: terraMystica.outcome(s) }
}

test.each(['random', 'pick', 'auction'])('games with factions by %s are read back as they were written', (factions) => {
  for (const map of MAP_IDS) {
    for (const players of [2, 3, 4, 5]) {
      const seed = `fast:${factions} ${map} ${players}`
      const input = { map, players, factions, finalTile: 'random', points2017: players % 2 === 0 }
      const { options, moves, outcome } = randomGame(input, seed)
      const written = writeLedger(options, seed, moves)
      const result = checkLedger(parseLedger(written.commands, seed), parseRows(written.rows, seed), seed)
      expect(result).toMatchObject({ difference: null, finished: true })
      expect(Object.values(result.vp)).toEqual(outcome?.points)
    }
  }
})

test('a log is written as far as it goes, and one of another game is refused', () => {
  const table = Playthrough.start(terraMystica, { factions: ['witches', 'giants'] }, 'fast:1')
  table.play([0])
  expect(writeLog(table.log()).commands).toMatch(/setup witches\nsetup giants\nwitches: build \w+\n$/)
  expect(() => writeLog({ ...table.log(), game: 'dominion' })).toThrow(InputError)
  expect(() => writeLog({ ...table.log(), moves: [[999]] })).toThrow(/move 1: there is no option 999/)
})
