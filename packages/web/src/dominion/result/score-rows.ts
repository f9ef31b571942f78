/** The rows of a score, out of the last view of a game. */
import type { DominionView } from '@freehold/dominion'
import i18next from 'i18next'
import type { ScoreRow } from '../../games/game-entry.ts'
import { currentTongue } from '../tongue.ts'

export function scoreRows({ seats }: DominionView): readonly ScoreRow[] {
  const t = i18next.getFixedT(null, 'dominion-result')
  const { cardName } = currentTongue()
  const cards = [...new Set(seats.flatMap(({ scoring = [] }) => scoring.map(({ card }) => card)))]
  const rows = cards.map((from) => ({
    from,
    words: cardName(from),
    parts: seats.map(({ scoring = [] }) => {
      const scored = scoring.find(({ card }) => card === from)
      return scored && { copies: scored.copies, points: scored.points }
    }),
  }))
  const tokens = { from: 'tokens', words: t('sources.tokens'), parts: seats.map((seat) => ({ points: seat.tokens })) }
  const turns = { from: 'turns', words: t('sources.turns'), parts: seats.map((seat) => ({ points: seat.turns })) }
  return [...rows, ...(seats.some((seat) => seat.tokens > 0) ? [tokens] : []), turns]
}
