/** Which factions make more points than others on a map, by what artificial players made with them in many games. */
import made from '@freehold/players/terra-mystica/faction-points.json' with { type: 'json' }
import type { MapId } from '@freehold/terra-mystica'

export interface Rated {
  readonly faction: string
  readonly points: number
}

const SHOWN = 3
const ICE_AND_FIRE = ['icemaidens', 'yetis', 'acolytes', 'dragonlords', 'riverwalkers', 'shapeshifters']

/** The strongest first, and the weakest last, of those that may be played. */
export function balanceOn(map: MapId, fireAndIce: boolean): { strong: readonly Rated[]; weak: readonly Rated[] } {
  const all = Object.entries(made.points[map])
    .filter(([faction]) => fireAndIce || !ICE_AND_FIRE.includes(faction))
    .map(([faction, points]) => ({ faction, points: Math.round(points) }))
    .sort((a, b) => b.points - a.points)
  return { strong: all.slice(0, SHOWN), weak: all.slice(-SHOWN) }
}
