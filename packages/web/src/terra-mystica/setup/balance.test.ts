import { FACTION_IDS, MAP_IDS } from '@freehold/terra-mystica'
import { expect, test } from 'vitest'
import { balanceOn } from './balance.ts'

test.each(MAP_IDS)('on %s everybody who may be played has a place of their own, by points', (map) => {
  for (const fireAndIce of [true, false]) {
    const scale = balanceOn(map, fireAndIce)
    expect(scale).toHaveLength(fireAndIce ? FACTION_IDS.length : 14)
    expect(scale.some(({ faction }) => faction === 'dragonlords')).toBe(fireAndIce)
    expect(scale[0].at).toBeGreaterThanOrEqual(0)
    expect(scale.at(-1)?.at).toBeLessThanOrEqual(1 + 1e-9)
    for (let i = 1; i < scale.length; i++) {
      expect(scale[i].points).toBeGreaterThanOrEqual(scale[i - 1].points)
      expect(scale[i].at - scale[i - 1].at).toBeGreaterThanOrEqual(1 / (scale.length + 1) - 1e-9)
    }
  }
})
