import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import type { Table } from '../table/table.ts'
import { LatestTables } from './latest-tables.ts'

const MB = 2 ** 20

/** A table of such a weight, which may grow. */
function weighing(id: string, bytes: number) {
  const made = { id, bytes, weight: () => made.bytes }
  return made as unknown as Table & { bytes: number }
}

test('as many tables are held as fit, and those go first that nobody used for longest', () => {
  const forgotten: string[] = []
  const tables = new LatestTables(300, ({ id }) => forgotten.push(id))
  const ann = weighing('ann’s', 100)
  tables.set('ann’s', ann)
  tables.set('bob’s', weighing('bob’s', 100))
  tables.set('cat’s', weighing('cat’s', 100))
  expect(forgotten).toEqual([])
  expect(tables.get('ann’s')).toBe(ann) // used just now
  tables.set('dan’s', weighing('dan’s', 50))
  expect(forgotten).toEqual(['bob’s'])
  ann.bytes = 260
  tables.set('ann’s', ann) // weighed anew
  expect(forgotten).toEqual(['bob’s', 'cat’s', 'dan’s'])
  ann.bytes = 1000
  tables.set('ann’s', ann)
  expect([...tables.ids()]).toEqual(['ann’s']) // who plays there plays on
})

test.each([256, 1024])(
  'where nobody says how much memory they may take, it is a quarter of %i MB of heap',
  (heapMb) => {
    const module = JSON.stringify(new URL('./latest-tables.ts', import.meta.url).href)
    const script = `import(${module}).then(({ roomForTables }) => console.log(roomForTables()))`
    const said = execFileSync(process.execPath, [`--max-old-space-size=${heapMb}`, '--eval', script], {
      encoding: 'utf8',
    })
    // V8 adds to it what is for young objects.
    expect(Number(said)).toBeGreaterThanOrEqual((heapMb * MB) / 4)
    expect(Number(said)).toBeLessThan(((heapMb + 200) * MB) / 4)
  },
)
