/**
 * npm run fuzz: sends a host 100,000 messages that nobody should send, and looks whether it lives, has told a secret, keeps
 * its memory, and goes on with its tables.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { openSqlite } from '../store/sqlite.ts'
import { fuzz } from './fuzz.ts'
import { fuzzTarget, secretsOf } from './fuzz-target.ts'

const COUNT = Number(process.argv[2] ?? 100_000)
const STEPS = 10
const MOST_GROWN_MB = 40
const folder = mkdtempSync(join(tmpdir(), 'freehold-fuzz-'))
const child = spawn(process.execPath, ['--expose-gc', join(import.meta.dirname, 'server.ts'), folder], {
  stdio: ['ignore', 'pipe', 'inherit'],
})
let problems = 0
const expect = (holds: boolean, what: string) => {
  console.log(`${holds ? 'holds' : 'FAILS'}  ${what}`)
  if (!holds) problems++
}
const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
const said = async () => JSON.parse(String((await lines.next()).value))
/** What the host still holds after it has given back what it can. */
const heapMb = async (): Promise<number> => {
  child.kill('SIGUSR2')
  return (await said()).heap / 2 ** 20
}
try {
  const { url } = await said()
  const people = await fuzzTarget(url, 'dominion')
  const store = await openSqlite(join(folder, 'freehold.sqlite'))
  const secrets = await secretsOf(folder, store, people.tables)
  await store.close()
  const codes = new Map<string, number>()
  const broken: string[] = []
  const memory: number[] = []
  let [sent, answered, unanswered] = [0, 0, 0]
  const began = performance.now()
  for (let step = 0; step < STEPS; step++) {
    const found = await fuzz({ url, ...people, secrets }, Math.ceil(COUNT / STEPS), `fast:fuzz ${step}`)
    for (const [code, n] of found.codes) codes.set(code, (codes.get(code) ?? 0) + n)
    broken.push(...found.broken)
    sent += found.sent
    answered += found.answered
    unanswered += found.unanswered
    memory.push(await heapMb())
  }
  const seconds = (performance.now() - began) / 1000
  console.log(`${sent} messages in ${seconds.toFixed(0)} s, ${answered} answers, ${unanswered} unanswered`)
  console.log(
    [...codes]
      .sort((one, other) => other[1] - one[1])
      .map(([code, n]) => `${code} ${n}`)
      .join(', '),
  )
  console.log(`MB of heap in use after each tenth: ${memory.map((each) => each.toFixed(1)).join(' ')}`)
  expect(child.exitCode === null, 'the host lives')
  expect(
    broken.length === 0,
    `no answer tells a secret or a mistake${broken
      .slice(0, 3)
      .map((each) => `\n       ${each}`)
      .join('')}`,
  )
  expect(unanswered === 0, 'every message that is to be answered is')
  expect((await fetch(`${url}/readyz`)).status === 200, 'it is ready')
  expect(memory[STEPS - 1] < memory[1] + MOST_GROWN_MB, 'its memory does not grow, but for new tables and people')
  const { text, version } = await people.play()
  expect(version > 0, `the tables go on: ${text}`)
} finally {
  child.kill('SIGTERM')
  await new Promise((resolve) => child.once('exit', resolve))
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = problems > 0 ? 1 : 0
