import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { InputError } from '@freehold/kernel'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { command } from './commands/sim.ts'

afterEach(() => vi.restoreAllMocks())

async function sim(...args: readonly string[]): Promise<string> {
  const print = vi
    .spyOn(console, 'log')
    .mockClear()
    .mockImplementation(() => {})
  expect(await command.run(['terra-mystica', ...args])).toBeUndefined()
  return print.mock.calls.map(([line]) => `${line}\n`).join('')
}

const fixtures = join(import.meta.dirname, '../../terra-mystica/fixtures')
const recorded = join(fixtures, 'r1414.cmd')
const recordedByThree = join(fixtures, 'own2.cmd')

async function refusal(...args: readonly string[]): Promise<string> {
  const error = await command.run(['terra-mystica', ...args]).catch((thrown) => thrown)
  expect(error).toBeInstanceOf(InputError)
  expect(error.message).not.toContain('\n')
  return error.message
}

describe('freehold sim terra-mystica', () => {
  test('everybody sits everywhere, and the same seed plays the same games', async () => {
    const args = ['architect', 'settler', '--games', '4', '--seed', 'x', '--json'] as const
    const first = await sim(...args)
    expect(await sim(...args)).toBe(first)
    const { games, setups, players, played } = JSON.parse(first)
    expect({ games, setups }).toEqual({ games: 4, setups: 2 })
    expect(players.map(({ player, seats }: { player: string; seats: number }) => [player, seats])).toEqual([
      ['architect', 4],
      ['settler', 4],
    ])
    const factions = (name: string) =>
      played.flatMap(({ seats }: { seats: { player: string; faction: string }[] }) =>
        seats.filter(({ player }) => player === name).map(({ faction }) => faction),
      )
    expect(factions('architect').sort()).toEqual(factions('settler').sort())
    expect(players[0].points.value).toBeGreaterThan(players[1].points.value)
  })

  test('goes on from a recorded game and says what was reached of its points', async () => {
    const report = await sim('architect', '--games', '1', '--from', recorded, '--round', '4')
    expect(report).toMatch(/People made .+ points there; .+ % of it were reached/)
  })

  test('plays against the Automa, and lists who there is', async () => {
    expect(await sim('architect', '--automa', 'automa', '--games', '1')).toContain('the Automa')
    expect(await sim('--list')).toMatch(/shepherd .+\n(.+\n)*oracle /)
  })

  test.each([
    [[], /no player given/],
    [['nobody'], /no such player of Terra Mystica/],
    [['settler', '--games', '0'], /--games: expected/],
    [['settler', '--round', '2'], /only together with --from/],
    [['settler', '--from', '/nowhere.cmd'], /--from: \/nowhere.cmd cannot be read \(there is no such file\)/],
    [['settler', '--map', 'moon'], /--map: expected original/],
    [['settler', '--automa', 'hard'], /--automa: expected automalein/],
  ])('refuses %j in one line', async (args, why) => {
    expect(await refusal(...args)).toMatch(why)
  })

  test.each([['--map', 'fjords'], ['--map', 'moon'], ['--players', '2'], ['--automa', 'automa'], ['--fire-and-ice']])(
    'refuses %s beside a recorded game, which has its own',
    async (...option) => {
      expect(await refusal('settler', '--from', recorded, ...option)).toBe(
        `sim: --from knows nothing of ${option[0]}; leave one of them out`,
      )
    },
  )

  test('one player sits at every seat there is, several need a seat each', async () => {
    const seats = async (...args: string[]) =>
      JSON.parse(await sim(...args, '--games', '1', '--json')).played[0].seats.length
    expect(await seats('architect', '--players', '3')).toBe(3)
    expect(await seats('architect', 'shepherd', '--players', '2')).toBe(2)
    expect(await refusal('architect', 'settler', '--players', '5')).toBe(
      '--players: 5 seats for 2 players; name one for all seats, or one for each',
    )
    expect(await refusal(...Array.from({ length: 6 }, () => 'architect'))).toBe(
      '--players: expected 2 to 5, got 6 names',
    )
    expect(await refusal('architect', 'settler', 'settler', '--automa', 'automa')).toBe(
      '--players: expected 1 to 2 against the Automa, got 3 names',
    )
  })

  test('one player sits at every seat of a recorded game, however many there are', async () => {
    const report = await sim('architect', '--games', '1', '--from', recordedByThree, '--round', '6')
    expect(report).toMatch(/^architect +3 /m)
    expect(await refusal('architect', 'settler', '--from', recordedByThree)).toBe(
      '--from: own2 has 3 seats for 2 players; name one for all seats, or one for each',
    )
  })
})

describe('records that are gone on from', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'freehold-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  const facts = async (...args: string[]) => JSON.parse(await sim(...args, '--round', '6', '--json'))

  test('a record that comes again is no further set-up', async () => {
    const { games, setups, recorded: people } = await facts('architect', '--games', '2', '--from', recorded)
    expect({ games, setups }).toEqual({ games: 2, setups: 1 })
    expect(people.points).toEqual({ value: expect.any(Number) })
  })

  test('a game that somebody left is not compared with', async () => {
    const file = join(folder, 'left.cmd')
    const lines = (await readFile(recordedByThree, 'utf8')).trimEnd().split('\n')
    const last = lines.findLastIndex((line) => /: pass/i.test(line))
    const faction = lines[last].split(':')[0]
    await writeFile(file, lines.with(last, `drop-faction ${faction}`).join('\n'))
    const { played } = await facts('architect', '--games', '1', '--from', file)
    expect(played[0].seats).toHaveLength(3)
    expect(played[0].seats.filter((seat: object) => 'recorded' in seat)).toEqual([])
  })
})

describe('records that nobody can go on from', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'freehold-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  test('a folder where a file should be', async () => {
    const games = join(folder, 'games')
    await mkdir(join(games, 'x.cmd'), { recursive: true })
    expect(await refusal('architect', '--from', games)).toBe(
      `--from: ${join(games, 'x.cmd')} cannot be read (this is a folder)`,
    )
  })

  test.each([
    [30, 4, 'in the set-up: there is no round 4'],
    [40, 4, 'in round 1: there is no round 4'],
    [100, 2, 'in round 3: the rest of the game is missing'],
    [184, 6, 'in round 6: the rest of the game is missing'],
  ])('the first %i lines of a game, from round %i on', async (lines, round, what) => {
    const cut = join(folder, `cut-${lines}.cmd`)
    await writeFile(cut, (await readFile(recorded, 'utf8')).split('\n').slice(0, lines).join('\n'))
    expect(await refusal('architect', '--from', cut, '--round', `${round}`)).toBe(
      `--from: ${cut} ends ${what}; expected a game recorded to its end`,
    )
  })
})
