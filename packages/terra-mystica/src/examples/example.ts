/**
 * An example of a rule: what stands where, who does what, and what must hold then. The rules themselves play it, so
 * that whoever reads a rule can see it happen, and a test finds every example that no longer shows what it is for.
 */
import type { CardId, LevelId, TieBreak } from '../automa/words.ts'
import type { MapId } from '../data/maps.ts'
import type { PlayerView } from '../game/view.ts'
import type { Building, Cult, FactionId, FinalTile, Ground, PowerActionId, Terrain } from '../types.ts'

export type Who = FactionId | 'automa'

/** What somebody has. Of what is not named they have what they begin the first round with, and nothing stands. */
export type Owns = {
  readonly [What in Cult | 'vp' | 'coins' | 'workers' | 'priests' | 'keys' | 'shipping' | 'digging']?: number
} & {
  readonly bowls?: readonly [number, number, number]
  readonly favors?: readonly string[]
  readonly bonusCard?: string
  readonly bridges?: readonly string[] // `C2:D4`
  readonly stands?: { readonly [B in Building]?: string } // spaces: `E5 F3`; of the Automa with a star where marked
}

export interface Given {
  readonly fresh?: true // the set-up, and nothing else
  readonly round?: number
  readonly ground?: { readonly [hex: string]: Terrain }
  readonly taken?: readonly PowerActionId[] // this round
  readonly cards?: { readonly support: CardId; readonly action: CardId; readonly left?: number } // hers; left: in her deck
  readonly owns?: { readonly [W in Who]?: Owns }
}

/** `witches: build E5`, by the key of the option; `automa` for a turn of hers; or what must not be possible. */
export type Step = string | { readonly refused: string }

export interface Claim {
  readonly owns?: { readonly [W in Who]?: Partial<PlayerView> & { readonly [C in Cult]?: number } }
  readonly hexes?: { readonly [hex: string]: `${Who} ${Building}` | Ground } // what stands there, or the free ground
  readonly town?: string // exactly these spaces lie in towns
  readonly offered?: readonly string[] // `witches: +TW1`
  readonly order?: readonly Who[] // of the round
  readonly onCards?: { readonly [card: string]: number } // coins on bonus cards
  readonly places?: readonly number[] // by seat, when the game is over
  readonly deck?: number // cards in the deck of the Automa
  readonly line?: readonly string[] // the bonus cards that lie in a line beside the Automa, from left to right
  readonly marked?: string // exactly these structures of the Automa
  readonly chosen?: string // by the Automa, last
  readonly by?: TieBreak // the last tie-break of that choice that ruled something out
}

export interface Example {
  readonly factions: readonly FactionId[] // by seat; where they are still to be found, who these people will be
  readonly found?: 'pick' | 'auction' // how, before anything else; people are called 1 and 2 in the steps then
  readonly automa?: { readonly home: Terrain; readonly faction?: string; readonly level?: LevelId }
  readonly options?: {
    readonly roundTiles?: readonly string[]
    readonly bonusCards?: readonly string[]
    readonly finalTile?: FinalTile
    readonly variableTurnOrder?: boolean
    readonly cultistPower?: boolean
    readonly points2017?: boolean
    readonly miniExpansion?: boolean
    readonly map?: MapId
  }
  readonly given?: Given
  readonly steps: readonly Step[]
  readonly then: Claim
}
