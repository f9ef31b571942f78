import { terraMystica } from '@freehold/terra-mystica'
import { ask, type State, settle } from '@freehold/terra-mystica/fast'
import { expect, test } from 'vitest'
import { candidatesOf } from './candidates.ts'
import { carryOut } from './carry-out.ts'
import { FEATURES, look, Sight } from './features.ts'
import { findTerraMysticaPlayer } from './strengths.ts'

const tables: readonly object[] = [
  { factions: ['witches', 'engineers', 'fakirs', 'cultists'] },
  { factions: ['mermaids', 'nomads', 'giants', 'dwarves', 'auren'], finalTile: 'connected-clusters' },
  { factions: ['shapeshifters', 'dragonlords', 'yetis'], map: 'fireAndIce1', finalTile: 'building-on-edge' },
  { players: 2, fireAndIce: false, automa: { level: 'automa' }, finalTile: 'connected-sa-sh-distance' },
]

/** Whether they are the same numbers; `toEqual` would take far longer. */
const same = (a: Float32Array, b: Float32Array, from = 0, to = FEATURES) => {
  for (let k = from; k < to; k++) if (a[k] !== b[k]) return false
  return true
}

test.each(tables)('what is kept of the look before is what a fresh look sees: %j', (options) => {
  const s = terraMystica.setup(terraMystica.options(options), 'fast:kept') as State
  const quick = findTerraMysticaPlayer('architect').decider('quick')
  const sight = new Sight()
  const fresh = new Float32Array(FEATURES)
  let looks = 0
  let written = 0
  const compare = (moment: State, seat: number) => {
    const before = sight.row.slice()
    expect(sight.look(moment, seat)).toBe(FEATURES)
    look(moment, seat, fresh)
    expect(same(sight.row, fresh)).toBe(true)
    let left = 0
    for (let i = 0; i <= sight.partsEnd; i += 2) {
      const next = i < sight.partsEnd ? sight.parts[i] : FEATURES
      expect(same(sight.row, before, left, next)).toBe(true)
      if (i < sight.partsEnd) written += sight.parts[i + 1] - next
      left = sight.parts[i + 1]
    }
    looks++
  }
  for (let asked = ask(s); asked; asked = ask(s)) {
    for (const { after } of candidatesOf(s, asked)) compare(after, asked.seat)
    // Now and then with the eyes of another: nothing of what was seen before is taken for what they see.
    if (looks % 3 === 0) for (let seat = 0; seat < s.table.seats; seat++) compare(s, seat)
    carryOut(s, asked.seat, quick(s, asked))
    settle(s)
  }
  expect(looks).toBeGreaterThan(1000)
  expect(written / looks).toBeLessThan(0.9 * FEATURES)
})
