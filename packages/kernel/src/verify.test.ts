import { describe, expect, test } from 'vitest'
import { spyglass } from './checks/spyglass.ts'
import { InputError } from './errors.ts'
import type { GameLog } from './log.ts'
import { belowFrom, randomMove } from './move.ts'
import { Playthrough } from './playthrough.ts'
import { commitment } from './rng.ts'
import { allHold, verifyLog } from './verify.ts'

const secret = `secret:${'3a'.repeat(32)}`

function finished(seed: string): GameLog {
  const playthrough = Playthrough.start(spyglass, {}, seed)
  const below = belowFrom('fast:verify')
  for (let decision = playthrough.pending(); decision; decision = playthrough.pending()) {
    playthrough.play(randomMove(decision, below))
  }
  return playthrough.log()
}

const log = finished(secret)
const texts = (wrong: GameLog, published?: string) =>
  verifyLog(spyglass, wrong, published).map(({ verdict, text }) => `${verdict} ${text}`)

test('a right log holds in everything', () => {
  expect(texts(log)).toEqual([
    'holds game: spyglass, rules version 1',
    `holds seed: its sha-256 is the log's commitment ${commitment(secret)}`,
    `holds moves: all ${log.moves.length} legal`,
    `holds end: the game is over after ${log.moves.length} moves`,
    `holds outcome: as recorded (${log.outcome?.why})`,
    `holds hash: as recorded (${log.hash})`,
  ])
  expect(allHold(verifyLog(spyglass, log, commitment(secret)))).toBe(true)
  expect(verifyLog(spyglass, log, commitment(secret)).map(({ code }) => code)).toEqual([
    'game',
    'seed-as-published',
    'seed-as-in-log',
    'moves-legal',
    'over',
    'outcome-as-recorded',
    'hash-as-recorded',
  ])
})

test('what is not recorded is told as unknown, not as right', () => {
  const { commitment: _commitment, outcome: _outcome, hash: _hash, ...bare } = log
  expect(texts(bare).filter((line) => line.startsWith('unknown'))).toEqual([
    'unknown seed: nobody committed to it before the game',
    'unknown outcome: not recorded',
    'unknown hash: not recorded',
  ])
  expect(allHold(verifyLog(spyglass, bare))).toBe(true)
})

describe('tampering is found', () => {
  const other = `secret:${'3b'.repeat(32)}`
  test.each<[string, GameLog, string | undefined, RegExp]>([
    [
      'another seed',
      { ...log, seed: other },
      undefined,
      /^fails seed: its sha-256 is [0-9a-f]{64}, the log's commitment is /,
    ],
    ['a whole other game', finished(other), commitment(secret), /^fails seed: .*, the published commitment is /],
    [
      'a changed move',
      { ...log, moves: log.moves.map((move, i) => (i === 0 ? [0, 1] : move)) },
      undefined,
      /^fails (moves|hash|outcome)/,
    ],
    [
      'an impossible move',
      { ...log, moves: log.moves.with(2, [31]) },
      undefined,
      /^fails moves\[2\]: there is no option 31/,
    ],
    [
      'a missing end',
      { ...log, moves: log.moves.slice(0, -2), outcome: undefined, hash: undefined },
      undefined,
      /^fails end: the game is not over after \d+ moves \(seat \d is asked: /,
    ],
    [
      'another winner',
      { ...log, outcome: { places: [2, 1], points: [1, 31], winners: [1], why: 'x' } },
      undefined,
      /^fails outcome: the moves lead to /,
    ],
    ['another hash', { ...log, hash: 'ffffffffffffffff' }, undefined, /^fails hash: the moves lead to state /],
    ['a withheld seed', { ...log, seed: undefined }, undefined, /^fails seed: missing/],
  ])('%s', (_what, wrong, published, line) => {
    expect(texts(wrong, published).filter((text) => text.startsWith('fails'))[0]).toMatch(line)
    expect(allHold(verifyLog(spyglass, wrong, published))).toBe(false)
  })

  test('and what could not be checked after it is told', () => {
    const wrong = { ...log, moves: log.moves.with(2, [31]) }
    expect(texts(wrong).at(-1)).toMatch(/^unknown the rest: not checked/)
    const stopped = verifyLog(spyglass, wrong).find(({ code }) => code === 'stopped')
    expect(stopped?.fault).toEqual({ code: 'illegal-move', number: 2 })
  })
})

test('a log of other rules is refused, not judged', () => {
  expect(() => verifyLog(spyglass, { ...log, rules: '9' })).toThrow(InputError)
  expect(() => verifyLog(spyglass, { ...log, game: 'chess' })).toThrow(/^log: game: the log is of "chess"/)
})
