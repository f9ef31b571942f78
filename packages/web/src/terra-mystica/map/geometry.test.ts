import { boardOf, MAP_IDS } from '@freehold/terra-mystica'
import { expect, test } from 'vitest'
import { layoutOf, towards } from './geometry.ts'

const hexesOf = (map: (typeof MAP_IDS)[number]) => {
  const { names, row, col } = boardOf(map)
  return names.map((id, i) => ({ id, row: row[i], col: col[i] }))
}

test.each(MAP_IDS)('on %s neighbours touch and nothing else does', (map) => {
  const board = boardOf(map)
  const hexes = hexesOf(map)
  const layout = layoutOf(hexes)
  const at = hexes.map((hex) => layout.at(hex))
  hexes.forEach((_, a) => {
    hexes.forEach((_, b) => {
      if (a === b) return
      const apart = Math.hypot(at[a].x - at[b].x, at[a].y - at[b].y)
      expect(apart < 70).toBe(board.neighbours[a].includes(b))
    })
    expect(at[a].x).toBeGreaterThan(30)
    expect(at[a].x).toBeLessThan(layout.width - 30)
    expect(at[a].y).toBeLessThan(layout.height - 30)
  })
})

test('arrow keys lead from space to space, over rivers too', () => {
  const hexes = hexesOf('original')
  const layout = layoutOf(hexes)
  const lands = hexes.filter(({ id }) => !id.startsWith('r'))
  const go = (from: string, key: string) =>
    towards(layout, lands.find(({ id }) => id === from) as (typeof lands)[number], key, lands)?.id
  expect(go('A1', 'ArrowRight')).toBe('A2')
  expect(go('A2', 'ArrowLeft')).toBe('A1')
  expect(go('B1', 'ArrowRight')).toBe('B2') // two rivers between
  expect(go('A1', 'ArrowLeft')).toBeUndefined()
  expect(go('A1', 'x')).toBeUndefined()
  expect(go('E1', 'ArrowDown')).toBe('F1')
})
