import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { allCards, allLandscapes, closedOf, closedWords } from '@freehold/dominion'
import type { OwnDefinition } from '@freehold/dominion/own'
import { writtenCards, writtenLandscapes } from '@freehold/dominion/written'
import { InputError } from '@freehold/kernel'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { measured, measuredPage } from '../terminal/dominion/measured-card.ts'
import { ownCardsIn } from '../terminal/dominion/own-card.ts'
import { command } from './card.ts'

const folder = mkdtempSync(join(tmpdir(), 'freehold-card-'))
afterAll(() => rmSync(folder, { recursive: true }))
afterEach(() => vi.restoreAllMocks())

/** What the command prints. */
async function card(...args: readonly string[]): Promise<string> {
  const print = vi
    .spyOn(console, 'log')
    .mockClear()
    .mockImplementation(() => {})
  expect(await command.run(args)).toBeUndefined()
  return stripVTControlCharacters(print.mock.calls.map(([line]) => `${line}\n`).join(''))
}

describe('a card', () => {
  test('is told in words and symbols', async () => {
    expect(await card('Militia')).toBe(
      [
        'Militia',
        'Action – Attack, costs 4 coins; Base',
        '  +2 Coins',
        '  Each other player discards down to 3 cards in hand.',
        '  +2●  [others  ↘ → 3 hand]',
        '',
      ].join('\n'),
    )
  })

  test('is found without its capitals and apostrophe, and in several words', async () => {
    expect(await card('kings', 'court')).toContain("King's Court\n")
  })

  test('that was reworded is told in both editions', async () => {
    const told = await card('Throne Room')
    expect(told).toContain(
      'Base; the editions differ\nIn the second edition:\n  You may play an Action from your hand twice.',
    )
    expect(told).toContain('In the first edition:\n  Play an Action from your hand twice.')
  })

  test('is told in the edition asked for alone', async () => {
    const told = await card('throne room', '--edition', '1e')
    expect(told).toContain('Base, first edition only\n  Play an Action from your hand twice.')
    expect(told).not.toContain('You may')
  })

  test('that a later printing reworded is told in both', async () => {
    const told = await card('Death Cart')
    expect(told).toContain('Dark Ages; the printings differ\nIn the newest printing:\n')
    expect(told).toContain('\nIn the first printing:\n')
  })

  test('of whatever box is told, with the reason where it cannot be played yet', async () => {
    expect(await card('donate')).toMatch(/^Donate\nEvent, costs 8 debt; Empires\n/)
    for (const { name } of [...writtenCards, ...writtenLandscapes]) {
      const closed = closedOf(name)
      const told = JSON.parse(await card(name, '--json'))
      expect(told[0]).toMatchObject({ name, playable: closed === undefined })
      if (closed) expect((await card(name)).replaceAll('\n', ' ')).toContain(closedWords(closed))
    }
  })

  test('is plain data for programs', async () => {
    const found = JSON.parse(await card('Possession', '--json'))
    expect(found).toMatchObject([
      { name: 'Possession', cost: { coins: 6, potion: 1 }, types: ['Action'], set: 'Alchemy', printing: 'newest' },
      { name: 'Possession', printing: 'first' },
    ])
  })

  test('is drawn into a file', async () => {
    const file = join(folder, 'moat.svg')
    await card('Moat', '--symbols', file)
    expect(readFileSync(file, 'utf8')).toMatch(/^<svg [^>]*><title>Moat<\/title>.*<\/svg>\n$/s)
  })
})

