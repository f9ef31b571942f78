import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const rulePackages = ['kernel', 'dominion', 'terra-mystica'] as const
const packages = [...rulePackages, 'players', 'lab', 'server', 'cli', 'web'] as const

/** Which packages each package may import. */
const arrows: Record<(typeof packages)[number], readonly (typeof packages)[number][]> = {
  kernel: [],
  dominion: ['kernel'],
  'terra-mystica': ['kernel'],
  players: rulePackages,
  lab: [...rulePackages, 'players'],
  server: [...rulePackages, 'players'],
  cli: [...rulePackages, 'players', 'lab', 'server'],
  web: [...rulePackages, 'players', 'lab', 'server'],
}

const impure: readonly (readonly [rule: string, code: string])[] = [
  ['correctness/noNodejsModules', "export { readFileSync } from 'node:fs'"],
  ['correctness/noNodejsModules', "export { readFileSync } from 'fs'"],
  ['correctness/noNodejsModules', "export const late = () => import('node:fs')"],
  ...[
    'Date.now()',
    'new Date()',
    'Temporal.Now',
    'performance.now()',
    'setTimeout(() => {}, 1)',
    'setInterval(() => {}, 1)',
    'setImmediate(() => {})',
    'process.env.HOME',
    'console.log(1)',
    "fetch('/')",
    'crypto.getRandomValues(new Uint8Array(1))',
    'globalThis.Date',
    'Buffer.alloc(1)',
  ].map((code) => ['style/noRestrictedGlobals', `export const x = ${code}`] as const),
  ['plugin', 'export const x = Math.random()'],
  ['plugin', 'export const x = [1].map(Math.random)'],
  ['plugin', "export const x = Math['random']()"],
  ['plugin', 'const { random: chance } = Math\nexport const x = chance()'],
  ['plugin', 'const maths = Math\nexport const x = maths.random()'],
]

const pure = `import { InputError } from './errors.ts'

export const half = (n: number): number => Math.floor(n / 2)
export const updated = (record: { Date: number }): number => record.Date
export const refuse = (): never => {
  throw new InputError('no')
}
`

/** Every case is a file in a copy of the house; biome looks at all of them in one go. */
const copy = mkdtempSync(join(tmpdir(), 'freehold-lint-'))
let findings: Map<string, readonly string[]>

const importCases = packages.flatMap((from) =>
  packages
    .filter((to) => to !== from)
    .flatMap((to) => [
      { from, to, how: 'import', code: `export { x } from '@freehold/${to}'` },
      { from, to, how: 'import-type', code: `export type { X } from '@freehold/${to}'` },
      { from, to, how: 'import-part', code: `export { x } from '@freehold/${to}/part'` },
      { from, to, how: 'import-late', code: `export const x = () => import('@freehold/${to}')` },
    ])
    .map((each) => ({ ...each, file: `packages/${from}/src/${each.how}-${each.to}.ts` })),
)
const pathCases = packages.map((from) => ({
  file: `packages/${from}/src/by-path.ts`,
  code: `export { x } from '../../${from === 'kernel' ? 'dominion' : 'kernel'}/src/game.ts'`,
}))
const impureCases = rulePackages.flatMap((name) =>
  impure.map(([rule, code], n) => ({ rule, code, file: `packages/${name}/src/deep/impure-${n}.ts` })),
)
const impureTests = impureCases
  .filter(({ rule, code }) => rule !== 'correctness/noNodejsModules' || !code.includes("'fs'"))
  .map(({ code, file }) => ({ code, file: file.replace('.ts', '.test.ts') }))
const pureCases = rulePackages.map((name) => ({ code: pure, file: `packages/${name}/src/pure.ts` }))
const styleCases = [
  { rule: 'style/noEnum', code: 'export enum Suit {\n  Clubs,\n}' },
  { rule: 'style/noNamespace', code: 'export namespace Old {\n  export const x = 1\n}' },
  { rule: 'style/noParameterProperties', code: 'export class Old {\n  constructor(public x: number) {}\n}' },
  { rule: 'suspicious/noExplicitAny', code: 'export const x = (y: any): unknown => y' },
  { rule: 'suspicious/noTsIgnore', code: '// @ts-ignore\nexport const x = 1' },
].map((each, n) => ({ ...each, file: `packages/players/src/style-${n}.ts` }))
const nameCase = { code: 'export const x = 1', file: 'packages/players/src/camelCase.ts' }

beforeAll(() => {
  cpSync(join(root, 'biome.jsonc'), join(copy, 'biome.jsonc'))
  cpSync(join(root, 'scripts/no-math-random.grit'), join(copy, 'scripts/no-math-random.grit'))
  const cases = [importCases, pathCases, impureCases, impureTests, pureCases, styleCases, nameCase].flat()
  for (const { file, code } of cases) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    writeFileSync(join(copy, file), `${code.trimEnd()}\n`)
  }
  findings = lint()
})

afterAll(() => rmSync(copy, { recursive: true }))

describe('arrows between packages', () => {
  test.each(packages)('%s imports what it may, and nothing else', (name) => {
    for (const { to, file } of importCases.filter(({ from }) => from === name)) {
      expect(findings.get(file), file).toEqual(arrows[name].includes(to) ? undefined : ['style/noRestrictedImports'])
    }
  })

  test.each(pathCases)('$file must not reach into another package', ({ file }) => {
    expect(findings.get(file)).toEqual(['style/noRestrictedImports'])
  })
})

describe('rules stay pure', () => {
  test.each(impure)('%s refuses %s', (rule, code) => {
    for (const { file } of impureCases.filter((each) => each.code === code)) {
      expect(findings.get(file), file).toContain(rule)
    }
  })

  test('their tests need not', () => {
    for (const { file } of impureTests) expect(findings.get(file), file).toBeUndefined()
  })

  test('pure code is accepted', () => {
    for (const { file } of pureCases) expect(findings.get(file), file).toBeUndefined()
  })
})

describe('house style', () => {
  test.each(styleCases)('$rule', ({ rule, file }) => {
    expect(findings.get(file)).toContain(rule)
  })

  test('files are named in kebab-case', () => {
    expect(findings.get(nameCase.file)).toEqual(['style/useFilenamingConvention'])
  })
})

/** The rules that biome, configured as for the house, finds broken, by file. */
function lint(): Map<string, readonly string[]> {
  const biome = join(root, 'node_modules/.bin/biome')
  const args = ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', 'packages']
  const { stdout, stderr } = spawnSync(process.execPath, [biome, ...args], { cwd: copy, encoding: 'utf8' })
  if (!stdout) throw new Error(stderr)
  const report: { diagnostics: { category: string; severity: string; location: { path: string } }[] } =
    JSON.parse(stdout)
  const broken = new Map<string, string[]>()
  for (const { category, severity, location } of report.diagnostics) {
    if (severity === 'info') continue
    broken.set(location.path, [...(broken.get(location.path) ?? []), category.replace('lint/', '')])
  }
  return broken
}
