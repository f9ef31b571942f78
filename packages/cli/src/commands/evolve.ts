import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { findKingdom, type Kingdom, kingdomCode, recommendedSets, setOf } from '@freehold/dominion'
import { InputError } from '@freehold/kernel'
import {
  beginEvolution,
  breed,
  champion,
  checkResumed,
  type Evolution,
  kingdomName,
  measure,
  parseEvolution,
  type Run,
  withPool,
} from '@freehold/lab'
import { breedingFor, type Evolved, evolvedFor, findStrategy, type Strategy, strategyText } from '@freehold/players'
import { bestAmong, type Genome, QuickBreeding } from '@freehold/players/breeding'
import { type Command, type ExitCode, exitCode } from '../command.ts'
import { checkCanSave, readSaved, saveWhole } from '../saved-file.ts'
import { Progress } from '../terminal/progress.ts'
import { wholeNumber } from '../whole-number.ts'

const options = {
  generations: { type: 'string' },
  population: { type: 'string' },
  games: { type: 'string' },
  seed: { type: 'string' },
  threads: { type: 'string' },
  edition: { type: 'string' },
  suite: { type: 'string' },
  out: { type: 'string' },
  from: { type: 'string', multiple: true },
  measured: { type: 'string' },
  report: { type: 'boolean' },
  quick: { type: 'boolean' },
  times: { type: 'string' },
} as const

type Edition = Kingdom['edition']
type Values = ReturnType<typeof parse>['values']
const parse = (args: readonly string[]) => parseArgs({ args: [...args], options, allowPositionals: true })

const USUAL = { generations: 60, population: 64, games: 20 }
/** So many times more games decide among the best of the last generation. */
const FINAL = 50
/** Games in which the result is measured. */
const MEASURED = 20_000

export const command: Command = {
  name: 'evolve',
  summary: 'breed a strong strategy for a kingdom of Dominion',
  usage: [
    'freehold evolve KINGDOM [options]',
    'freehold evolve --suite 1e|2e [options]',
    'freehold evolve --report [KINGDOM]',
    '',
    'KINGDOM          a recommended set, a code or ten cards',
    '--edition 1e|2e  of the cards, where the kingdom does not say it (2e)',
    '--suite 1e|2e    all recommended sets of an edition, one after the other',
    `--generations N  how many (${USUAL.generations}), those of an interrupted run included`,
    `--population N   menus in each (${USUAL.population})`,
    `--games N        of each with each of the pool, at first (${USUAL.games}); the better ones play more`,
    '--seed TEXT      the same evolution each time (1)',
    '--threads N      cores to use (all)',
    '--from FILE      a strategy to begin with, beside those that come with Freehold; as many as you like',
    '--out FILE       where the strategy goes (evolved-CODE.json); for a suite, a folder',
    `--measured N     games in which the result is measured (${MEASURED.toLocaleString('en')})`,
    '--quick          as it is done for a table with an unknown kingdom: in seconds, without measuring',
    '--times N        with --quick: so many times by other lots; the best of these and of what came with Freehold is kept',
    '--report         measures the strategies bred for the recommended sets that come with Freehold',
    '',
    'Menus play against the best hand-written strategies of the kingdom and the latest champions; the best',
    'have children. After each generation everything is saved in FILE.state: the same line goes on where it',
    'was stopped.',
  ].join('\n'),
  async run(args) {
    const { values, positionals } = parse(args)
    for (const way of ['report', 'quick'] as const) if (values[way]) refuseWhatIsNotAskedIn(values, way)
    const tasks = values.report ? [] : tasksOf(values, positionals)
    const generations = wholeNumber('--generations', values.generations, 1, 100_000) ?? USUAL.generations
    const threads = wholeNumber('--threads', values.threads, 0, 1024) ?? availableParallelism()
    const population = wholeNumber('--population', values.population, 8, 1000) ?? USUAL.population
    const games = wholeNumber('--games', values.games, 2, 1_000_000) ?? USUAL.games
    const measured = wholeNumber('--measured', values.measured, 100, 100_000_000) ?? MEASURED
    const from = (values.from ?? []).map(findStrategy)
    const times = wholeNumber('--times', values.times, 1, 1000)
    if (times !== undefined && !values.quick) throw new InputError('--times: only with --quick')
    await checkFiles(tasks)
    if (values.quick) {
      for (const task of tasks) await quickly(task, times ?? 1)
      return exitCode.done
    }
    const stop = new AbortController()
    const interrupt = () => stop.abort()
    process.once('SIGINT', interrupt)
    try {
      return await withPool(threads, async (pool) => {
        const run = { pool, signal: stop.signal }
        if (values.report) return report(reported(values, positionals), measured, run)
        for (const task of tasks) {
          const code = await evolve(
            task,
            { generations, population, games, measured, seed: values.seed ?? '1', from, asked: values.from ?? [] },
            run,
          )
          if (code !== exitCode.done) return code
        }
        return exitCode.done
      })
    } finally {
      process.off('SIGINT', interrupt)
    }
  },
}

