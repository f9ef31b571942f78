import { join } from 'node:path'
import { dominion } from '@freehold/dominion'
import { type AnyGame, verifyLog } from '@freehold/kernel'
import { spyglass } from '@freehold/kernel/checks/spyglass'
import { findStrategy, ProgramPlayer, randomPlayer, strategyPlayer } from '@freehold/players'
import { terraMystica } from '@freehold/terra-mystica'
import { describe, expect, test } from 'vitest'
import { type Entrant, playMatch, standings } from './match.ts'

const examples = join(import.meta.dirname, '../../../../examples/bots')
const random: Entrant = { name: 'random', make: (game) => randomPlayer(`r ${game}`) }

const program = (command: string, game: string, timeLimit = 5000, startTime?: number): Entrant => ({
  name: command,
  make: () => new ProgramPlayer(command, { game, timeLimit, ...(startTime !== undefined && { startTime }) }),
})

/** A program in JavaScript that says something, then answers each line that asks by what the expression gives. */
const script = (answer: string, first = ''): string => {
  const listen = 'require("node:readline").createInterface({ input: process.stdin }).on("line", (l) => {'
  const reply = `const m = JSON.parse(l); if (m.type !== "choose") return; const a = ${answer}; if (a) console.log(a)`
  return `${process.execPath} -e '${first} ${listen} ${reply} })'`
}
const legal = 'JSON.stringify({ move: m.decision.options.map((_, i) => i).slice(0, m.decision.min) })'

const play = (game: AnyGame, entrants: readonly Entrant[], games: number, options: object = { players: 2 }) =>
  playMatch({ game, options, entrants, games, seed: 'm' })

describe('a match', () => {
  test('lets the seats go round and gives logs that verify', async () => {
    const bigMoney: Entrant = { name: 'Big Money', make: () => strategyPlayer(findStrategy('big-money')) }
    const records = await play(dominion, [bigMoney, random], 4)
    expect(records.map(({ seating }) => seating)).toEqual([
      [0, 1],
      [1, 0],
      [0, 1],
      [1, 0],
    ])
    expect(records[0].seed).toBe(records[1].seed)
    expect(records[0].seed).not.toBe(records[2].seed)
    for (const { log } of records) expect(verifyLog(dominion, log)).toBeDefined()
    expect(standings([bigMoney, random], records)[0]).toMatchObject({ wins: 4, losses: 0, forfeits: 0, spoilt: 0 })
  })

  test('the example in Python plays whole games of Dominion', async () => {
    const bot = program(`python3 ${join(examples, 'big_money.py')}`, 'dominion')
    const records = await play(dominion, [bot, random], 2, { players: 2, kingdom: 'Size Distortion' })
    expect(records.map(({ forfeit }) => forfeit)).toEqual([undefined, undefined])
    expect(standings([bot, random], records)[0].wins).toBe(2)
  })

  test('the example in TypeScript plays whole games of anything', async () => {
    for (const game of [dominion, terraMystica] as AnyGame[]) {
      const bot = program(`${process.execPath} ${join(examples, 'any-game.ts')}`, game.id)
      const [record] = await play(game, [bot, random], 1)
      expect(record.forfeit).toBeUndefined()
      expect(record.outcome?.places).toHaveLength(2)
    }
  })
})

describe('a program that', () => {
  const good = program(script(legal), 'spyglass')

  test.each([
    ['ends', `${process.execPath} -e "process.exit(3)"`, /the program ended with exit code 3$/],
    ['crashes', `${process.execPath} -e "throw new Error('no idea')"`, /the program ended with exit code 1: /],
    ['is not there', 'no-such-program-at-all --really', /the program ended with exit code 127: .*not found/],
    ['hangs', script('0'), /no answer within 0\.8 s$/],
    ['prints rubbish', script('"thinking"'), /answered "thinking", which is not JSON; expected {"move": \[0\]}$/],
    ['floods', 'cat /dev/zero', /the program printed a line of more than 100,000 letters$/],
    ['answers nonsense', script('"{}"'), /answered "{}"; expected {"move": \[0\]}$/],
    ['chooses what is not offered', script('JSON.stringify({move:[999]})'), /there is no option 999, only 0 to /],
    ['answers another question', script('JSON.stringify({id:0,move:[0]})'), /answered question 0, but was asked 1$/],
  ])('%s loses the game in one line, and the others go on', async (_, command, why) => {
    const bad = program(command, 'spyglass', 300, 500)
    const records = await play(spyglass as AnyGame, [bad, good], 2, { seats: 2 })
    expect(records).toHaveLength(2)
    for (const { forfeit, outcome } of records) {
      expect(outcome).toBeUndefined()
      expect(forfeit?.entrant).toBe(0)
      expect(forfeit?.why).toMatch(why)
      expect(forfeit?.why).not.toContain('\n')
    }
    expect(standings([bad, good], records)).toMatchObject([
      { forfeits: 2, spoilt: 0, wins: 0 },
      { forfeits: 0, spoilt: 2, wins: 0 },
    ])
  })

  test('what it says before it is asked is no answer', async () => {
    const chatty = program(script(legal, 'console.log("hello");'), 'spyglass')
    const late: Entrant = {
      name: 'late',
      make() {
        const bot = chatty.make(0)
        return {
          name: 'late',
          begin: (seat, seats, options) => bot.begin?.(seat, seats, options),
          async choose(decision, view) {
            await new Promise((resolve) => setTimeout(resolve, 200)) // hello has been said by now
            return bot.choose(decision, view)
          },
        }
      },
    }
    const [record] = await play(spyglass as AnyGame, [late, good], 1, { seats: 2 })
    expect(record.forfeit).toBeUndefined()
  })
})
