/** Every primitive of the language is played in a real game, or refused by name: nothing compiles and then plays otherwise than it reads. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { dominion } from '../game.ts'
import * as write from '../language/build.ts'
import { writeSet } from '../language/card.ts'
import type { Ability, Card, Step } from '../language/types.ts'
import { answerAll } from './arranged.fixture.ts'
import type { State } from './memory/state.ts'
import { gameWith, playSpecimen, type Tried } from './specimens.fixture.ts'

const program = `
  import { trySpecimens } from ${JSON.stringify(new URL('./specimens.fixture.ts', import.meta.url).href)}
  console.log(JSON.stringify(trySpecimens()))`

test('every primitive of the language plays, turn after turn with no card lost, or is refused by name', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program])
  const { refused, run, wrong } = JSON.parse(stdout) as Tried
  expect(wrong).toEqual([])
  expect(refused.filter((what) => !/^[a-z"].{3,}/.test(what))).toEqual([])
  // Both happen, or nothing would have been tried.
  expect(run).toBeGreaterThan(700)
  expect(refused.length).toBeGreaterThan(100)
})

const { card: inBase } = writeSet('Base')
const hat = (...abilities: Ability[]): Card => inBase('Hat', 4, 'Action', 'hat', ...abilities)
const turnOf = (state: State) => dominion.view(state, 0).turn

const { onPlay, coins, draw, actions, buys, gain, named, anyCard, pick, trash, may, reveal, self, ifDid, others } =
  write
const { whileInPlay, react, isTrashed, isPlayed, isBought, isGained, cleanUp, none, if_, Treasure, Action } = write

describe('a simple step does what it says:', () => {
  test.each<[string, Step, object]>([
    ['+Actions', actions(2), { actions: 2 }],
    ['+Buys', buys(2), { buys: 3 }],
    ['+Coins', coins(3), { coins: 3 }],
    ['+Potions', write.potions(1), { potions: 1 }],
  ])('%s', (_, step, turn) => {
    const state = gameWith(hat(onPlay(step)), { it: 10 })
    answerAll(state, 'play Hat')
    expect(turnOf(state)).toMatchObject(turn)
  })

  test.each<[string, Step, number, number]>([
    ['+Cards', draw(2), 6, 0],
    ['trash', trash(pick(2, named('Hat'), 'hand')), 2, 2],
    ['gain to the hand', gain(named('Gold'), { to: 'hand' }), 5, 0],
  ])('%s', (_, step, hand, trashed) => {
    const state = gameWith(hat(onPlay(step)), { it: 10 })
    answerAll(state, 'play Hat')
    if (dominion.pending(state)?.question.kind === 'pick') answerAll(state, ['Hat', 'Hat'])
    expect(dominion.view(state, 0).seats[0].hand.count).toBe(hand)
    expect(dominion.view(state, 0).trash.length).toBe(trashed)
  })
})

describe('what once compiled, read and drew well, and played otherwise:', () => {
  const hand = { it: 2, Copper: 3 } // the whole deck
  const trashing = onPlay(actions(1), trash(pick(1, named('Copper'), 'hand')))

  test('none(…) looks where it says', () => {
    const lean = hat(onPlay(if_(none(Treasure, 'discard'), coins(2)), if_(none(Treasure, 'hand'), coins(5))))
    const state = gameWith(lean, hand)
    answerAll(state, 'play Hat')
    expect(turnOf(state).coins).toBe(2)
  })

  test('while it is in play it hears cards trashed, played and the start of Clean-up', () => {
    const trashed = gameWith(hat(trashing, whileInPlay(isTrashed(), coins(1))), hand)
    answerAll(trashed, 'play Hat')
    expect(turnOf(trashed).coins).toBe(1)
    const played = gameWith(hat(onPlay(actions(1)), whileInPlay(isPlayed(Action), coins(1))), hand)
    answerAll(played, 'play Hat')
    const { coins: before } = turnOf(played)
    answerAll(played, 'play Hat')
    expect(turnOf(played).coins).toBeGreaterThan(before)
    const cleaned = gameWith(hat(onPlay(coins(1)), whileInPlay(cleanUp, gain(named('Gold')))), hand)
    answerAll(cleaned, 'play Hat')
    const events = answerAll(cleaned, 'end')
    expect(events).toContainEqual(expect.objectContaining({ type: 'gained', seat: 0, cards: ['Gold'] }))
  })

  test('in the hand it may be revealed when a card is trashed or bought', () => {
    const shown = ifDid(may(reveal(self)), gain(named('Gold')))
    const trashed = gameWith(hat(trashing, react(isTrashed(), shown)), hand)
    answerAll(trashed, 'play Hat')
    expect(dominion.pending(trashed)?.options.map(({ key }) => key)).toContain('reveal Hat')
    const bought = gameWith(hat(onPlay(coins(1)), react(isBought(anyCard), shown)), hand)
    answerAll(bought, 'end', 'buy Copper')
    expect(dominion.pending(bought)?.options.map(({ key }) => key)).toContain('reveal Hat')
  })

  test('a second effect while in play does not take the place of the first', () => {
    const twice = hat(
      onPlay(gain(named('Silver'))),
      whileInPlay(isGained(anyCard), coins(1)),
      whileInPlay(isGained(Treasure), buys(1)),
    )
    const state = gameWith(twice, hand)
    answerAll(state, 'play Hat')
    expect(turnOf(state)).toMatchObject({ coins: 1, buys: 2 })
  })

  test('what was gained is remembered', () => {
    const got = write.remember('got', gain(named('Silver')) as Extract<Step, { do: 'gain' }>)
    const state = gameWith(hat(onPlay(got, trash(write.those('got')))), hand)
    answerAll(state, 'play Hat')
    expect(dominion.view(state, 0).trash).toEqual(['Silver'])
  })

  test('each other player within each other player goes round twice', () => {
    const state = gameWith(hat(onPlay(others(gain(named('Curse')), others(gain(named('Estate')))))), hand)
    const gained = answerAll(state, 'play Hat').filter(({ type }) => type === 'gained')
    const count = (card: string) => gained.filter(({ cards }) => cards?.[0] === card).length
    expect([count('Curse'), count('Estate')]).toEqual([2, 4])
  })

  test('cards that go back to their pile come from it with a number that nobody else has', () => {
    const back = hat(onPlay(actions(1), write.put(pick(write.upTo(2), anyCard, 'hand'), 'pile'), gain(anyCard)))
    for (let seed = 0; seed < 40; seed++) expect(playSpecimen(back, seed).plays).toBeGreaterThan(0)
  })

  test('twelve cards may be another card at once', () => {
    const misfit = hat(write.beforePlay(write.become(pick(1, named('Village'), 'supply'))))
    const state = gameWith(misfit, { it: 12 })
    for (let i = 0; i < 12; i++) answerAll(state, 'play Hat')
    expect(dominion.view(state, 0).seats[0].play.filter(({ as }) => as === 'Village')).toHaveLength(12)
  })
})
