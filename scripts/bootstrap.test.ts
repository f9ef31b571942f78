import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isNewEnough } from './bootstrap.mjs'
import { findOldNode } from './old-node.ts'

const oldNode = findOldNode()

/** A checkout in small: the scripts, and a lock file that asks for one package of its own. */
let checkout: string
beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'freehold-checkout-'))
  for (const script of ['bootstrap.mjs', 'run.mjs']) {
    cpSync(join(import.meta.dirname, script), join(checkout, 'scripts', script))
  }
  write('package.json', { name: 'small', version: '1.0.0', type: 'module', workspaces: ['one'] })
  write('one/package.json', { name: 'one', version: '1.0.0' })
  write('package-lock.json', {
    name: 'small',
    version: '1.0.0',
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': { name: 'small', version: '1.0.0', workspaces: ['one'] },
      'node_modules/one': { resolved: 'one', link: true },
      one: { version: '1.0.0' },
    },
  })
})
afterEach(() => rmSync(checkout, { recursive: true }))

describe('which Node', () => {
  test.each(['v24.3.0', 'v24.21.0', 'v25.0.0', '26.10.0'])('%s is new enough', (version) => {
    expect(isNewEnough(version)).toBe(true)
  })

  test.each(['v18.19.1', 'v20.20.2', 'v22.21.0', 'v24.2.0'])('%s is too old', (version) => {
    expect(isNewEnough(version)).toBe(false)
  })

  test('a new one runs the program itself', () => {
    write('program.ts', 'console.log(process.execPath)')
    expect(run(process.execPath, ['program.ts']).stdout).toBe(`${process.execPath}\n`)
  })

  test('an old one hands over to the fetched one, which comes first in PATH', () => {
    const node = pretendFetched()
    write('program.ts', "console.log(process.version, process.env.PATH?.split(':')[0])")
    expect(run(oldNode, ['program.ts']).stdout).toBe(`${process.version} ${dirname(node)}\n`)
  })

  test('where none can be fetched, one line says so', () => {
    const { status, stdout, stderr } = run(oldNode, ['program.ts'], offline())
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    const [first, second, ...more] = stderr.split('\n')
    expect(first).toMatch(/^Fetching Node 24[.\d]+, for this checkout only \(Node [.\d]+ is too old\) …$/)
    expect(second).toMatch(
      /^freehold: Freehold needs Node 24[.\d]+ or newer, and .* \(npm install: .*ECONNREFUSED.*\)$/,
    )
    expect(more).toEqual([''])
  })
})

describe('packages', () => {
  test('are installed where missing, where others are wanted, and not again', () => {
    write('program.ts', "console.log(import.meta.resolve('one/package.json').endsWith('/one/package.json'))")
    const installing = 'Installing packages (npm ci) …\n'
    expect(run(process.execPath, ['program.ts'])).toMatchObject({
      stdout: 'true\n',
      stderr: expect.stringContaining(installing),
    })
    expect(run(process.execPath, ['program.ts']).stderr).toBe('')

    write('one/package.json', { name: 'one', version: '1.0.1' })
    write('package-lock.json', {
      name: 'small',
      version: '1.0.0',
      lockfileVersion: 3,
      requires: true,
      packages: {
        '': { name: 'small', version: '1.0.0', workspaces: ['one'] },
        'node_modules/one': { resolved: 'one', link: true },
        one: { version: '1.0.1' },
      },
    })
    expect(run(process.execPath, ['program.ts']).stderr).toContain(installing)
    expect(run(process.execPath, ['program.ts']).stderr).toBe('')
  })

  test('that do not fit the lock file stop everything', () => {
    write('one/package.json', { name: 'one', version: '1.0.0', dependencies: { 'left-out-of-the-lock': '1.0.0' } })
    write('program.ts', "console.log('ran')")
    const { status, stdout, stderr } = run(process.execPath, ['program.ts'], offline())
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toMatch(/\nfreehold: The packages could not be installed \(npm ci: .+\)\n$/)
  })
})

describe('handing over', () => {
  beforeEach(() => {
    pretendFetched()
  })

  test('passes arguments, input, output and the exit code', () => {
    write('program.ts', "process.stdin.on('data', (data) => { console.log(process.argv[2] + data); process.exit(7) })")
    expect(run(oldNode, ['program.ts', 'a b'], {}, '!')).toMatchObject({ status: 7, stdout: 'a b!\n' })
  })

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('passes %s and ends by it', async (signal) => {
    write('program.ts', 'console.log(process.pid)\nsetInterval(() => {}, 1000)')
    const launcher = start('program.ts')
    const [pid] = await once(launcher.stdout, 'data')
    launcher.kill(signal)
    expect(await once(launcher, 'close')).toEqual([null, signal])
    expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH')
  })

  test('lets the program have the last word on a signal', async () => {
    write('program.ts', "process.on('SIGTERM', () => process.exit(3))\nconsole.log('up')\nsetInterval(() => {}, 1000)")
    const launcher = start('program.ts')
    await once(launcher.stdout, 'data')
    launcher.kill('SIGTERM')
    expect(await once(launcher, 'close')).toEqual([3, null])
  })
})

function write(file: string, content: unknown): void {
  mkdirSync(dirname(join(checkout, file)), { recursive: true })
  writeFileSync(join(checkout, file), typeof content === 'string' ? content : JSON.stringify(content))
}

/** Puts the Node that runs the tests where the bootstrap puts the one it fetches. */
function pretendFetched(): string {
  const folder = '.cache/node/node_modules/node'
  write(join(folder, 'package.json'), { name: 'node', version: process.versions.node })
  mkdirSync(join(checkout, folder, 'bin'))
  const node = join(checkout, folder, 'bin/node')
  symlinkSync(process.execPath, node)
  return node
}

function offline(): NodeJS.ProcessEnv {
  return {
    npm_config_registry: 'http://127.0.0.1:9/',
    npm_config_cache: join(checkout, 'empty'),
    npm_config_fetch_retries: '0',
  }
}

function run(node: string, args: readonly string[], env: NodeJS.ProcessEnv = {}, input = '') {
  return spawnSync(node, ['scripts/run.mjs', ...args], {
    cwd: checkout,
    env: { ...process.env, ...env },
    input,
    encoding: 'utf8',
  })
}

function start(program: string) {
  return spawn(oldNode, ['scripts/run.mjs', program], { cwd: checkout, stdio: ['ignore', 'pipe', 'ignore'] })
}
