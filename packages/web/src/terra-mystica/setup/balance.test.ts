import { FACTION_IDS, MAP_IDS } from '@freehold/terra-mystica'
import { expect, test } from 'vitest'
import { balanceOn } from './balance.ts'

test.each(MAP_IDS)(
  'on %s the strongest factions make more than the weakest, and only those in play are named',
  (map) => {
    for (const fireAndIce of [true, false]) {
      const { strong, weak } = balanceOn(map, fireAndIce)
      expect(strong).toHaveLength(3)
      expect(weak).toHaveLength(3)
      expect(strong[2].points).toBeGreaterThan(weak[0].points)
      for (const { faction } of [...strong, ...weak]) expect(FACTION_IDS).toContain(faction)
      if (!fireAndIce) expect(weak.map(({ faction }) => faction)).not.toContain('dragonlords')
    }
  },
)
