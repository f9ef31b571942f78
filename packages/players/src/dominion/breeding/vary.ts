/** How menus change from parent to child. */
import type { Below } from '@freehold/kernel'
import type { Amount, Comparison, Condition } from '../strategy/expression.ts'
import { allOf, testsOf } from '../strategy/written.ts'
import { type Entry, type Genome, line, pick, randomGenome, type Stock, tidy } from './genome.ts'
import { randomSkeleton } from './skeletons.ts'

/** Some lines of one menu among those of another, in their places, or the beginning of one and the end of the other. */
export function crossed(a: Genome, b: Genome, below: Below): Genome {
  const buy =
    below(2) === 0
      ? [...a.buy.slice(0, below(a.buy.length + 1)), ...b.buy.slice(below(b.buy.length + 1))]
      : interspersed(a.buy, b.buy, below)
  const { play } = below(2) === 0 ? a : b
  const { trash } = below(2) === 0 ? a : b
  const child = tidy({ buy, play, trash })
  return child.buy.length > 0 ? child : a
}

function interspersed(into: readonly Entry[], from: readonly Entry[], below: Below): Entry[] {
  const menu = [...into]
  for (let lines = 1 + below(3); lines > 0; lines--) {
    const at = below(from.length)
    menu.splice(Math.round((at / from.length) * menu.length), 0, from[at])
  }
  return menu
}

/** One change, sometimes a few. */
export function mutated(genome: Genome, stock: Stock, below: Below): Genome {
  let child = genome
  do child = changed(child.buy.length > 0 ? child : genome, stock, below)
  while (below(5) < 2 || child.buy.length === 0 || JSON.stringify(child) === JSON.stringify(genome))
  return child
}

/** A change of one parent or two, or some copies of one more card. */
export function childOf(parent: () => Genome, stock: Stock, below: Below): Genome {
  const kind = below(3)
  const one = parent()
  if (kind === 0) return withMore(one, stock, below)
  const other = kind === 1 ? parent() : one
  return mutated(other === one ? one : crossed(one, other, below), stock, below)
}

/** Some copies of one more card, before money that is bought for as much. */
function withMore(genome: Genome, stock: Stock, below: Below): Genome {
  const places = genome.buy.flatMap(({ card }, i) => (stock.money.includes(card) ? [i] : []))
  const card = pick(stock.kingdom, below)
  const line = { card, when: test({ of: 'own', what: card }, '<', number(pick([1, 1, 2, 2, 3, 5, 9], below))) }
  return tidy({ ...genome, buy: genome.buy.toSpliced(places.length > 0 ? pick(places, below) : 0, 0, line) })
}

function changed(genome: Genome, stock: Stock, below: Below): Genome {
  const { buy, play, trash } = genome
  const what = below(20)
  if (what === 0 && stock.actions.length > 0) return tidy({ ...genome, play: changedPlay(play, stock, below) })
  if (what <= 2 && stock.traits.trasher.length > 0) return tidy({ ...genome, trash: changedTrash(trash, stock, below) })
  if (what === 3)
    return crossed(genome, below(2) === 0 ? randomGenome(stock, below) : randomSkeleton(stock, below), below)
  return tidy({ ...genome, buy: changedMenu(buy, stock, below) })
}

const wanted = (stock: Stock, below: Below): string =>
  below(4) > 0
    ? pick([...stock.kingdom, ...stock.landscapes], below)
    : pick([...stock.money, 'Duchy', 'Province', 'Estate', ...(stock.colonies ? ['Colony'] : [])], below)

function changedMenu(buy: readonly Entry[], stock: Stock, below: Below): Entry[] {
  const menu = [...buy]
  const at = below(menu.length)
  const { card, when } = menu[at]
  const tests = testsOf(when)
  switch (below(11)) {
    case 0:
    case 1: {
      const added = wanted(stock, below)
      menu.splice(at, 0, { card: added, when: randomTest(added, stock, below) })
      break
    }
    case 2:
      if (menu.length > 2) menu.splice(at, 1)
      break
    case 3: {
      const [moved] = menu.splice(at, 1)
      menu.splice(below(menu.length + 1), 0, moved)
      break
    }
    case 4: {
      const other = wanted(stock, below)
      menu[at] = { card: other, when: when && renamed(when, card, other) }
      break
    }
    case 5:
      menu[at] = { card, when: allOf([...tests, randomTest(card, stock, below)]) }
      break
    case 6:
      menu[at] = { card, when: allOf(without(tests, below)) }
      break
    case 7:
      menu[at] = { card, when: allOf([...without(tests, below), randomTest(card, stock, below)]) }
      break
    default:
      menu[at] = { card, when: when && nudged(when, below) }
  }
  return menu.map((entry) => (entry.when ? entry : { card: entry.card }))
}

function changedPlay(play: readonly Entry[], stock: Stock, below: Below): Entry[] {
  const list = [...play]
  const at = below(list.length + 1)
  if (list.length > 0 && below(2) === 0) {
    list.splice(below(list.length), 1)
    return list
  }
  const card = pick(stock.actions, below)
  const when = [undefined, 'actions > 1', 'actions = 1', 'hand(Action) > 1', 'coins < 5'][below(5)]
  list.splice(at, 0, line(card, when))
  return list
}

