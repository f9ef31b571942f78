import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { InputError } from '@freehold/kernel'
import type { Administration } from '@freehold/server'
import type { Command } from '../command.ts'
import { dataFolder } from '../data-folder.ts'
import { nearest } from '../nearest.ts'

interface Task {
  readonly usage: string // what follows its name
  readonly summary: string
  readonly of?: 'PERSON' | 'TABLE' | 'FOLDER'
  run(admin: Administration, id: string, options: { why?: string }): Promise<string | readonly string[]>
}

const MOST_LISTED = 10_000

const personIn = async ({ people }: Administration, who: string) => {
  const found = await people.find(who)
  return { ...found, called: found.email ?? found.name }
}

const tasks: Readonly<Record<string, Task>> = {
  people: {
    usage: '',
    summary: 'list people, the newest first',
    async run({ people }) {
      const all = await people.list(MOST_LISTED)
      return all.map(({ person, name, email, admin, banned, created }) =>
        [person, created.slice(0, 10), email ?? 'guest', name, admin && 'administrator', banned && `banned: ${banned}`]
          .filter(Boolean)
          .join('  '),
      )
    },
  },
  tables: {
    usage: '',
    summary: 'list tables, the newest first',
    async run(admin) {
      const all = await admin.tables(MOST_LISTED)
      return all.map(({ table, game, phase, version, people }) =>
        [table, game, phase, `version ${version}`, people.map(({ name }) => name).join(', ')].join('  '),
      )
    },
  },
  close: {
    usage: 'TABLE',
    summary: 'end a table without a result; it can still be looked at',
    of: 'TABLE',
    async run(admin, table) {
      await admin.closeTable(table)
      return `closed ${table}`
    },
  },
  delete: {
    usage: 'TABLE',
    summary: 'delete a table and all that is kept of it',
    of: 'TABLE',
    async run(admin, table) {
      await admin.deleteTable(table)
      return `deleted ${table}`
    },
  },
  ban: {
    usage: 'PERSON [--why TEXT]',
    summary: 'let somebody in no more',
    of: 'PERSON',
    async run(admin, who, { why }) {
      const { id, called } = await personIn(admin, who)
      await admin.people.ban(id, why)
      return `banned ${called}`
    },
  },
  unban: {
    usage: 'PERSON',
    summary: 'let somebody in again',
    of: 'PERSON',
    async run(admin, who) {
      const { id, called } = await personIn(admin, who)
      await admin.people.unban(id)
      return `${called} may come in again`
    },
  },
  'make-admin': {
    usage: 'PERSON',
    summary: 'give an account the administration over HTTP',
    of: 'PERSON',
    async run(admin, who) {
      const { id, called } = await personIn(admin, who)
      await admin.people.makeAdmin(id, true)
      return `${called} is an administrator`
    },
  },
  'unmake-admin': {
    usage: 'PERSON',
    summary: 'take it away again',
    of: 'PERSON',
    async run(admin, who) {
      const { id, called } = await personIn(admin, who)
      await admin.people.makeAdmin(id, false)
      return `${called} is no administrator`
    },
  },
  'reset-password': {
    usage: 'PERSON',
    summary: 'make a new password for an account, and sign it out everywhere',
    of: 'PERSON',
    async run(admin, who) {
      const { id, called } = await personIn(admin, who)
      const password = randomBytes(12).toString('base64url')
      await admin.people.resetPassword(id, password)
      return `the new password of ${called} is ${password}`
    },
  },
  backup: {
    usage: 'FOLDER',
    summary: 'copy all that is kept into a new folder, from which a host can start',
    of: 'FOLDER',
    async run(admin, folder) {
      admin.backUp(resolve(folder))
      return `backed up to ${folder}`
    },
  },
}

const lines = Object.entries(tasks).map(([name, { usage, summary }]) => `${`${name} ${usage}`.padEnd(27)} ${summary}`)

export const command: Command = {
  name: 'admin',
  summary: 'look after the people and tables of a host',
  usage: [
    'freehold admin TASK [options]',
    '',
    ...lines,
    '',
    '--data FOLDER               of the host (FREEHOLD_DATA, ~/.local/share/freehold)',
    '--why TEXT                  what whoever is banned is told',
    '',
    'A PERSON is given by id or e-mail. With DATABASE_URL, the host is the one over that database.',
    'The host may run meanwhile.',
  ].join('\n'),
  async run(args) {
    const text = { type: 'string' } as const
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { data: text, why: text },
      allowPositionals: true,
    })
    const [name = '', id = '', ...more] = positionals
    const task = taskOf(name)
    if (task.of && id === '') throw new InputError(`admin ${name}: expected a ${task.of}`)
    const extra = task.of ? more : positionals.slice(1)
    if (extra.length > 0) throw new InputError(`admin ${name}: unexpected '${extra[0]}'`)
    const { openAdministration } = await import('@freehold/server')
    const admin = await openAdministration({
      data: dataFolder(values.data),
      databaseUrl: process.env.DATABASE_URL || undefined,
    })
    try {
      const said = await task.run(admin, id, values)
      for (const line of typeof said === 'string' ? [said] : said) console.log(line)
    } finally {
      await admin.close()
    }
    return undefined
  },
}

function taskOf(name: string): Task {
  if (Object.hasOwn(tasks, name)) return tasks[name]
  const guess = nearest(name, Object.keys(tasks))
  const hint = guess ? `; did you mean '${guess}'?` : ` of ${Object.keys(tasks).join(', ')}`
  throw new InputError(name === '' ? `admin: expected one${hint}` : `admin: unknown task '${name}'${hint}`)
}