/** By what the ways other than breeding at length go; the rest would be left out without a word. */
const GOES_BY = {
  report: ['edition', 'measured', 'threads'],
  quick: ['edition', 'suite', 'out', 'times'],
} as const

function refuseWhatIsNotAskedIn(values: Values, way: keyof typeof GOES_BY): void {
  const taken: readonly string[] = [way, ...GOES_BY[way]]
  const other = Object.keys(values).find((option) => !taken.includes(option))
  if (other !== undefined) throw new InputError(`evolve: --${way} knows nothing of --${other}; leave one of them out`)
}

interface Task {
  readonly kingdom: Kingdom
  readonly file: string
}

function tasksOf({ suite, edition, out }: Values, positionals: readonly string[]): Task[] {
  if (suite !== undefined) {
    if (positionals.length > 0) throw new InputError('evolve: give a kingdom or --suite, not both')
    if (edition !== undefined) throw new InputError('evolve: give --edition or --suite, not both')
    const sets = recommendedSets(editionOf('--suite', suite) as Edition)
    return sets.map(({ name, edition: of }) => ({
      kingdom: findKingdom(name, of),
      file: join(out ?? '.', `${fileName(name)}-${of}.json`),
    }))
  }
  if (positionals.length === 0) throw new InputError('evolve: which kingdom? (see freehold evolve --help)')
  const kingdom = findKingdom(positionals.join(' '), editionOf('--edition', edition))
  return [{ kingdom, file: out ?? `evolved-${kingdomCode(kingdom.edition, kingdom.cards)}.json` }]
}

/** Throws `InputError` where what is bred could not be saved. */
async function checkFiles(tasks: readonly Task[]): Promise<void> {
  for (const { file } of tasks) {
    if (!existsSync(dirname(file))) throw new InputError(`--out: there is no folder ${dirname(file)}`)
    await checkCanSave('--out', file)
  }
}

function editionOf(flag: string, given: string | undefined): Edition | undefined {
  if (given === undefined || given === '1e' || given === '2e') return given
  throw new InputError(`${flag}: expected 1e or 2e, got '${given}'`)
}

const fileName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z0-9]+/g, '-')

interface Plan {
  readonly generations: number
  readonly population: number
  readonly games: number
  readonly measured: number
  readonly seed: string
  readonly from: readonly Strategy[]
  readonly asked: readonly string[] // their names or files
}

async function evolve({ kingdom, file }: Task, plan: Plan, run: Run & { signal: AbortSignal }): Promise<ExitCode> {
  const { generations } = plan
  let state = await beginOrResume(kingdom, plan, `${file}.state`, run)
  if (state) await saveWhole('--out', `${file}.state`, `${JSON.stringify(state)}\n`)
  const progress = new Progress('generations')
  while (state && state.generation < generations) {
    const bred = await breed(state, run)
    if (!bred) break
    state = bred.next
    await saveWhole('--out', `${file}.state`, `${JSON.stringify(state)}\n`)
    progress.show(state.generation, generations, `best ${percent(bred.points)} against the pool`)
  }
  progress.clear()
  const best = state && (await champion(state, FINAL * state.games, run))
  const strength = best && (await measure(strategyFor(kingdom, best.best), kingdom, plan.measured, run))
  if (!state || !strength) {
    const saved = state ? `; the same line goes on from ${file}.state` : ''
    console.log(`Stopped after ${state?.generation ?? 0} generations${saved}`)
    return exitCode.interrupted
  }
  const { edition, cards } = kingdom
  const evolved: Evolved = {
    kingdom: { edition, cards },
    command: commandLine(kingdom, state),
    generations: state.generation,
    ...strength,
  }
  await saveWhole('--out', file, strategyText({ ...strategyFor(kingdom, best.best), evolved }))
  console.log(
    `${nameFor(kingdom)}: ${percent(strength.best.share)} of the games against ${strength.best.strategy}, ` +
      `the best by hand; written to ${file}`,
  )
  return exitCode.done
}

