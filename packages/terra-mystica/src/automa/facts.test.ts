/** Her tables against a second source of the facts, where one lies beside the project. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROUND_TILES } from '../data/tiles.ts'
import { TERRAINS, type Terrain } from '../types.ts'
import { AUTOMA_FACTIONS } from './data/factions.ts'
import { LEVEL_LIST } from './data/levels.ts'
import { automaValues } from './values.ts'

const folder = join(import.meta.dirname, '../../../../../shared/data/terra-mystica/automa')
const there = existsSync(folder)
// biome-ignore lint/suspicious/noExplicitAny: outside data of many shapes, compared field by field
type Fact = any
const facts = (file: string, list: string): Fact[] =>
  there ? JSON.parse(readFileSync(join(folder, `${file}.json`), 'utf8'))[list] : []

const values = automaValues()
const ACTIONS: Readonly<Record<string, string>> = {
  upgrade: 'upgrade',
  takeFavor: 'take favor',
  gainVp: 'gain points',
  blockPowerAction: 'block power action',
  advanceCult: 'advance cult',
  transformAndBuild: 'build',
  factionAction: 'faction action',
}

test('decision cards', () => {
  const base = facts('decision_cards', 'cards').filter((fact) => fact.set === 'base')
  expect(base).toHaveLength(there ? values.cards.length : 0)
  for (const { id, setup, passIcon, actions, support } of base) {
    const { atpRow, cult, ...rest } = support
    expect(values.cards.find((card) => card.id === id)).toEqual({
      id,
      marked: setup.markedLetter,
      unmarked: setup.unmarkedLetter,
      passIcon,
      actions: actions.map(({ type, ...more }: Fact) => ({ do: ACTIONS[type], ...more })),
      support: { ...rest, row: atpRow, cult: cult === 'catchUp' ? 'catch-up' : 'scoring tile' },
    })
  }
})

test('levels', () => {
  for (const fact of facts('difficulty', 'levels')) {
    const level = LEVEL_LIST.find(({ id }) => id === fact.id)
    expect([level?.name, level?.shipping, level?.x, level?.endShipping, level?.without ?? null, level?.more]).toEqual([
      fact.name,
      fact.shippingByRound,
      fact.xVpByRound,
      fact.endGameShipping,
      fact.startingDeck.removeToTopOfReserve,
      fact.startingDeck.addRandomFromReserve,
    ])
  }
})

test('factions, terrain priority and cults of the scoring tiles', () => {
  for (const { id, name, cultStart } of facts('factions', 'factions')) {
    const faction = AUTOMA_FACTIONS.find((each) => each.id === id)
    expect([faction?.name, faction?.cults]).toEqual([name, Object.values(cultStart)])
  }
  const rows = facts('terrain_priority', 'rows')
  expect(rows).toHaveLength(there ? TERRAINS.length : 0)
  for (const { home, A, B } of rows) expect(values.priority[home as Terrain]).toEqual({ A, B })
  for (const { tile, automaCult, automaVpRounds456 } of facts('scoring_tiles', 'baseTiles')) {
    const ours = values.tiles[ROUND_TILES.findIndex(({ id }) => id === tile)]
    if (automaCult !== null) expect(ours.cult).toBe(automaCult)
    if (automaVpRounds456 !== null) expect(ours.late).toBe(automaVpRounds456)
  }
})
