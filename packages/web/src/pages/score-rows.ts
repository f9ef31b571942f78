/** The rows of a score, out of the last view of a game. */
import type { DominionView } from '@freehold/dominion'
import type { TableState } from '@freehold/server/protocol'
import type { TerraMysticaView } from '@freehold/terra-mystica'

export interface ScorePart {
  readonly copies?: number
  readonly points: number
}

export interface ScoreRow {
  readonly from: string
  readonly parts: readonly (ScorePart | undefined)[] // by seat
}

export function scoreRows({ game, view }: Pick<TableState, 'game' | 'view'>): readonly ScoreRow[] {
  if (!view) return []
  if (game === 'dominion') return dominionRows(view as DominionView)
  return game === 'terra-mystica' ? terraMysticaRows(view as TerraMysticaView) : []
}

function dominionRows({ seats }: DominionView): readonly ScoreRow[] {
  const cards = [...new Set(seats.flatMap(({ scoring = [] }) => scoring.map(({ card }) => card)))]
  const rows = cards.map((from) => ({
    from,
    parts: seats.map(({ scoring = [] }) => {
      const scored = scoring.find(({ card }) => card === from)
      return scored && { copies: scored.copies, points: scored.points }
    }),
  }))
  const tokens = seats.some((seat) => seat.tokens > 0)
    ? [{ from: 'tokens', parts: seats.map((seat) => ({ points: seat.tokens })) }]
    : []
  const turns = { from: 'turns', parts: seats.map((seat) => ({ points: seat.turns })) }
  return [...rows, ...tokens, turns]
}

function terraMysticaRows({ players }: TerraMysticaView): readonly ScoreRow[] {
  const sources = [...new Set(players.flatMap(({ vpFrom }) => Object.keys(vpFrom)))]
  return sources
    .map((from) => ({ from, parts: players.map(({ vpFrom }) => ({ points: vpFrom[from] ?? 0 })) }))
    .filter(({ parts }) => parts.some(({ points }) => points !== 0))
}
