import { stripVTControlCharacters } from 'node:util'
import { kingdomSets } from '@freehold/dominion'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { command } from './kingdom.ts'

afterEach(() => vi.restoreAllMocks())

/** What the command prints. */
async function kingdom(...args: readonly string[]): Promise<string> {
  const print = vi
    .spyOn(console, 'log')
    .mockClear()
    .mockImplementation(() => {})
  expect(await command.run(args)).toBeUndefined()
  return stripVTControlCharacters(print.mock.calls.map(([line]) => `${line}\n`).join(''))
}

const firstGame = [
  'First Game, 1e',
  '  2   Cellar      Action',
  '  2   Moat        Action – Reaction',
  '  3   Village     Action',
  '  3   Woodcutter  Action',
  '  3   Workshop    Action',
  '  4   Militia     Action – Attack',
  '  4   Remodel     Action',
  '  4   Smithy      Action',
  '  5   Market      Action',
  '  5   Mine        Action',
  '',
  '  villages    Village',
  '  draw cards  Moat, Smithy',
  '  trashers    Remodel, Mine',
  '  gainers     Workshop, Remodel, Mine',
  '  buy cards   Woodcutter, Market',
  '  attacks     Militia',
  '  cursers     none',
  '  defences    Moat',
  '',
  '  code        M8U2-8WPA',
  '',
].join('\n')

describe('a kingdom', () => {
  test('is shown by the name of a set, which need not be quoted', async () => {
    expect(await kingdom('first', 'game', '--edition', '1e')).toBe(firstGame)
  })

  test('is shown by its code', async () => {
    expect(await kingdom('m8u2-8wpa')).toBe(firstGame)
  })

  test('is shown by its cards', async () => {
    const cards = 'mine, market,smithy,remodel,militia,workshop,woodcutter,village,moat,cellar'
    expect(await kingdom(cards, '--edition', '1e')).toBe(firstGame)
  })

  test('of an expansion shows a potion in the cost', async () => {
    const cards = 'possession,market,smithy,remodel,militia,workshop,mine,village,moat,cellar'
    expect(await kingdom(cards)).toContain('\n  6P  Possession  Action\n')
  })

  test('is data for programs', async () => {
    expect(JSON.parse(await kingdom('Deck Top', '--json'))).toMatchObject({
      title: 'Deck Top',
      edition: '2e',
      code: '79N2-9SJ4',
      cards: expect.arrayContaining([{ name: 'Artisan', cost: { coins: 6 }, types: ['Action'], set: 'Base' }]),
      offers: { village: ['Village', 'Festival'], trasher: ['Moneylender', 'Sentry'], attack: ['Bureaucrat'] },
    })
  })
})

describe('what lies beside the ten', () => {
  const ten = 'young witch,knights,bank,remodel,militia,workshop,mine,village,moat,trader'

  test('is told, and is part of the code', async () => {
    const shown = await kingdom(ten, '--colonies', 'lot', '--shelters', 'yes', '--bane', 'cellar')
    expect(shown).toContain('\n  5   Knights ')
    expect(shown).toContain('\n  beside      Colonies and Platinum by lot; Shelters; Bane: Cellar\n')
    const [, code] = /code +(\S+)/.exec(shown) ?? []
    const again = JSON.parse(await kingdom(code, '--json'))
    expect(again).toMatchObject({
      code,
      printing: 'newest',
      beside: { colonies: 'lot', shelters: true, bane: 'Cellar' },
    })
    expect(JSON.parse(await kingdom(code, '--colonies', 'no', '--json')).beside).toEqual({
      shelters: true,
      bane: 'Cellar',
    })
  })

  test('may be the Boons of Druid, the pile of the Obelisk and the card of the Way of the Mouse', async () => {
    const cards = 'druid,knights,bank,remodel,militia,workshop,mine,village,moat,trader'
    const landscapes = ['--landscapes', 'obelisk,way of the mouse', '--obelisk', 'militia', '--mouse', 'oasis']
    const boons = "the wind's gift,the sea's gift,the sun's gift"
    const shown = await kingdom(cards, ...landscapes, '--druid', boons)
    const [, code] = /code +(\S+)/.exec(shown) ?? []
    expect(JSON.parse(await kingdom(code, '--json'))).toMatchObject({
      code,
      beside: {
        landscapes: ['Obelisk', 'Way of the Mouse'],
        obelisk: 'Militia',
        mouse: 'Oasis',
        druid: ["The Wind's Gift", "The Sea's Gift", "The Sun's Gift"],
      },
    })
    const words = shown.replaceAll(/\s+/g, ' ')
    expect(words).toContain(
      'Pile of the Obelisk: Militia; Card of the Way of the Mouse: Oasis; Boons of Druid: The Wind',
    )
  })

  test('is drawn where a card needs it and nobody says what', async () => {
    expect(await kingdom(ten)).toContain('\n  beside      Bane by lot\n')
    expect(await kingdom("The Jester's Workshop")).toContain('\n  beside      Bane: Merchant\n')
  })
})

