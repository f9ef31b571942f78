import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DominionOptions, type DominionView, dominion, ruleValues } from '@freehold/dominion'
import {
  belowFrom,
  type Decision,
  type GameLog,
  type Move,
  Playthrough,
  randomMove,
  serializeLog,
} from '@freehold/kernel'
import { bigMoney } from '@freehold/players'
import { afterAll, describe, expect, test } from 'vitest'
import { choicesOf } from '../terminal/choices.ts'

const main = join(import.meta.dirname, '../main.ts')
const folder = mkdtempSync(join(tmpdir(), 'freehold-play-'))
afterAll(() => rmSync(folder, { recursive: true }))

const env = { ...process.env, FORCE_COLOR: undefined, NO_COLOR: undefined, FREEHOLD_DEBUG: undefined }

/** Runs the real command with these lines piped into it. */
function freehold(args: readonly string[], lines: readonly string[] = [], more: NodeJS.ProcessEnv = {}) {
  const input = lines.map((line) => `${line}\n`).join('')
  const options = { encoding: 'utf8', cwd: folder, env: { ...env, ...more }, input } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], options)
  return { status, stdout, stderr }
}

const readLog = (file: string): GameLog => JSON.parse(readFileSync(join(folder, file), 'utf8'))
const savedIn = (output: string): string => /The game is saved in (\S+)/.exec(output)?.[1] as string

const SEED = `secret:${'0123456789abcdef'.repeat(4)}`
const busy = {
  kingdom: [
    'Cellar',
    'Chapel',
    'Militia',
    'Village',
    'Smithy',
    'Throne Room',
    'Workshop',
    'Remodel',
    'Festival',
    'Moat',
  ],
}

/** How somebody would type a move. */
type Typing = (decision: Decision, move: Move) => string

const byNumber: Typing = (decision, move) =>
  move.map((option) => choicesOf(decision).find(({ options }) => options.includes(option))?.number).join(' ')
const byName: Typing = ({ options }, move) => move.map((option) => options[option].key).join(', ')

/** The same game as the command would play, played here: what seat 0 types, and where it leads. */
async function rehearse(input: object, typing: Typing, stop?: (decision: Decision) => boolean) {
  const options = dominion.options({ asking: 'open', ...input })
  const playthrough = Playthrough.start(dominion, options, SEED)
  const opponent = bigMoney()
  opponent.begin?.(1, 2, options)
  const below = belowFrom('fast:somebody')
  const typed: string[] = []
  for (let asked = playthrough.pending(); asked; asked = playthrough.pending()) {
    if (asked.seat === 0) {
      if (stop?.(asked)) break
      const move = firstCopies(asked, busyMove(asked, below))
      typed.push(typing(asked, move))
      playthrough.play(move)
    } else playthrough.play(await opponent.choose(asked, playthrough.view(1) as DominionView))
  }
  return { typed, log: playthrough.log() }
}

/** Of cards that are the same, whoever types means the first. */
function firstCopies({ options }: Decision, move: Move): Move {
  const free = options.map((_, i) => i)
  return move.map((option) => {
    const at = free.findIndex((i) => options[i].key === options[option].key)
    return free.splice(at, 1)[0]
  })
}

/** Plays what it can, buys the dearest, answers cards at random. */
function busyMove(asked: Decision, below: (n: number) => number): Move {
  const { kind } = asked.question
  if (kind !== 'action' && kind !== 'buy') return randomMove(asked, below)
  const worth = asked.options.flatMap(({ key }, i) => (/^(end|buy (Copper|Curse|Estate))$/.test(key) ? [] : [i]))
  const treasures = asked.options.findIndex(({ key }) => key === 'play treasures')
  if (treasures >= 0) return [treasures]
  return [worth.length > 0 ? worth[below(worth.length)] : asked.options.length - 1]
}

