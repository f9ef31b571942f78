import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const fixture = join(import.meta.dirname, 'command-line.fixture.ts')

function freehold(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const clean = { ...process.env, FORCE_COLOR: undefined, NO_COLOR: undefined, FREEHOLD_DEBUG: undefined }
  const { status, stdout, stderr } = spawnSync(process.execPath, [fixture, ...args], {
    encoding: 'utf8',
    env: { ...clean, ...env },
  })
  return { status, stdout, stderr }
}

describe('help', () => {
  test.each([[[]], [['--help']], [['-h']], [['help']], [['help', '--help']]])('freehold %j is the overview', (args) => {
    const { status, stdout, stderr } = freehold(args)
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toMatch(/^Freehold: .*\n\nUsage\n {2}freehold COMMAND/)
    expect(stdout).toContain('\n\nPlay\n  greet   say hello\n')
    expect(stdout).toContain('\n\nExamples\n  freehold greet you  be greeted\n')
    expect(stdout).toMatch(/\n {2}2 {4}wrong command, option, file or move\n/)
  })

  test.each([[['help', 'greet']], [['greet', '--help']], [['greet', 'you', '-h']]])(
    'freehold %j is the page of the command',
    (args) => {
      expect(freehold(args)).toEqual({
        status: 0,
        stdout: 'Say hello.\n\nUsage\n  freehold greet NAME [--loud]\n\n  --loud  in capitals\n',
        stderr: '',
      })
    },
  )

  test('--help after -- belongs to the command', () => {
    expect(freehold(['greet', '--', '--help']).stdout).toBe('hello --help\n')
  })

  test('--version', () => {
    expect(freehold(['--version']).stdout).toMatch(/^freehold \d+\.\d+\.\d+\n$/)
  })

  test('bold headings only where colour is wanted', () => {
    expect(freehold(['help'], { FORCE_COLOR: '1' }).stdout).toContain('\u001b[1mUsage')
    expect(freehold(['help']).stdout).not.toContain('\u001b')
    expect(freehold(['help'], { NO_COLOR: '1' }).stdout).not.toContain('\u001b')
  })
})

describe('how it ends', () => {
  test('done', () => {
    expect(freehold(['greet', 'you', '--loud'])).toEqual({ status: 0, stdout: 'HELLO YOU\n', stderr: '' })
  })

  test('with a value that begins with a dash, written as one is told to', () => {
    expect(freehold(['greet', 'you', '--mark=-1']).stdout).toBe('hello you-1\n')
  })

  test('done, and the answer is no', () => {
    expect(freehold(['check'])).toEqual({ status: 1, stdout: '', stderr: '' })
  })

  test.each([
    [['gret'], "unknown command 'gret'; did you mean 'greet'? (see freehold --help)"],
    [['wiat', '--help'], "unknown command 'wiat'; did you mean 'wait'? (see freehold --help)"],
    [['help', 'chek'], "unknown command 'chek'; did you mean 'check'? (see freehold --help)"],
    [['xyzzyx'], "unknown command 'xyzzyx' (see freehold --help)"],
    [['constructor'], "unknown command 'constructor' (see freehold --help)"],
    [['--verison'], "unknown option '--verison'; did you mean '--version'? (see freehold --help)"],
    [['greet', '--quiet'], "unknown option '--quiet' (see freehold greet --help)"],
    [['greet', '--loud=yes'], "option '--loud' does not take an argument (see freehold greet --help)"],
    [
      ['greet', '--mark', '-1'],
      "--mark: expected a value, got '-1'; one that begins with a dash is written --mark=-1 (see freehold greet --help)",
    ],
    [
      ['greet', '--mark', 'x', '--mark', '--loud'],
      "--mark: expected a value, got '--loud' (see freehold greet --help)",
    ],
    [['greet', '--mark'], "option '--mark <value>' argument missing (see freehold greet --help)"],
    [['refuse'], "line 3: no card is called 'Smithey'"],
  ])('freehold %j is bad input', (args, message) => {
    expect(freehold(args)).toEqual({ status: 2, stdout: '', stderr: `freehold: ${message}\n` })
  })

  test.each([[['crash']], [['crash', '--later']]])(
    'freehold %j is one line, and a stack for who looks for it',
    (args) => {
      const { status, stdout, stderr } = freehold(args)
      expect({ status, stdout }).toEqual({ status: 70, stdout: '' })
      expect(stderr).toMatch(/^freehold: cannot read properties of undefined \(.*FREEHOLD_DEBUG=1.*\)\n$/)
      expect(freehold(args, { FREEHOLD_DEBUG: '1' }).stderr).toMatch(/^TypeError: [\s\S]* {4}at .*fixture\.ts/)
    },
  )

  test('quietly, when nobody reads any more', async () => {
    const child = spawn(process.execPath, [fixture, 'flood'], { stdio: ['ignore', 'pipe', 'pipe'] })
    let complaint = ''
    child.stderr.on('data', (data) => (complaint += data))
    await once(child.stdout, 'data')
    child.stdout.destroy()
    const [status] = await once(child, 'close')
    expect({ status, complaint }).toEqual({ status: 0, complaint: '' })
  })

  test('by Ctrl-C, which a shell shows as 130', async () => {
    const child = spawn(process.execPath, [fixture, 'wait'], { stdio: ['ignore', 'pipe', 'inherit'] })
    await once(child.stdout, 'data')
    child.kill('SIGINT')
    expect(await once(child, 'close')).toEqual([null, 'SIGINT'])
  })
})