function changedTrash(trash: readonly Entry[], stock: Stock, below: Below): Entry[] {
  const list = [...trash]
  const at = below(list.length + 1)
  const known = list[at]
  switch (below(4)) {
    case 0:
      list.splice(at, 1)
      break
    case 1:
      if (known?.when) list[at] = { card: known.card, when: nudged(known.when, below) }
      break
    default: {
      const spare = [
        line('Curse'),
        line('Estate', `provinces > ${below(6)}`),
        line('Copper', `money > ${3 + below(8)}`),
        line('Silver', `money > ${8 + below(8)}`),
        line('Duchy', `provinces > ${4 + below(4)}`),
        line(pick(stock.kingdom, below), `turn > ${4 + below(12)}`),
      ]
      list.splice(at, 0, spare[below(8) < 6 ? below(3) : below(spare.length)])
    }
  }
  return list
}

function without(tests: readonly Condition[], below: Below): Condition[] {
  const rest = [...tests]
  if (rest.length > 0) rest.splice(below(rest.length), 1)
  return rest
}

const number = (n: number): Amount => ({ of: 'number', n })
const test = (left: Amount, is: Comparison, right: Amount): Condition => ({ is, left, right })

/** A condition such as people put after a card. */
function randomTest(card: string, stock: Stock, below: Below): Condition {
  const other = pick([...stock.kingdom, ...stock.money], below)
  // How often an Event was bought cannot be counted.
  const own = (what: string): Amount => (stock.landscapes.includes(what) ? { of: 'turn' } : { of: 'own', what })
  const either = (...signs: Comparison[]): Comparison => pick(signs, below)
  const isVictory = ['Province', 'Duchy', 'Estate'].includes(card)
  switch (isVictory ? 5 + below(7) : below(12)) {
    case 0:
    case 1:
    case 2:
    case 3:
      return test(own(card), '<', number(1 + below(below(3) === 0 ? 8 : 3)))
    case 4: {
      const difference = below(stock.ratios ? 5 : 4) - 1
      if (difference === RATIO) return ratio(card, other, own, below)
      if (difference === 0) return test(own(card), '<', own(other))
      const sign = difference > 0 ? 1 : -1
      const parts = [
        { sign: 1, amount: own(other) },
        { sign, amount: number(Math.abs(difference)) },
      ] as const
      return test(own(card), '<', { of: 'sum', parts })
    }
    case 5:
    case 6:
      return test({ of: 'provinces' }, either('<=', '<=', '>'), number(1 + below(7)))
    case 7:
      return test({ of: 'turn' }, either('<=', '>'), number(2 + below(14)))
    case 8:
      return test(own(other), either('>', '<'), number(below(4) + 1))
    case 9:
      return test({ of: 'money' }, either('>=', '>=', '<'), number(6 + below(16)))
    case 10:
      return pick(
        [
          test({ of: 'coins' }, either('<', '='), number(3 + below(6))),
          test({ of: 'buys' }, '>', number(1)),
          test({ of: 'cards' }, either('>', '<'), number(10 + below(20))),
          test(own('Action'), either('>', '<'), number(1 + below(8))),
          test({ of: 'spareActions' }, either('<', '>'), number(below(3))),
          test({ of: 'drawing' }, either('<', '>='), number(2 + below(10))),
        ],
        below,
      )
    default:
      return pick(
        [
          test({ of: 'toEnd' }, '<=', number(1 + below(6))),
          test({ of: 'empty' }, '>', number(below(2))),
          test({ of: 'lead' }, either('>', '<'), number(below(7))),
          unlessLosing(below),
        ],
        below,
      )
  }
}

/** In the place of a difference. */
const RATIO = 3

/** So many for each of another card or of all Actions, or one for so many of them. */
function ratio(card: string, other: string, own: (what: string) => Amount, below: Below): Condition {
  const to = own(below(3) === 0 ? 'Action' : other)
  const times = (amount: Amount): Amount => ({ of: 'product', n: 2 + below(2), amount })
  return below(2) === 0 ? test(own(card), '<', times(to)) : test(times(own(card)), '<', to)
}

/** Not the last Provinces while far behind: `provinces > 2 or lead + 6 >= 0`. */
function unlessLosing(below: Below): Condition {
  const ahead: Amount = {
    of: 'sum',
    parts: [
      { sign: 1, amount: { of: 'lead' } },
      { sign: 1, amount: number(below(9)) },
    ],
  }
  return { is: 'or', parts: [test({ of: 'provinces' }, '>', number(1 + below(2))), test(ahead, '>=', number(0))] }
}

/** The condition about another card in the place of this one. */
function renamed(condition: Condition, from: string, to: string): Condition {
  return JSON.parse(JSON.stringify(condition).replaceAll(JSON.stringify(from), JSON.stringify(to))) as Condition
}

/** One number of the condition a little larger or smaller. */
function nudged(condition: Condition, below: Below): Condition {
  const copy = structuredClone(condition)
  const numbers: { of: string; n: number }[] = []
  const collect = (part: unknown): void => {
    if (part === null || typeof part !== 'object') return
    if ('n' in part) numbers.push(part as { of: string; n: number })
    for (const inner of Object.values(part)) collect(inner)
  }
  collect(copy)
  if (numbers.length === 0) return copy
  const chosen = numbers[below(numbers.length)]
  const step = 1 + (below(3) === 0 ? below(3) : 0)
  const least = chosen.of === 'product' ? 2 : 0 // one time is no ratio
  chosen.n = Math.max(least, chosen.n + (below(2) === 0 ? step : -step))
  return copy
}
