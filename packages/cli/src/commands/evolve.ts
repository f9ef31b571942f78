import { existsSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { findKingdom, type Kingdom, kingdomCode } from '@freehold/dominion'
import { InputError } from '@freehold/kernel'
import {
  beginEvolution,
  breed,
  champion,
  checkResumed,
  type Evolution,
  kingdomName,
  parseEvolution,
  written,
} from '@freehold/lab'
import { type Command, exitCode } from '../command.ts'
import { readJson } from '../json-file.ts'
import { Progress } from '../terminal/progress.ts'
import { wholeNumber } from '../whole-number.ts'

const options = {
  generations: { type: 'string' },
  population: { type: 'string' },
  games: { type: 'string' },
  seed: { type: 'string' },
  threads: { type: 'string' },
  out: { type: 'string' },
} as const

type Values = ReturnType<typeof parse>['values']
const parse = (args: readonly string[]) => parseArgs({ args: [...args], options, allowPositionals: true })

const USUAL = { generations: 30, population: 32, games: 100 }
/** So many times more games decide among the best of the last generation. */
const FINAL = 20

export const command: Command = {
  name: 'evolve',
  summary: 'breed a strong strategy for a kingdom of Dominion',
  usage: [
    'freehold evolve KINGDOM [options]',
    '',
    'KINGDOM          a recommended set, a code or ten cards',
    `--generations N  how many (${USUAL.generations}), those of an interrupted run included`,
    `--population N   menus in each (${USUAL.population})`,
    `--games N        of each with each of the pool (${USUAL.games})`,
    '--seed TEXT      the same evolution each time (1)',
    '--threads N      cores to use (all)',
    '--out FILE       where the strategy goes (evolved-CODE.json)',
    '',
    'Menus play against Big Money, Big Money Ultimate and the latest champions; the best have children.',
    'After each generation everything is saved in FILE.state: the same line goes on where it was stopped.',
  ].join('\n'),
  async run(args) {
    const { values, positionals } = parse(args)
    if (positionals.length === 0) throw new InputError('evolve: which kingdom? (see freehold evolve --help)')
    const kingdom = findKingdom(positionals.join(' '))
    const file = values.out ?? `evolved-${kingdomCode(kingdom.edition, kingdom.cards)}.json`
    const generations = wholeNumber('--generations', values.generations, 1, 100_000) ?? USUAL.generations
    const threads = wholeNumber('--threads', values.threads, 0, 1024) ?? availableParallelism()
    let state = await beginOrResume(values, kingdom, `${file}.state`)
    const stop = new AbortController()
    const interrupt = () => stop.abort()
    process.once('SIGINT', interrupt)
    const progress = new Progress('generations')
    const run = { threads, signal: stop.signal }
    while (state.generation < generations && !stop.signal.aborted) {
      const bred = await breed(state, run)
      if (!bred) break
      state = bred.next
      await save(`${file}.state`, state)
      progress.show(state.generation, generations)
    }
    progress.clear()
    const best = stop.signal.aborted ? undefined : await champion(state, FINAL * state.games, run)
    process.off('SIGINT', interrupt)
    if (!best) {
      console.log(`Stopped after ${state.generation} generations; the same line goes on from ${file}.state`)
      return exitCode.interrupted
    }
    const name = `Evolved for ${kingdomName(kingdom)}`
    const strategy = written(best.best, name, `Bred in ${state.generation} generations for this kingdom.`)
    await save(file, strategy)
    console.log(`${name}: ${(100 * best.points).toFixed(1)} % of the points against the pool; written to ${file}`)
    return exitCode.done
  },
}

async function beginOrResume(values: Values, kingdom: Kingdom, file: string): Promise<Evolution> {
  const population = wholeNumber('--population', values.population, 4, 1000) ?? USUAL.population
  const games = wholeNumber('--games', values.games, 2, 1_000_000) ?? USUAL.games
  if (!existsSync(file)) return beginEvolution({ kingdom, seed: values.seed ?? '1', population, games })
  const state = parseEvolution(await readJson(file, 'an evolution'), file)
  checkResumed(state, kingdom, file)
  return state
}

/** Written whole or not at all. */
async function save(file: string, contents: object): Promise<void> {
  try {
    await writeFile(`${file}.new`, `${JSON.stringify(contents, undefined, 2)}\n`)
    await rename(`${file}.new`, file)
  } catch (error) {
    throw new InputError(`--out: ${file} cannot be written (${(error as NodeJS.ErrnoException).code})`)
  }
}
