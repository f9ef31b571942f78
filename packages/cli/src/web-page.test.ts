import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { expect, test } from 'vitest'
import packageJson from '../../web/package.json' with { type: 'json' }
import { isUpToDate, sources } from './web-page.ts'

const root = resolve(import.meta.dirname, '../../..')
const isSource = (path: string) => sources.some((source) => path === source || path.startsWith(source + sep))

/** Whatever a file of ours names: what it imports, and the folders that it takes files of. */
function named(file: string): string[] {
  const { resolve: find } = createRequire(file)
  const found = readFileSync(file, 'utf8').matchAll(
    /(?:from |import |import\(|glob[^(]*\(\[?)'((?:\.|@freehold\/)[^'*]*)/g,
  )
  const paths = [...found].map(([, name]) => (name.startsWith('.') ? resolve(dirname(file), name) : find(name)))
  return paths.filter((path) => existsSync(path) && !path.endsWith('package.json')) // which hosts and workers say their version by
}

test('a page is built anew after a change of anything that it is made from', () => {
  for (const source of sources) expect(existsSync(source), source).toBe(true)
  const within = Object.keys(packageJson.dependencies).flatMap((name) => /^@freehold\/(.+)/.exec(name)?.[1] ?? [])
  expect(within).toContain('players')
  const missing = new Set<string>()
  for (const folder of ['web', ...within].map((name) => join(root, 'packages', name, 'src'))) {
    if (!isSource(folder)) missing.add(relative(root, folder))
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (/\.tsx?$/.test(file) && !/\.(test|fixture)\./.test(file))
        for (const path of named(join(folder, file))) if (!isSource(path)) missing.add(relative(root, path))
  }
  expect([...missing]).toEqual([])
})

test('what was written after the page, tests left out, makes it stale', () => {
  const folder = mkdtempSync(join(tmpdir(), 'freehold-page-'))
  const write = (name: string, second: number) => {
    writeFileSync(join(folder, name), '')
    utimesSync(join(folder, name), second, second)
  }
  mkdirSync(join(folder, 'src/players'), { recursive: true })
  write('index.html', 1000)
  write('src/players/weights.json', 999)
  write('src/players/network.test.ts', 1001)
  const page = () => isUpToDate(join(folder, 'index.html'), [join(folder, 'src')])
  expect(page()).toBe(true)
  write('src/players/weights.json', 1001)
  expect(page()).toBe(false)
  rmSync(folder, { recursive: true })
})
