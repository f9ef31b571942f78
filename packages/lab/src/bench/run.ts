/** Runs the measured loops: bundled, in a process of their own, with the flags that suit them. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { InputError } from '@freehold/kernel'
import { bundle, engineFlags } from '../bundle.ts'
import type { SearchBench, SearchMeasured } from './search.ts'
import type { Measured } from './simulate.ts'

export const benchNames = ['big-money', 'village-smithy', 'attacks', 'throne-room', 'six-players'] as const
export type BenchName = (typeof benchNames)[number]

const root = join(import.meta.dirname, '../../../..')
const run = promisify(execFile)

/** Plays games of one kind for so many CPU seconds, after warming up. */
export async function runBench(name: string, seconds = 3): Promise<Measured> {
  if (!(benchNames as readonly string[]).includes(name)) {
    throw new InputError(`There is no benchmark ${JSON.stringify(name)}; there are ${benchNames.join(', ')}`)
  }
  const file = await bundle(join(import.meta.dirname, 'simulate.ts'), join(root, '.cache/bench'))
  const { stdout } = await run(process.execPath, [...engineFlags, file, name, String(seconds)])
  return JSON.parse(stdout) as Measured
}

/** Searches for so many CPU seconds. */
export async function runSearchBench(bench: SearchBench): Promise<SearchMeasured> {
  const file = await bundle(join(import.meta.dirname, 'search.ts'), join(root, '.cache/bench'))
  const { stdout } = await run(process.execPath, [...engineFlags, file, JSON.stringify(bench)])
  return JSON.parse(stdout) as SearchMeasured
}
