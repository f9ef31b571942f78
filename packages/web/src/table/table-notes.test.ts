import type { Happening, TableState } from '@freehold/server/protocol'
import type { TFunction } from 'i18next'
import { describe, expect, it } from 'vitest'
import { tableNotes } from './table-notes.ts'

const t = ((key: string, { who = '' } = {}) =>
  `${key} ${[who].flat().join('+')}`.trim()) as unknown as TFunction<'table'>
const names = ['Ann', 'Bob']
const notesOf = (happened: readonly Partial<Happening>[], state: Partial<TableState>) =>
  tableNotes(happened as Happening[], state as TableState, names, t).map(({ text }) => text)

describe('what happens to a table', () => {
  const moved = { kind: 'moved', seat: 0, version: 4 } as const

  it('is told until the next move', () => {
    const undone = { kind: 'undone', seat: 1, version: 5 } as const
    expect(notesOf([moved, undone], { phase: 'playing' })).toEqual(['notes.undone Bob'])
    expect(notesOf([moved, undone, { ...moved, version: 6 }], { phase: 'playing' })).toEqual([])
  })

  it('ends with who has won, or with nobody', () => {
    const result = { places: [2, 1], winners: [1], resigned: [0], why: '' }
    const resigned = { kind: 'resigned', seat: 0, version: 5 } as const
    expect(notesOf([moved, resigned], { phase: 'over', result })).toEqual(['notes.resigned Ann', 'notes.over Bob'])
    expect(notesOf([moved], { phase: 'over', result: null })).toEqual(['notes.closed'])
  })
})
