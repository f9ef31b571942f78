import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { findKingdom, type Kingdom } from '@freehold/dominion'
import { InputError } from '@freehold/kernel'
import {
  type Compared,
  checkNeeds,
  compareAlone,
  compareMeeting,
  csvReport,
  errorsOff,
  factsOf,
  htmlReport,
  kingdomFor,
  kingdomName,
  type LastResorts,
  lastResortsIn,
  makePool,
  type ProvinceTurn,
  playAlone,
  queuePool,
  referenceNames,
  simulate,
  suiteFor,
  textReport,
} from '@freehold/lab'
import { type Contestant, evolvedIds, findContestant, findStrategy, strategyIds, strengths } from '@freehold/players'
import { type Command, type ExitCode, exitCode } from '../command.ts'
import { checkWritable } from '../saved-file.ts'
import { simTerraMystica, terraMysticaUsage } from '../sim-terra-mystica.ts'
import { width, wrap } from '../terminal/layout.ts'
import { Progress } from '../terminal/progress.ts'
import { wholeNumber } from '../whole-number.ts'

const options = {
  games: { type: 'string' },
  kingdom: { type: 'string', multiple: true },
  suite: { type: 'string' },
  edition: { type: 'string' },
  seed: { type: 'string' },
  threads: { type: 'string' },
  redis: { type: 'string' },
  'stop-early': { type: 'string' },
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
  html: { type: 'string' },
  alone: { type: 'boolean' },
  list: { type: 'boolean' },
  reference: { type: 'boolean' },
  'last-resorts': { type: 'boolean' },
} as const

type Values = ReturnType<typeof parse>['values']
const parse = (args: readonly string[]) => parseArgs({ args: [...args], options, allowPositionals: true })

const MOST_GAMES = 1_000_000_000
const USUAL_GAMES = 10_000

export const command: Command = {
  name: 'sim',
  summary: 'let players meet by the thousand, in Dominion or Terra Mystica',
  usage: [
    'freehold sim STRATEGY… [--kingdom KINGDOM… | --suite 1e|2e] [options]',
    'freehold sim STRATEGY… --alone [options]',
    'freehold sim --list',
    'freehold sim --reference [--games N]',
    'freehold sim --last-resorts [--games N] [--kingdom KINGDOM…]',
    'freehold sim terra-mystica PLAYER… [--games N] [options]',
    '',
    'STRATEGY         a name from the list, a file of yours (*.json, or a path with a slash), or a plain menu:',
    '                 plain, plain:Smithy or plain:Smithy*2 (Province, Gold, the card, Silver, and nothing else);',
    '                 search:200ms searches so long at each decision, search:12000 with so many rollouts;',
    '                 several meet each other in turn, one alone meets itself',
    '--kingdom        a recommended set, a code or ten cards; several give a suite;',
    '                 otherwise the cards that the strategies need, and a few usual ones',
    '--edition 1e|2e  of the cards, where the kingdom does not say it (2e where that has all that is needed)',
    '--suite 1e|2e    all recommended sets of an edition in which nobody misses a card',
    `--games N        of each two strategies in each kingdom (${USUAL_GAMES}); each pair of games has the`,
    '                 same shuffles and the seats swapped',
    '--seed TEXT      the same games each time, whatever the number of threads, but with players who look at the',
    '                 clock (chancellor, regent, search:…ms)',
    '--threads N      cores to use (all); 0 plays in this very thread',
    '--redis URL      hands the games out to all who run freehold worker with the same URL',
    '--stop-early ELO stops two strategies as soon as it is clear which is stronger,',
    '                 told apart by ELO or more (5 is strict, 50 quick)',
    '--json, --csv    for programs',
    '--html FILE      writes a report with plots',
    '--alone          nobody plays against it: the turns on which it takes its Provinces',
    '--list           the strategies that come with Freehold',
    '--reference      measures what independent simulators agree on and compares (200,000 games each)',
    '--last-resorts   plays kingdoms of all boxes (100 games), or those that are asked for, and lists the decisions of cards',
    '                 that were answered by the first option, because nothing told them apart',
    '',
    'Ctrl-C stops and reports what was played. docs/strategies.md explains how to write a strategy,',
    'docs/lab.md what the figures mean.',
    '',
    'Terra Mystica:',
    ...terraMysticaUsage,
  ].join('\n'),
  async run(args) {
    if (args[0] === 'terra-mystica') return simTerraMystica(args.slice(1))
    const { values, positionals } = parse(args)
    if (values.list) {
      console.log(listing())
      return undefined
    }
    for (const way of ['reference', 'last-resorts', 'alone'] as const)
      if (values[way]) refuseWhatIsNotAskedIn(values, way)
    if (values.reference) return compareWithReference(values, positionals)
    if (values['last-resorts']) return listLastResorts(values, positionals)
    if (positionals.length === 0) throw new InputError('sim: no strategy given (freehold sim --list names some)')
    const strategies = distinct(positionals.map(findContestant))
    const kingdoms = kingdomsOf(values, strategies)
    const games = wholeNumber('--games', values.games, 1, MOST_GAMES) ?? USUAL_GAMES
    const stopEarly = wholeNumber('--stop-early', values['stop-early'], 1, 400)
    const threads = wholeNumber('--threads', values.threads, 0, 1024) ?? availableParallelism()
    if (values.json && values.csv) throw new InputError('sim: give --json or --csv, not both')
    if (values.seed === '') throw new InputError('--seed: expected a text')
    if (values.redis !== undefined && values.threads !== undefined)
      throw new InputError('sim: with --redis the workers play; give them --threads, or leave --redis out')
    if (values.alone) return alone(strategies, kingdoms, games, values)
    if (values.html !== undefined) await checkWritable('--html', values.html)
    const progress = new Progress('games')
    const stop = new AbortController()
    const interrupt = () => stop.abort()
    process.once('SIGINT', interrupt)
    const pool = values.redis === undefined ? makePool(threads) : await queuePool(values.redis, progress.note)
    const result = await simulate({
      strategies,
      kingdoms,
      games,
      seed: values.seed ?? randomUUID(),
      pool,
      ...(stopEarly !== undefined && { stopEarly }),
      signal: stop.signal,
      progress: (played, planned) => progress.show(played, planned),
    }).finally(() => {
      progress.clear()
      return pool.close()
    })
    process.off('SIGINT', interrupt)
    const facts = factsOf(result)
    console.log(values.json ? JSON.stringify(facts, undefined, 2) : values.csv ? csvReport(facts) : textReport(facts))
    if (values.html !== undefined) await save(values.html, htmlReport(result))
    return result.interrupted ? exitCode.interrupted : undefined
  },
}

