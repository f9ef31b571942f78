import type { DominionEvent } from '@freehold/dominion'
import { describe, expect, test } from 'vitest'
import german from '../locales/de/remarks.json' with { type: 'json' }
import english from '../locales/en/remarks.json' with { type: 'json' }
import { ladder } from './ladder.ts'
import { remarkOf } from './remarks.ts'

const did = (type: DominionEvent['type'], seat: number, card?: string): DominionEvent =>
  ({ type, seat, depth: 0, cause: { seat, source: 'turn' }, ...(card && { cards: [card], count: 1 }) }) as DominionEvent
const turns = (n: number) => Array.from({ length: n }, () => [did('began', 0), did('began', 1)]).flat()
const said = (events: readonly DominionEvent[], winners?: readonly number[]) =>
  remarkOf({ events, seat: 1, winners, isAttack: (card) => card === 'Militia' })

describe('an opponent', () => {
  test('greets in its second turn, and is silent after it', () => {
    expect(said(turns(1))).toBeUndefined()
    expect(said(turns(2))).toBe('greets')
    expect(said(turns(3))).toBeUndefined()
  })

  test('has a word for an attack, but not for each, and not at every turn', () => {
    const attack = did('played', 0, 'Militia')
    expect(said([...turns(3), attack])).toBeUndefined() // it has only just greeted
    expect(said([...turns(6), attack])).toBe('attacked')
    expect(said([...turns(6), attack, ...turns(6), attack])).toBeUndefined() // said once
    expect(said([...turns(6), did('played', 1, 'Militia')])).toBe('attacks')
  })

  test('has the last word, whichever it is', () => {
    expect(said(turns(9), [1])).toBe('won')
    expect(said(turns(9), [0])).toBe('lost')
  })

  test('everybody on the ladder has words of their own for each moment, short enough for a line', () => {
    const moments = Object.keys(english.page)
    expect(moments).toHaveLength(8)
    for (const words of [english, german] as readonly Record<string, Record<string, string>>[]) {
      expect(Object.keys(words).sort()).toEqual(ladder.map(({ id }) => id).sort())
      const all = Object.values(words).flatMap((each) => Object.values(each))
      expect(new Set(all).size).toBe(all.length)
      for (const line of all) expect(line.length, line).toBeLessThan(56)
    }
  })
})
