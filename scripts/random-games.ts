/**
 * Plays Dominion at random with everything that can be chosen: any ten cards, landscapes, Colonies, Shelters, either printing, two
 * to six players, every way of asking; under every check of the kernel's suite. `npm run random-games -- 1000 0`: how many
 * games, and from which number on. `--workers 4` plays in so many threads. `--record FILE` notes what was played, a line a
 * hundred games, and goes on behind it the next time: so a large number is gathered in several runs.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { checkFullGames } from '../packages/dominion/src/engine/full-games.fixture.ts'

const BATCH = 100

/** A batch that was played. */
interface Line {
  readonly from: number
  readonly games: number
  readonly failures: readonly string[]
  readonly unended: number
}

function playBatch(from: number, games: number): Line {
  const { failures, endless } = checkFullGames(from, from + games)
  return { from, games, failures, unended: endless.length }
}

async function main(): Promise<void> {
  const { values, positionals } = parsed()
  const before = values.record === undefined ? [] : recorded(values.record)
  const behind = before.reduce((end, line) => Math.max(end, line.from + line.games), 0)
  const [games = 1000, from = behind] = positionals.map(Number)
  const workers = Number(values.workers)
  if (![games, from, workers].every((n) => Number.isSafeInteger(n) && n >= 0) || workers < 1)
    refuse('those are no numbers of games')
  const batches: [number, number][] = []
  for (let at = 0; at < games; at += BATCH) batches.push([from + at, Math.min(BATCH, games - at)])
  const played: Line[] = []
  const note = (line: Line) => {
    played.push(line)
    if (values.record !== undefined) appendFileSync(values.record, `${JSON.stringify(line)}\n`)
    for (const failure of line.failures) console.error(failure)
    console.log(`${sum(played)} of ${games} games, ${failed(played)} failed, ${unended(played)} without end`)
  }
  if (workers === 1) for (const [at, n] of batches) note(playBatch(at, n))
  else
    await Promise.all(
      Array.from({ length: workers }, (_, w) =>
        work(
          batches.filter((_, i) => i % workers === w),
          note,
        ),
      ),
    )
  const all = [...before, ...played]
  if (before.length > 0) console.log(`in all: ${sum(all)} games, ${failed(all)} failed, ${unended(all)} without end`)
  process.exitCode = failed(played) > 0 ? 1 : 0
}

function parsed() {
  try {
    return parseArgs({
      options: { workers: { type: 'string', default: '1' }, record: { type: 'string' } },
      allowPositionals: true,
    })
  } catch (error) {
    return refuse((error as Error).message)
  }
}

function refuse(why: string): never {
  console.error(
    `${why}; expected how many games, and perhaps from which number on: npm run random-games -- 1000 0 --workers 2`,
  )
  process.exit(2)
}

const sum = (lines: readonly Line[]): number => lines.reduce((n, { games }) => n + games, 0)
const failed = (lines: readonly Line[]): number => lines.reduce((n, { failures }) => n + failures.length, 0)
const unended = (lines: readonly Line[]): number => lines.reduce((n, line) => n + line.unended, 0)

const recorded = (file: string): Line[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : []

/** Plays batches in a thread of its own. */
function work(batches: readonly [number, number][], note: (line: Line) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: batches })
    worker.on('message', note)
    worker.on('error', reject)
    worker.on('exit', () => resolve())
  })
}

if (!isMainThread)
  for (const [from, games] of workerData as [number, number][]) parentPort?.postMessage(playBatch(from, games))
else await main()
