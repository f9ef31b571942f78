import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { belowFrom } from '@freehold/kernel'
import { setupCode } from '@freehold/terra-mystica'
import { afterAll, expect, test } from 'vitest'

const main = join(import.meta.dirname, '../../main.ts')
const folder = mkdtempSync(join(tmpdir(), 'freehold-terra-mystica-'))
afterAll(() => rmSync(folder, { recursive: true }))

function play(input: string, ...args: string[]) {
  const env = { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1', FREEHOLD_DEBUG: undefined }
  const words = [main, 'play', 'terra-mystica', ...args]
  const run = spawnSync(process.execPath, words, { encoding: 'utf8', cwd: folder, env, input })
  return { status: run.status, stdout: run.stdout, stderr: run.stderr }
}

/** Numbers that are often right. */
function guesses(seed: string, count: number): string {
  const below = belowFrom(`fast:${seed}`)
  return Array.from({ length: count }, () => `${1 + below(9)}\n`).join('')
}

test('a whole game is played by several at one keyboard', () => {
  const { status, stdout, stderr } = play(guesses('hot seat', 5000), '--players', '3', '--humans', '3', '--seed', '7')
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(/Round 6 of 6/)
  expect(stdout).toMatch(/ have the most points, \d+\n$| share the victory, \d+\n$/)
  expect(stdout).toMatch(/\+\d+ points \(network\)/)
})

test('the map is drawn with letters, and what can be done is listed', () => {
  const { stdout } = play('1\n', '--factions', 'witches,giants', '--seed', '1')
  expect(stdout).toContain('~~~~~')
  expect(stdout).toMatch(/ f D1 /)
  expect(stdout).toMatch(/Witches: Place a dwelling\nbuild\n {2}1 build A3 /)
})

test('a code of the set-up page brings its map, tiles and cards; a wrong one is refused in a line', () => {
  const setUp = {
    ...({ players: 3, map: 'fjords', factions: 'random', finalTile: 'building-on-edge' } as const),
    roundTiles: ['SCORE9', 'SCORE1', 'SCORE2', 'SCORE3', 'SCORE4', 'SCORE5'],
    bonusCards: ['BON1', 'BON2', 'BON3', 'BON4', 'BON5', 'BON10'],
    ...{ fireAndIce: false, miniExpansion: true, shippingBonus: true, templeTile: true },
    ...{ variableTurnOrder: true, points2017: false, cultistPower: true },
  }
  const code = setupCode(setUp)
  play('', '--setup', code, '--seed', '3', '--log', 'set-up.json')
  const { options } = JSON.parse(readFileSync(join(folder, 'set-up.json'), 'utf8')) as { options: object }
  expect(options).toMatchObject(setUp)
  const wrong = play('', '--setup', `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`)
  expect([wrong.status, wrong.stdout]).toEqual([2, ''])
  expect(wrong.stderr).toMatch(/^freehold: set-up code: mistyped[^\n]*\n$/)
  expect(play('', '--setup', code, '--map', 'original').stderr).toContain('--map: the code of --setup says it already')
})

test('a game that was left is saved and gone on with; undo takes a decision back', () => {
  const left = play('1\n', '--seed', '2', '--log', 'game.json')
  expect(left.status).toBe(130)
  expect(left.stdout).toContain('go on with: freehold play terra-mystica --resume game.json')
  const again = play('1\nundo\nmap\ncults\ntiles\nplayers\nwhy\nlog\n?\nnonsense\nquit\n', '--resume', 'game.json')
  expect(again.status).toBe(0)
  expect(again.stdout).toContain('Taken back.')
  expect(again.stdout).toMatch(/Nothing here is called 'nonsense'/)
})

test('a whole game is played against the Automa, who says why she does what she does', () => {
  const { status, stdout, stderr } = play(guesses('automa', 5000), '--automa', 'ultoma', '--seed', '5')
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(/The Simpletons: card \S+ beside \S+/)
  expect(stdout).toMatch(/The Simpletons: build \w+: \d+ valid \(/)
  expect(stdout).toMatch(/The Simpletons: takes BON\d+, the (left|middle|right) bonus card/)
  expect(stdout).toMatch(/The Simpletons: \+\d points \(scoring tile\)/)
  expect(stdout).toMatch(/Round 6 of 6/)
})

test('her cards can be looked at, house values among them; printed values come from a file', () => {
  const plain = play('automa\nquit\n', '--automa', 'automa', '--seed', '5')
  expect(plain.stdout).toMatch(/deck 5 \(the last two sideways\), reserve 8/)
  expect(plain.stdout).toMatch(/house value terrainPriority/)
  const wheel = ['desert', 'plains', 'swamp', 'lake', 'forest', 'mountain', 'wasteland']
  const rows = Object.fromEntries(wheel.map((home) => [home, { A: wheel, B: wheel }]))
  writeFileSync(join(folder, 'printed.json'), JSON.stringify({ terrainPriority: rows }))
  const printed = play('automa\nquit\n', '--automa', 'automa', '--seed', '5', '--automa-cards', 'printed.json')
  expect(printed.stdout).not.toMatch(/terrainPriority/)
  writeFileSync(join(folder, 'wrong.json'), '{"blightSpades": 7}')
  const wrong = play('', '--automa', 'automa', '--automa-cards', 'wrong.json')
  expect(wrong.stderr).toMatch(/^freehold: wrong\.json: blightSpades: [^\n]*\n$/)
  expect(wrong.status).not.toBe(0)
})

test.each([
  [['--automa', 'hard'], /^freehold: options: automa\.level: [^\n]*\n$/],
  [['--automa', 'automa', '--automa-cards', 'none.json'], 'freehold: none.json: there is no such file\n'],
  [['--automa-home', 'lake'], 'freehold: --automa-home: only against the Automa; give --automa LEVEL too\n'],
  [['--players', '7'], "freehold: --players: expected a number from 2 to 5, got '7'\n"],
  [['--map', 'atlantis'], /^freehold: options: map: .*\n$/],
  [
    ['--factions', 'witches,auren'],
    'freehold: options: factions: witches and auren share a board (forest); choose one of them\n',
  ],
  [['--factions', 'witches,goblins'], /^freehold: options: factions.*\n$/],
  [['--resume', 'nowhere.json'], 'freehold: nowhere.json: there is no such file\n'],
])('%s is refused in one line', (args, message) => {
  const { status, stderr } = play('', ...args)
  expect(status).toBe(2)
  expect(stderr).toMatch(message)
})
