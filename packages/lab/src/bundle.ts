import { mkdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { rolldown } from 'rolldown'

/**
 * Joins a hot module and all it imports into one file and returns its path. V8 treats constants of the same module as
 * constants and those of another as variables, which more than halves the speed of the engine (`npm run bench`).
 */
export async function bundle(entry: string, folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${basename(entry, '.ts')}.mjs`)
  const build = await rolldown({ input: entry, platform: 'node', logLevel: 'silent' })
  await build.write({ file, format: 'esm', codeSplitting: false })
  await build.close()
  statSync(file)
  return file
}

/** V8 flags under which the bundled engine runs best: calls between its small functions disappear. */
export const engineFlags = ['--max-inlined-bytecode-size=1000', '--max-inlined-bytecode-size-cumulative=4000']
