import { join } from 'node:path'
import { InputError } from '@freehold/kernel'
import { afterEach, describe, expect, test, vi } from 'vitest'
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

const recorded = join(import.meta.dirname, '../../terra-mystica/fixtures/r1414.cmd')

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
    [['settler', '--from', '/nowhere.cmd'], /cannot be read/],
    [['settler', '--map', 'moon'], /--map: expected original/],
    [['settler', '--automa', 'hard'], /--automa: expected automalein/],
  ])('refuses %j in one line', async (args, why) => {
    const refused = command.run(['terra-mystica', ...args])
    await expect(refused).rejects.toThrow(InputError)
    await expect(refused).rejects.toThrow(why)
  })
})
