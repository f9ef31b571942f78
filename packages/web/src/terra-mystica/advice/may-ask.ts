/** Who may ask for advice. */
import type { TableState } from '@freehold/server/protocol'

/** Only where no other person plays, or everything is over: nobody is helped against somebody. */
export function mayAsk({ you, seats, rated }: Pick<TableState, 'you' | 'seats' | 'rated'>, replayed: boolean): boolean {
  if (replayed) return true
  return you !== null && !rated && seats.every(({ robot }, at) => at === you || robot !== null)
}
