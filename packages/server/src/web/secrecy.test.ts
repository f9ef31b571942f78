/**
 * Nobody is told what they may not see: of every byte that real sockets receive. Two tables begin in two worlds that a seat
 * cannot tell apart and are played with the same answers; `table/secrecy.fixture.ts` tells more.
 */
import { type AnyGame, belowFrom, type Seat } from '@freehold/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostedGame, hostedGames } from '../games.ts'
import type { Update } from '../protocol/tables.ts'
import { answers, attacks, dominionShows, knows, leak, type ShownFields, stateAfter } from '../table/secrecy.fixture.ts'
import { type Client, guest, type Live, type TestServer, testServer } from './clients.fixture.ts'

/** Games that begin in states laid out before, one after the other; with the same seed in the same one again. */
const laidOut: unknown[] = []
const bySeed = new Map<string, unknown>()
const beginning = (hosted: HostedGame): HostedGame => ({
  ...hosted,
  game: {
    ...hosted.game,
    setup: (_options: unknown, seed: string) => {
      if (!bySeed.has(seed)) bySeed.set(seed, laidOut.shift())
      return hosted.game.clone(bySeed.get(seed))
    },
  },
})

/** A table that tells more than it may: every seat's state is told with the hash of the whole state. */
const leaking = (hosted: HostedGame): HostedGame => {
  const { game } = hosted
  const view: AnyGame['view'] = (state, viewer) => ({ ...(game.view(state, viewer) as object), hash: game.hash(state) })
  return { ...hosted, game: { ...game, id: 'leaking', view } }
}

const { dominion, 'terra-mystica': terraMystica } = hostedGames
let at: TestServer
let people: Client[]
beforeAll(async () => {
  const games = {
    dominion: beginning(dominion),
    'terra-mystica': beginning(terraMystica),
    leaking: beginning(leaking(dominion)),
  }
  at = await testServer({ limitTimes: 1000, games: { games, module: new URL('../games.ts', import.meta.url) } })
  people = [await guest(at.url, 'Ann'), await guest(at.url, 'Bob')]
})
afterAll(() => at.close())

interface World {
  readonly table: string
  readonly state: unknown
  readonly lives: readonly Live[]
}

async function newWorld(game: string, options: unknown, state: unknown): Promise<World> {
  const [ann, bob] = people
  const { table } = (await ann.post('/api/tables', { game, options })).body
  await bob.post(`/api/tables/${table}/sit`)
  laidOut.push(state)
  await ann.post(`/api/tables/${table}/start`)
  const lives = [await ann.connect(), await bob.connect()]
  for (const live of lives) live.updates.push(await live.ask('watch', { table }))
  return { table, state, lives }
}

const heard = async ({ lives }: World, version: number): Promise<void> => {
  while (lives.some(({ updates }) => (updates.at(-1)?.state.version ?? 0) < version))
    await new Promise((resolve) => setTimeout(resolve, 1))
}

/** All bytes but what the host drew by lot: the id of the table and the promise of its shuffles. Who came when is let be. */
function bytesOf({ table, lives }: World, seat: Seat): string[] {
  const { commitment } = lives[seat].updates[0].state
  const plain = lives[seat].received.map((packet) =>
    packet
      .replaceAll(table, 'TABLE')
      .replaceAll(commitment ?? '', 'COMMITMENT')
      .replaceAll(/"present":\[[\d,]*\]/g, '"present":[]'),
  )
  return plain.filter((packet) => !packet.startsWith('2["presence"'))
}

/** Compares what has come to the seat so far; gives how many packets were the same byte for byte, and what must not be. */
function compared(worlds: readonly World[], seat: Seat, shows: ShownFields): { same: number; leaks: string[] } {
  const [here, there] = worlds.map((world) => bytesOf(world, seat))
  expect(here.length).toBe(there.length)
  const update = (packet: string): Update | undefined => {
    const told = JSON.parse(packet.replace(/^\d+/, ''))
    return told[0] === 'update' ? told[1] : told[0].state ? told[0] : undefined
  }
  const leaks = here.flatMap((packet, i) => {
    if (packet === there[i]) return []
    const [one, other] = [update(packet), update(there[i])]
    return (one && other ? leak(one, other, seat, shows) : `${packet} | ${there[i]}`) ?? []
  })
  return { same: here.filter((packet, i) => packet === there[i]).length, leaks }
}

/** Follows two worlds as long as the seat sees the same game in both. */
async function follow(
  hosted: HostedGame,
  options: unknown,
  state: unknown,
  seat: Seat,
  seed: string,
  shows: ShownFields,
) {
  const { game } = hosted
  const states = [game.clone(state), game.determinize(state, seat, seed)]
  const worlds: World[] = []
  for (const each of states) worlds.push(await newWorld(game.id, options, game.clone(each)))
  const below = belowFrom(seed)
  let best = compared(worlds, seat, shows)
  for (let n = 0; n < 10; n++) {
    const [asked, other] = states.map((each) => game.pending(each))
    const moves = asked && other && answers(asked, other, seat, below)
    if (!moves) break
    let version = 0
    for (const [i, { table, lives }] of worlds.entries()) {
      game.play(states[i], moves[i])
      version = lives[asked.seat].updates.at(-1)?.state.version ?? 0
      const body = { version, id: `m${n}`, move: moves[i] }
      expect(await lives[asked.seat].command(table, 'move', body)).toEqual({ version: version + 1 })
      await heard(worlds[i], version + 1)
    }
    if (knows(game, states[0], seat) !== knows(game, states[1], seat)) break // it learnt something by the rules
    best = compared(worlds, seat, shows)
    if (best.leaks.length > 0) break
  }
  for (const { lives } of worlds) for (const { socket } of lives) socket.close()
  return best
}

async function watch(hosted: HostedGame, options: unknown, every: number, shows: ShownFields, samples: number) {
  const found = { same: 0, leaks: [] as string[] }
  for (let n = 0; n < samples; n++) {
    const state = stateAfter(hosted.game, options, 'fast:4', n * every)
    if (state === undefined) break
    const { same, leaks } = await follow(hosted, options, state, n % 2, `fast:sockets ${n}`, shows)
    found.same += same
    found.leaks.push(...leaks)
  }
  return found
}

test.each<[string, HostedGame, unknown, number, ShownFields]>([
  ['Dominion', dominion, { kingdom: attacks }, 13, dominionShows],
  ['Terra Mystica', terraMystica, { players: 2 }, 11, {}],
])(
  'every byte that a seat of %s receives is the same whatever it may not see',
  async (_name, hosted, options, every, shows) => {
    const { same, leaks } = await watch(hosted, options, every, shows, 18)
    expect(leaks).toEqual([])
    expect(same).toBeGreaterThan(60)
  },
)

test('it would be seen if a view depended on what is hidden', async () => {
  const { leaks } = await watch(leaking(dominion), {}, 20, dominionShows, 2)
  expect(leaks.length).toBeGreaterThan(0)
})