describe('a whole game by piped answers', () => {
  test.each([
    ['numbers', byNumber],
    ['names', byName],
  ] as const)('%s', async (_, typing) => {
    const { typed, log } = await rehearse(busy, typing)
    const args = ['play', '--kingdom', busy.kingdom.join(','), '--seed', SEED, '--log', 'whole.json']
    const { status, stdout, stderr } = freehold(args, typed)
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).not.toContain('\u001b')
    expect(stdout).toMatch(
      /\nThe game ends: .*\.\n(You win|Big Money wins|You and Big Money share).*\n {2}1\. .* points? in /,
    )
    expect(stdout).toContain(`The seed was ${SEED}\n`)
    expect(readLog('whole.json')).toEqual(log)
    const verified = freehold(['verify', 'whole.json'])
    expect(verified.status).toBe(0)
    expect(verified.stdout).toContain("seed: its sha-256 is the log's commitment")
  })

  test('a secret seed of its own is committed to first and shown last', () => {
    const { status, stdout } = freehold(['play', '--log', 'secret.json'], Array(400).fill(''))
    expect(status).toBe(0)
    const log = readLog('secret.json')
    expect(log.seed).toMatch(/^secret:[0-9a-f]{64}$/)
    expect(stdout.slice(0, stdout.indexOf('Type ?'))).toContain(log.commitment)
    expect(stdout.indexOf(log.seed as string)).toBeGreaterThan(stdout.indexOf('The game ends'))
    expect(freehold(['verify', 'secret.json', '--commitment', log.commitment as string]).status).toBe(0)
  })

  test('three at one keyboard, another kingdom, the first edition', () => {
    const args = ['play', 'dominion', '--players', '3', '--opponent', 'human', '--names', 'Ada,Bob,Cleo']
    const { status, stdout, stderr } = freehold(
      [...args, '--edition', '1e', '--kingdom', 'Big Money'],
      Array(40).fill(''),
    )
    expect({ status, stderr }).toEqual({ status: 130, stderr: '' })
    expect(stdout).toContain('Adventurer')
    expect(stdout).toMatch(/^── Cleo, your turn 1 ─/m)
    expect(stdout).toMatch(/Go on with: freehold play --opponent human --names Ada,Bob,Cleo --resume \S+\.json\n$/)
  })
})

describe('one game after another', () => {
  test('is begun as the winners of the one before make it, and saved beside it', () => {
    const args = ['play', '--games', '3', '--start', '2', '--seed', 'evening', '--log', 'evening.json']
    const { status, stdout, stderr } = freehold([...args, '--rules', 'provinces=1'], Array(900).fill(''))
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout.match(/^The game ends: /gm)).toHaveLength(3)
    expect(stdout).toMatch(/^Game 2$/m)
    const [first, second, third] = ['evening.json', 'evening-2.json', 'evening-3.json'].map(readLog)
    expect(first.options).toMatchObject({ start: 1 })
    expect(second.options).toMatchObject({ start: { winners: first.outcome?.winners } })
    expect(third.options).toMatchObject({ start: { winners: second.outcome?.winners } })
    expect(new Set([first, second, third].map(({ seed }) => seed)).size).toBe(3)
    const again = freehold([...args, '--rules', 'provinces=1'], Array(900).fill(''))
    expect(again.stdout).toBe(stdout)
    expect(freehold(['verify', 'evening-3.json']).status).toBe(0)
  })
})

