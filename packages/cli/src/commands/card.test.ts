import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allCards } from '@freehold/dominion'
import { afterAll, describe, expect, test } from 'vitest'

const main = join(import.meta.dirname, '../main.ts')
const folder = mkdtempSync(join(tmpdir(), 'freehold-card-'))
afterAll(() => rmSync(folder, { recursive: true }))

function card(...args: readonly string[]) {
  const env = { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1', FREEHOLD_DEBUG: undefined }
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, 'card', ...args], {
    encoding: 'utf8',
    cwd: folder,
    env,
  })
  return { status, stdout, stderr }
}

describe('a card', () => {
  test('is told in words and symbols', () => {
    expect(card('Militia')).toEqual({
      status: 0,
      stdout: [
        'Militia',
        'Action – Attack, costs 4 coins; Base',
        '  +2 Coins',
        '  Each other player discards down to 3 cards in hand.',
        '  +2●  [others  ↘ → 3 hand]',
        '',
      ].join('\n'),
      stderr: '',
    })
  })

  test('is found without its capitals and apostrophe, and in several words', () => {
    expect(card('kings', 'court').stdout).toContain("King's Court\n")
  })

  test('that was reworded is told in both editions', () => {
    const { stdout } = card('Throne Room')
    expect(stdout).toContain(
      'Base; the editions differ\nIn the second edition:\n  You may play an Action from your hand twice.',
    )
    expect(stdout).toContain('In the first edition:\n  Play an Action from your hand twice.')
  })

  test('is told in the edition asked for alone', () => {
    const { stdout } = card('throne room', '--edition', '1e')
    expect(stdout).toContain('Base, first edition only\n  Play an Action from your hand twice.')
    expect(stdout).not.toContain('You may')
  })

  test('is plain data for programs', () => {
    const [found, ...more] = JSON.parse(card('Possession', '--json').stdout)
    expect(more).toEqual([])
    expect(found).toMatchObject({
      name: 'Possession',
      cost: { coins: 6, potion: 1 },
      types: ['Action'],
      set: 'Alchemy',
    })
  })

  test('is drawn into a file', () => {
    expect(card('Moat', '--symbols', 'moat.svg')).toMatchObject({ status: 0, stderr: '' })
    expect(readFileSync(join(folder, 'moat.svg'), 'utf8')).toMatch(/^<svg [^>]*><title>Moat<\/title>.*<\/svg>\n$/s)
  })
})

describe('without a name', () => {
  test('all cards are listed', () => {
    const { stdout } = card()
    for (const { name } of allCards) expect(stdout).toContain(`  ${name} `)
    expect(card('--list').stdout).toBe(stdout)
  })

  test('only those of an edition are listed if it is given', () => {
    const { stdout } = card('--edition', '2e')
    expect(stdout).toContain('Artisan')
    expect(stdout).not.toContain('Adventurer')
  })
})

test.each([
  [['Smithey'], "no card is called 'Smithey'; did you mean Smithy?"],
  [['room'], "no card is called 'room'; did you mean Council Room or Throne Room?"],
  [['Xyzzyx'], "no card is called 'Xyzzyx' (freehold card --list shows all)"],
  [['Adventurer', '--edition', '2e'], 'Adventurer is not in the second edition; it is in the first edition'],
  [['Moat', '--edition', '3e'], "--edition: expected 1e or 2e, got '3e'"],
  [['Moat', '--list'], 'card: give a name or --list, not both'],
  [['--symbols', 'x.svg'], '--symbols: of which card? (freehold card NAME --symbols FILE)'],
  [['Moat', '--symbols', '.'], '--symbols: . is a folder; give the name of a file in it'],
  [['Moat', '--colour'], "unknown option '--colour' (see freehold card --help)"],
])('%j is refused in one line', (args, message) => {
  expect(card(...args)).toEqual({ status: 2, stdout: '', stderr: `freehold: ${message}\n` })
})

test('a folder that is not there is named', () => {
  const { status, stderr } = card('Moat', '--symbols', 'nowhere/moat.svg')
  expect(status).toBe(2)
  expect(stderr).toMatch(/^freehold: --symbols: there is no folder .*nowhere\n$/)
})
