import { type Player, Playthrough } from '@freehold/kernel'
import { type TerraMysticaView, terraMystica } from '@freehold/terra-mystica'
import { ASK_ACTION, type Ask, ask, cloneState, type State, settle, words } from '@freehold/terra-mystica/fast'
import { expect, test } from 'vitest'
import { carryOut } from './carry-out.ts'
import { findTerraMysticaPlayer } from './strengths.ts'

/** A whole game behind the kernel's interface, one decision after the other; the options that were taken. */
async function play(
  options: object,
  name: string,
  seed: string,
): Promise<{ taken: number[]; points: readonly number[] }> {
  const playthrough = Playthrough.start(terraMystica, options, `fast:${seed}`)
  const { players } = terraMystica.options(options)
  const sitting = Array.from({ length: players }, (_, seat) => {
    const player = findTerraMysticaPlayer(name).create(`${seat}`) as Player<TerraMysticaView>
    player.begin?.(seat, players, options)
    return player
  })
  const taken: number[] = []
  for (let decision = playthrough.pending(); decision; decision = playthrough.pending()) {
    const move = await sitting[decision.seat].choose(decision, playthrough.view(decision.seat))
    taken.push(move[0])
    playthrough.play(move)
  }
  return { taken, points: playthrough.outcome()?.points ?? [] }
}

const tables: readonly [string, object][] = [
  ['four on the original map', { players: 4, fireAndIce: false }],
  ['an auction of five with all factions', { players: 5, factions: 'auction', finalTile: 'random', map: 'fjords' }],
  ['two who pick', { players: 2, factions: 'pick', map: 'loonLakes' }],
  ['ice, fire and rivers', { factions: ['yetis', 'riverwalkers', 'dragonlords'], map: 'fireAndIce1' }],
  ['shapes, volcanoes and ice', { factions: ['shapeshifters', 'acolytes', 'icemaidens'], map: 'fireAndIce2' }],
  ['the Automa', { players: 2, automa: { level: 'automa' } }],
]

test.each(tables)(
  '%s: every turn that is thought of can be played option by option',
  async (_, options) => {
    const { points } = await play(options, 'architect', 'whole turns')
    expect(Math.max(...points)).toBeGreaterThan(60)
  },
  120_000,
)

test('the same moment, seed and number of moments looked at give the same turn', async () => {
  const options = { players: 3 }
  const one = await play(options, 'merchant', 'again')
  expect(await play(options, 'merchant', 'again')).toEqual(one)
  // A whole thought, too, in two rounds, whatever was thought of in between.
  const s = terraMystica.setup(terraMystica.options(options), 'fast:again') as State
  const quick = findTerraMysticaPlayer('architect').decider('quick')
  const moments: State[] = []
  for (let asked = ask(s); asked && moments.length < 2; asked = ask(s)) {
    if (asked.kind === ASK_ACTION && s.w[words.ROUND] === [1, 5][moments.length]) moments.push(cloneState(s))
    carryOut(s, asked.seat, quick(s, asked))
    settle(s)
  }
  const thinks = (of: State) => findTerraMysticaPlayer('think:3000').decider('seed')(of, ask(of) as Ask)
  const turns = moments.map(thinks)
  expect(turns).toHaveLength(2)
  expect(moments.toReversed().map(thinks).toReversed()).toEqual(turns)
})

test('what is hidden in the decks of the Automa changes nothing that a player sees', () => {
  const s = terraMystica.setup(terraMystica.options({ automa: { level: 'alptrauma' } }), 'fast:hidden')
  const shown = terraMystica.view(s, 0).moment
  for (const seed of ['fast:1', 'fast:2', 'fast:3'])
    expect(terraMystica.view(terraMystica.determinize(s, 0, seed), 0).moment).toBe(shown)
})

test.each(['architect', 'think:300'])('nor what a player thinks that is given the whole moment: %s', (name) => {
  // Cultists who build beside the Automa turn a card over.
  const options = terraMystica.options({ factions: ['cultists'], automa: { level: 'alptrauma' } })
  const s = terraMystica.setup(options, 'fast:hidden') as State
  const player = findTerraMysticaPlayer(name).decider('seed')
  let n = 0
  for (let asked = ask(s); asked && s.w[words.ROUND] < 5; asked = ask(s), n++) {
    const decided = player(s, asked)
    expect(player(terraMystica.determinize(s, 0, `fast:${n}`) as State, asked)).toEqual(decided)
    carryOut(s, asked.seat, decided)
    settle(s)
  }
  expect(n).toBeGreaterThan(20)
})

test('a player that does not exist is refused with those there are', () => {
  expect(() => findTerraMysticaPlayer('nobody')).toThrow(/shepherd, settler, merchant, architect, oracle/)
  expect(() => findTerraMysticaPlayer('think:fast')).toThrow(/think:50ms/)
})