describe('--rules', () => {
  const rulesOf = (list: string) => {
    const { stdout } = freehold(
      ['play', '--rules', list, '--seed', SEED, '--log', 'rules.json'],
      ['', 'quit', 'rules.json'],
    )
    return { stdout, rules: (readLog('rules.json').options as unknown as DominionOptions).rules }
  }

  test('takes a preset and single rules, and tells what is not usual', () => {
    const { stdout, rules } = rulesOf('symbols, counts=open, provinces=10')
    expect(rules).toMatchObject({ covered: 'lost', shuffle: 'whenUsedUp', counts: 'open', provinces: 10 })
    expect(stdout.replaceAll('\n', ' ')).toContain(
      'Rules: shuffle=whenUsedUp, covered=lost, tiedStart=losers, provinces=10',
    )
  })

  test('are all in the help', () => {
    const { stdout } = freehold(['play', '--help'])
    for (const [rule, values] of Object.entries(ruleValues)) expect(stdout).toContain(`${rule}=${values[0]}`)
  })

  test.each([
    ['house', "--rules: 'house' is neither 1e, 2e, symbols nor NAME=VALUE, such as provinces=12 or counts=hidden"],
    ['1e,symbols', "--rules: 'symbols' comes after another preset; leave one of them out"],
    ['counts=maybe', 'Dominion options: rules.counts: expected "open" or "hidden"'],
    ['provinces=many', 'Dominion options: rules.provinces: expected a number of Provinces, 1 to 18'],
  ])('refuses %s', (list, problem) => {
    expect(freehold(['play', '--rules', list]).stderr).toBe(`freehold: ${problem}\n`)
  })
})

describe('answers that are wrong', () => {
  test('cost nothing but a line', async () => {
    const { typed, log } = await rehearse({}, byName)
    const wrong = [
      '99',
      'gold coins',
      'gold',
      '1 2 3',
      'toString',
      '-1',
      'x'.repeat(500),
      '? Smithey',
      'save',
      'save no/such/folder',
    ]
    const { status, stdout, stderr } = freehold(['play', '--seed', SEED, '--log', 'wrong.json'], [...wrong, ...typed])
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toMatch(/^There is no 99 here; type a number \(1 to \d+\) or a name\.$/m)
    expect(stdout).toMatch(/^No card is called 'Smithey'; did you mean 'Smithy'\?$/m)
    expect(stdout).toMatch(/^(Gold|Province) costs \$\d, and you have \$0\.$/m)
    expect(stdout).toContain('no/such/folder: cannot be written (there is no such folder)')
    expect(readLog('wrong.json')).toEqual(log)
  })

  test('whatever they are, end in no stack', () => {
    const below = belowFrom('fast:garbage')
    const scraps = [
      'undo',
      'log',
      'board',
      '?',
      '? moat',
      '?moat',
      '1',
      '2',
      '3',
      '1 1',
      'all',
      'none',
      'copper',
      '\u0000',
      '😀',
      'yes',
    ]
    const lines = Array.from({ length: 300 }, () => scraps[below(scraps.length)])
    const { status, stdout, stderr } = freehold(['play', '--seed', 'garbage', '--opponent', 'random'], lines)
    expect(stderr).toBe('')
    expect([0, 130]).toContain(status)
    expect(stdout).not.toMatch(/\n {4}at /)
  })
})

describe('what can be typed at any time', () => {
  const { stdout } = freehold(
    ['play', '--seed', SEED],
    ['?', '? village', '?thron', 'undo', '', 'board', 'log', 'undo', 'log'],
  )

  test('helps', () => {
    expect(stdout).toContain('? CARD')
    expect(stdout).toMatch(/Village {2}Action, costs 3\n {2}\+1 Card\n {2}\+2 Actions/)
    expect(stdout).toContain('You may play an Action from your hand twice.')
  })

  test('tells of the last turns only', () => {
    const told = freehold(['play', '--seed', SEED], ['', '', '', '', '', '', 'log 2', 'quit', 'no']).stdout
    const log = told.slice(told.indexOf('> log 2\n') + 8, told.indexOf('> quit'))
    expect(log.match(/turn \d+$/gm)).toHaveLength(2)
    expect(log).toMatch(/^(Your|Big Money’s) turn \d+\n/)
  })

  test('takes back, and has nothing to take back at first', () => {
    expect(stdout).toContain('There is nothing to take back')
    const [, before, after] = stdout.split('> log\n')
    expect(before).toMatch(/Your turn 1\nYou play \d Coppers for \d coins\.\n/)
    expect(stdout).toContain('Taken back.')
    expect(after).not.toMatch(/Your turn 1\nYou play/)
  })
})

