import { describe, expect, test } from 'vitest'
import { runFile } from './index.ts'

/** What became of one scenario, as its outcomes and problems. */
const run = (scenario: object) =>
  runFile({ title: 'a scenario', ...scenario }, 'file.json').map(({ outcome, problems }) => [outcome, ...problems])

const holds = { over: false }
const silver = { A: { hand: ['Mine', 'Silver'] } }

describe('a scenario that cannot be is wrong, in one line that says where', () => {
  test.each<[string, object, string]>([
    [
      'an unknown card',
      { given: { A: { hand: ['Smithey'] } }, then: holds },
      'given.A.hand: there is no card "Smithey"; did you mean Smithy?',
    ],
    [
      'an unknown card expected',
      { then: { supply: { Fesst: 3 } } },
      'then.supply: there is no card "Fesst"; did you mean Feast?',
    ],
    [
      'a card of the other edition',
      { edition: '2e', given: { trash: ['Feast'] }, then: holds },
      'given.trash: Feast is not among the 2e cards; say "edition": "1e"',
    ],
    [
      'a seat that is not there',
      { given: { C: { hand: ['Copper'] } }, then: holds },
      'given: there is no seat C among 2 players; say "players": 3 at the top of the scenario',
    ],
    [
      'an answer of such a seat',
      { when: [{ D: 'end turn' }], then: holds },
      'when[0]: there is no seat D among 2 players; say "players": 4 at the top of the scenario',
    ],
    [
      'a winner of such a seat',
      { then: { winners: ['E'] } },
      'then.winners: there is no seat E among 2 players; say "players": 5 at the top of the scenario',
    ],
    [
      'more cards than there are',
      { given: { A: { hand: ['11 Village'] } }, then: holds },
      'given: 11 Village lie about, but with 2 players there are only 10',
    ],
    [
      'a pile that is too high',
      { given: { supply: { Province: 9 } }, then: holds },
      'given.supply.Province: 9 cards, but with 2 players this pile has at most 8',
    ],
    [
      'a pile that is too high even with what was dealt out',
      { given: { supply: { Copper: 61 } }, then: holds },
      'given.supply.Copper: 61 cards, but with 2 players this pile has at most 60',
    ],
    [
      'a pile called by one of its cards',
      { given: { supply: { Patrician: 1 } }, then: holds },
      'given.supply: Patrician has no pile of its own; its pile is called Patrician/Emporium',
    ],
    [
      'a number that no game has room for',
      { given: { coins: 1e9 }, then: holds },
      'given.coins: expected a whole number from 0 to 10000',
    ],
    [
      'an unknown phase',
      { given: { phase: 'dusk' }, then: holds },
      'given.phase: expected a phase: "action", "buy", "night" or "over"',
    ],
    [
      'an unknown field',
      { given: { A: { hnd: [] } }, then: holds },
      'given.A: there is no field "hnd" here; the fields are hand, deck, discard, play, aside, mats, exile, landscapes, turns, tokens, pirateShip, coffers, villagers, debt, minusCard, minusCoin, journey, plusCard, plusAction, plusBuy, plusCoin, minusCost, trashing, actions, buys, coins, potions',
    ],
    [
      'coins of a player whose turn it is not',
      { given: { B: { coins: 3 } }, then: holds },
      'given.B.coins: it is A\'s turn; say "turn": "B" for another',
    ],
    [
      'cards in a fresh game',
      { given: { fresh: true, trash: ['Gold'] }, then: holds },
      'given.trash: a fresh game lies as it is set up; leave this out, or leave "fresh" out',
    ],
    [
      'an answer to nothing',
      { when: ['dance'], then: holds },
      'when[0]: "dance" is no answer to anything; answers are cards, or such as "play Smithy", "yes", "done", "end turn"',
    ],
    [
      'an answer that is none',
      { when: [null], then: holds },
      'when[0]: expected an answer: a text, or a list of texts',
    ],
    [
      'an unknown rule',
      { rules: { shufle: 'under' }, then: holds },
      'Dominion options: rules: there is no "shufle"; expected preset, shuffle, covered, tiedStart, emptyPiles, provinces, printing, counts, tracker',
    ],
    ['nothing to test', { then: {} }, 'then: nothing is expected, so nothing would be tested'],
  ])('%s', (_, scenario, message) => {
    expect(run(scenario).map(([outcome, ...problems]) => [outcome, problems])).toEqual([['wrong', [message]]])
  })
})

