import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const page = readFileSync(join(root, 'docs/kernel.md'), 'utf8')

test('the example in docs/kernel.md prints what the page says', () => {
  const [, code, printed] = /```ts\n([\s\S]*?)```\n\nIt prints\n\n```text\n([\s\S]*?)```/.exec(page) ?? []
  const run = spawnSync(process.execPath, ['--input-type=module-typescript', '--eval', code], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(run.stderr).toBe('')
  expect(run.stdout).toBe(printed)
})
