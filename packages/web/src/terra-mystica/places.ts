/** Where each option is done: at the thing itself, among faces of tiles, or in the list where it has no place. */
import type { Offer } from './view.ts'

export type Asking = 'table' | 'tiles' | 'factions' | 'list'

const AT_THE_THING: readonly string[] = [
  'build',
  'upgrade',
  'transform',
  'power action',
  'special action',
  'track',
  'bridge',
  'cult',
]
const ASIDE: readonly string[] = ['convert', 'pass', 'end turn', 'give up'] // each has a button of its own

/** Whether it lies on the table, where one can click it. */
export const isOnTable = ({ detail }: Offer): boolean =>
  AT_THE_THING.includes(detail.group) &&
  (detail.hex !== undefined ||
    detail.bridge !== undefined ||
    detail.cult !== undefined ||
    detail.action !== undefined ||
    detail.group === 'track')

/** What the side shows by itself for these options. */
export function askingOf(offers: readonly Offer[]): Asking {
  if (offers.some(({ key }) => /^(choose|bid \d+ for) /.test(key))) return 'factions'
  const rest = offers.filter((offer) => !ASIDE.includes(offer.detail.group))
  if (rest.length === 0) return offers.some(({ detail }) => detail.tile) ? 'tiles' : 'table'
  if (rest.some(({ detail }) => detail.tile)) return 'tiles'
  return rest.every((offer) => isOnTable(offer) || offer.detail.hex !== undefined) ? 'table' : 'list'
}