describe('what was expected and is not fails', () => {
  test.each<[string, object, string]>([
    [
      'a zone',
      {
        edition: '2e',
        given: { A: { hand: ['Smithy'], deck: ['3 Copper'] } },
        when: ['play Smithy'],
        then: { A: { hand: ['2 Copper'] } },
      },
      'then: A.hand is [3 Copper], expected [2 Copper]',
    ],
    [
      'a deck in another order',
      { edition: '2e', given: { A: { deck: ['Gold', 'Copper'] } }, then: { A: { deck: ['Copper', 'Gold'] } } },
      'then: A.deck is [Gold, Copper], expected [Copper, Gold]',
    ],
    [
      'what is seen',
      { edition: '2e', given: { A: { hand: ['Gold'] } }, then: { sees: { B: { 'A.hand': ['Gold'] } } } },
      'then: what B sees of A.hand is [?], expected [Gold]',
    ],
    [
      'what happened',
      { edition: '2e', when: ['end turn'], then: { sequence: ['A began', 'B began'] } },
      'then: "A began" did not happen',
    ],
    [
      'something possible that must be refused',
      { edition: '2e', when: [{ refused: 'buy Copper' }], then: holds },
      'when[0].refused: "buy Copper" must be refused but is possible; A is asked: …; to choose: 1 of [buy Copper, buy Curse, end]',
    ],
    [
      'an answer of somebody who is not asked',
      { edition: '2e', when: [{ B: 'end turn' }], then: holds },
      'when[0]: "end turn": B is not asked now; A is asked: …; to choose: 1 of [buy Copper, buy Curse, end]',
    ],
    [
      'the wrong verb',
      {
        edition: '2e',
        given: { A: { hand: ['Chapel', 'Estate'] } },
        when: ['play Chapel', 'discard Estate'],
        then: holds,
      },
      'when[1]: "discard Estate" is not on offer; A is asked by Chapel: …; to choose: 0 to 1 of [Estate]',
    ],
    [
      'too many',
      { edition: '2e', given: { A: { hand: ['Chapel', '5 Copper'] } }, when: ['play Chapel', '5 Copper'], then: holds },
      'when[1]: "5 Copper": 5 chosen, but it must be 0 to 4; A is asked by Chapel: …; to choose: 0 to 4 of [5 Copper]',
    ],
    [
      'another answer than the only one',
      { edition: '1e', given: silver, when: ['play Mine', 'trash Copper'], then: holds },
      'when[1]: "trash Copper" is not on offer; A is asked by Mine: …; to choose: 1 of [Copper, Silver, Gold]; before that A was not asked by Mine, because only "Silver" was possible',
    ],
  ])('%s', (_, scenario, message) => {
    const [[outcome, problem]] = run(scenario)
    const question = /(?<=is asked(?: by [A-Z]\w+)?: ).*?(?=; to choose)/ // is worded elsewhere
    expect([outcome, problem.replace(question, '…')]).toEqual(['failed', message])
  })

  test('a turn that the author believed to be over', () => {
    const given = { phase: 'buy', coins: 3 }
    const [[, ...problems]] = run({ edition: '2e', given, when: ['buy Silver'], then: { turn: 'B' } })
    expect(problems).toEqual([
      'then: turn is A, expected B',
      'then: note: A\'s turn is not over until an answer ends it: "end turn"',
    ])
  })

  test('a card that lies in play without having been played', () => {
    const [[, ...problems]] = run({
      edition: '2e',
      given: { A: { play: ['Scheme'] } },
      when: ['end turn', 'Scheme'],
      then: holds,
    })
    expect(problems[1]).toBe(
      'note: Scheme was put in play, not played: what it does when it is played has not happened',
    )
  })
})
