/** Runs the measured loops: bundled, in a process of their own, with the flags that suit them. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { InputError } from '@freehold/kernel'
import { bundle, engineFlags } from '@freehold/players/bundle'
import type { NetworksMeasured } from './networks.ts'
import type { SearchBench, SearchMeasured } from './search.ts'
import type { Measured } from './simulate.ts'

export const benchNames = [
  'big-money',
  'big-money-hooks',
  'village-smithy',
  'attacks',
  'throne-room',
  'tokens',
  'debt',
  'horses',
  'six-players',
] as const
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

export interface HooksMeasured {
  readonly plain: number // games a CPU second
  readonly hooks: number // … in a kingdom of ten cards that wait for all that happens and that nobody buys
  readonly ratio: number
}

const ROUNDS = 3

/** What it costs that cards could wait: Big Money with and without them by turns, the middle of each, on however busy a machine. */
export async function runHooksBench(seconds = 3): Promise<HooksMeasured> {
  const rates: Record<'plain' | 'hooks', number[]> = { plain: [], hooks: [] }
  for (let round = 0; round < ROUNDS; round++) {
    rates.plain.push((await runBench('big-money', seconds / ROUNDS)).gamesPerSecond)
    rates.hooks.push((await runBench('big-money-hooks', seconds / ROUNDS)).gamesPerSecond)
  }
  const middle = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)]
  const [plain, hooks] = [middle(rates.plain), middle(rates.hooks)]
  return { plain, hooks, ratio: Number((hooks / plain).toFixed(3)) }
}

/** Searches for so many CPU seconds. */
export async function runSearchBench(bench: SearchBench): Promise<SearchMeasured> {
  const file = await bundle(join(import.meta.dirname, 'search.ts'), join(root, '.cache/bench'))
  const { stdout } = await run(process.execPath, [...engineFlags, file, JSON.stringify(bench)])
  return JSON.parse(stdout) as SearchMeasured
}

/** Lets the networks of the players look for so many CPU seconds each, in WebAssembly and in plain loops. */
export async function runNetworksBench(seconds = 1): Promise<NetworksMeasured> {
  const file = await bundle(join(import.meta.dirname, 'networks.ts'), join(root, '.cache/bench'))
  const { stdout } = await run(process.execPath, [...engineFlags, file, String(seconds)])
  return JSON.parse(stdout) as NetworksMeasured
}
