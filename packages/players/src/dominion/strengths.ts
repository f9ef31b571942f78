/** The artificial players of Dominion whom people meet by name, from the weakest to the strongest. */
import type { DominionOptions, DominionView, Kingdom } from '@freehold/dominion'
import type { Setting } from '@freehold/dominion/fast'
import { InputError, type Player } from '@freehold/kernel'
import { type FastPlayer, fastPlayer } from './fast-player.ts'
import {
  bestFor,
  growingFor,
  growingPolicies,
  kingdomOf,
  plainFor,
  policiesFor,
  practise,
  whims,
  writtenFor,
} from './menus.ts'
import { budgetOf, type Limit } from './search/budget.ts'
import { fastSearchPlayer } from './search/fast-search-player.ts'
import { searchPlayer } from './search/search-player.ts'
import { findStrategyOr, shipped } from './strategy/library.ts'
import { fold } from './strategy/spelling.ts'
import type { Strategy } from './strategy/strategy.ts'
import { changingPlayer } from './strategy-player.ts'

/** How somebody plays in a kingdom, as plain data: a strategy, and how far it looks beyond it. */
export interface Style extends Strategy {
  readonly search?: { readonly others: readonly Strategy[]; readonly limit: Limit }
}

/** Somebody who plays in any kingdom. */
export interface Strength {
  readonly id: string
  readonly name: string
  readonly says: string // how it plays
  create(seed: string, practice?: Practice): Player<DominionView>
  styleIn(kingdom: Kingdom): Style
}

type Choice = (kingdom: Kingdom, seed: string) => Strategy

/** Milliseconds that a menu is bred for before the first answer at a table, and before each one after that. */
export interface Practice {
  readonly first: number
  readonly each: number
}
const USUAL_PRACTICE: Practice = { first: 400, each: 80 }

/** What is found out about a kingdom at a table, and gets better while it is being practised. */
function growing<T>(
  found: (kingdom: Kingdom, milliseconds: number) => T,
  { first, each }: Practice = USUAL_PRACTICE,
): (options: DominionOptions) => T {
  let moment = first
  return (options) => {
    const now = found(kingdomOf(options), moment)
    moment = each
    return now
  }
}

/** The same player, who practises the kingdom also while nobody waits for an answer. */
function practising(player: Player<DominionView>, searches: boolean): Player<DominionView> {
  let kingdom: Kingdom | undefined
  return {
    ...player,
    begin(seat, seats, options) {
      kingdom = kingdomOf(options as DominionOptions)
      player.begin?.(seat, seats, options)
    },
    practise: (milliseconds) => kingdom !== undefined && practise(kingdom, milliseconds, searches),
  }
}

/** Plays a menu that it chooses when it sees the kingdom. */
function byMenu(id: string, name: string, says: string, choose: Choice): Strength {
  return {
    id,
    name,
    says,
    create(seed) {
      let menu: Strategy | undefined
      return changingPlayer((options) => {
        menu ??= choose(kingdomOf(options), seed)
        return menu
      }, name)
    },
    styleIn: (kingdom) => ({ ...choose(kingdom, id), name, about: says, needs: [] }),
  }
}

/** Plays the best menu there is, and practises where nobody has. */
const byPractice = (id: string, name: string, says: string): Strength => ({
  ...byMenu(id, name, says, bestFor),
  create: (_seed, practice) => practising(changingPlayer(growing(growingFor, practice), name), false),
})

/** Looks ahead from the best menu there is. */
function bySearch(id: string, name: string, says: string, limit: Limit): Strength {
  return {
    id,
    name,
    says,
    create(seed, practice) {
      const policies = growing(growingPolicies, practice)
      return practising(searchPlayer({ name, seed, budget: budgetOf(limit), policies }), true)
    },
    styleIn(kingdom) {
      const { base, others } = policiesFor(kingdom)
      return { ...base, name, about: says, needs: [], search: { others, limit } }
    },
  }
}

export const strengths: readonly Strength[] = [
  byMenu('page', 'Page', 'Buys whatever pleases the eye, and a Province when the purse happens to be full.', whims),
  byMenu('miller', 'Miller', 'Grinds out Silver, Gold and Provinces, and looks at nothing else.', () =>
    shipped('big-money'),
  ),
  byMenu('steward', 'Steward', 'Keeps to money, with the one card that helps it most.', plainFor),
  byMenu('bailiff', 'Bailiff', 'Knows the old recipes, and follows the one that fits the kingdom.', writtenFor),
  byPractice('chamberlain', 'Chamberlain', 'Has practised every kingdom in thousands of games.'),
  bySearch('chancellor', 'Chancellor', 'Thinks a moment about every purchase, and knows when the end is near.', {
    milliseconds: 6, // Regent must be clearly stronger, and more time brings less and less
  }),
  bySearch('regent', 'Regent', 'Plays thousands of games ahead in the mind, and has learnt where they lead.', {
    milliseconds: 200,
  }),
]

/** A strength by its id or name; undefined where there is none. */
export const findStrength = (asked: string): Strength | undefined =>
  searching(asked) ?? strengths.find(({ id, name }) => fold(id) === fold(asked) || fold(name) === fold(asked))

/** `search:200ms`, or `search:12000` for so many rollouts. */
function searching(asked: string): Strength | undefined {
  const [, number, unit] = /^search:([1-9]\d{0,6})(ms)?$/.exec(asked) ?? []
  if (number === undefined) {
    if (asked.startsWith('search:'))
      throw new InputError(`${asked}: expected search:200ms, or search:12000 for so many rollouts a decision`)
    return undefined
  }
  const limit = unit ? { milliseconds: Number(number) } : { rollouts: Number(number) }
  const words = unit ? `${number} ms` : `${number} rollouts`
  return bySearch(asked, `Search ${words}`, `Searches with ${words} a decision.`, limit)
}

/** Whoever plays in bulk: a strategy, which is the same everywhere, or a strength. */
export interface Contestant extends Pick<Strategy, 'name' | 'about' | 'needs'> {
  styleIn(kingdom: Kingdom): Style
  readonly strength?: string // who finds out how to play where the games are played
}

/** A style, or the strength that finds one in a kingdom. */
export type StyleOrStrength = Style | { readonly strength: string }

export function styleOf(style: StyleOrStrength, kingdom: Kingdom): Style {
  if (!('strength' in style)) return style
  const strength = findStrength(style.strength)
  if (!strength) throw new Error(`There is no ${style.strength}`)
  return strength.styleIn(kingdom)
}

/** A contestant by name. Throws `InputError`. */
export function findContestant(asked: string): Contestant {
  const strength = findStrength(asked)
  if (strength)
    return {
      ...{ name: strength.name, about: strength.says, needs: [] },
      ...{ styleIn: strength.styleIn, strength: strength.id },
    }
  const strategy = findStrategyOr(
    strengths.map(({ id }) => id),
    asked,
  )
  const { name, about, needs } = strategy
  return { name, about, needs, styleIn: () => strategy }
}

/** How a contestant plays, in the working memory of the engine; who searches for a time looks at this clock. */
export function fastStylePlayer(setting: Setting, { search, ...base }: Style, now?: () => number): FastPlayer {
  return search
    ? fastSearchPlayer(setting, { base, others: search.others }, budgetOf(search.limit, now))
    : fastPlayer(setting, base)
}
