import { expect, test } from 'vitest'
import { forgetNotes, readNotes, writeNotes } from './kept-notes.ts'

function storage(kept?: string) {
  const values = new Map(kept === undefined ? [] : [['freehold.notes', kept]])
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}

test('notes and planned turns are kept by table and seat', () => {
  const here = storage()
  writeNotes(here, 'abc', 0, { text: 'Build a town in the north.' })
  writeNotes(here, 'abc', 0, { turns: [['build E5'], ['action ACT4', 'done']] })
  writeNotes(here, 'abc', 1, { text: 'Somebody else at this browser.' })
  writeNotes(here, 'abc', 0, { now: { version: 7, keys: ['build E5'] } })
  expect(readNotes(here, 'abc', 0)).toEqual({
    text: 'Build a town in the north.',
    turns: [['build E5'], ['action ACT4', 'done']],
    now: { version: 7, keys: ['build E5'] },
  })
  expect(readNotes(here, 'abc', 1).text).toBe('Somebody else at this browser.')
  expect(readNotes(here, 'abcd', 0)).toEqual({ text: '', turns: [] })
})

test('they go with the table, and with it alone', () => {
  const here = storage()
  for (const table of ['abc', 'abcd']) writeNotes(here, table, 0, { text: table })
  forgetNotes(here, 'abc')
  expect(readNotes(here, 'abc', 0).text).toBe('')
  expect(readNotes(here, 'abcd', 0).text).toBe('abcd')
})

test('of many tables the last ones are kept, and empty notes are none', () => {
  const here = storage()
  for (let i = 0; i < 100; i++) writeNotes(here, `t${i}`, 0, { text: `${i}` })
  expect(readNotes(here, 't39', 0).text).toBe('')
  expect(readNotes(here, 't40', 0).text).toBe('40')
  writeNotes(here, 't99', 0, { text: '' })
  expect(here.getItem('freehold.notes')).not.toContain('t99')
})

test.each(['', '{', '{}', '[[1]]', '[["abc 0", {"text": 3}]]', '[["abc 0", {"text": "a", "turns": [3]}]]'])(
  'storage that is spoilt holds nothing: %s',
  (kept) => {
    expect(readNotes(storage(kept), 'abc', 0)).toEqual({ text: '', turns: [] })
  },
)