/** Breeds as a table does, so many times, and writes what came of it. */
async function quickly({ kingdom, file }: Task, times: number): Promise<void> {
  const { edition, cards } = kingdom
  const command = `freehold evolve ${kingdomWords(kingdom)} --quick${times > 1 ? ` --times ${times}` : ''}`
  const evolved = { kingdom: { edition, cards }, command, generations: QuickBreeding.generations }
  const breedings = Array.from({ length: times }, (_, time) => {
    const breeding = breedingFor(kingdom, time)
    while (!breeding.done) breeding.step()
    return breeding
  })
  const menus = breedings.map((breeding) => ({ ...strategyFor(kingdom, breeding.best), evolved }))
  const before = times > 1 ? evolvedFor(kingdom) : undefined
  const best = bestAmong([...(before ? [before] : []), ...menus], kingdom, breedings)
  await saveWhole('--out', file, strategyText(best))
  const kept = best === before ? 'what came with Freehold is still the best; ' : ''
  console.log(`${nameFor(kingdom)}: ${kept}written to ${file}`)
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
const nameFor = (kingdom: Kingdom): string => `Evolved for ${kingdomName(kingdom)}`

/** The line that gives the same strategy again. */
function commandLine(kingdom: Kingdom, { generation, population, games, seed, from = [] }: Evolution): string {
  const begun = from.map((asked) => ` --from ${quoted(asked)}`).join('')
  return `freehold evolve ${kingdomWords(kingdom)} --generations ${generation} --population ${population} --games ${games} --seed ${quoted(seed)}${begun}`
}

/** As a shell reads it as one word. */
const quoted = (word: string): string => (/^[\w./:*-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`)

function kingdomWords(kingdom: Kingdom): string {
  const { edition, cards, beside } = kingdom
  const set = setOf(edition, cards)
  const isSet = set !== undefined && isDeepStrictEqual(findKingdom(set.name, edition).beside ?? {}, beside ?? {})
  return isSet ? `"${set.name}" --edition ${edition}` : kingdomCode(edition, cards, beside)
}

function strategyFor(kingdom: Kingdom, { buy, play, trash }: Genome): Strategy {
  const cards = kingdom.cards.filter((card) => buy.some((entry) => entry.card === card))
  const about = `Bred for this kingdom: ${cards.length > 0 ? cards.join(', ') : 'money'}.`
  return { buy, play, trash, name: nameFor(kingdom), about, idle: [], answers: [], needs: cards }
}

async function beginOrResume(kingdom: Kingdom, plan: Plan, file: string, run: Run): Promise<Evolution | undefined> {
  if (!existsSync(file)) return beginEvolution({ kingdom, ...plan }, run)
  const state = parseEvolution(await readSaved(file, 'an evolution'), file)
  checkResumed(state, kingdom, plan, file)
  return state
}

/** The kingdom that was asked for, or all recommended sets. */
function reported({ edition }: Values, positionals: readonly string[]): Kingdom[] {
  const asked = editionOf('--edition', edition)
  if (positionals.length > 0) return [findKingdom(positionals.join(' '), asked)]
  const all = asked ? [asked] : (['2e', '1e'] as const)
  return all.flatMap((each) => recommendedSets(each).map(({ name }) => findKingdom(name, each)))
}

/** A table in Markdown, as it stands in docs/lab.md. */
async function report(kingdoms: readonly Kingdom[], games: number, run: Run): Promise<ExitCode> {
  console.log(
    '| kingdom | the best by hand | share against it | the hardest by hand | share against it |\n|---|---|---|---|---|',
  )
  const progress = new Progress('kingdoms')
  for (const [i, kingdom] of kingdoms.entries()) {
    const strategy = evolvedFor(kingdom)
    if (!strategy) continue
    progress.show(i, kingdoms.length)
    const strength = await measure(strategy, kingdom, games, run)
    progress.clear()
    if (!strength) return exitCode.interrupted
    const cells = [strength.best, strength.hardest].flatMap(({ strategy: id, share, low, high }) => [
      findStrategy(id).name,
      `${percent(share)} (${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)})`,
    ])
    console.log(`| ${kingdomName(kingdom)} | ${cells.join(' | ')} |`)
  }
  return exitCode.done
}
