import { parseArgs } from 'node:util'
import { InputError } from '@freehold/kernel'
import { benchNames, type Measured, runBench, runHooksBench } from '@freehold/lab'
import type { Command } from '../command.ts'

export const command: Command = {
  name: 'bench',
  summary: 'measure how fast Dominion simulates on one core',
  usage: [
    'freehold bench NAME… [--seconds N] [--json]',
    'freehold bench big-money --hooks [--seconds N] [--json]',
    '',
    `NAME         ${benchNames.join(', ')}`,
    '--seconds N  CPU seconds to measure, after warming up (3)',
    '--hooks      Big Money without and with ten cards that wait for all that happens and that nobody',
    '             buys, by turns: plain, hooks, ratio',
    '--json       one object a line: gamesPerSecond, games, turnsPerGame, …',
    '',
    'Games are played through the full rules by fixed players; seconds are CPU seconds of',
    'one core. npm run bench measures everything, with a C++ loop beside it.',
  ].join('\n'),
  async run(args) {
    const options = {
      seconds: { type: 'string', default: '3' },
      json: { type: 'boolean' },
      hooks: { type: 'boolean' },
    } as const
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    if (positionals.length === 0) throw new InputError(`bench: no name given; there are ${benchNames.join(', ')}`)
    const seconds = Number(values.seconds)
    if (!(seconds > 0 && seconds <= 600))
      throw new InputError(`--seconds: expected a number up to 600, got '${values.seconds}'`)
    if (values.hooks) {
      if (positionals.join() !== 'big-money') throw new InputError('--hooks: measured for big-money alone')
      const measured = await runHooksBench(seconds)
      const { plain, hooks, ratio } = measured
      const count = (n: number) => n.toLocaleString('en')
      console.log(
        values.json
          ? JSON.stringify(measured)
          : `big-money: ${count(plain)} games a second, ${count(hooks)} with ten cards that could wait: ${ratio} of it`,
      )
      return undefined
    }
    for (const name of positionals) {
      const measured = await runBench(name, seconds)
      console.log(values.json ? JSON.stringify({ bench: name, ...measured }) : inWords(name, measured))
    }
    return undefined
  },
}

function inWords(
  name: string,
  { gamesPerSecond, games, turnsPerGame, stateBytes, cloneNanoseconds }: Measured,
): string {
  const count = (n: number) => n.toLocaleString('en')
  return `${name}: ${count(gamesPerSecond)} games a second (${count(games)} games, ${turnsPerGame.toFixed(1)} turns each); a state is ${count(stateBytes)} bytes, copied in ${cloneNanoseconds} ns`
}
