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
  GAIN_TAG: 'tag destination',
  SET_N: 'num',
  UNLESS_N: 'target',
  JUMP: 'target',
  UNLESS: 'condition target',
  UNLESS_DID: 'target',
  ASK: 'target site tag',
  CHOOSE: 'num count who site tag',
  UNLESS_CHOSEN: 'option target',
  EACH: 'flag conditionOrNone target',
  ACTOR: 'whoOrNone',
  ON: 'event filterOrNone who target tag',
  NEXT_TURN: 'target',
  CHEAPER: 'count',
  INSTEAD: '',
  UNAFFECTED: '',
  BECOME: 'tag',
  HAND_DRAW: 'count',
  EXTRA_TURN: 'who whoOrNone targetOrNone',
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
  const isWho = (value: number) => [op.WHO_YOU, op.WHO_LEFT, op.WHO_RIGHT, op.WHO_ACTOR].includes(value)
  const sane: Readonly<Record<string, (value: number) => boolean>> = {
    target: (value) => starts.has(value) && value > 0,
    targetOrNone: (value) => starts.has(value),
    num: inside(nums),
    filter: inside(filters),
    filterOrNone: (value) => value === -1 || inside(filters)(value),
    condition: inside(conditions),
    conditionOrNone: (value) => value === -1 || inside(conditions)(value),
    site: inside(sites),
    pile: inside(cards),
    event: isEvent,
    eventOrAny: (value) => value === 0 || isEvent(value),
    who: isWho,
    whoOrNone: (value) => value === -1 || isWho(value),
    tag: (value) => value >= op.NEEDS_HAND && value < 64,
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
      ...compiled.plainPrograms,
    ]
    expect(begins.filter((pc) => !starts.has(pc))).toEqual([])
    expect(
      hooks.every(({ event, filter, guard }) => isEvent(event) && filter < filters.length && guard < conditions.length),
    ).toBe(true)
  })

  test('has expressions that lead to expressions', () => {
    const wrong = [
      ...nums.filter(({ op: kind, a }) =>
        kind === op.N_DIVIDE ? !inside(nums)(a) : (kind === op.N_OWNED || kind === op.N_PLAYED) && !inside(filters)(a),
      ),
      ...filters.filter(({ op: kind, a, list }) =>
        kind === op.K_NOT ? !inside(filters)(a) : !list.every((inner) => inside(filters)(inner)),
      ),
      ...conditions.filter(({ op: kind, a, b }) =>
        kind === op.C_MATCHES || kind === op.C_NONE
          ? !inside(filters)(b)
          : [op.C_AT_LEAST, op.C_AT_MOST, op.C_EXACTLY].includes(kind) && !inside(nums)(a),
      ),
    ]
    expect(wrong).toEqual([])
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
      'a choice inside a choice',
      onPlay(write.chooseOne(write.chooseOne(draw(1), coins(1)), draw(2))),
      /the engine does not run a choice of options inside another/,
    ],
    [
      'a selection where cards must be known',
      onPlay(draw(write.count(one))),
      /the engine does not run counting a choice/,
    ],
    ['the whole deck in hand', onPlay(write.trash(write.wholeDeck)), /the engine does not run trash with "wholeDeck"/],
    [
      'a cost lowered for some cards only',
      onPlay(write.thisTurn(write.costLess(1, write.Action))),
      /the engine does not run lowering the cost of some cards/,
    ],
    [
      'a name that nothing was remembered under yet',
      onPlay(write.trash(write.those('found')), write.remember('found', reveal(top(1)))),
      /"found" is spoken of before any step remembers cards under it/,
    ],
    [
      'a name bound again by a dig',
      onPlay(
        write.remember('found', reveal(top(1))),
        write.remember('more', reveal(top(1))),
        write.dig('found', 1, write.Action),
      ),
      /"found" is bound before its dig/,
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
