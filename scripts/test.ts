// npm test: everything that must hold, each step with its time; all of them run even if an early one fails.
// `npm test -- ARGS` runs only the tests, as `vitest run ARGS`: a part of a path, or `-t 'words of a name'`.

import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'

interface Step {
  readonly name: string
  readonly tool: string // a program in node_modules/.bin, or a file of ours
  readonly args: readonly string[]
}

/** What the tests need beyond npm's packages, then in the order of how soon they tell. */
const steps: readonly Step[] = [
  { name: 'system packages', tool: 'scripts/system-packages.ts', args: [] },
  { name: 'lint', tool: 'biome', args: ['check', '--error-on-warnings'] },
  { name: 'types', tool: 'tsc', args: ['--noEmit'] },
  { name: 'types of the pages', tool: 'tsc', args: ['--noEmit', '-p', 'packages/web'] },
  { name: 'imports', tool: 'knip', args: ['--no-config-hints', '--include', 'unlisted,unresolved,binaries'] },
  { name: 'tests', tool: 'vitest', args: ['run', '--update=none'] }, // a missing snapshot fails, and is not made
  { name: 'browser', tool: 'playwright', args: ['test', '--config', 'packages/web'] },
]

const chosen = process.argv.slice(2)
const failed: string[] = []
for (const step of chosen.length > 0 ? [{ name: 'tests', tool: 'vitest', args: ['run', ...chosen] }] : steps) {
  console.log(`\n── ${[`${step.name}:`, step.tool, ...step.args].join(' ')}`)
  const began = performance.now()
  const passed = await run(step)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`── ${step.name} ${passed ? 'passed' : 'FAILED'} after ${seconds} s`)
  if (!passed) failed.push(step.name)
}
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nAll passed')
process.exitCode = failed.length > 0 ? 1 : 0

function run(step: Step): Promise<boolean> {
  const program = existsSync(step.tool) ? step.tool : `node_modules/.bin/${step.tool}`
  const child = spawn(process.execPath, [program, ...step.args], { stdio: 'inherit' })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => resolve(code === 0))
  })
}
