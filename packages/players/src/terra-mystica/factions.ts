/** Which faction to play, and what to bid for it: by the points each makes on the map in games of this player. */
import { boardOf, FACTION_IDS, MAP_IDS } from '@freehold/terra-mystica'
import { type Ask, type Command, type State, verbs, words } from '@freehold/terra-mystica/fast'
import made from './faction-points.json' with { type: 'json' }

/** Mean points by map and faction; docs/terra-mystica-players.md shows them. */
const factionPoints: Readonly<Record<string, Readonly<Record<string, number>>>> = made.points

const USUAL = 100

function pointsOfFaction(map: string, faction: string): number {
  return factionPoints[map]?.[faction] ?? factionPoints.original?.[faction] ?? USUAL
}

/** The strongest faction that is left; in an auction the one that is cheapest for what it makes. */
export function chooseFaction(s: State, { choices }: Ask): readonly Command[] {
  const map = MAP_IDS.find((id) => boardOf(id) === s.table.board) ?? 'original'
  const worth = ({ verb, a, b }: Command) => {
    const faction = verb === verbs.CHOOSE ? a : s.w[words.NOMINATED + a] - 1
    return pointsOfFaction(map, FACTION_IDS[faction]) - (verb === verbs.MAKE_BID ? b : 0)
  }
  return choices.reduce((best, next) => (worth(next.commands[0]) > worth(best.commands[0]) ? next : best)).commands
}
