import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ladder, portraitOf } from './ladder.ts'

test('everybody on the ladder has a portrait', () => {
  for (const { id } of ladder)
    expect(existsSync(join(import.meta.dirname, '../../../public', portraitOf(id) ?? 'missing'))).toBe(true)
  expect(portraitOf('big-money')).toBeUndefined()
})

test('its rates are those that were measured', () => {
  const measured = readFileSync(join(import.meta.dirname, '../../../../../docs/lab.md'), 'utf8')
  for (const { id, won } of ladder) {
    const row = new RegExp(`^\\| ${id} \\| (\\d+\\.\\d) %`, 'im').exec(measured)
    expect([id, row ? Math.round(Number(row[1])) : undefined]).toEqual([id, won])
  }
})
