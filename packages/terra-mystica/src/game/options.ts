/** What a table can ask for, checked and with the defaults filled in. */
import { InputError, parseInput } from '@freehold/kernel'
import { z } from 'zod'
import { AUTOMA_FACTIONS } from '../automa/data/factions.ts'
import { bars, FACTION_WAYS, factionWays, herFactions, MOST_HUMANS } from '../automa/facing.ts'
import { cardsSchema, checkAutomaCards } from '../automa/values.ts'
import { AUTOMA_FACTION_IDS, LEVELS } from '../automa/words.ts'
import { MAP_IDS } from '../data/maps.ts'
import { BONUS_CARDS, ROUND_TILES } from '../data/tiles.ts'
import { FACTIONS, factionNumber } from '../factions/index.ts'
import { faulty } from '../faults.ts'
import { FACTION_IDS, FINAL_TILES, TERRAINS } from '../types.ts'
import { bonusCardsFor } from './drawing.ts'

const BONUS_IDS = BONUS_CARDS.map((card) => card.id)
const ROUND_IDS = ROUND_TILES.map((tile) => tile.id)

/** The artificial opponent, who takes the last seat. */
const automaSchema = z.strictObject({
  level: z.enum(LEVELS).default('automalein'),
  faction: z.enum(AUTOMA_FACTION_IDS).default('simpletons'),
  home: z.enum(['random', ...TERRAINS]).default('random'),
  cards: cardsSchema.optional(), // printed values in the place of our own
})
export type AutomaOptions = Readonly<z.infer<typeof automaSchema>>

const schema = z.strictObject({
  players: z.int().min(2).max(5).optional(),
  map: z.enum(MAP_IDS).default('original'),
  /** By seat, dealt at random, picked in turn, or nominated and bid for. */
  factions: z.union([z.enum(FACTION_WAYS), z.array(z.enum(FACTION_IDS))]).default('random'),
  fireAndIce: z.boolean().default(true), // the six factions of the expansion may be dealt, picked or bid for
  roundTiles: z.union([z.literal('random'), z.array(z.enum(ROUND_IDS)).length(6)]).default('random'),
  bonusCards: z.union([z.literal('random'), z.array(z.enum(BONUS_IDS))]).default('random'),
  finalTile: z.enum(['none', 'random', ...FINAL_TILES]).default('none'),
  miniExpansion: z.boolean().default(true), // three more town tiles
  shippingBonus: z.boolean().default(true), // a tenth bonus card
  templeTile: z.boolean().default(true), // a ninth round tile
  variableTurnOrder: z.boolean().default(true),
  points2017: z.boolean().default(false), // factions begin with points of their own
  cultistPower: z.boolean().default(true), // power when all neighbours decline
  automa: automaSchema.optional(),
})

type Checked = z.infer<typeof schema>
export type TerraMysticaOptions = Readonly<Checked & { players: number }>

/** How many people play: all seats but the Automa's, which is the last. */
export function humansOf({ players, automa }: TerraMysticaOptions): number {
  return automa ? players - 1 : players
}

export function checkOptions(input: unknown): TerraMysticaOptions {
  const given = parseInput(schema, input ?? {}, 'options')
  const fixed = Array.isArray(given.factions) ? given.factions : undefined
  const hers = given.automa ? 1 : 0
  const players = given.players ?? (fixed ? fixed.length + hers : hers ? 2 : 4)
  if (fixed && fixed.length !== players - hers) {
    const whom = hers ? `${players - hers} human players` : `${players} players`
    throw new InputError(`options: factions: ${fixed.length} factions for ${whom}; give one for each`)
  }
  if (fixed) checkFactions(fixed)
  if (given.automa) checkAutoma(given.automa, players, given.factions)
  if (given.roundTiles !== 'random') checkRoundTiles(given.roundTiles, given)
  if (given.bonusCards !== 'random') checkBonusCards(given.bonusCards, players, given)
  return { ...given, players }
}

function checkFactions(factions: readonly (typeof FACTION_IDS)[number][]): void {
  factions.forEach((id, i) => {
    const ground = FACTIONS[factionNumber(id)].ground
    const same = factions.find((other, j) => j < i && FACTIONS[factionNumber(other)].ground === ground)
    if (same)
      throw faulty(`options: factions: ${same} and ${id} share a board (${ground}); choose one of them`, {
        code: 'factions-share-a-board',
        faction: same,
        other: id,
      })
  })
}

/** She counts as a player: 2 for a game alone against her, 3 with two humans. */
function checkAutoma(automa: AutomaOptions, players: number, factions: Checked['factions']): void {
  const faction = AUTOMA_FACTIONS[AUTOMA_FACTION_IDS.indexOf(automa.faction)]
  const humans = players - 1
  if (humans > MOST_HUMANS)
    throw new InputError(`options: automa: ${players} players; the Automa plays with one human or two`)
  if (!herFactions(humans).includes(faction.id)) {
    throw new InputError(`options: automa.faction: ${faction.name}; with two humans she plays simpletons`)
  }
  if (!Array.isArray(factions) && !factionWays(true).includes(factions))
    throw new InputError(`options: factions: no ${factions} against the Automa; use ${factionWays(true).join(' or ')}`)
  if (automa.cards) checkAutomaCards(automa.cards, 'options: automa.cards')
  for (const id of Array.isArray(factions) ? factions : []) {
    if (bars(faction, id)) {
      throw faulty(`options: factions: ${id} cannot play against ${faction.name}; choose another`, {
        code: 'faction-barred',
        faction: id,
        hers: automa.faction,
      })
    }
    if (automa.home !== 'random' && FACTIONS[factionNumber(id)].ground === automa.home) {
      throw faulty(`options: automa.home: ${automa.home} is the home of ${id}; choose another terrain`, {
        code: 'home-taken',
        faction: id,
        terrain: automa.home,
      })
    }
  }
}

function checkRoundTiles(tiles: readonly string[], given: Checked): void {
  tiles.forEach((id, i) => {
    const tile = ROUND_TILES.find((t) => t.id === id)
    if (tiles.indexOf(id) !== i)
      throw new InputError(`options: roundTiles: ${id} is named twice; give six different tiles`)
    if (tile?.notInLastRounds && i >= 4) {
      throw new InputError(`options: roundTiles: ${id} cannot be in rounds 5 and 6; put it in rounds 1 to 4`)
    }
    if (tile?.expansion && !given.templeTile) {
      throw new InputError(`options: roundTiles: ${id} needs templeTile: true`)
    }
  })
}

function checkBonusCards(cards: readonly string[], players: number, given: Checked): void {
  const twice = cards.find((id, i) => cards.indexOf(id) !== i)
  if (twice) throw new InputError(`options: bonusCards: ${twice} is named twice`)
  const count = bonusCardsFor(players)
  if (cards.length !== count) {
    throw new InputError(`options: bonusCards: ${cards.length} cards; ${players} players take ${count}`)
  }
  const shipping = BONUS_CARDS.find((card) => card.expansion)
  if (shipping && cards.includes(shipping.id) && !given.shippingBonus) {
    throw new InputError(`options: bonusCards: ${shipping.id} needs shippingBonus: true`)
  }
}
