/** From options and a seed to the first moment of a game. */
import { below, canonicalJson, RNG_WORDS, type Seed, seedRng } from '@freehold/kernel'
import { automaAt } from '../automa/opponent.ts'
import { layOut } from '../automa/set-up.ts'
import { type AutomaTable, agreed } from '../automa/table.ts'
import { boardOf } from '../board/boards.ts'
import { BONUS_CARDS, ROUND_TILES, TOWN_TILES } from '../data/tiles.ts'
import { FACTIONS, factionNumber } from '../factions/index.ts'
import { ownTerrain } from '../factions/prices.ts'
import { beginChoosing, beginPlacing } from '../rules/choosing.ts'
import { emptyTable, seatFaction } from '../rules/setup.ts'
import type { EarlierRules, State, Table } from '../rules/state.ts'
import { settle } from '../rules/turns.ts'
import { type FinalTile, indexIn, TERRAINS } from '../types.ts'
import { bonusCardsFor, type Draw, drawBonusCards, drawFinalTile, drawRoundTiles } from './drawing.ts'
import { type AutomaOptions, humansOf, type TerraMysticaOptions } from './options.ts'

export function deal(options: TerraMysticaOptions, seed: Seed, begunUnder?: EarlierRules): State {
  const words = new Int32Array(RNG_WORDS)
  seedRng(words, 0, seed)
  const draw: Draw = (n) => below(words, 0, n)
  const { players, automa } = options
  const humans = humansOf(options)
  const roundTiles = (options.roundTiles === 'random' ? drawRoundTiles(options, draw) : options.roundTiles).map(
    roundNumber,
  )
  const bonusCards = (
    options.bonusCards === 'random' ? drawBonusCards(options, bonusCardsFor(players), draw) : options.bonusCards
  ).map(bonusNumber)
  const table = tableOf(options, { roundTiles, finalTile: finalTile(options, draw), bonusCards, begunUnder })
  const s = emptyTable(table, {
    bonusCards,
    townTiles: TOWN_TILES.flatMap((t, i) => (!t.expansion || options.miniExpansion ? [i] : [])),
  })
  const chosenLater = options.factions === 'pick' || options.factions === 'auction'
  const factions = chosenLater ? [] : factionsOf(options.factions, table.factionPool, humans, draw)
  if (automa) layOut(s, words, bonusCards) // she goes on drawing where the deal ends
  if (chosenLater) beginChoosing(s)
  else {
    factions.forEach((faction, seat) => {
      seatFaction(s, seat, faction, options.points2017 ? FACTIONS[faction].startVp2017 : 20)
    })
    beginPlacing(s)
  }
  settle(s)
  return s
}

interface Drawn {
  readonly roundTiles: readonly number[]
  readonly finalTile: FinalTile | null
  readonly bonusCards: readonly number[]
  readonly begunUnder?: EarlierRules | undefined
}

/** What does not change during a game with these options, once tiles and cards are drawn. */
export function tableOf(options: TerraMysticaOptions, drawn: Drawn): Table {
  const { roundTiles, finalTile, bonusCards, begunUnder } = drawn
  const { automa } = options
  const hers = automa && automaTableFor(automa, options)
  const facesHer = (i: number) => !hers || hers.mayFace(FACTIONS[i].id, indexIn(TERRAINS, FACTIONS[i].ground))
  return {
    board: boardOf(options.map),
    seats: options.players,
    roundTiles,
    finalTile,
    variableOrder: options.variableTurnOrder,
    cultistPower: options.cultistPower,
    points2017: options.points2017,
    factionPool: FACTIONS.map((_, i) => i).filter((i) => (options.fireAndIce || isBase(i)) && facesHer(i)),
    auction: options.factions === 'auction',
    choosesKeys: true,
    ...(begunUnder && { begunUnder }),
    ...(hers && { opponent: hers }),
    key: canonicalJson([options, roundTiles, bonusCards]),
  }
}

const roundNumber = (id: string) => ROUND_TILES.findIndex((tile) => tile.id === id)
const bonusNumber = (id: string) => BONUS_CARDS.findIndex((card) => card.id === id)
const isBase = (faction: number) => ownTerrain(FACTIONS[faction]) !== null

function factionsOf(
  wanted: TerraMysticaOptions['factions'],
  pool: readonly number[],
  humans: number,
  draw: Draw,
): number[] {
  return Array.isArray(wanted) ? wanted.map(factionNumber) : drawFactions(pool, humans, draw)
}

function automaTableFor(automa: AutomaOptions, { players, map }: TerraMysticaOptions): AutomaTable {
  const { level, faction, home, cards } = automa
  return automaAt(players - 1, agreed(level, faction, indexIn(TERRAINS, home), map, cards))
}

function drawFactions(pool: readonly number[], players: number, draw: Draw): number[] {
  const factions: number[] = []
  for (let seat = 0; seat < players; seat++) {
    const free = pool.filter((f) => factions.every((g) => FACTIONS[g].ground !== FACTIONS[f].ground))
    factions.push(free[draw(free.length)])
  }
  return factions
}

function finalTile(options: TerraMysticaOptions, draw: Draw): FinalTile | null {
  if (options.finalTile === 'none') return null
  return options.finalTile === 'random' ? drawFinalTile(draw) : options.finalTile
}
