import { type DominionView, dominion, type Edition, findKingdom } from '@freehold/dominion'
import * as game from '@freehold/dominion/fast'
import { answeringSeat } from '@freehold/dominion/sight'
import { type Decision, eventsFor, type Move, type Player, Playthrough } from '@freehold/kernel'
import { describe, expect, test } from 'vitest'
import { fastPlayer } from './fast-player.ts'
import { findStrategy, strategyIds } from './strategy/library.ts'
import { parseStrategy, type Strategy } from './strategy/strategy.ts'
import { strategyPlayer } from './strategy-player.ts'

interface Answered {
  readonly decision: Decision
  readonly view: DominionView
  readonly keys: readonly string[]
}

/** A game at a table, and all that was answered. */
async function atTable(strategies: readonly Strategy[], input: object, seed: string) {
  const options = dominion.options({ players: strategies.length, ...input })
  const table = Playthrough.start(dominion, options, seed)
  const players: Player<DominionView>[] = strategies.map((strategy) => strategyPlayer(strategy))
  players.forEach((player, seat) => {
    player.begin?.(seat, players.length, options)
  })
  const answers: Answered[] = []
  for (let decision = table.pending(); decision; decision = table.pending()) {
    const { seat } = decision
    const view = table.view(seat)
    const move: Move = await players[seat].choose(decision, view)
    answers.push({ decision, view, keys: move.map((i) => decision.options[i].key) })
    const events = table.play(move)
    players.forEach((player, at) => {
      for (const event of eventsFor(dominion, events, at)) player.notice?.(event)
    })
    if (answers.length > 20_000) throw new Error(`The game does not end: ${decision.question.text}`)
  }
  return { outcome: table.outcome(), view: table.view('audience'), answers }
}

/** The same game in the engine's working memory. */
function inMemory(strategies: readonly Strategy[], input: object, seed: string) {
  const setting = game.settingOf(dominion.options({ players: strategies.length, ...input }))
  const players = strategies.map((strategy) => fastPlayer(setting, strategy))
  game.seedGames(seed)
  game.startGame(setting, 0)
  while (game.asked() !== game.ASKED.over) players[answeringSeat()].decide()
  const seats = strategies.map((_, seat) => seat)
  return { points: seats.map(game.score), turns: seats.map(game.turnsOf) }
}

/** A kingdom with the cards that a strategy needs. */
function kingdomWith({ needs }: Strategy): { edition: Edition; kingdom: readonly string[] } {
  const edition = needs.includes('Adventurer') ? '1e' : '2e'
  const rest = findKingdom('First Game', edition).cards.filter((card) => !needs.includes(card))
  return { edition, kingdom: [...needs, ...rest].slice(0, 10) }
}

describe('a strategy plays the same game at a table and in a simulation', () => {
  test.each(strategyIds())('%s', async (id) => {
    const strategies = [findStrategy(id), findStrategy('big-money-ultimate')]
    const input = { ...kingdomWith(strategies[0]), start: 0, asking: 'open' }
    for (const seed of ['fast:1', 'fast:2']) {
      const { outcome, view } = await atTable(strategies, input, seed)
      const played = { points: outcome?.points, turns: view.seats.map(({ turns }) => turns) }
      expect(played).toEqual(inMemory(strategies, input, seed))
    }
  })
})

test('what lies covered in a pile is neither bought nor waited for, at a table and in a simulation', async () => {
  const emporium = { card: 'Emporium', when: 'left(Emporium) > 2' }
  const buy = ['Province', emporium, 'Gold', { card: 'Patrician', when: 'left(Patrician) > 4' }, 'Silver']
  const strategies = [parseStrategy({ name: 'x', buy }, 'x'), findStrategy('big-money')]
  const kingdom = ['Patrician/Emporium', ...findKingdom('First Game').cards.slice(1)]
  const input = { kingdom, start: 0, asking: 'open' }
  const { outcome, view, answers } = await atTable(strategies, input, 'fast:1')
  const played = { points: outcome?.points, turns: view.seats.map(({ turns }) => turns) }
  expect(played).toEqual(inMemory(strategies, input, 'fast:1'))
  const bought = (card: string) => answers.filter(({ keys }) => keys[0] === `buy ${card}`).length
  expect([bought('Patrician'), bought('Emporium')]).toEqual([5, 3])
})

