// npm run bench: how fast the engines are, in one run on one core, with ratios: these machines are noisy.

import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { benchNames, type Measured, runBench } from '@freehold/lab'
import { benchNetworks } from './networks.ts'
import { benchSearch } from './search.ts'
import { benchSimulation } from './simulation.ts'
import { benchStartUp } from './start-up.ts'
import { measureTerraMystica, printMeasures } from './terra-mystica.ts'

const root = join(import.meta.dirname, '..')
/** A hand-written loop in C++ that knows nothing but Big Money: the near limit. Measured where it and a compiler are there. */
const limitSource = process.env.FREEHOLD_LIMIT_SOURCE ?? join(root, '../shared/bench/big-money-limit.cpp')

const goals: Readonly<Record<string, number>> = {
  'big-money': 220_000,
  'village-smithy': 100_000,
  attacks: 70_000,
  'throne-room': 35_000,
}
const count = (n: number): string => Math.round(n).toLocaleString('en')

/** Games a CPU second of the C++ loop that really shuffles, as a general engine must. */
function measureLimit(): number | undefined {
  if (!existsSync(limitSource)) return undefined
  const folder = join(root, '.cache/bench')
  const program = join(folder, 'big-money-limit')
  mkdirSync(folder, { recursive: true })
  try {
    execFileSync('g++', ['-O3', '-march=native', '-o', program, limitSource], { stdio: 'ignore' })
  } catch {
    return undefined
  }
  const [, perSecond] =
    /shuffle: .* ([\d.]+) games\/cpu-s/.exec(execFileSync(program, ['3000000', '1'], { encoding: 'utf8' })) ?? []
  return perSecond === undefined ? undefined : Number(perSecond)
}

async function benchDominion(): Promise<void> {
  const limit = measureLimit()
  const measured: [string, Measured][] = []
  for (const name of benchNames) measured.push([name, await runBench(name)])
  const bigMoney = measured[0][1].gamesPerSecond
  console.log('Dominion, full rules, one core')
  for (const [
    name,
    { gamesPerSecond, turnsPerGame, stateBytes, cloneNanoseconds, heapGrowthBytes, games },
  ] of measured) {
    const goal = goals[name] ? ` (goal ${count(goals[name])})` : ''
    console.log(`  ${name.padEnd(16)} ${count(gamesPerSecond).padStart(9)} games/s${goal}`)
    console.log(
      `    ${turnsPerGame.toFixed(1)} turns a game, ${count(gamesPerSecond * turnsPerGame)} turns/s; against Big Money ${(gamesPerSecond / bigMoney).toFixed(2)}` +
        `${limit ? `, against the C++ limit ${(gamesPerSecond / limit).toFixed(3)}` : ''}`,
    )
    console.log(
      `    a state: ${count(stateBytes)} bytes, copied in ${cloneNanoseconds} ns; heap growth ${(heapGrowthBytes / games).toFixed(1)} bytes a game`,
    )
  }
  console.log(
    limit
      ? `  C++ near-limit   ${count(limit)} games/s of Big Money alone`
      : '  C++ near-limit   not measured: no g++, or no source (FREEHOLD_LIMIT_SOURCE)',
  )
}

await benchDominion()
benchStartUp()
await benchSimulation()
await benchSearch()
await benchNetworks()
printMeasures('Terra Mystica, one core', measureTerraMystica())
