/** The page in the browser, ready to be served: built where that was not done, and anew where that is wished for. */
import { execFile } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { InputError } from '@freehold/kernel'

const packages = resolve(import.meta.dirname, '../..')
const web = join(packages, 'web')

const ofWeb = ['src', 'public', 'index.html', 'service-worker.js', 'vite.config.ts']
const withinPage = ['kernel', 'dominion', 'terra-mystica', 'players', 'lab', 'server']

/** What the build is made from: the page itself, whatever of other packages it draws with, and what those read beside them. */
export const sources: readonly string[] = [
  ...ofWeb.map((name) => join(web, name)),
  ...withinPage.map((name) => join(packages, name, 'src')),
  ...['dominion/kept-rules', 'dominion/scenarios', 'terra-mystica/kept-rules'].map((name) => join(packages, name)),
  resolve(packages, '../examples/cards'),
  resolve(packages, '../package-lock.json'),
]

/** The folder of the page. `given` names another one, or `none`. `fresh` builds it where its sources are newer. */
export async function webPage(given: string | undefined, fresh: boolean): Promise<string | undefined> {
  if (given === 'none') return undefined
  if (given !== undefined) return expectPage(resolve(given))
  const built = join(web, 'dist')
  const page = join(built, 'index.html')
  if (!existsSync(page) || (fresh && !isUpToDate(page))) await build()
  return built
}

function expectPage(folder: string): string {
  if (existsSync(join(folder, 'index.html'))) return folder
  throw new InputError(`page ${folder}: no index.html in it; give the folder of a built page, or none`)
}

/** Whether nothing of what it is made from was written after the page. */
export function isUpToDate(page: string, madeFrom = sources): boolean {
  const { mtimeMs } = statSync(page)
  return madeFrom.every((source) => newest(source) <= mtimeMs)
}

function newest(path: string): number {
  if (!existsSync(path)) return 0
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  const files = readdirSync(path, { recursive: true, withFileTypes: true })
  const written = (file: (typeof files)[number]) =>
    file.isFile() && !/\.(test|fixture)\.tsx?$/.test(file.name) ? statSync(join(file.parentPath, file.name)).mtimeMs : 0
  return Math.max(0, ...files.map(written))
}

async function build(): Promise<void> {
  console.error('Building the page …')
  try {
    const vite = dirname(createRequire(join(web, 'package.json')).resolve('vite/package.json'))
    const args = [join(vite, 'bin', 'vite.js'), 'build', '--logLevel', 'error']
    await promisify(execFile)(process.execPath, args, { cwd: web })
  } catch (error) {
    const said = (error as { stderr?: string }).stderr || (error as Error).message
    const [line] = said.split('\n').filter((each) => each.trim() !== '')
    throw new InputError(`the page could not be built (${line?.trim()}); FREEHOLD_PAGE=none starts without it`)
  }
}