/** Answers of a strategy that buys the card and money, to what the card asks. */
async function askedBy(card: string, more: object = {}, others: readonly string[] = []): Promise<Answered[]> {
  const buy = ['Province', { card, atMost: 2 }, ...others, 'Gold', 'Silver']
  const strategy = parseStrategy({ name: 'x', buy, ...more }, 'x')
  const found: Answered[] = []
  for (const seed of ['fast:a', 'fast:b', 'fast:c']) {
    const { answers } = await atTable([strategy, strategy], { ...kingdomWith(strategy), start: 0 }, seed)
    found.push(...answers.filter(({ decision }) => decision.question.cause?.source === card))
  }
  expect(found.length).toBeGreaterThan(0)
  return found
}

const offered = ({ decision }: Answered): string[] => decision.options.map(({ key }) => key)
const provincesLeft = ({ view }: Answered): number => view.piles.find(({ pile }) => pile === 'Province')?.count ?? 0

describe('without a wish, a strategy answers with sense', () => {
  test('Moneylender: gives a Copper for three coins', async () => {
    for (const answer of await askedBy('Moneylender'))
      if (offered(answer).includes('Copper')) expect(answer.keys).toEqual(['Copper'])
  })

  test('Cellar: throws away what is of no use, and nothing that pays', async () => {
    for (const { keys, ...answer } of await askedBy('Cellar')) {
      expect(keys.filter((key) => /^(Silver|Gold|Copper)$/.test(key))).toEqual([])
      const useless = answer.decision.options.filter(({ key }) => /^(Estate|Duchy|Province|Curse)$/.test(key))
      expect(keys.filter((key) => /^(Estate|Duchy|Province|Curse)$/.test(key))).toHaveLength(useless.length)
    }
  })

  test('Chapel: rids itself of Estates, keeps good Treasures and enough money', async () => {
    for (const answer of await askedBy('Chapel')) {
      expect(answer.keys).not.toContain('Gold')
      expect(answer.keys).not.toContain('Silver')
      if (provincesLeft(answer) > 2 && offered(answer).filter((key) => key === 'Estate').length === 1)
        expect(answer.keys).toContain('Estate')
    }
  })

  test('Remodel: makes something better of what it gives up, and gives no Province for less', async () => {
    for (const answer of await askedBy('Remodel')) {
      if (answer.decision.question.kind !== 'pick' || offered(answer).every((key) => key === 'Province')) continue
      expect(answer.keys).not.toEqual(['Province'])
      if (offered(answer).includes('Estate') && provincesLeft(answer) > 2)
        expect(['Estate', 'Gold', 'Curse']).toContain(answer.keys[0])
    }
  })

  test('Feast: is not spent for another Feast', async () => {
    const strategy = parseStrategy(
      { name: 'x', buy: ['Province', { card: 'Feast', atMost: 1 }, 'Duchy', 'Silver'] },
      'x',
    )
    const { answers } = await atTable([strategy, strategy], { edition: '1e', kingdom: 'Big Money', start: 0 }, 'fast:a')
    const gains = answers.filter(({ decision }) => decision.question.kind === 'gain')
    expect(gains.length).toBeGreaterThan(0)
    for (const { keys } of gains) expect(keys).not.toContain('Feast')
  })

  test('Mine: makes the best Treasure it can', async () => {
    for (const answer of await askedBy('Mine'))
      if (answer.decision.question.kind === 'pick' && offered(answer).includes('Silver'))
        expect(answer.keys).toEqual(['Silver'])
  })

  test('Mint: copies the best Treasure in hand', async () => {
    const answers = (await askedBy('Mint')).filter((answer) => /Gold|Silver/.test(offered(answer).join()))
    expect(answers.length).toBeGreaterThan(0)
    for (const answer of answers) expect(answer.keys).toEqual([offered(answer).includes('Gold') ? 'Gold' : 'Silver'])
  })

  test('Counting House: takes all Coppers', async () => {
    for (const answer of await askedBy('Counting House')) expect(answer.keys).toEqual(offered(answer))
  })

  test('Contraband: forbids the other the best card there is', async () => {
    for (const answer of await askedBy('Contraband')) expect(answer.keys).toEqual(['Province'])
  })

  test('Tournament: shows a Province, for a Prize or against another’s card and coin', async () => {
    const shown = (await askedBy('Tournament')).filter((answer) => offered(answer).every((key) => key === 'Province'))
    expect(shown.length).toBeGreaterThan(0)
    for (const answer of shown) expect(answer.keys).toEqual(['Province'])
  })

  test('Young Witch: shows a Bane rather than gain a Curse', async () => {
    const strategy = parseStrategy(
      {
        name: 'x',
        buy: ['Province', { card: 'Young Witch', atMost: 1 }, { card: 'Chapel', atMost: 2 }, 'Gold', 'Silver'],
      },
      'x',
    )
    const { kingdom, edition } = kingdomWith({ ...strategy, needs: ['Young Witch'] })
    const { answers } = await atTable([strategy, strategy], { edition, kingdom, bane: 'Chapel', start: 0 }, 'fast:a')
    const banes = answers.filter(
      (answer) => offered(answer).every((key) => key === 'Chapel') && answer.decision.min === 0,
    )
    expect(banes.length).toBeGreaterThan(0)
    for (const { keys } of banes) expect(keys).toEqual(['Chapel'])
  })

  test('Horse Traders: are set aside from an Attack', async () => {
    const buy = ['Province', { card: 'Militia', atMost: 1 }, { card: 'Horse Traders', atMost: 2 }, 'Gold', 'Silver']
    const strategy = parseStrategy({ name: 'x', buy }, 'x')
    const { answers } = await atTable([strategy, strategy], { ...kingdomWith(strategy), start: 0 }, 'fast:a')
    const attacked = answers.filter((answer) => offered(answer).includes('reveal Horse Traders'))
    expect(attacked.length).toBeGreaterThan(0)
    for (const { keys } of attacked) expect(keys).toEqual(['reveal Horse Traders'])
  })

  test('Mountebank: discards a Curse where that helps', async () => {
    const answers = await askedBy('Mountebank')
    for (const answer of answers) if (offered(answer).includes('Curse')) expect(answer.keys).toEqual(['Curse'])
  })

  test('Watchtower: trashes a Curse, and does not trash a Gold', async () => {
    const answers = await askedBy('Watchtower', {}, ['Witch'])
    const choices = answers.filter(({ decision }) => decision.question.kind === 'choose')
    const it = ({ decision }: Answered) => (decision.question.detail as { it?: string }).it
    expect(choices.some((answer) => it(answer) === 'Curse')).toBe(true)
    for (const answer of choices) {
      if (it(answer) === 'Curse') expect(answer.keys).toEqual(['trash'])
      if (it(answer) === 'Gold') expect(answer.keys).toEqual(['put back'])
    }
  })

  test('Swindler: gives the victim the worst it can', async () => {
    for (const answer of await askedBy('Swindler')) {
      if (answer.decision.question.kind === 'gain' && offered(answer).includes('Curse'))
        expect(answer.keys).toEqual(['Curse'])
    }
  })

  test('Throne Room: plays the better Action twice', async () => {
    const answers = await askedBy('Throne Room', {}, ['Smithy', 'Moat'])
    for (const answer of answers) if (offered(answer).includes('Smithy')) expect(answer.keys).not.toEqual(['Moat'])
  })
})

