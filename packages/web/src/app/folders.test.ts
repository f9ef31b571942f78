/** The folders of the page are its architecture: who may know whom, and that nobody but a game knows a game. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'
import { gamesHere } from './games.ts'

const sources = join(import.meta.dirname, '..')
/** What is only run by tests may know everything. */
const isOfTests = (file: string) => /\.(test|fixture)\.tsx?$/.test(file)
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !isOfTests(file),
)
const folderOf = (file: string) => file.split('/')[0]

interface Import {
  readonly from: string // a file
  readonly to: string // a file
}

/** All that a file imports of the page, types and what is loaded later among it. */
function importsOf(file: string, source: string): Import[] {
  const { module } = parseSync(file, source)
  const named = module.staticImports.map(({ moduleRequest }) => moduleRequest.value)
  const sent = module.staticExports.flatMap(({ entries }) => entries.flatMap((each) => each.moduleRequest?.value ?? []))
  const later = module.dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1))
  return [...named, ...sent, ...later]
    .filter((path) => path.startsWith('.'))
    .map((path) => ({ from: file, to: relative(sources, resolve(sources, dirname(file), path)) }))
}

/** Each circle of folders as the imports along it; those of one folder are no circle. */
function circlesOf(imports: readonly Import[]): string[][] {
  const across = imports.filter(({ from, to }) => folderOf(from) !== folderOf(to))
  const found: string[][] = []
  const done = new Set<string>()
  const walk = (folder: string, path: readonly Import[]): void => {
    const back = path.findIndex(({ from }) => folderOf(from) === folder)
    if (back >= 0) found.push(path.slice(back).map(({ from, to }) => `${from} → ${to}`))
    if (back >= 0 || done.has(folder)) return
    const next = across.filter(({ from }) => folderOf(from) === folder)
    for (const each of new Map(next.map((one) => [folderOf(one.to), one])).values())
      walk(folderOf(each.to), [...path, each])
    done.add(folder)
  }
  for (const folder of new Set(across.map(({ from }) => folderOf(from)))) walk(folder, [])
  return found
}

describe('folders', () => {
  test('a circle of folders is found, whatever kind of import closes it', () => {
    const written = {
      'ui/button.tsx': "import { keys } from '../base/keys.ts'",
      'base/keys.ts': "export type { Page } from '../pages/page.tsx'",
      'pages/page.tsx': "const Button = lazy(() => import('../ui/button.tsx'))",
      'pages/other.tsx': "import type { Page } from './page.tsx'",
    }
    const imports = Object.entries(written).flatMap(([file, source]) => importsOf(file, source))
    expect(circlesOf(imports)).toEqual([
      ['ui/button.tsx → base/keys.ts', 'base/keys.ts → pages/page.tsx', 'pages/page.tsx → ui/button.tsx'],
    ])
    expect(circlesOf(imports.slice(0, 2))).toEqual([])
  })

  test('none of the page import each other in a circle', () => {
    const imports = files.flatMap((file) => importsOf(file, readFileSync(join(sources, file), 'utf8')))
    expect(imports.length).toBeGreaterThan(1000)
    expect(circlesOf(imports)).toEqual([])
  })
})

describe('games', () => {
  const folders = gamesHere.map(({ id }) => id) // each lies in a folder of its name
  const shared = files.filter((file) => !folders.includes(folderOf(file)))

  test('no file but their own, and the list of them, names one', () => {
    const names = new RegExp(gamesHere.flatMap(({ id, title }) => [id, title.replace(' ', ' ?')]).join('|'), 'i')
    const naming = shared.filter((file) => names.test(readFileSync(join(sources, file), 'utf8')))
    expect(shared.length).toBeGreaterThan(80)
    expect(naming).toEqual(['app/games.ts'])
  })

  test('they do not know each other', () => {
    for (const folder of folders) {
      const own = files.filter((file) => folderOf(file) === folder)
      const known = own.flatMap((file) => importsOf(file, readFileSync(join(sources, file), 'utf8')))
      expect(known.filter(({ to }) => folders.includes(folderOf(to)) && folderOf(to) !== folder)).toEqual([])
    }
  })
})
