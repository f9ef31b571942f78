import { terraMystica } from '@freehold/terra-mystica'
import { ask, type State, settle, words } from '@freehold/terra-mystica/fast'
import { expect, test } from 'vitest'
import { carryOut } from './carry-out.ts'
import { findTerraMysticaPlayer } from './strengths.ts'
import { areaOf, surroundings } from './surroundings.ts'

const tables: readonly object[] = [
  { factions: ['witches', 'dwarves', 'fakirs', 'cultists'] },
  { factions: ['shapeshifters', 'dragonlords', 'yetis'], map: 'fireAndIce1' },
]

test.each(tables)('what is remembered of a map is what is seen there anew: %j', (options) => {
  const s = terraMystica.setup(terraMystica.options(options), 'fast:around') as State
  const quick = findTerraMysticaPlayer('architect').decider('quick')
  const seats = Array.from({ length: s.table.seats }, (_, seat) => seat)
  const kept: { s: State; seen: unknown[] }[] = []
  const all = (moment: State) => seats.flatMap((seat) => [surroundings(moment, seat), areaOf(moment, seat)])
  for (let asked = ask(s); asked; asked = ask(s)) {
    carryOut(s, asked.seat, quick(s, asked))
    settle(s)
    // Another table with the same map knows nothing yet.
    if (s.w[words.ROUND] > 0) kept.push({ s: { ...s, table: { ...s.table }, w: s.w.slice() }, seen: all(s) })
  }
  expect(kept.length).toBeGreaterThan(60)
  for (const { s, seen } of kept) expect(all(s)).toEqual(seen)
})
