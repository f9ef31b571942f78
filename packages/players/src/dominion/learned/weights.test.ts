import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bundle } from '../../bundle.ts'

const here = import.meta.dirname

test('the numbers of the networks are no part of the program: they are read when a network is asked', async () => {
  const file = await bundle(join(here, '../strengths.ts'), await mkdtemp(join(tmpdir(), 'freehold-')))
  const program = await readFile(file, 'utf8')
  for (const name of ['weights.json', 'policy-weights.json']) {
    expect(program).toContain(name)
    const { data } = JSON.parse(await readFile(join(here, name), 'utf8')) as { data: string }
    expect(program).not.toContain(data.slice(0, 100))
  }
})
