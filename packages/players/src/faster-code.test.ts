import { expect, test } from 'vitest'
import { quicken } from './faster-code.ts'

/** What a module exports, run as a module. */
const load = (code: string): Promise<Record<string, unknown>> =>
  import(`data:text/javascript,${encodeURIComponent(code)}`)

test('functions become constants that stand before everything else', async () => {
  const code = `
    import { EOL } from 'node:os'
    const early = twice(21)
    function twice(n) { return n + other(n) }
    function other(n) { return n }
    async function later() { return early }
    function* both() { yield early; yield EOL }
    export { early, later, both }`
  const quick = quicken(code)
  expect(quick).not.toMatch(/^\s*(async )?function/m)
  expect(quick.indexOf('const twice = function')).toBeLessThan(quick.indexOf('const early'))
  const { early, later, both } = (await load(quick)) as {
    early: number
    later: () => Promise<number>
    both: () => Iterable<unknown>
  }
  expect(early).toBe(42)
  expect(await later()).toBe(42)
  expect([...both()]).toHaveLength(2)
})

test('places in typed arrays are whole numbers, those of other things stay as they are', async () => {
  const code = `
    const numbers = new Int16Array([1, 2, 3])
    const words = ['a', 'b', 'c']
    const key = 'len'
    export function all(i) {
      numbers[i + 1] += numbers[numbers[i - 1] - 1 + i] * 10
      return [numbers[i + 1], numbers[i + 9], words[i + 1], words[key + 'gth']]
    }`
  const quick = quicken(code)
  expect(quick).toContain('numbers[(i + 1) | 0] += numbers[(numbers[(i - 1) | 0] - 1 + i) | 0]')
  expect(quick).toContain(`words[key + 'gth']`)
  const { all } = (await load(quick)) as { all: (i: number) => unknown }
  expect(all(1)).toEqual([23, undefined, 'c', 3])
})
