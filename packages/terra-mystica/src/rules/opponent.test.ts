/** The Automa hangs on the rules by one narrow interface, `opponent.ts`: they know no more of her. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = import.meta.dirname
const rules = readdirSync(folder).filter((file) => file.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(file))
const source = (file: string) => readFileSync(join(folder, file), 'utf8')

test('the rules neither import her folder nor name her', () => {
  expect(rules).toContain('opponent.ts')
  expect(rules.filter((file) => /automa\/|\bautoma\b/i.test(source(file)))).toEqual([])
})
