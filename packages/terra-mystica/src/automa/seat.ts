/** Her factions as the rules see a seat: buildings and their power, no income, no tracks of her own. */
import { defineFaction, type Faction } from '../factions/faction.ts'
import { AUTOMA_FACTIONS } from './data/factions.ts'

/** She plays with two dwellings less than people do. */
export const HER_DWELLINGS = 6

const PRIESTS = 7
const NOTHING = { income: {}, built: {} }

export const AUTOMA_SEATS: readonly Faction[] = AUTOMA_FACTIONS.map(({ id, name, cults, about }) =>
  defineFaction({
    id,
    name,
    ground: 'variable', // a home terrain is chosen for her
    start: { coins: 0, workers: 0, priests: PRIESTS, bowls: [0, 0, 0], cults },
    startVp2017: 20,
    startDwellings: 2,
    priestSupply: PRIESTS,
    shipping: { start: 0, max: 3, cost: null, vp: [] }, // moved by her level card
    digging: null,
    buildings: {
      dwelling: { ...NOTHING, count: HER_DWELLINGS },
      tradingHouse: NOTHING,
      temple: NOTHING,
      stronghold: NOTHING,
      sanctuary: NOTHING,
    },
    about: { ability: about, stronghold: 'nothing more' },
  }),
)
