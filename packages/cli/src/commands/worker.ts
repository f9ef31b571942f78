import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { InputError } from '@freehold/kernel'
import { workQueue } from '@freehold/lab'
import { type Command, exitCode } from '../command.ts'
import { wholeNumber } from '../whole-number.ts'

const options = { redis: { type: 'string' }, threads: { type: 'string' } } as const

export const command: Command = {
  name: 'worker',
  summary: 'play games for a freehold sim --redis, on this machine',
  usage: [
    'freehold worker --redis URL [--threads N]',
    '',
    '--redis URL   where the games are handed out: redis://host:6379',
    '--threads N   cores to use (all)',
    '',
    'Run it on as many machines as you like, before or after freehold sim. Strategies come with the games:',
    'a worker needs no files. Ctrl-C ends it after the games it is playing; if it is killed, another worker',
    'plays them again. Workers only take games of their own version of Freehold.',
  ].join('\n'),
  async run(args) {
    const { values } = parseArgs({ args: [...args], options })
    if (values.redis === undefined) throw new InputError('worker: where are the games? Give --redis redis://host:6379')
    const threads = wholeNumber('--threads', values.threads, 1, 1024) ?? availableParallelism()
    const stop = new AbortController()
    const end = () => stop.abort()
    process.once('SIGINT', end)
    process.once('SIGTERM', end)
    const told = (line: string) => console.error(`freehold: ${line}`)
    const ready = () => console.log(`Ready to play on ${threads} ${threads === 1 ? 'thread' : 'threads'}; Ctrl-C ends`)
    const chunks = await workQueue({ url: values.redis, threads, signal: stop.signal, told, ready })
    console.log(`Played ${chunks.toLocaleString('en')} chunks of games`)
    return exitCode.done
  },
}