/** By what the ways to ask something else than a match go; the rest would be left out without a word. */
const GOES_BY = {
  reference: ['games', 'seed', 'threads', 'json'],
  'last-resorts': ['games', 'seed', 'threads', 'json', 'kingdom', 'edition', 'suite'],
  alone: ['games', 'seed', 'threads', 'json', 'kingdom', 'edition', 'suite'],
} as const

function refuseWhatIsNotAskedIn(values: Values, way: keyof typeof GOES_BY): void {
  const taken: readonly string[] = [way, ...GOES_BY[way]]
  const other = Object.keys(values).find((option) => !taken.includes(option))
  if (other !== undefined) throw new InputError(`sim: --${way} knows nothing of --${other}; leave one of them out`)
}

function alone(
  strategies: readonly Contestant[],
  kingdoms: readonly Kingdom[],
  games: number,
  values: Values,
): undefined {
  const seed = values.seed ?? randomUUID()
  const runs = kingdoms.flatMap((kingdom) =>
    strategies.map((strategy) => ({
      strategy: strategy.name,
      kingdom: kingdomName(kingdom),
      provinces: playAlone(strategy.styleIn(kingdom), kingdom, games, seed),
    })),
  )
  if (values.json) console.log(JSON.stringify({ seed, games, runs }, undefined, 2))
  else console.log([`${gamesInWords(games)} alone, seed ${seed}`, ...runs.map(aloneInWords)].join('\n\n'))
  return undefined
}

const gamesInWords = (games: number): string => `${games.toLocaleString('en')} ${games === 1 ? 'game' : 'games'}`

function aloneInWords(run: { strategy: string; kingdom: string; provinces: readonly ProvinceTurn[] }): string {
  const rows = run.provinces
    .filter(({ reached }) => reached > 0)
    .map(
      ({ province, value, error, reached }) =>
        `  Province ${province}   turn ${value.toFixed(2).padStart(5)} ± ${(1.96 * error).toFixed(2)}${reached < 1 ? `   in ${(100 * reached).toFixed(1)} % of the games` : ''}`,
    )
  return [`${run.strategy} in ${run.kingdom}`, ...rows].join('\n')
}

function listLastResorts(values: Values, positionals: readonly string[]): undefined {
  if (positionals.length > 0) throw new InputError('sim: --last-resorts brings its own strategy; name none')
  const games = wholeNumber('--games', values.games, 1, MOST_GAMES) ?? 100
  const isAsked = values.kingdom ?? values.suite ?? values.edition
  const told = lastResortsIn(games, values.seed ?? 'last resorts', isAsked ? kingdomsOf(values, []) : undefined)
  if (values.json) console.log(JSON.stringify(told, undefined, 2))
  else console.log(lastResortsInWords(told))
  return undefined
}

