/** The kingdom of a day: the same for everybody, drawn from the date alone. */
import { type Kingdom, randomKingdom } from '@freehold/dominion/setup'

/** `2026-11-15`: the day everywhere at once, so that friends in two time zones talk of the same kingdom. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

export const isDay = (text: string): boolean => {
  const moment = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(moment.getTime()) && dayOf(moment) === text
}

export const dayAfter = (day: string, days: number): string =>
  dayOf(new Date(new Date(`${day}T00:00:00Z`).getTime() + days * 24 * 3600 * 1000))

/** Worth a day's thought: ways to go on, ways to grow, something to buy at every price, not too many attacks. */
export const dailyKingdom = (day: string): Kingdom => {
  const { edition, cards } = randomKingdom({
    seed: `fast:daily ${day}`,
    edition: '2e',
    has: { village: { min: 1 }, draw: { min: 1 }, trasher: { min: 1 }, attack: { max: 3 } },
    costs: { 2: { min: 1 }, 3: { min: 1 }, 4: { min: 1 }, 5: { min: 2 } },
  })
  return { edition, cards }
}
