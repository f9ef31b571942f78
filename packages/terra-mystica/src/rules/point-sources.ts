/** Where points come from, so that a player can ask. */

import type { Source } from '../told/happened.ts'
import { CULTS, FINAL_TILES } from '../types.ts'

export const POINT_SOURCES = [
  'start',
  'round tiles',
  'favor tiles',
  'bonus cards',
  'towns',
  'faction',
  'shipping',
  'digging',
  'power taken',
  'conversions',
  'final tile',
  'cults',
  'largest area',
  'resources',
  'decision cards',
] as const
export type PointSource = (typeof POINT_SOURCES)[number]

const POWER_TAKEN = POINT_SOURCES.indexOf('power taken')

const known = new Map<string, number>()

/** Number in `POINT_SOURCES` of what a change of points named as its source. */
export function pointSource(source: Source): number {
  if (typeof source !== 'string') return POWER_TAKEN
  let found = known.get(source)
  if (found === undefined) {
    found = POINT_SOURCES.indexOf(classify(source))
    known.set(source, found)
  }
  return found
}

function classify(source: string): PointSource {
  if (source === 'start') return source
  if (source === 'decision card') return 'decision cards'
  if (source === 'round tile' || source === 'scoring tile') return 'round tiles'
  if (source === 'shipping' || source === 'digging' || source === 'resources') return source
  if (source === 'network') return 'largest area'
  if (source === 'conversion') return 'conversions'
  if (source.startsWith('FAV')) return 'favor tiles'
  if (source.startsWith('BON')) return 'bonus cards'
  if (source.startsWith('TW')) return 'towns'
  if (FINAL_TILES.some((tile) => tile === source)) return 'final tile'
  if (CULTS.some((cult) => cult.toUpperCase() === source)) return 'cults'
  return 'faction'
}
