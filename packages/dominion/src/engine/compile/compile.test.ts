import { describe, expect, test } from 'vitest'
import { cardsOf } from '../../cards/index.ts'
import * as write from '../../language/build.ts'
import { writeSet } from '../../language/card.ts'
import { type Ability, type Card, editions } from '../../language/types.ts'
import * as op from './code.ts'
import { compile } from './compile.ts'

/** What stands behind each operation. Anything with a name of its own below is checked. */
const operands: Readonly<Record<string, string>> = {
  END: '',
  ADD: 'resource num',
  DRAW: 'num',
  CLEAR: 'tag',
  PLAYED_SINCE: 'tag',
  SHUFFLE_SHEETS: 'option',
  PICK: 'tag quantity num filter from who site',
  REF: 'tag which tag',
  TOP: 'tag num eyes',
  ORDER: 'tag site',
  MOVE: 'verb destination tag flag bits',
  SHOW: 'eyes tag flag',
  PLAY: 'tag count',
  DIG: 'tag count filter',
  GAIN: 'filter destination who tag site',
  GAIN_PILE: 'pile destination tag',
  GAIN_TAG: 'tag destination tag siteOrNone',
  FILL_HAND: 'num',
  SET_N: 'num',
  UNLESS_N: 'target',
  JUMP: 'target',
  UNLESS: 'condition target',
  UNLESS_DID: 'target',
  ASK: 'target site about',
  CHOOSE: 'num count who site about',
  UNLESS_CHOSEN: 'option target',
  EACH: 'flag conditionOrNone target',
  ACTOR: 'whoOrNone',
  ON: 'event filterOrNone who target tag life tags flag',
  NEXT_TURN: 'target tags',
  CHEAPER: 'count',
  INSTEAD: 'target',
  UNAFFECTED: '',
  BECOME: 'tag',
  HAND_DRAW: 'count',
  INHERIT: 'tag',
  FACE_DOWN: 'tag',
  TURN_UP: 'tag option num flag',
  ASIDE_SHEETS: 'tag site',
  SAME_SHEETS: 'tag tag',
  RECEIVE: 'tag count site',
  PUT_AWAY: 'tag',
  KEEP: '',
  TAKE: 'kindOrNone kindOrNone flag',
  RETURN: '',
  EXTRA_TURN: 'who whoOrNone targetOrNone flag',
  EACH_CARD: 'tag tag target',
  FOLLOW: 'flag',
  ONCE_MORE: '',
  NAME: 'site',
  PASS_LEFT: 'flag tag site',
  UNTIL_HAND: 'count target',
  FLIP_DECK: '',
  DOWN_TO: 'count tag site',
  POSITION: 'tag site',
  FORGET: '',
  WINDOW: 'event',
  ENTER_PLAY: '',
  RUN_PLAY: '',
  PLAY_AGAIN: 'target',
  GAIN_ARRIVE: 'target',
  GAIN_DONE: '',
  BUY_GAIN: '',
  CLEAN_NEXT: '',
  CLEAN_REST: '',
  BEFORE_PLAY: '',
  LEAVE: '',
  LOOP: 'eventOrAny',
  SAVE: 'word',
  RESTORE: 'word',
  NEXT_PART: 'count target who site none',
  PART_DONE: 'option',
  PLAY_ALL: 'tag count siteOrNone',
  BOTTOM: 'tag eyes',
  PAY: 'resource numOrAll',
  STATE: 'state life tags',
  TOKENS: 'numOrAll place tag place tag',
  TOKEN_TO_PILE: 'counter tag',
  TAKE_TOKEN: 'counter',
  TURN_TOKEN: 'counter',
  EXCHANGE: 'tag kind',
  PLAY_THERE: 'tag count',
  SIDE_TOP: 'tag pileOrNone num',
  BUY: 'tag',
  PAY_OFF: 'site',
  USED_UP: 'target',
  PLACE: '',
  PICK_TOP: '',
  SHUFFLE: '',
  BID: 'count site target',
  PAY_SOME: 'resource paid site',
  SPEND: 'resource site',
  TO_ACTION: '',
  PAYMENT: 'filter site target target',
  PURCHASE: 'flag',
  TICK: '',
}

const operations = new Map<number, string>(
  Object.entries(op).flatMap(([name, value]) =>
    name.startsWith('O_') && typeof value === 'number' ? [[value, name.slice(2)] as const] : [],
  ),
)

