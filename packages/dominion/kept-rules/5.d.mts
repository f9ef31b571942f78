import type { AnyGame } from '@freehold/kernel'

export const game: AnyGame