test('nobody takes back what another at the keyboard decided', () => {
  const lines = ['', 'end', 'undo', '', 'undo']
  const { stdout } = freehold(['play', '--seed', SEED, '--opponent', 'human', '--names', 'Ada,Bob'], lines)
  expect(stdout).toContain('There is nothing to take back')
  expect(stdout).toContain('Taken back.')
  const third = freehold(['play', '--seed', SEED, '--opponent', 'human'], ['', 'end', '', 'end', 'undo'])
  expect(third.stdout).toMatch(/^Player \d has decided since; only Player \d can take that back\.$/m)
})

describe('a saved game goes on', () => {
  test('in the middle of a card', async () => {
    const inCellar = (decision: Decision) => decision.question.cause?.source === 'Cellar'
    const { log, typed } = await rehearse(busy, byNumber, inCellar)
    const whole = await rehearse(busy, byNumber)
    writeFileSync(join(folder, 'cellar.json'), serializeLog(log))
    const { status, stdout, stderr } = freehold(['play', '--resume', 'cellar.json'], whole.typed.slice(typed.length))
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toContain('You play Cellar. You get +1 Action.')
    expect(stdout.indexOf('Cellar: Discard any number of cards')).toBeLessThan(1500)
    expect(readLog('cellar.json')).toEqual(whole.log)
  })

  test('under the rules it was begun with', () => {
    const fixture = new URL('../../../dominion/fixtures/logs/best-wishes.json', import.meta.url)
    const { outcome: _outcome, hash: _hash, ...begun }: GameLog = JSON.parse(readFileSync(fixture, 'utf8'))
    expect(begun.rules).not.toBe(dominion.rules)
    const log = { ...begun, moves: begun.moves.slice(0, 12) }
    writeFileSync(join(folder, 'earlier.json'), serializeLog(log))
    const { status, stdout, stderr } = freehold(['play', '--resume', 'earlier.json'], ['quit', 'no'])
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toContain('Type ? for help.')
    expect(readLog('earlier.json')).toEqual(log)
  })

  test.each([
    [['--resume', 'missing.json'], 'missing.json: there is no such file'],
    [['--resume', 'cellar.json', '--players', '3'], '--players: settled in the saved game; leave it out with --resume'],
    [['--players', '7'], 'Dominion options: players: expected a number of players, 2 to 6'],
    [
      ['--opponent', 'nobody'],
      "--opponent: there is no 'nobody'; choose page, miller, steward, bailiff, chamberlain, chancellor, regent, big-money, random, human",
    ],
    [['--opponent', 'human,human'], '--opponent: 2 opponents, but 2 players leave 1'],
    [['--names', 'Ada,Ada'], "--names: 'Ada' is there twice; give everybody another name"],
    [['go'], "play: no game is called 'go'; there are dominion and terra-mystica"],
    [['--fast'], "unknown option '--fast' (see freehold play --help)"],
  ])('not with %j', (args, problem) => {
    expect(freehold(['play', ...args])).toEqual({ status: 2, stdout: '', stderr: `freehold: ${problem}\n` })
  })
})

