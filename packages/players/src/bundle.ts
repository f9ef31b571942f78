import { mkdirSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Plugin, rolldown } from 'rolldown'
import { fasterCode } from './faster-code.ts'

/** What a module reads beside itself, it still finds there. */
const inPlace: Plugin = {
  name: 'in-place',
  transform(code, id) {
    if (!code.includes('import.meta.')) return null
    return code
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
  },
}

/**
 * Joins a hot module and all it imports into one file and returns its path. V8 treats constants of the same module as
 * constants and those of another as variables, which more than halves the speed of the engine (`npm run bench`).
 */
export async function bundle(entry: string, folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${basename(entry, '.ts')}.mjs`)
  const build = await rolldown({ input: entry, platform: 'node', logLevel: 'silent', plugins: [inPlace, fasterCode] })
  await build.write({ file, format: 'esm', codeSplitting: false })
  await build.close()
  statSync(file)
  return file
}

/** V8 flags under which the bundled engine runs best: calls between its small functions disappear. */
export const engineFlags = [
  '--max-inlined-bytecode-size=1000',
  '--max-inlined-bytecode-size-cumulative=4000',
  '--min-inlining-frequency=0.02',
]
