/** A copy of a data folder, taken while a host may write to it. */
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { InputError } from '@freehold/kernel'
import SqliteDatabase from 'better-sqlite3'

/** Copies what a host needs to start again into a folder that is new or empty; all of it or nothing. */
export function backUp(data: string, folder: string): void {
  const file = join(data, 'freehold.sqlite')
  if (!existsSync(file)) throw new InputError(`data folder ${data}: no host has kept anything there`)
  const unfinished = `${folder}.unfinished`
  try {
    if (existsSync(folder) && readdirSync(folder).length > 0) {
      throw new InputError(`backup ${folder}: is not empty; name a folder that does not exist yet`)
    }
    rmSync(unfinished, { recursive: true, force: true })
    mkdirSync(unfinished, { recursive: true, mode: 0o700 })
    copyDatabase(file, join(unfinished, 'freehold.sqlite'))
    const secret = join(data, 'secret')
    if (existsSync(secret)) copyFileSync(secret, join(unfinished, 'secret')) // with its rights
    for (const name of readdirSync(unfinished)) sync(join(unfinished, name))
    rmSync(folder, { recursive: true, force: true })
    renameSync(unfinished, folder)
    sync(dirname(folder))
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    const { code } = error as NodeJS.ErrnoException
    if (error instanceof InputError || code === undefined) throw error
    throw new InputError(`backup ${folder}: cannot be written (${code})`)
  }
}

/** As it stands at one moment, also what is only in its log so far; those who write are not kept waiting. */
function copyDatabase(from: string, to: string): void {
  const database = new SqliteDatabase(from, { fileMustExist: true })
  try {
    database.prepare('vacuum into ?').run(to)
  } finally {
    database.close()
  }
}

function sync(path: string): void {
  const opened = openSync(path, 'r')
  try {
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
}
