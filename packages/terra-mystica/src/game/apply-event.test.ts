import { belowFrom } from '@freehold/kernel'
import { expect, test } from 'vitest'
import { AUTOMA_FACTION_IDS, LEVELS } from '../automa/words.ts'
import { MAP_IDS } from '../data/maps.ts'
import { ask } from '../rules/legal.ts'
import { applyEvent, TOLD_OF_PLAYERS, TOLD_OF_TABLE } from './apply-event.ts'
import type { TerraMysticaEvent } from './events.ts'
import { terraMystica } from './game.ts'
import { biased } from './random-play.ts'
import type { TerraMysticaView } from './view.ts'

/** All of a view that events tell. */
const told = (view: TerraMysticaView) => ({
  ...Object.fromEntries(TOLD_OF_TABLE.map((field) => [field, view[field]])),
  players: view.players.map((player) => Object.fromEntries(TOLD_OF_PLAYERS.map((field) => [field, player[field]]))),
})

const tables: readonly [what: string, options: (i: number) => object][] = [
  ['factions by lot', (i) => ({ players: 2 + (i % 4), map: MAP_IDS[i % 5] })],
  ['factions picked', (i) => ({ players: 2 + (i % 4), factions: 'pick' })],
  ['an auction', (i) => ({ players: 2 + (i % 3), factions: 'auction', finalTile: 'random' })],
  [
    'the Automa',
    (i) => ({
      factions: i % 2 ? 'pick' : 'random',
      players: 2,
      automa: { faction: AUTOMA_FACTION_IDS[i % 10], level: LEVELS[i % 5] },
    }),
  ],
]

test.each(tables)(
  'with %s, the events of every move lead from the view before it to the view after it',
  (_, options) => {
    const types = new Set<string>()
    for (let i = 0; i < 10; i++) {
      const s = terraMystica.setup(terraMystica.options(options(i)), `fast:fold ${i}`)
      const below = belowFrom(`fast:fold ${i} moves`)
      let view = terraMystica.view(s, 'audience')
      for (let asked = ask(s); asked; asked = ask(s)) {
        const events: TerraMysticaEvent[] = []
        terraMystica.play(s, [asked.choices.indexOf(biased(asked, below))], events)
        const after = terraMystica.view(s, 'audience')
        expect(told(events.reduce(applyEvent, view))).toEqual(told(after))
        for (const { type } of events) types.add(type)
        view = after
      }
    }
    expect(types.size).toBeGreaterThan(12)
  },
)
