import { cardsOf, type DominionView, dominion, type Edition } from '@freehold/dominion'
import {
  belowFrom,
  type Decision,
  eventsFor,
  type GameEvent,
  type Move,
  type Player,
  Playthrough,
} from '@freehold/kernel'
import { describe, expect, test } from 'vitest'
import { randomPlayer } from '../random.ts'
import { bigMoney } from './big-money.ts'

interface Seated {
  readonly decision: Decision
  readonly view: DominionView
  readonly move: Move
}

/** Plays a game and gives every answer of one seat. Fails if the game does not end. */
async function answersOf(
  seat: number,
  players: readonly Player<DominionView>[],
  input: object,
  seed = 'fast:big money',
): Promise<Seated[]> {
  const options = dominion.options({ players: players.length, ...input })
  const playthrough = Playthrough.start(dominion, options, seed)
  players.forEach((player, at) => {
    player.begin?.(at, players.length, options)
  })
  const answers: Seated[] = []
  for (let decision = playthrough.pending(); decision; decision = playthrough.pending()) {
    const view = playthrough.view(decision.seat)
    const move = await players[decision.seat].choose(decision, view)
    if (decision.seat === seat) answers.push({ decision, view, move })
    const events = playthrough.play(move)
    players.forEach((player, at) => {
      for (const event of eventsFor(dominion, events, at)) player.notice?.(event)
    })
    if (playthrough.position > 20_000) throw new Error(`The game does not end: ${decision.question.text}`)
  }
  return answers
}

const keysOf = ({ decision, move }: Seated): string[] => move.map((number) => decision.options[number].key)

/** Plays every card it can, buys what it wants most or else at random, and answers cards as Big Money does: so every question is asked. */
function busybody(seed: string, wanted?: string): Player<DominionView> {
  const sensible = bigMoney()
  const below = belowFrom(`fast:${seed}`)
  return {
    ...sensible,
    choose(decision, view) {
      const { kind } = decision.question
      if (kind !== 'action' && kind !== 'buy') return sensible.choose(decision, view)
      const worth = decision.options.flatMap(({ key }, i) => (/^(end|buy (Copper|Curse))$/.test(key) ? [] : [i]))
      const best = decision.options.findIndex(({ key }) => key === `buy ${wanted}`)
      return [best >= 0 ? best : worth.length > 0 ? worth[below(worth.length)] : decision.options.length - 1]
    },
  }
}

function kingdoms(edition: Edition): string[][] {
  const names = [...cardsOf(edition).values()]
    .filter((card) => card.pile.in === 'supply' && card.set !== 'Basic')
    .map((card) => card.name)
  const dealt: string[][] = []
  for (let i = 0; i < names.length; i += 10) dealt.push([...names.slice(i), ...names].slice(0, 10))
  return dealt
}

describe('Big Money', () => {
  test('plays its Treasures, then buys Province, Gold or Silver by what it has', async () => {
    const answers = await answersOf(0, [bigMoney(), bigMoney()], {})
    const buys = answers.filter(({ decision }) => decision.question.kind === 'buy')
    for (const answer of buys) {
      const { coins, phase } = answer.view.turn
      const [key] = keysOf(answer)
      const holdsTreasure = answer.decision.options.some((option) => option.key === 'play treasures')
      const expected = holdsTreasure
        ? 'play treasures'
        : coins >= 8
          ? 'buy Province'
          : coins >= 6
            ? 'buy Gold'
            : coins >= 3
              ? 'buy Silver'
              : 'end'
      expect({ coins, phase, key }).toEqual({ coins, phase, key: expected })
    }
    expect(buys.map((answer) => keysOf(answer)[0])).toContain('buy Province')
  })

  test('beats a player who answers at random', async () => {
    const answers = await answersOf(0, [bigMoney(), randomPlayer('x') as Player<DominionView>], {})
    expect(answers.filter((answer) => keysOf(answer)[0] === 'buy Province').length).toBeGreaterThan(3)
  })

  describe.each(['1e', '2e'] as const)('among the cards of %s', (edition) => {
    test.each(kingdoms(edition).map((kingdom) => [kingdom]))('always has an answer: %j', async (kingdom) => {
      const players = [busybody('a'), bigMoney(), busybody('b')]
      expect((await answersOf(1, players, { kingdom, edition, asking: 'all' })).length).toBeGreaterThan(20)
    })
  })
})

