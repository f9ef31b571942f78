// npm test: everything that must hold, each step with its time; all of them run even if an early one fails.
// `npm test -- ARGS` runs only the tests, as `vitest run ARGS`: a part of a path, or `-t 'words of a name'`.

import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'

interface Step {
  readonly name: string
  readonly tool: string // a program in node_modules/.bin, or a file of ours
  readonly args: readonly string[]
}

/** What failed stands far above what the browser tells afterwards, so it is told again at the end. */
const report = '.cache/tests.json'
const reporting = ['--reporter=json', `--outputFile.json=${report}`]

/** What the tests need beyond npm's packages, then in the order of how soon they tell. */
const steps: readonly Step[] = [
  { name: 'system packages', tool: 'scripts/system-packages.ts', args: [] },
  { name: 'lint', tool: 'biome', args: ['check', '--error-on-warnings'] },
  { name: 'types', tool: 'tsc', args: ['--noEmit'] },
  { name: 'types of the pages', tool: 'tsc', args: ['--noEmit', '-p', 'packages/web'] },
  { name: 'imports', tool: 'knip', args: ['--no-config-hints', '--include', 'unlisted,unresolved,binaries'] },
  // A missing snapshot fails, and is not made.
  { name: 'tests', tool: 'vitest', args: ['run', '--update=none', '--reporter=default', ...reporting] },
  { name: 'browser', tool: 'playwright', args: ['test', '--config', 'packages/web'] },
]

const chosen = process.argv.slice(2)
const failed: string[] = []
rmSync(report, { force: true })
for (const step of chosen.length > 0 ? [{ name: 'tests', tool: 'vitest', args: ['run', ...chosen] }] : steps) {
  console.log(`\n── ${[`${step.name}:`, step.tool, ...step.args].join(' ')}`)
  const began = performance.now()
  const passed = await run(step)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`── ${step.name} ${passed ? 'passed' : 'FAILED'} after ${seconds} s`)
  if (!passed) failed.push(step.name)
}
if (failed.includes('tests')) console.log(failures().join('\n'))
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

interface Report {
  readonly testResults: readonly {
    readonly name: string
    readonly message: string
    readonly status: string
    readonly assertionResults: readonly { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

/** One paragraph a test that failed, or a file that could not be run. */
function failures(): string[] {
  if (!existsSync(report)) return []
  const { testResults }: Report = JSON.parse(readFileSync(report, 'utf8'))
  const told = (what: string, why: string) => `\n✘ ${what}\n  ${why.replace(/\n +at .*/g, '').slice(0, 1000)}`
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const tests = assertionResults.filter(({ status }) => status === 'failed')
      if (tests.length === 0) return [told(name, message)]
      return tests.map((test) => told(`${name} › ${test.fullName}`, test.failureMessages.join('\n')))
    })
}
