/** How factions fare on a map, by what artificial players made with them in many games. */
import made from '@freehold/players/terra-mystica/faction-points.json' with { type: 'json' }
import { FACTIONS, type FactionId, factionNumber, type MapId, ownTerrain } from '@freehold/terra-mystica'

export interface Rated {
  readonly faction: FactionId
  readonly points: number
  readonly at: number // on a scale from 0 to 1, with room for everybody
}

export const GAMES_MEASURED = made.games

/** Those who make the fewest points first. */
export function balanceOn(map: MapId, fireAndIce: boolean): readonly Rated[] {
  const all = Object.entries(made.points[map])
    .map(([faction, points]) => ({ faction: faction as FactionId, points }))
    .filter(({ faction }) => fireAndIce || ownTerrain(FACTIONS[factionNumber(faction)]) !== null)
    .sort((a, b) => a.points - b.points)
  const [least, most] = [all[0].points, all[all.length - 1].points]
  const places = apart(
    all.map(({ points }) => (points - least) / (most - least)),
    1 / (all.length + 1),
  )
  return all.map(({ faction, points }, i) => ({ faction, points: Math.round(points), at: places[i] }))
}

/** Pushes neighbours apart until each has its room, those in the crowd from its middle; the order stays. */
function apart(places: readonly number[], room: number): readonly number[] {
  const groups: { sum: number; count: number }[] = []
  const start = ({ sum, count }: { sum: number; count: number }) =>
    Math.min(Math.max(sum / count - ((count - 1) * room) / 2, 0), 1 - (count - 1) * room)
  for (const place of places) {
    let last = { sum: place, count: 1 }
    for (let before = groups.at(-1); before; before = groups.at(-1)) {
      if (start(before) + before.count * room <= start(last)) break
      groups.pop()
      last = { sum: before.sum + last.sum, count: before.count + last.count }
    }
    groups.push(last)
  }
  return groups.flatMap((group) => Array.from({ length: group.count }, (_, i) => start(group) + i * room))
}
