/** Strategies back into the form in which people write them. */
import type { Amount, Condition } from './expression.ts'
import type { Entry, Strategy } from './strategy.ts'

type WrittenEntry = string | { card: string; atMost?: number; when?: string }
type Menus = Pick<Strategy, 'buy' | 'play' | 'trash'>
type WrittenMenus = { buy: WrittenEntry[]; play?: WrittenEntry[]; trash?: WrittenEntry[] }

/** The lists of a strategy as they stand in its file; empty ones are left out. */
export function writtenMenus({ buy, play, trash }: Menus): WrittenMenus {
  return {
    buy: buy.map((entry) => writtenEntry(entry, true)),
    ...(play.length > 0 && { play: play.map((entry) => writtenEntry(entry, false)) }),
    ...(trash.length > 0 && { trash: trash.map((entry) => writtenEntry(entry, false)) }),
  }
}

function writtenEntry({ card, when }: Entry, limits: boolean): WrittenEntry {
  const tests = testsOf(when)
  const limit = limits ? tests.find((test) => limitOf(test, card) !== undefined) : undefined
  const others = tests.filter((test) => test !== limit)
  if (tests.length === 0) return card
  return {
    card,
    ...(limit && { atMost: limitOf(limit, card) }),
    ...(others.length > 0 && { when: writtenCondition(allOf(others) as Condition) }),
  }
}

/** What must hold together. */
export const testsOf = (when: Condition | undefined): readonly Condition[] =>
  when === undefined ? [] : when.is === 'and' ? when.parts.flatMap(testsOf) : [when]

export function allOf(tests: readonly Condition[]): Condition | undefined {
  return tests.length > 1 ? { is: 'and', parts: tests } : tests[0]
}

/** The number of `own(card) < number`, which a menu writes as `atMost`. */
function limitOf(test: Condition, card: string): number | undefined {
  if (test.is !== '<' || test.left.of !== 'own' || test.left.what !== card) return undefined
  return test.right.of === 'number' && test.right.n > 0 ? test.right.n : undefined
}

/** The text that `parseCondition` reads as this condition. */
export function writtenCondition(condition: Condition): string {
  switch (condition.is) {
    case 'or':
      return condition.parts.map(writtenCondition).join(' or ')
    case 'and':
      return condition.parts.map((part) => inParentheses(part, part.is === 'or')).join(' and ')
    case 'not':
      return `not ${inParentheses(condition.part, true)}`
    default:
      return `${writtenAmount(condition.left)} ${condition.is} ${writtenAmount(condition.right)}`
  }
}

const inParentheses = (condition: Condition, needed: boolean): string =>
  needed ? `(${writtenCondition(condition)})` : writtenCondition(condition)

function writtenAmount(amount: Amount): string {
  if (amount.of === 'number') return String(amount.n)
  if (amount.of === 'product') return `${amount.n} * ${writtenAmount(amount.amount)}`
  if (amount.of !== 'sum') return 'what' in amount ? `${amount.of}(${amount.what})` : amount.of
  return amount.parts
    .map(({ sign, amount: part }, i) => {
      const joint = i === 0 ? (sign < 0 ? '-' : '') : sign < 0 ? ' - ' : ' + '
      return `${joint}${writtenAmount(part)}`
    })
    .join('')
}
