/** Why somebody won. */
import type { Result } from '@freehold/server/protocol'

export type Reason =
  | { readonly by: 'resigning' } // all others did
  | { readonly by: 'sharing'; readonly points: number; readonly turns: number | undefined }
  | { readonly by: 'points'; readonly points: number; readonly ahead: number | undefined } // of the next best, where others stayed
  | {
      readonly by: 'turns' // as many points as others, in fewer turns
      readonly points: number
      readonly others: readonly number[] // seats
      readonly turns: number
      readonly more: number // that the quickest of the others took
    }

/** `turns` taken by each seat, in games where they decide between equals. */
export function reasonOf({ points, winners, resigned }: Result, turns: readonly number[] | undefined): Reason {
  if (!points) return { by: 'resigning' }
  const best = points[winners[0]]
  if (winners.length > 1) return { by: 'sharing', points: best, turns: turns?.[winners[0]] }
  const others = points.flatMap((each, seat) =>
    each === best && !winners.includes(seat) && !resigned.includes(seat) ? [seat] : [],
  )
  if (others.length === 0 || !turns) {
    const rivals = points.filter((_, seat) => seat !== winners[0] && !resigned.includes(seat))
    return { by: 'points', points: best, ahead: rivals.length > 0 ? best - Math.max(...rivals) : undefined }
  }
  return {
    by: 'turns',
    points: best,
    others,
    turns: turns[winners[0]],
    more: Math.min(...others.map((seat) => turns[seat])),
  }
}