describe('wishes', () => {
  test('what is wished to be trashed is trashed while the condition holds, card by card', async () => {
    const trash = [{ card: 'Copper', when: 'own(Copper) > 5' }]
    const answers = await askedBy('Chapel', { trash })
    const coppers = answers.flatMap(({ keys }) => keys.filter((key) => key === 'Copper'))
    expect(coppers.length).toBeGreaterThan(0)
    expect(answers[0].keys.filter((key) => key === 'Copper').length).toBeLessThanOrEqual(2)
  })

  test('an idle card is not played, a wished one comes first', async () => {
    const buy = [{ card: 'Smithy', atMost: 2 }, { card: 'Village', atMost: 2 }, 'Province', 'Gold', 'Silver']
    const played = async (more: object) => {
      const strategy = parseStrategy({ name: 'x', buy, ...more }, 'x')
      const { answers } = await atTable([strategy, strategy], { start: 0 }, 'fast:p')
      return answers.filter(({ decision }) => decision.question.kind === 'action')
    }
    for (const { keys } of await played({ idle: ['Smithy'] })) expect(keys).not.toEqual(['play Smithy'])
    const both = (answer: Answered) =>
      offered(answer).includes('play Smithy') && offered(answer).includes('play Village')
    const usual = (await played({})).filter(both)
    const wished = (await played({ play: ['Smithy'] })).filter(both)
    expect(usual.length * wished.length).toBeGreaterThan(0)
    for (const { keys } of usual) expect(keys).toEqual(['play Village'])
    for (const { keys } of wished) expect(keys).toEqual(['play Smithy'])
  })
})