describe('a pile of several cards', () => {
  test('tells which lie in it and how', async () => {
    expect(await card('knights')).toMatch(
      /^Knights\nAction – Attack – Knight, costs 5 coins; Dark Ages\n {2}A pile of several cards, shuffled: Dame Anna, /,
    )
    expect(await card('Sauna/Avanto')).toContain('from the top: 5 Sauna, 5 Avanto.')
    expect(await card('ruins')).toMatch(/As many of them as there are\s+Curses/)
    expect(await card('castles')).toMatch(/Humble Castle \(2\s+of\s+it\s+with\s+three/)
    expect(JSON.parse(await card('Knights', '--json'))).toMatchObject({ name: 'Knights', order: 'shuffled' })
    expect(await card('Knights', '--rulings')).toContain('  · ')
  })

  test('has no face of its own', async () => {
    await expect(card('Knights', '--symbols', join(folder, 'knights.svg'))).rejects.toThrow(
      new InputError('Knights is a pile of several cards; name one of them, such as Dame Anna'),
    )
  })
})

describe('without a name', () => {
  test('all cards are listed', async () => {
    const listed = await card()
    for (const { name } of allCards) expect(listed).toContain(`  ${name} `)
    expect(await card('--list')).toBe(listed)
  })

  test('landscapes are listed with them, and debt is told from coins', async () => {
    const listed = await card()
    for (const { name, type } of allLandscapes) expect(listed).toMatch(new RegExp(`  ${name} +(\\S+ +)?${type}`))
    expect(listed).toMatch(/^ {2}Engineer +4D +Action$/m)
    expect(listed).toMatch(/^ {2}Fortune +8\+8D +Treasure$/m)
  })

  test('only those of an edition are listed if it is given', async () => {
    const listed = await card('--edition', '2e')
    expect(listed).toContain('Artisan')
    expect(listed).not.toContain('Adventurer')
  })
})

test.each([
  [['Smithey'], "no card is called 'Smithey'; did you mean Smithy?"],
  [['throne'], "no card is called 'throne'; did you mean Throne Room?"],
  [['Xyzzyx'], "no card is called 'Xyzzyx' (freehold card --list shows all)"],
  [['Adventurer', '--edition', '2e'], 'Adventurer is not in the second edition; it is in the first edition'],
  [['Moat', '--edition', '3e'], "--edition: expected 1e or 2e, got '3e'"],
  [['Moat', '--list'], 'card: give a name or --list, not both'],
  [['Moat', '--measure'], '--measure: give the file of a card of your own'],
  [['--symbols', 'x.svg'], '--symbols: of which card? (freehold card NAME --symbols FILE)'],
  [['Moat', '--symbols', folder], `--symbols: ${folder} is a folder; give the name of a file in it`],
  [['Moat', '--symbols', join(folder, 'no/x.svg')], `--symbols: there is no folder ${join(folder, 'no')}`],
])('%j is refused in one line', async (args, message) => {
  await expect(card(...args)).rejects.toThrow(new InputError(message))
})

describe('as it is written', () => {
  test('each line is explained in words and symbols', async () => {
    const told = await card('Moat', '--program')
    expect(told).toContain(
      [
        '  when an Attack is played',
        '      Happens by itself, or where it may, at that moment.',
        '    may reveal this card',
        '        You may reveal Moat. · ◇[(this) ◉]',
        '      then be unaffected',
        '          That Attack does not affect you. · unharmed',
      ].join('\n'),
    )
    expect(await card('Moat', '--program=de')).toContain('    darfst diese Karte aufdecken\n')
    await expect(command.run(['Moat', '--program=fr'])).rejects.toThrow("--program: expected en or de, got 'fr'")
  })
})

describe('of one’s own', () => {
  const file = join(folder, 'ferry-town.card')
  const ferryTown =
    'Ferry Town\ncosts 4, Action\npicture raft\n\nwhen played\n  +2 Actions\n  may discard 1 card\n    then +2 Coins\n'

  test('is measured: what it helps, beside which cards, and how that was found', async () => {
    writeFileSync(file, ferryTown)
    const [own] = (await ownCardsIn(file)) as readonly OwnDefinition[]
    const told = measuredPage(own, await measured(own, { money: 20, kingdoms: 0, menus: 0, rounds: 0 }))
    expect(told).toMatch(/3 of it {3}\d+ of 100 \(\d+ to \d+\)/)
    expect(told).toMatch(/^ {2}4: .*>Ferry Town \d+</ms)
    expect(told).toContain('200 games; brackets hold 95 % intervals.')
    const set = join(folder, 'two.json')
    const cards = [ferryTown, ferryTown.replace('Ferry Town', 'Ferry City')]
    writeFileSync(
      set,
      JSON.stringify({ freehold: 'cards', version: 1, name: 'Two', author: 'Jo', emblem: 'raft', cards }),
    )
    await expect(card(set, '--measure')).rejects.toThrow('has 2 cards; give the file of one')
  })

  test('is told in both languages, with its symbols, its questions and whether it runs', async () => {
    writeFileSync(file, ferryTown)
    const told = await card(file)
    expect(told).toContain(
      'Ferry Town\nAction, costs 4 coins; a card of your own\n  +2 Actions\n  You may discard a card.',
    )
    expect(told).toContain('Du darfst eine Handkarte ablegen.')
    expect(told).toContain('  +2⚑  ◇[hand›↘]  ✓[+2●]')
    expect(told).toContain('What would be asked:\n  ? You may discard a card.\nThe engine runs all of it.')
  })

  test('says by name what the engine does not run', async () => {
    writeFileSync(file, ferryTown.replace('+2 Actions', 'follow its instructions'))
    expect(await card(file)).toMatch(/The engine does not run .*followInstructions/)
  })

  test('says why nobody can play with it, though the engine would run it', async () => {
    writeFileSync(file, ferryTown.replace('+2 Actions', '+5000 Actions'))
    expect(await card(file)).toContain('It cannot be played: Ferry Town: its ability 1 has a number above 40')
    expect(JSON.parse(await card(file, '--json')).refused).toContain('It cannot be played')
  })

  test('may come with the mark of an editor, but not with letters that a terminal would obey', async () => {
    writeFileSync(file, `\uFEFF${ferryTown}`)
    expect(await card(file)).toContain('The engine runs all of it.')
    writeFileSync(file, ferryTown.replace('raft', '\u001b[31mraft'))
    await expect(command.run([file])).rejects.toThrow(
      new InputError(`${file}: line 3: there are letters in it that cannot be seen`),
    )
  })

  test('with a mistake is refused with its place and a correction', async () => {
    writeFileSync(file, ferryTown.replace('discard', 'discrad'))
    await expect(command.run([file])).rejects.toThrow(
      new InputError(`${file}: line 7, column 7: here “discrad” does not fit; did you mean discard?`),
    )
  })

  test('is given to programs whole', async () => {
    writeFileSync(file, ferryTown)
    const { written, asks } = JSON.parse(await card(file, '--json'))
    expect(written.en).toBe(ferryTown)
    expect(written.de).toContain('darfst 1 Karte ablegen\n    dann +2 Münzen\n')
    expect(asks).toEqual([{ who: 'you', says: 'You may discard a card.' }])
  })
})
