import { styleText } from 'node:util'
import { describe, expect, test } from 'vitest'
import { columns, flow, lists, measure, wrap } from './layout.ts'

const bold = (text: string) => styleText('bold', text, { validateStream: false })

test('colours take no room', () => {
  expect(measure(bold('Gold'))).toBe(4)
})

describe('wrap', () => {
  test('breaks at spaces, keeps the indentation and hangs what follows', () => {
    expect(wrap('  one two three four', 10, 4)).toBe('  one two\n    three\n    four')
  })

  test('leaves a word that is too long whole', () => {
    expect(wrap(`a ${'x'.repeat(20)}`, 10)).toBe(`a\n${'x'.repeat(20)}`)
  })
})

test('flow keeps parts whole', () => {
  expect(flow(['Hand', 'Throne Room', 'Copper ×3'], { columns: 20, hang: 6 })).toBe(
    'Hand  Throne Room\n      Copper ×3',
  )
})

describe('columns', () => {
  test('are read downwards and as many as fit', () => {
    expect(columns(['1 a', '2 b', '3 c', '4 d', '5 e'], { available: 17 })).toBe('  1 a  3 c  5 e\n  2 b  4 d')
  })

  test('wrap an item that fits no line', () => {
    expect(columns(['1 one two three', '2 b'], { available: 12, hang: 2 })).toBe('  1 one two\n    three\n  2 b')
  })
})

describe('lists', () => {
  test('stand in common columns', () => {
    const rows = [
      { label: 'A', cells: ['one', 'three'] },
      { label: 'B', cells: ['seven', 'two', 'x', 'y'] },
    ]
    expect(lists(rows, 4, 22)).toEqual(['A   one    three', 'B   seven  two    x  y'])
  })

  test('flow where that takes fewer lines', () => {
    const rows = [
      { label: 'A', cells: ['a', 'a', 'a', 'a'] },
      { label: 'B', cells: ['x'.repeat(12)] },
    ]
    expect(lists(rows, 4, 18).join('\n')).toBe(`A   a  a  a  a\nB   ${'x'.repeat(12)}`)
  })
})
