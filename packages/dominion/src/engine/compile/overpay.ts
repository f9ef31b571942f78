/** Questions of the rules for an amount: what is overpaid, and tokens that are spent. */
import { pay } from '../../language/build.ts'
import type { Step } from '../../language/types.ts'

/** Where a card may be overpaid: how many coins more, and how many Potions. */
export const overpayCoins: Step = pay('coins', 'anyNumber')
export const overpayPotions: Step = pay('potions', 'anyNumber')

/** What may be done in the middle of a card: tokens for what they stand for. */
export const spendVillagers: Step = pay('villagers', 'anyNumber')
export const spendCoffers: Step = pay('coffers', 'anyNumber')

export const isOverpaying = (step: Step): boolean => step === overpayCoins || step === overpayPotions