test('every operation has a number of its own, and its operands stand here', () => {
  expect([...operations.values()].toSorted()).toEqual(Object.keys(operands).toSorted())
  expect(operations.size).toBe(Object.keys(op).filter((name) => name.startsWith('O_')).length)
})

test.each(['O', 'E', 'N', 'K', 'C', 'G', 'ST'])('%s_ of the code have numbers of their own', (sort) => {
  const added = ['K_RECKONED', 'K_OF_CARD'] // to the number of another
  const named = Object.entries(op).filter(([name]) => name.startsWith(`${sort}_`) && !added.includes(name))
  const byNumber = Map.groupBy(named, ([, value]) => value)
  expect([...byNumber.values()].filter(({ length }) => length > 1)).toEqual([])
})

const compileAll = (cards: readonly Card[]) => compile(cards, (name) => cards.findIndex((card) => card.name === name))

describe.each(editions)('the code of all cards of %s', (edition) => {
  const cards = [...cardsOf(edition).values()]
  const compiled = compileAll(cards)
  const { code, nums, filters, conditions, sites, kinds, procedures } = compiled

  /** Operation by operation from the first word to the last: where each begins, and what stands behind it. */
  const starts = new Set<number>()
  const found: { readonly kind: string; readonly value: number; readonly at: number }[] = []
  for (let pc = 0; pc < code.length; ) {
    starts.add(pc)
    const layout = operands[operations.get(code[pc]) ?? ''] ?? expect.fail(`unknown operation ${code[pc]} at ${pc}`)
    const words = layout.split(' ').filter((word) => word !== '')
    found.push(...words.map((kind, i) => ({ kind, value: code[pc + 1 + i], at: pc })))
    pc += 1 + words.length
    if (pc > code.length) expect.fail(`the last operation is cut short`)
  }

  const inside = (list: readonly unknown[]) => (value: number) => value >= 0 && value < list.length
  const isEvent = (value: number) => value > 0 && value < op.EVENTS
  const isWho = (value: number) => value >= op.WHO_YOU && value <= op.WHO_OTHERS
  const sane: Readonly<Record<string, (value: number) => boolean>> = {
    target: (value) => starts.has(value) && value > 0,
    targetOrNone: (value) => starts.has(value),
    num: inside(nums),
    filter: inside(filters),
    filterOrNone: (value) => value === -1 || inside(filters)(value),
    condition: inside(conditions),
    conditionOrNone: (value) => value === -1 || inside(conditions)(value),
    site: inside(sites),
    siteOrNone: (value) => value === -1 || inside(sites)(value),
    pile: inside(cards),
    pileOrNone: (value) => value === -1 || inside(cards)(value),
    event: isEvent,
    eventOrAny: (value) => value === 0 || isEvent(value),
    who: isWho,
    whoOrNone: (value) => value === -1 || isWho(value),
    tag: (value) => value >= op.NEEDS_HAND && value < 64,
    about: (value) => (value < op.NEEDS_HAND ? op.neededInSupply(value) < filters.length : value < 64),
    flag: (value) => value === 0 || value === 1,
    count: (value) => value > 0 && value < 100,
  }

  test('has only known operations, whose operands are there', () => {
    expect(found.filter(({ kind, value }) => sane[kind]?.(value) === false)).toEqual([])
  })

  test('begins its programs and procedures at operations', () => {
    const hooks = kinds.flatMap((kind) => kind.hooks.flat())
    const { windows, ...rest } = procedures
    const begins = [
      ...kinds.flatMap(({ play, beforePlay }) => [play, beforePlay]),
      ...hooks.map(({ pc }) => pc),
      ...Object.values(rest),
      ...windows,
      ...compiled.plainPrograms.keys(),
      ...compiled.partedPrograms,
    ]
    expect(begins.filter((pc) => !starts.has(pc))).toEqual([])
    expect(
      hooks.every(({ event, filter, guard }) => isEvent(event) && filter < filters.length && guard < conditions.length),
    ).toBe(true)
  })

  test('has expressions that lead to expressions', () => {
    const { groups, states } = compiled
    const [num, filter, condition, group] = [nums, filters, conditions, groups].map(inside)
    const none = () => true
    const numParts: Readonly<Record<number, readonly [a: (n: number) => boolean, b: (n: number) => boolean]>> = {
      [op.N_COUNT]: [group, none],
      [op.N_OWNED]: [filter, none],
      [op.N_COINS]: [group, none],
      [op.N_TYPES]: [group, none],
      [op.N_PLAYED]: [filter, none],
      [op.N_DIVIDE]: [num, none],
      [op.N_NAMES]: [group, none],
      [op.N_MINUS]: [num, num],
      [op.N_TIMES]: [num, none],
      [op.N_WHETHER]: [condition, num],
    }
    const reckoned = [op.K_COST, op.K_UP_TO, op.K_AT_LEAST]
    const filterParts: typeof numParts = {
      ...Object.fromEntries(reckoned.map((kind) => [kind + op.K_RECKONED, [num, none]])),
      ...Object.fromEntries(reckoned.map((kind) => [kind + op.K_OF_CARD, [group, num]])),
      [op.K_CHEAPER]: [group, none],
      [op.K_NOT]: [filter, none],
      [op.K_COPY]: [group, none],
      [op.K_SHARING]: [group, none],
    }
    const conditionParts: typeof numParts = {
      [op.C_MATCHES]: [group, filter],
      [op.C_AT_LEAST]: [num, num],
      [op.C_AT_MOST]: [num, num],
      [op.C_EXACTLY]: [num, num],
      [op.C_ODD]: [num, none],
      [op.C_NOT]: [condition, none],
    }
    const wrong = (nodes: readonly op.NumNode[], parts: typeof numParts, list: (n: number) => boolean) =>
      nodes.filter(({ op: kind, a, b, list: inner }) => {
        const [first, second] = parts[kind] ?? [none, none]
        return !first(a) || !second(b) || !inner.every(list)
      })
    expect(wrong(nums, numParts, num)).toEqual([])
    expect(wrong(filters, filterParts, filter)).toEqual([])
    expect(wrong(conditions, conditionParts, condition)).toEqual([])
    const orNone = (test: (n: number) => boolean) => (n: number) => n === -1 || test(n)
    expect(groups.filter(({ filter: of }) => !orNone(filter)(of))).toEqual([])
    expect(
      states.filter(
        ({ what, n, filter: of, guard }) =>
          !((what === op.ST_COSTS ? group : num)(n) && orNone(filter)(of) && orNone(condition)(guard)),
      ),
    ).toEqual([])
  })
})

