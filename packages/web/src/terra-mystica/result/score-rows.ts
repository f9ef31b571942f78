/** The rows of a score, out of the last view of a game. */
import type { PointSource, TerraMysticaView } from '@freehold/terra-mystica'
import i18next from 'i18next'
import type { ScoreRow } from '../../games/game-entry.ts'

export function scoreRows({ players }: TerraMysticaView): readonly ScoreRow[] {
  const t = i18next.getFixedT(null, 'terra-mystica-result')
  const sources = [...new Set(players.flatMap(({ vpFrom }) => Object.keys(vpFrom) as PointSource[]))]
  return sources
    .map((from) => ({
      from,
      words: t(`sources.${from}`),
      parts: players.map(({ vpFrom }) => ({ points: vpFrom[from] ?? 0 })),
    }))
    .filter(({ parts }) => parts.some(({ points }) => points !== 0))
}
