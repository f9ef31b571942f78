import { type Below, belowFrom, InputError, Playthrough } from '@freehold/kernel'
import { expect, test } from 'vitest'
import { MAP_IDS } from '../data/maps.ts'
import { TOWN_TILES } from '../data/tiles.ts'
import { playChoice, terraMystica } from '../game/game.ts'
import { biased } from '../game/random-play.ts'
import type { Choice } from '../rules/choice.ts'
import { type Ask, ask } from '../rules/legal.ts'
import { USE_KEY } from '../rules/state.ts'
import { RAISE_CULT, SEND, TOWN } from '../rules/verbs.ts'
import { checkLedger } from './check.ts'
import { parseLedger } from './grammar.ts'
import { parseRows } from './rows.ts'
import { writeLedger, writeLog } from './write.ts'

type Chooser = (asked: Ask, below: Below) => Choice

function randomGame(input: object, seed: string, choose: Chooser = biased) {
  const options = terraMystica.options(input)
  const s = terraMystica.setup(options, seed)
  const below = belowFrom(`${seed} moves`)
  const moves: number[][] = []
  for (let asked = ask(s); asked; asked = ask(s)) {
    const choice = choose(asked, below)
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
      roundTrip(randomGame(input, seed), seed)
    }
  }
})

/** Reads back what was written, which must be the game that was played. */
function roundTrip({ options, moves, outcome }: ReturnType<typeof randomGame>, seed: string): string {
  const { commands, rows } = writeLedger(options, seed, moves)
  const result = checkLedger(parseLedger(commands, seed), parseRows(rows, seed), seed)
  expect(result).toMatchObject({ difference: null, finished: true })
  expect(Object.values(result.vp)).toEqual(outcome?.points)
  return commands
}

test('others can read it: options of the expansion are named, and offers to full bowls are declined', () => {
  let declined = 0
  for (let game = 0; game < 10; game++) {
    const seed = `fast:readable ${game}`
    const played = randomGame({ players: 5, fireAndIce: game % 2 === 0 }, seed)
    const commands = roundTrip(played, seed)
    expect(commands.includes('option fire-and-ice-factions/volcano')).toBe(played.options.fireAndIce)
    declined += commands.match(/: decline \d from/g)?.length ?? 0
  }
  expect(declined).toBeGreaterThan(10)
})

test('which marker a key was for is told by stepping back with the other', () => {
  // The game of a pious player in which that happens was looked for among a thousand.
  const pious: Chooser = (asked, below) => {
    if (asked.kind === USE_KEY) return asked.choices[asked.choices.length - 1]
    const steps = asked.choices.filter(({ commands: [{ verb, a }] }) =>
      verb === TOWN ? TOWN_TILES[a].gain.fire : verb === SEND || verb === RAISE_CULT,
    )
    return steps.length > 0 && below(10) < 7 ? steps[below(steps.length)] : biased(asked, below)
  }
  const seed = 'fast:keys 1289'
  const commands = roundTrip(randomGame({ factions: ['cultists', 'auren'] }, seed, pious), seed)
  expect(commands).toMatch(/: -\d(FIRE|WATER|EARTH|AIR)\. \+TW\d\n/)
})

test('a log is written as far as it goes, and one of another game is refused', () => {
  const table = Playthrough.start(terraMystica, { factions: ['witches', 'giants'] }, 'fast:1')
  table.play([0])
  expect(writeLog(table.log()).commands).toMatch(/setup witches\nsetup giants\nwitches: build \w+\n$/)
  expect(() => writeLog({ ...table.log(), game: 'dominion' })).toThrow(InputError)
  expect(() => writeLog({ ...table.log(), moves: [[999]] })).toThrow(/move 1: there is no option 999/)
})
