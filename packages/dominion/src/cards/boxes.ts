/** The definitions, box by box: whoever shows a few cards need not load all. */
import type { Card, Expansion, Landscape, MixedPile } from '../language/types.ts'

export interface Box {
  readonly cards: readonly Card[]
  readonly landscapes: readonly Landscape[]
  readonly piles: readonly MixedPile[]
}

const box = (cards: readonly Card[], landscapes: Box['landscapes'] = [], piles: Box['piles'] = []): Box => ({
  cards,
  landscapes,
  piles,
})

const loaders: Record<Expansion, () => Promise<Box>> = {
  Basic: async () => box((await import('./basic.ts')).basic),
  Base: async () => box((await import('./base.ts')).base),
  Intrigue: async () => {
    const [{ intrigue }, { intrigueFirst }] = await Promise.all([
      import('./intrigue.ts'),
      import('./intrigue-first.ts'),
    ])
    return box([...intrigue, ...intrigueFirst])
  },
  Seaside: async () => box((await import('./seaside.ts')).seaside),
  Alchemy: async () => box((await import('./alchemy.ts')).alchemy),
  Prosperity: async () => box((await import('./prosperity.ts')).prosperity),
  Cornucopia: async () => box((await import('./cornucopia.ts')).cornucopia),
  Hinterlands: async () => box((await import('./hinterlands.ts')).hinterlands),
  'Dark Ages': async () => {
    const [{ darkAges }, { darkAgesPiles, knights, ruined }] = await Promise.all([
      import('./dark-ages.ts'),
      import('./dark-ages-piles.ts'),
    ])
    return box([...darkAges, ...ruined, ...knights], [], darkAgesPiles)
  },
  Guilds: async () => box((await import('./guilds.ts')).guilds),
  Adventures: async () => {
    const [{ adventures }, { travellers }, { adventuresEvents }] = await Promise.all([
      import('./adventures.ts'),
      import('./adventures-travellers.ts'),
      import('./adventures-events.ts'),
    ])
    return box([...adventures, ...travellers], adventuresEvents)
  },
  Empires: async () => {
    const [{ empires, splitPiles }, { castles, castlesPile }, { empiresEvents, landmarks }] = await Promise.all([
      import('./empires.ts'),
      import('./empires-castles.ts'),
      import('./empires-landscapes.ts'),
    ])
    return box([...empires, ...castles], [...empiresEvents, ...landmarks], [...splitPiles, castlesPile])
  },
  Nocturne: async () => {
    const [{ nocturne }, { heirlooms, spirits, zombies }, { boons, hexes, states }] = await Promise.all([
      import('./nocturne.ts'),
      import('./nocturne-others.ts'),
      import('./nocturne-landscapes.ts'),
    ])
    return box([...nocturne, ...spirits, ...heirlooms, ...zombies], [...boons, ...hexes, ...states])
  },
  Renaissance: async () => {
    const [{ renaissance }, { artifacts, projects }] = await Promise.all([
      import('./renaissance.ts'),
      import('./renaissance-landscapes.ts'),
    ])
    return box(renaissance, [...projects, ...artifacts])
  },
  Menagerie: async () => {
    const [{ menagerie }, { menagerieEvents, ways }] = await Promise.all([
      import('./menagerie.ts'),
      import('./menagerie-landscapes.ts'),
    ])
    return box(menagerie, [...menagerieEvents, ...ways])
  },
  Promo: async () => {
    const { promo, promoLandscapes, promoPiles } = await import('./promo.ts')
    return box(promo, promoLandscapes, promoPiles)
  },
}

export const loadBox = (set: Expansion): Promise<Box> => loaders[set]()
export const allBoxes = Object.keys(loaders) as readonly Expansion[]