test('names what most likely comes next: the commonest of its cards that lie nowhere else', () => {
  const player = bigMoney()
  const playthrough = Playthrough.start(dominion, { start: 0 }, 'ordered')
  const [own, ...others] = playthrough.view(0).seats
  const naming: Decision = {
    seat: 0,
    actor: 0,
    question: { kind: 'name', text: 'Name a card' },
    options: ['Gold', 'Estate', 'Copper', 'Silver'].map((key) => ({ key })),
    min: 1,
    max: 1,
    ordered: false,
  }
  const named = (hand: readonly string[], known: readonly { above: number; card: string }[] = []) => {
    const seat = { ...own, hand: { count: hand.length, cards: hand }, deck: { count: 5, known } }
    return keysOf({
      decision: naming,
      view: playthrough.view(0),
      move: player.choose(naming, { ...playthrough.view(0), seats: [seat, ...others] }) as Move,
    })
  }
  player.begin?.(0, 2, playthrough.log().options)
  const gained = { type: 'gained', seat: 0, cause: { seat: 0, source: 'turn' }, depth: 0 }
  expect(named(['Copper'])).toEqual(['Copper'])
  expect(named(Array(6).fill('Copper'))).toEqual(['Estate'])
  for (let i = 0; i < 8; i++) player.notice?.({ ...gained, cards: ['Silver'] } as GameEvent)
  expect(named([])).toEqual(['Silver'])
  player.notice?.({ ...gained, type: 'trashed', cards: Array(6).fill('Silver') } as GameEvent)
  expect(named([])).toEqual(['Copper'])
  expect(named([], [{ above: 0, card: 'Gold' }])).toEqual(['Gold'])
})

/** Questions as the rules ask them, found by playing. */
async function asked(by: string, kingdom: string, edition: Edition = '2e'): Promise<Seated[]> {
  const names = [by, ...kingdom.split(',')]
  const rest = kingdoms(edition)[0].filter((name) => !names.includes(name))
  const answers: Seated[] = []
  for (const seed of ['fast:a', 'fast:b', 'fast:c']) {
    const players = [busybody('a', by), bigMoney(), busybody('b', by)]
    const options = { edition, kingdom: [...names, ...rest].slice(0, 10) }
    answers.push(...(await answersOf(1, players, options, seed)))
  }
  return answers.filter(({ decision }) => decision.question.cause?.source === by)
}

describe('attacked, Big Money', () => {
  test('discards Victory cards and Curses before anything that pays', async () => {
    const answers = await asked('Militia', 'Village,Witch')
    expect(answers.length).toBeGreaterThan(0)
    const pays = /^(Copper|Silver|Gold)$/
    for (const answer of answers) {
      const given = keysOf(answer)
      const kept = answer.decision.options.map(({ key }) => key)
      for (const key of given) kept.splice(kept.indexOf(key), 1)
      if (given.some((key) => pays.test(key))) expect(kept.filter((key) => !pays.test(key))).toEqual([])
      if (given.includes('Gold')) expect(kept.every((key) => key === 'Gold')).toBe(true)
    }
  })

  test('loses the cheaper Treasure to a Bandit', async () => {
    const answers = await asked('Bandit', 'Village,Smithy')
    for (const answer of answers) {
      const keys = answer.decision.options.map(({ key }) => key)
      if (keys.includes('Silver') && keys.includes('Gold')) expect(keysOf(answer)).toEqual(['Silver'])
    }
    expect(answers.length).toBeGreaterThan(0)
  })

  test('discards what is of no use rather than take a Curse from a Torturer', async () => {
    const answers = (await asked('Torturer', 'Village,Smithy')).filter(
      ({ decision }) => decision.question.kind === 'choose',
    )
    const idle = (view: DominionView) =>
      (view.seats[1].hand.cards ?? []).filter((card) => /^(Estate|Duchy|Province|Curse)$/.test(card)).length
    for (const answer of answers) if (idle(answer.view) >= 2) expect(keysOf(answer)).toEqual(['discard'])
    expect(answers.length).toBeGreaterThan(0)
  })

  test('passes a burden on to the left', async () => {
    const answers = await asked('Masquerade', 'Village,Witch')
    for (const answer of answers) {
      const keys = answer.decision.options.map(({ key }) => key)
      if (keys.includes('Curse')) expect(keysOf(answer)).toEqual(['Curse'])
      else if (keys.some((key) => !/^(Gold|Province)$/.test(key))) expect(keysOf(answer)).not.toEqual(['Gold'])
    }
    expect(answers.length).toBeGreaterThan(0)
  })
})
