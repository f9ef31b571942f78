/** What is asked where a card may be overpaid: how many coins more, and how many Potions. */
import { pay } from '../../language/build.ts'
import type { Step } from '../../language/types.ts'

export const overpayCoins: Step = pay('coins', 'anyNumber')
export const overpayPotions: Step = pay('potions', 'anyNumber')

export const isOverpaying = (step: Step): boolean => step === overpayCoins || step === overpayPotions
