import { terraMystica } from '@freehold/terra-mystica'
import type { Moment, ReplayedGame, Turn } from '../games/game-entry.ts'

/** A turn begins with the question for an action, unless the same seat was just asked for one. */
function turnsOf(moments: readonly Moment[]): readonly Turn[] {
  const turns: Turn[] = [{ position: 0, seat: moments[0]?.decision.seat ?? 0, label: '' }]
  let count = 0
  moments.forEach(({ decision: { seat, question } }, position) => {
    const before = moments[position - 1]?.decision
    if (question.kind !== 'action' || (before?.question.kind === 'action' && before.seat === seat)) return
    count++
    if (position > 0) turns.push({ position, seat, label: `${count}` })
  })
  return turns
}

const replayedTerraMystica: ReplayedGame = {
  game: terraMystica,
  turnsOf,
  openView: ([view]) => view, // nothing is hidden from one seat that another sees
}
export default replayedTerraMystica
