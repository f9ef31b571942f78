/** The emblem of a faction: on its pieces, its markers and beside its name. */
import { emblems } from './faction-emblems.ts'

const EMBLEM_OF: Readonly<Record<string, string>> = {
  acolytes: 'fire-bowl',
  alchemists: 'standing-potion',
  auren: 'linden-leaf',
  chaosmagicians: 'seven-pointed-star',
  cultists: 'cultist',
  darklings: 'moon',
  dragonlords: 'dragon-head',
  dwarves: 'anvil',
  engineers: 'big-gear',
  fakirs: 'magic-lamp',
  giants: 'footprint',
  halflings: 'sunflower',
  icemaidens: 'snowflake-2',
  mermaids: 'trident',
  nomads: 'palm-tree',
  riverwalkers: 'sailboat',
  shapeshifters: 'duality-mask',
  swarmlings: 'octopus',
  witches: 'pointy-hat',
  yetis: 'flat-paw-print',
}
const OF_AUTOMA = 'robot-golem'
const SQUARE = 512

const emblemOf = (faction: string): string => EMBLEM_OF[faction] ?? OF_AUTOMA

interface EmblemProps {
  readonly faction: string
  readonly ink: string
  readonly size: number
  readonly x?: number // its middle
  readonly y?: number
}

/** Within a drawing. */
export function Emblem({ faction, ink, size, x = 0, y = 0 }: EmblemProps) {
  const half = size / 2
  return (
    <path
      d={emblems[emblemOf(faction)]}
      fill={ink}
      transform={`translate(${(x - half).toFixed(2)},${(y - half).toFixed(2)}) scale(${(size / SQUARE).toFixed(4)})`}
    />
  )
}
