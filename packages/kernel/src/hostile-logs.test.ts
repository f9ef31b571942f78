import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spyglass } from './checks/spyglass.ts'
import { InputError } from './errors.ts'
import { parseLog, serializeLog } from './log.ts'
import { belowFrom, randomMove } from './move.ts'
import { Playthrough } from './playthrough.ts'
import { replay } from './replay.ts'
import { verifyLog } from './verify.ts'

/** What comes of it: nothing, or one line for whoever gave the log. Anything else is a mistake of ours. */
function complaint(run: () => unknown): string | undefined {
  try {
    run()
    return undefined
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    return error.message
  }
}

const log = (() => {
  const playthrough = Playthrough.start(spyglass, {}, 'fast:hostile')
  const below = belowFrom('fast:moves')
  for (let asked = playthrough.pending(); asked; asked = playthrough.pending())
    playthrough.play(randomMove(asked, below))
  return playthrough.log()
})()

test('whatever JSON is given for a log, the answer is one line', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(complaint(() => parseLog(value))).toMatch(/^log: .+$/)
    }),
    { numRuns: 500 },
  )
})

test('whatever is put in place of any part of a log, it is refused in one line or is still the game', () => {
  const keys = Object.keys(log)
  const part = fc.oneof(fc.jsonValue(), fc.string(), fc.integer(), fc.array(fc.array(fc.integer({ min: -1, max: 9 }))))
  fc.assert(
    fc.property(fc.constantFrom(...keys), part, (key, value) => {
      const message = complaint(() => Playthrough.resume(spyglass, parseLog({ ...log, [key]: value })))
      if (message !== undefined) expect(message).toMatch(/^(log|options): .+$/)
    }),
    { numRuns: 1000 },
  )
})

test('whatever one move is changed to, the log is found wrong or leads to the same end', () => {
  const move = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 3 })
  let found = 0
  fc.assert(
    fc.property(fc.nat(log.moves.length - 1), move, (number, changed) => {
      const tampered = parseLog(JSON.parse(serializeLog({ ...log, moves: log.moves.with(number, changed) })))
      const wrong = verifyLog(spyglass, tampered).filter(({ verdict }) => verdict === 'fails')
      if (String(changed) === String(log.moves[number])) expect(wrong).toEqual([])
      if (wrong.length > 0) found++
      else expect(spyglass.hash(replay(spyglass, { ...tampered, hash: undefined, outcome: undefined }))).toBe(log.hash)
    }),
    { numRuns: 500, seed: 1 },
  )
  expect(found).toBeGreaterThan(400)
})