describe('leaving', () => {
  test('quit offers to save', () => {
    const asked = freehold(['play', '--seed', SEED], ['', 'quit', 'left.json'])
    expect(asked.status).toBe(0)
    expect(asked.stdout).toContain('The game is saved in left.json\nGo on with: freehold play --resume left.json\n')
    expect(readLog('left.json').moves.length).toBeGreaterThan(0)
    const files = readdirSync(folder).length
    const declined = freehold(['play', '--seed', SEED], ['', 'quit', 'no'])
    expect({ ...declined, stdout: '' }).toEqual({ status: 0, stdout: '', stderr: '' })
    expect(declined.stdout).toContain('The game is not saved.\n')
    expect(readdirSync(folder).length).toBe(files)
  })

  test('an input that ends saves the game and exits with 130', () => {
    const { status, stdout, stderr } = freehold(['play', '--seed', SEED], ['', ''])
    expect({ status, stderr }).toEqual({ status: 130, stderr: '' })
    expect(savedIn(stdout)).toMatch(/^freehold-dominion-\d{8}-\d{6}(-\d+)?\.json$/)
    expect(freehold(['play', '--resume', savedIn(stdout)], ['quit', 'no']).status).toBe(0)
  })

  test('Ctrl-C does the same', async () => {
    const child = spawn(process.execPath, [main, 'play', '--seed', SEED, '--log', 'interrupted.json'], {
      cwd: folder,
      env,
    })
    let stdout = ''
    child.stdout.on('data', (data) => (stdout += data))
    child.stdin.write('\n')
    while (!stdout.includes('You play')) await once(child.stdout, 'data')
    child.kill('SIGINT')
    expect(await once(child, 'close')).toEqual([130, null])
    expect(savedIn(stdout)).toBe('interrupted.json')
    expect(readLog('interrupted.json').moves.length).toBeGreaterThan(0)
  })

  test('so does an output that nobody reads any more, and it says so elsewhere', async () => {
    const child = spawn(process.execPath, [main, 'play', '--seed', SEED, '--log', 'unread.json'], { cwd: folder, env })
    let stderr = ''
    child.stderr.on('data', (data) => (stderr += data))
    child.stdin.on('error', () => {})
    await once(child.stdout, 'data')
    child.stdout.destroy()
    child.stdin.write('\n\n\n\n\n')
    await once(child, 'close')
    expect(savedIn(stderr)).toBe('unread.json')
    expect(existsSync(join(folder, 'unread.json'))).toBe(true)
  })
})

test('--help says how to play and what the exit code of leaving is', () => {
  const { status, stdout } = freehold(['play', '--help'])
  expect(status).toBe(0)
  expect(stdout).toMatch(/^Play a game in the terminal\.\n\nUsage\n {2}freehold play \[dominion\] \[options\]\n/)
  expect(stdout).toContain('exits with 130')
})

test('colours only where they are wanted', () => {
  const coloured = freehold(['play', '--seed', SEED], ['quit', 'no'], { FORCE_COLOR: '1' })
  expect(coloured.stdout).toContain('\u001b[33mCopper')
  const plain = freehold(['play', '--seed', SEED], ['quit', 'no'], { NO_COLOR: '1' })
  expect(plain.stdout).not.toContain('\u001b')
})

describe('cards of one’s own', () => {
  const ferryTown =
    'Ferry Town\ncosts 4, Action\npicture raft\n\nwhen played\n  +2 Actions\n  may discard 1 card\n    then +2 Coins\n'

  test('lie beside the kingdom, and a saved game goes on with them', () => {
    writeFileSync(join(folder, 'ferry-town.card'), ferryTown)
    const begun = freehold(['play', '--cards', 'ferry-town.card', '--log', 'own.json', '--seed', '1'])
    expect(begun.stdout).toContain('With cards of its own: Ferry Town.')
    expect(readLog('own.json').options).toMatchObject({ own: [{ name: 'Ferry Town' }] })
    expect(freehold(['play', '--resume', 'own.json']).stdout).toContain('With cards of its own: Ferry Town.')
  })

  test('with a mistake are refused in a line', () => {
    writeFileSync(join(folder, 'wrong.card'), ferryTown.replace('discard', 'discrad'))
    const { status, stderr } = freehold(['play', '--cards', 'wrong.card'])
    expect(status).not.toBe(0)
    expect(stderr).toBe('freehold: wrong.card: line 7, column 7: here “discrad” does not fit; did you mean discard?\n')
    expect(freehold(['play', '--cards', 'nowhere.card']).stderr).toBe('freehold: nowhere.card: there is no such file\n')
  })
})
