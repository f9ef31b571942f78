import { open, rename, rm, stat, writeFile } from 'node:fs/promises'
import { InputError } from '@freehold/kernel'
import { readJson } from './json-file.ts'

/** Writes the file that an option named, whole or not at all. Throws `InputError`. */
export async function saveWhole(flag: string, file: string, contents: string): Promise<void> {
  try {
    await writeFile(`${file}.new`, contents)
    await rename(`${file}.new`, file)
  } catch (error) {
    throw cannotBeWritten(flag, file, error)
  }
}

/** Throws `InputError` where `saveWhole` would: before the work that is to be saved, not after it. */
export async function checkCanSave(flag: string, file: string): Promise<void> {
  await checkWritable(flag, `${file}.new`, file)
}

/** Throws `InputError` where a file cannot be written; changes nothing. */
export async function checkWritable(flag: string, file: string, called = file): Promise<void> {
  const before = await stat(file).catch(() => undefined)
  if (before && !before.isFile() && !before.isDirectory()) return // to open and close a pipe would end it for its reader
  try {
    await (await open(file, 'a')).close()
    if (!before) await rm(file)
  } catch (error) {
    throw cannotBeWritten(flag, called, error)
  }
}

/** What was saved in a file of JSON, with the name of the file in every complaint. */
export async function readSaved(file: string, what: string): Promise<unknown> {
  try {
    return await readJson(file, what)
  } catch (error) {
    throw error instanceof InputError ? new InputError(`${file}: ${error.message}`) : error
  }
}

const cannotBeWritten = (flag: string, file: string, error: unknown): InputError =>
  new InputError(`${flag}: ${file} cannot be written (${(error as NodeJS.ErrnoException).code})`)
