import { dominion } from '@freehold/dominion'
import { commitment } from '@freehold/kernel'
import { describe, expect, test } from 'vitest'
import { noteCommitment, notedCommitment } from '../table/commitments.ts'
import { dominionGame } from './finished-games.fixture.ts'
import { verify } from './verification.ts'

const seed = `secret:${'5a'.repeat(32)}`
const log = dominionGame(2, seed)
const promised = commitment(seed)

describe('verifying a shuffle', () => {
  test('holds where seed, moves and end fit what was promised', () => {
    const checked = verify(dominion, log, { noted: promised, told: promised }, false)
    expect(checked).toMatchObject({ verdict: 'holds', by: 'browser', promised, computed: promised, seed })
    expect(checked.findings.every(({ verdict }) => verdict === 'holds')).toBe(true)
  })

  test('fails where the seed is another than the one promised', () => {
    const other = `secret:${'5b'.repeat(32)}`
    expect(verify(dominion, { ...log, seed: other }, { noted: undefined, told: promised }, false).verdict).toBe('fails')
    const swapped = { ...log, seed: other, commitment: commitment(other) }
    expect(verify(dominion, swapped, { noted: promised, told: commitment(other) }, false).verdict).toBe('fails')
  })

  test('fails where a move was changed, or the host now promises something else', () => {
    const moves = log.moves.map((move, i) => (i === 3 ? [0] : move))
    const changed = { ...log, moves: log.moves[3][0] === 0 ? log.moves.slice(0, -1) : moves }
    expect(verify(dominion, changed, { noted: promised, told: promised }, false).verdict).toBe('fails')
    expect(verify(dominion, log, { noted: promised, told: 'f'.repeat(64) }, false).verdict).toBe('fails')
  })

  test('a game that was given up need not be over by the rules', () => {
    const { outcome: _o, hash: _h, ...rest } = log
    const short = { ...rest, moves: log.moves.slice(0, 20) }
    expect(verify(dominion, short, { noted: promised, told: promised }, true).verdict).toBe('holds')
    expect(verify(dominion, short, { noted: promised, told: promised }, false).verdict).toBe('fails')
  })

  test('without any promise nothing is claimed', () => {
    const plain = dominionGame(2, 'fast:1')
    expect(verify(dominion, plain, { noted: undefined, told: undefined }, false).verdict).toBe('unknown')
  })
})

test('the first promise of a table is kept, and none can take its place', () => {
  let kept: string | null = null
  const storage = {
    getItem: () => kept,
    setItem: (_: string, value: string) => {
      kept = value
    },
  }
  noteCommitment(storage, 'a', promised)
  noteCommitment(storage, 'a', 'f'.repeat(64))
  noteCommitment(storage, 'b', 'e'.repeat(64))
  expect(notedCommitment(storage, 'a')).toBe(promised)
  expect(notedCommitment(storage, 'b')).toBe('e'.repeat(64))
  expect(notedCommitment(storage, 'c')).toBeUndefined()
})