function lastResortsInWords({ games, decisions, found }: LastResorts): string {
  const times = found.reduce((sum, each) => sum + each.times, 0)
  const head = `${gamesInWords(games)}, ${decisions.toLocaleString('en')} decisions of cards, ${times.toLocaleString('en')} of them by the last resort`
  return [head, ...found.map(({ source, asked, times: n }) => `${String(n).padStart(6)}  ${source} (${asked})`)].join(
    '\n',
  )
}

/** How many standard errors a figure may be off. */
const ERRORS = 3

async function compareWithReference(values: Values, positionals: readonly string[]): Promise<ExitCode> {
  if (positionals.length > 0) throw new InputError('sim: --reference brings its own strategies; name none')
  const games = wholeNumber('--games', values.games, 1000, MOST_GAMES) ?? 200_000
  const threads = wholeNumber('--threads', values.threads, 0, 1024) ?? availableParallelism()
  const seed = values.seed ?? 'reference'
  const compared: Compared[] = compareAlone(Math.min(games, 50_000), seed)
  const progress = new Progress('meetings')
  for (const [i, name] of referenceNames.entries()) {
    progress.show(i, referenceNames.length)
    compared.push(...(await compareMeeting(name, { games, seed, threads })))
  }
  progress.clear()
  if (values.json) console.log(JSON.stringify(compared, undefined, 2))
  else console.log(comparison(compared, games, seed))
  return compared.every((each) => errorsOff(each) <= ERRORS) ? exitCode.done : exitCode.failed
}

function comparison(compared: readonly Compared[], games: number, seed: string): string {
  const width = Math.max(...compared.map(({ what }) => what.length))
  const shown = (value: number, percent: boolean) =>
    (percent ? `${(100 * value).toFixed(2)} %` : value.toFixed(2)).padStart(9)
  const rows = compared.map((each) => {
    const off = errorsOff(each)
    const { what, expected, measured, percent } = each
    return `${what.padEnd(width)} ${shown(expected, percent)} ${shown(measured, percent)} ${off.toFixed(1).padStart(8)}${off > ERRORS ? '  too far' : ''}`
  })
  const head = `${''.padEnd(width)} ${'expected'.padStart(9)} ${'here'.padStart(9)} ${'errors'.padStart(8)}`
  return [`${games.toLocaleString('en')} games of each meeting, seed ${seed}`, '', head, ...rows].join('\n')
}

function kingdomsOf(values: Values, strategies: readonly Contestant[]): Kingdom[] {
  const { edition } = values
  if (edition !== undefined && edition !== '1e' && edition !== '2e')
    throw new InputError(`--edition: expected 1e or 2e, got '${edition}'`)
  if (edition && values.suite) throw new InputError('sim: give --edition or --suite, not both')
  if (values.suite !== undefined) {
    if (values.kingdom) throw new InputError('sim: give --kingdom or --suite, not both')
    if (values.suite === '1e' || values.suite === '2e') return suiteFor(strategies, values.suite)
    throw new InputError(`--suite: expected 1e or 2e, got '${values.suite}'`)
  }
  if (!values.kingdom) return [kingdomFor(strategies, edition)]
  return values.kingdom.map((asked) => {
    const kingdom = findKingdom(asked, edition)
    checkNeeds(strategies, kingdom, asked)
    return kingdom
  })
}

function distinct(strategies: readonly Contestant[]): readonly Contestant[] {
  const twice = strategies.find(({ name }, i) => strategies.findIndex((each) => each.name === name) < i)
  if (twice && strategies.length > 2) throw new InputError(`sim: ${twice.name} is named twice; name each once`)
  return twice ? strategies.slice(0, 1) : strategies
}

async function save(file: string, contents: string): Promise<void> {
  try {
    await writeFile(file, contents)
  } catch (error) {
    throw new InputError(`--html: ${file} cannot be written (${(error as NodeJS.ErrnoException).code})`)
  }
}

function listing(): string {
  const plain = { id: 'plain:Smithy*2', about: 'Province, Gold, at most two Smithies, Silver: any card and number.' }
  const groups = [
    strengths.map(({ id, says }) => ({ id, about: says })),
    [...strategyIds().map((id) => ({ id, about: findStrategy(id).about })), plain],
    evolvedIds().map((id) => ({ id, about: findStrategy(id).about })),
  ]
  const longest = Math.max(...groups.flat().map(({ id }) => id.length))
  const lines = (group: readonly { id: string; about: string }[]) =>
    group.map(({ id, about }) => wrap(`${id.padEnd(longest)}  ${about}`, width(), longest + 2)).join('\n')
  return groups.map(lines).join('\n\n')
}