describe('a card with a mistake is refused by name:', () => {
  const { card } = writeSet('Base')
  const { onPlay, react, attackPlayed, self, pick, draw, coins, reveal, ifDid, may, top } = write
  const one = pick(1, write.anyCard, 'hand')

  test.each<[string, Ability, RegExp]>([
    [
      'a reaction that is not offered as a whole',
      react(attackPlayed, draw(2)),
      /a reaction that is not written ifDid\(may/,
    ],
    [
      'a reaction that does one thing more',
      react(attackPlayed, ifDid(may(reveal(self)), draw(2)), coins(1)),
      /a reaction that is not written ifDid\(may/,
    ],
    [
      'a reaction with an else',
      react(attackPlayed, ifDid(may(reveal(self)), draw(2), coins(1))),
      /a reaction that is not written ifDid\(may/,
    ],
    [
      'a selection where cards must be known',
      onPlay(draw(write.count(one))),
      /the engine does not run counting a choice/,
    ],
    ['the whole deck in hand', onPlay(write.trash(write.wholeDeck)), /the engine does not run trash with "wholeDeck"/],
    [
      'a name that nothing was remembered under yet',
      onPlay(write.trash(write.those('found')), write.remember('found', reveal(top(1)))),
      /the engine does not run "found", which is spoken of before any step remembers cards under it/,
    ],
    [
      'a name bound again by a dig',
      onPlay(
        write.remember('found', reveal(top(1))),
        write.remember('more', reveal(top(1))),
        write.dig('found', 1, write.Action),
      ),
      /the engine does not run "found", which is bound before its dig/,
    ],
  ])('%s', (_, ability, message) => {
    const wrong = card('Clever Hat', 4, 'Action - Reaction', 'hat', ability)
    expect(() => compileAll([...cardsOf('2e').values(), wrong])).toThrow(message)
    expect(() => compileAll([wrong])).toThrow(/^Clever Hat: /)
  })

  test('while the same card without it is not', () => {
    const right = card(
      'Clever Hat',
      4,
      'Action - Reaction',
      'hat',
      react(attackPlayed, ifDid(may(reveal(self)), draw(2))),
    )
    expect(() => compileAll([right])).not.toThrow()
  })
})
