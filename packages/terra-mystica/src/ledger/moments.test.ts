import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { InputError } from '@freehold/kernel'
import { expect, test } from 'vitest'
import { ACTION, PHASE, ROUND } from '../rules/state.ts'
import { parseLedger } from './grammar.ts'
import { atRound } from './moments.ts'

const lines = readFileSync(join(import.meta.dirname, '../../fixtures/r1414.cmd'), 'utf8').split('\n')
const game = (count?: number) => parseLedger(lines.slice(0, count).join('\n'), 'r1414.cmd')

test('every round of a recorded game begins once', () => {
  for (let round = 1; round <= 6; round++) {
    const { w } = atRound(game(), round)
    expect([w[ROUND], w[PHASE]]).toEqual([round, ACTION])
  }
})

test('a round that the record does not reach is no moment of it', () => {
  const reached = (count: number, round: number) => () => atRound(game(count), round)
  expect(reached(40, 1)().w[ROUND]).toBe(1) // in which it breaks off
  expect(reached(40, 4)).toThrow(new InputError('the record ends in round 1: there is no round 4'))
  expect(reached(30, 1)).toThrow(new InputError('the record ends in the set-up: there is no round 1'))
})