describe('a drawn kingdom', () => {
  const draw = async (...args: string[]) => JSON.parse(await kingdom('--random', '--json', '--seed', '1', ...args))
  const costs = ({ cards }: { cards: { cost: { coins: number } }[] }) => cards.map(({ cost }) => cost.coins)

  test('is the same for the same seed, and its code recreates it', async () => {
    const drawn = await draw()
    expect(await draw()).toEqual(drawn)
    expect(JSON.parse(await kingdom(drawn.code, '--json')).cards).toEqual(drawn.cards)
  })

  test('is another each time without a seed', async () => {
    expect(await kingdom('--random')).not.toBe(await kingdom('--random'))
  })

  test('tells out of how many it was drawn', async () => {
    expect(await kingdom('--random', '--seed', '1')).toMatch(/\n {2}drawn from {2}15,820,024,220 kingdoms\n$/)
  })

  test('has a village and no attack where that is wished', async () => {
    const { offers } = await draw('--village', '--no-attacks')
    expect(offers.village.length).toBeGreaterThan(0)
    expect(offers.attack).toEqual([])
  })

  test('has cards and lacks others', async () => {
    const { cards } = await draw('--include', 'witch, kings court', '--exclude', 'Moat', '--include', 'Chapel')
    const names = cards.map(({ name }: { name: string }) => name)
    expect(names).toEqual(expect.arrayContaining(['Witch', "King's Court", 'Chapel']))
    expect(names).not.toContain('Moat')
  })

  test('has costs and kinds as often as wished', async () => {
    const drawn = await draw('--costs', '2-4,5:1-2,6:0-0', '--has', 'trasher:2,attack:1-1')
    for (const cost of [2, 3, 4]) expect(costs(drawn)).toContain(cost)
    expect(costs(drawn).filter((cost) => cost === 5).length).toBeLessThanOrEqual(2)
    expect(costs(drawn)).not.toContain(6)
    expect(drawn.offers.trasher.length).toBeGreaterThanOrEqual(2)
    expect(drawn.offers.attack).toHaveLength(1)
  })

  test('comes from the sets and the edition asked for', async () => {
    const { cards, edition } = await draw('--sets', 'dark ages,SEASIDE', '--edition', '1e')
    expect(edition).toBe('1e')
    expect(new Set(cards.map(({ set }: { set: string }) => set))).toEqual(new Set(['Seaside', 'Dark Ages']))
    expect((await draw('--sets', 'all')).among).toBeGreaterThan((await draw()).among)
  })
})

describe('the recommended sets', () => {
  test('are listed by edition', async () => {
    const listed = await kingdom('--list')
    expect(listed).toMatch(/^Recommended sets, 1e\n {2}First Game {9}M8U2-8WPA\n {4}Cellar, /)
    expect(listed).toContain('\n\nRecommended sets, 2e\n  First Game         MMSX-KS99\n')
    expect(await kingdom('--list', '--edition', '1e')).not.toContain('2e')
  })

  test('can all be played, with what belongs to them', async () => {
    const sets = JSON.parse(await kingdom('--list', '--json'))
    expect(sets).toHaveLength(73)
    expect(sets.filter(({ code }: { code?: string }) => code === undefined)).toEqual([])
    expect(await kingdom('--list')).not.toContain('lacks')
  })

  test('are data for programs', async () => {
    const sets = JSON.parse(await kingdom('--list', '--edition', '1e', '--json'))
    expect(sets).toHaveLength(5)
    expect(sets[1]).toMatchObject({ name: 'Big Money', edition: '1e', code: 'DKMD-GJS2' })
  })
})

test.each<[string, string[]]>([
  ['kingdom: which? give a set, a code, ten cards, --random or --list (see freehold kingdom --help)', []],
  ['kingdom: give a kingdom or --random, not both', ['First Game', '--random']],
  ['kingdom: give --random or --list, not both', ['--list', '--random']],
  ['--village: only with --random', ['First Game', '--village']],
  ['--no-attacks: only with --random', ['--list', '--no-attacks']],
  ["--edition: expected 1e or 2e, got '3e'", ['First Game', '--edition', '3e']],
  ["--costs: expected costs such as 2-5 or 4:0-3, got 'cheap'", ['--random', '--costs', '2,cheap']],
  ["--costs: expected costs such as 2-5 or 4:0-3, got '5-2'", ['--random', '--costs', '5-2']],
  [
    "--has: expected a kind such as trasher or attack:0-1, got 'fun' (kinds: village, draw, trasher, gainer, buy, attack, curser, defence)",
    ['--random', '--has', 'fun'],
  ],
  [`--sets: there is no set 'Cities'; there are ${kingdomSets.join(', ')}`, ['--random', '--sets', 'Cities']],
  ["--colonies: expected yes, no or lot, got 'maybe'", ['First Game', '--colonies', 'maybe']],
  [
    'Dominion options: a Bane is for games with Young Witch: add that card, or leave it out',
    ['First Game', '--bane', 'Moat'],
  ],
  ['--seed: expected a text', ['--random', '--seed', '']],
  ['card 1: there is no card "Smity" in the 2e; did you mean Smithy?', ['Smity, Moat']],
  ['no recommended set is called "Frist Game"; did you mean First Game?', ['Frist Game']],
  [
    'random kingdom: no kingdom has all of this: Witch; no attacks: give one of them up',
    ['--random', '--include', 'Witch', '--no-attacks'],
  ],
])('%s', async (line, args) => {
  await expect(command.run(args)).rejects.toMatchObject({ name: 'InputError', message: line })
})
