import type { DominionView } from '@freehold/dominion'
import type { Player } from '@freehold/kernel'
import { shipped } from './strategy/library.ts'
import { strategyPlayer } from './strategy-player.ts'

/**
 * The yardstick of Dominion: plays its Treasures, buys a Province for 8, a Gold for 6, a Silver for 3, and nothing else.
 * What the cards of others (or a card that came to it unasked) make it decide, it decides with ordinary sense.
 */
export const bigMoney = (name?: string): Player<DominionView> => strategyPlayer(shipped('big-money'), name)
