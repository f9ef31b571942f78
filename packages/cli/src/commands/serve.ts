import { parseArgs } from 'node:util'
import { InputError } from '@freehold/kernel'
import { type LogLevel, logLevels } from '@freehold/server/log-levels'
import type { Command } from '../command.ts'
import { dataFolder } from '../data-folder.ts'
import { webPage } from '../web-page.ts'

const DEFAULTS = { port: '3000', host: '127.0.0.1', log: 'info' } as const

export const command: Command = {
  name: 'serve',
  summary: 'host tables for people and artificial players, in the browser',
  usage: [
    'freehold serve [options]',
    '',
    `--port N      where to listen, 0 for any free port (PORT, ${DEFAULTS.port})`,
    `--host NAME   on which address; 0.0.0.0 for all (FREEHOLD_HOST, ${DEFAULTS.host})`,
    '--data FOLDER where tables are kept (FREEHOLD_DATA, ~/.local/share/freehold)',
    `--log LEVEL   ${logLevels.join(', ')} (FREEHOLD_LOG, ${DEFAULTS.log})`,
    '--proxy       a proxy in front says who asks, and whether by https (FREEHOLD_PROXY=1)',
    '--build       build the page anew where its sources are newer, not only where it is missing',
    '--page FOLDER a built page to serve, or none (FREEHOLD_PAGE, the one of this checkout)',
    '',
    'Notices: FREEHOLD_CONTACT (mailto:… or https://…) is whom push services can write to;',
    'FREEHOLD_PRIVATE_NOTICES=1 lets webhooks lead into the network of the host. E-mail for slow games:',
    'FREEHOLD_SMTP (smtp://USER:PASSWORD@HOST:PORT), FREEHOLD_MAIL_FROM (the address mails come from)',
    'and FREEHOLD_URL (the address of this host, as people know it).',
    '',
    'What is kept: FREEHOLD_KEEP_GUESTS, FREEHOLD_KEEP_CHAT and FREEHOLD_KEEP_GAMES, each a number of',
    'days: guests who did not come back, lines of chat, finished games. For ever where not set.',
    '',
    'Tables: FREEHOLD_CLOSE_AFTER is the number of days without a move after which a table is closed',
    '(180, 0 for never); FREEHOLD_TABLES_MB the memory that tables may take (a quarter of the heap).',
    '',
    'Many hosts: DATABASE_URL (postgres://…) in the place of the folder, and REDIS_URL',
    '(redis://…) between them.',
    '',
    'Options go before environment variables. Ctrl-C or SIGTERM stops the host after it has',
    'finished what it acknowledged. docs/hosting.md tells of running it, docs/server.md of the',
    'interface for programs.',
  ].join('\n'),
  async run(args) {
    const text = { type: 'string' } as const
    const flag = { type: 'boolean' } as const
    const { values } = parseArgs({
      args: [...args],
      options: { port: text, host: text, data: text, log: text, page: text, build: flag, proxy: flag },
    })
    const { env } = process
    const port = portOf(values.port ?? (env.PORT || DEFAULTS.port), values.port === undefined ? 'PORT' : '--port')
    const logLevel = levelOf(values.log ?? (env.FREEHOLD_LOG || DEFAULTS.log))
    const page = await webPage(values.page ?? (env.FREEHOLD_PAGE || undefined), values.build ?? false)
    const { startServer } = await import('@freehold/server') // not for the sake of a page of help
    const server = await startServer({
      port,
      host: values.host ?? (env.FREEHOLD_HOST || DEFAULTS.host),
      data: dataFolder(values.data),
      databaseUrl: env.DATABASE_URL || undefined,
      redisUrl: env.REDIS_URL || undefined,
      behindProxy: values.proxy ?? env.FREEHOLD_PROXY === '1',
      contact: env.FREEHOLD_CONTACT || undefined,
      mail: mailOf(env),
      privateNotices: env.FREEHOLD_PRIVATE_NOTICES === '1',
      keeps: { guests: daysOf('GUESTS'), chat: daysOf('CHAT'), games: daysOf('GAMES') },
      closeAfterDays: wholeOf('FREEHOLD_CLOSE_AFTER', 'a number of days from 0 to 99999', 0, 99_999),
      tablesMb: wholeOf('FREEHOLD_TABLES_MB', 'megabytes from 16 to 99999', 16, 99_999),
      logLevel,
      page,
    })
    // For whoever started it by hand; the log goes to the standard output.
    console.error(`Freehold is at ${server.url.replace('//127.0.0.1', '//localhost')} (Ctrl-C stops it)`)
    await new Promise<void>((resolve) => {
      // A service manager signals this process and the one that started it, which passes it on: twice is no impatience.
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve())
    })
    await server.stop()
    return undefined
  },
}

/** All three or none. */
function mailOf(env: NodeJS.ProcessEnv) {
  const { FREEHOLD_SMTP: smtp, FREEHOLD_MAIL_FROM: from = '', FREEHOLD_URL: url = '' } = env
  return smtp ? { smtp, from, url } : undefined
}

const daysOf = (what: 'GUESTS' | 'CHAT' | 'GAMES') =>
  wholeOf(`FREEHOLD_KEEP_${what}`, 'a number of days from 1 to 99999', 1, 99_999)

/** A whole number that the environment gives; `undefined` where it does not. */
function wholeOf(name: string, expected: string, least: number, most: number): number | undefined {
  const text = process.env[name]
  if (!text) return undefined
  if (/^\d{1,5}$/.test(text) && Number(text) >= least && Number(text) <= most) return Number(text)
  throw new InputError(`${name}: expected ${expected}, got '${text}'`)
}

function portOf(text: string, from: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  throw new InputError(`${from}: expected a port from 0 to 65535, got '${text}'`)
}

function levelOf(text: string): LogLevel {
  const level = logLevels.find((each) => each === text)
  if (level) return level
  throw new InputError(`--log: expected one of ${logLevels.join(', ')}, got '${text}'`)
}
