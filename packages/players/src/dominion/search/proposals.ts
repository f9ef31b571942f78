/** What the policy network proposes to try: whole turns of purchases and deeds, and how good each seems before it is tried. */
import * as game from '@freehold/dominion/fast'
import type { FastPlayer } from '../fast-player.ts'
import { CLEARLY, type Opinion } from '../learned/opinion.ts'
import type { Deed } from './deeds.ts'
import type { Plan } from './plans.ts'

/** So many of each are proposed. */
const PROPOSED = 8
/** Purchases that are planned in full; what can be bought after them is left to the menu. */
const DEPTH = 3
/** After so many, whatever gives further ones, the menu goes on. */
const MOST_PURCHASES = 12
/** What a thing is worth more, in wins, that seems e times as likely; and what it is worth more at most. */
const WORTH = 0.04
const MOST_WORTH = 0.15
/** The logarithm of a likelihood that is not known. */
const UNLIKELY = -4

/** Where purchases of a turn are tried. */
export interface Trial {
  readonly own: FastPlayer // whose menu is followed
  /** Begins the turn anew with these purchases; false where nothing can be bought after them. */
  after(kinds: readonly number[]): boolean
}

/** What can be bought next, -1 for nothing more, as logarithms of how likely it seems. */
interface Next {
  readonly wish: number
  readonly logs: ReadonlyMap<number, number>
}

const nothing: Next = { wish: -1, logs: new Map([[-1, 0]]) }

/** The purchases of a turn, as the policy sees them. */
export class ProposedTurn {
  readonly #opinion: Pick<Opinion, 'shares'>
  readonly #trial: Trial
  readonly #known = new Map<string, Next>()

  constructor(opinion: Pick<Opinion, 'shares'>, trial: Trial) {
    this.#opinion = opinion
    this.#trial = trial
  }

  #next(kinds: readonly number[]): Next {
    const key = kinds.join()
    const known = this.#known.get(key)
    if (known) return known
    const next = this.#look(kinds)
    this.#known.set(key, next)
    return next
  }

  #look(kinds: readonly number[]): Next {
    if (!this.#trial.after(kinds)) return nothing
    const [wish] = this.#trial.own.wish()
    return { wish, logs: this.#opinion.shares([wish]) ?? new Map([[wish, 0]]) }
  }

  /** What the menu wishes, unless something else seems clearly better. */
  wish(): Plan {
    let kinds: number[] = []
    while (kinds.length < MOST_PURCHASES) {
      const { wish, logs } = this.#next(kinds)
      const [likeliest] = [...logs.keys()].sort((a, b) => logOf(logs, b) - logOf(logs, a))
      const kind = logOf(logs, likeliest) > logOf(logs, wish) + CLEARLY ? likeliest : wish
      if (kind < 0) return { kinds, open: false }
      kinds = dearestFirst([...kinds, kind])
    }
    return { kinds, open: true }
  }

  /** The likeliest whole turns. */
  plans(): Plan[] {
    const found: { plan: Plan; log: number }[] = []
    let going: { kinds: readonly number[]; log: number }[] = [{ kinds: [], log: 0 }]
    for (let depth = 0; depth < DEPTH; depth++) {
      const further = new Map<string, (typeof going)[number]>()
      for (const { kinds, log } of going)
        for (const [kind, share] of this.#next(kinds).logs) {
          if (kind < 0) found.push({ plan: { kinds, open: false }, log: log + share })
          else likelier(further, dearestFirst([...kinds, kind]), log + share)
        }
      going = [...further.values()].sort((a, b) => b.log - a.log).slice(0, PROPOSED)
    }
    found.push(...going.map(({ kinds, log }) => ({ plan: { kinds, open: true }, log })))
    return found
      .sort((a, b) => b.log - a.log)
      .slice(0, PROPOSED)
      .map(({ plan }) => plan)
  }

  /** How much better than the first each plan seems, in wins. */
  priors(plans: readonly Plan[]): number[] {
    const logs = plans.map((plan) => this.#log(plan))
    return logs.map((log) => Math.max(-MOST_WORTH, Math.min(MOST_WORTH, WORTH * (log - logs[0]))))
  }

  #log({ kinds, open }: Plan): number {
    const bought = open ? kinds : [...kinds, -1]
    return bought.reduce((sum, kind, i) => sum + logOf(this.#next(kinds.slice(0, i)).logs, kind), 0)
  }
}

const logOf = (logs: ReadonlyMap<number, number>, kind: number): number => logs.get(kind) ?? UNLIKELY

const dearestFirst = (kinds: number[]): number[] => kinds.sort((a, b) => game.price(b) - game.price(a))

/** Keeps the likelier of two ways to the same purchases. */
function likelier(
  found: Map<string, { kinds: readonly number[]; log: number }>,
  kinds: readonly number[],
  log: number,
): void {
  const key = kinds.join()
  if (log > (found.get(key)?.log ?? Number.NEGATIVE_INFINITY)) found.set(key, { kinds, log })
}

/** Where Actions are tried. */
export interface Stage {
  readonly own: FastPlayer
  /** Begins the moment anew. */
  begin(): void
  /** Begins it anew and plays the kind; false where no single answer is asked for then. */
  play(kind: number): boolean
}

/** The first deed, which is what the menu wishes, and of many others those that the policy thinks most of. */
export function likelyDeeds(opinion: Opinion, deeds: readonly Deed[], { own, begin, play }: Stage): readonly Deed[] {
  if (deeds.length <= PROPOSED) return deeds
  begin()
  const kinds = opinion.shares([deeds[0].kind])
  const answers = new Map<number, ReadonlyMap<number, number> | undefined>()
  for (const { kind, answer } of deeds)
    if (answer !== undefined && !answers.has(kind))
      answers.set(kind, play(kind) ? opinion.shares(own.wish()) : undefined)
  const log = ({ kind, answer }: Deed): number =>
    (kinds?.get(kind) ?? 0) + (answer === undefined ? 0 : (answers.get(kind)?.get(answer) ?? UNLIKELY))
  const [first, ...rest] = deeds
  return [first, ...rest.sort((a, b) => log(b) - log(a)).slice(0, PROPOSED - 1)]
}
