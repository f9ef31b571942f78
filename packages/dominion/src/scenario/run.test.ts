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
      'an unknown phase',
      { given: { phase: 'night' }, then: holds },
      'given.phase: expected a phase: "action", "buy" or "over"',
    ],
    [
      'an unknown field',
      { given: { A: { hnd: [] } }, then: holds },
      'given.A: there is no field "hnd" here; the fields are hand, deck, discard, play, aside, turns, tokens, actions, buys, coins, potions',
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
      'Dominion options: rules: there is no "shufle"; expected shuffle, covered, tiedStart, emptyPiles, provinces',
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

const passed = [['passed']]
const both = [['passed'], ['passed']]

describe('answers are read as they are meant', () => {
  const chapel = { A: { hand: ['Chapel', '2 Copper', 'Estate'] } }
  test.each<[string, object, unknown]>([
    [
      'in any case and in the plural',
      { given: chapel, when: ['Play CHAPEL', '2 coppers, estate'], then: { trash: '2 copper, Estate' } },
      both,
    ],
    [
      'a card alone, where only playing it can be meant',
      { given: chapel, when: ['Chapel', []], then: { trash: 0 } },
      both,
    ],
    ['declining in other words', { given: chapel, when: ['Chapel', 'nothing'], then: { trash: 0 } }, both],
    [
      'one answer for what had only one',
      { edition: '1e', given: silver, when: ['play Mine', 'Gold'], then: { A: { hand: 'Gold' } } },
      passed,
    ],
    [
      'two answers for the same',
      { edition: '1e', given: silver, when: ['play Mine', 'Silver', 'Gold'], then: { A: { hand: 'Gold' } } },
      passed,
    ],
    [
      'the same card twice',
      { edition: '1e', given: silver, when: ['play Mine', 'Silver', 'Silver', 'play Silver'], then: { coins: 2 } },
      passed,
    ],
    [
      'the same card once',
      { edition: '1e', given: silver, when: ['play Mine', 'Silver', 'play Silver'], then: { coins: 2 } },
      passed,
    ],
    [
      'ending a phase in which nothing could be done',
      { given: { A: { hand: ['Smithy', 'Gold'] } }, when: ['play Smithy', 'end', 'play Gold'], then: { coins: 3 } },
      both,
    ],
    [
      'the next player going on after the last buy',
      {
        given: { phase: 'buy', coins: 3, B: { hand: ['Village'] } },
        when: ['buy Silver', { B: 'play Village' }],
        then: { turn: 'B', actions: 2 },
      },
      both,
    ],
    [
      'a depth as a number',
      {
        given: { A: { hand: ['Secret Passage', 'Gold'], deck: ['2 Copper', '2 Estate'] } },
        when: ['play Secret Passage', 'Gold', 1],
        then: { A: { deck: ['Estate', 'Gold', 'Estate'] } },
      },
      passed,
    ],
    [
      'all decisions, where all are to be asked',
      {
        edition: '1e',
        asking: 'all',
        given: silver,
        when: ['play Mine', { refused: 'Gold' }, 'Silver', 'Gold'],
        then: { A: { hand: 'Gold' } },
      },
      passed,
    ],
  ])('%s', (_, scenario, outcome) => {
    expect(run(scenario)).toEqual(outcome)
  })

  test.each<[string, object, unknown]>([
    [
      'sentences',
      {
        given: { A: { hand: ['Militia'] }, B: { hand: ['Moat', '4 Copper'] } },
        when: ['A plays Militia', 'B declines', 'B discards Moat and Copper', 'A: end turn'],
        then: { 'B.hand': ['3 Copper'], turn: 'B' },
      },
      both,
    ],
    [
      'where a card goes',
      {
        given: { A: { hand: ['Artisan', 'Copper'] } },
        when: ['A plays Artisan', 'A gains a Market to hand', 'A puts Copper on the deck'],
        then: { A: { deck: ['Copper'] } },
      },
      passed,
    ],
    [
      'dotted fields',
      {
        given: { 'A.hand': '2 Duchy', 'supply.Curse': 3 },
        then: { 'A.score': 6, 'supply.Curse': 3, pending: { seat: 'a' } },
      },
      both,
    ],
    ['a phase in capitals', { given: { phase: 'Buy' }, then: { phase: 'BUY' } }, both],
    [
      'agreeing by doing it',
      {
        given: { A: { hand: ['Mining Village'] } },
        when: ['play Mining Village', 'trash Mining Village'],
        then: { coins: 2 },
      },
      both,
    ],
    [
      'agreeing by saying which',
      {
        given: { A: { hand: ['Mill', '2 Estate'], deck: ['Copper'] } },
        when: ['play Mill', ['2 Estate']],
        then: { coins: 2, A: { hand: ['Copper'] } },
      },
      passed,
    ],
    [
      'agreeing by saying which, where only these can be meant',
      {
        given: { A: { hand: ['Mill', 'Estate'], deck: ['Copper'] } },
        when: ['play Mill', ['Copper', 'Estate']],
        then: { coins: 2 },
      },
      passed,
    ],
    [
      'yes to the only Reaction',
      {
        given: { A: { hand: ['Witch'] }, B: { hand: ['Moat'] } },
        when: ['play Witch', { B: 'yes' }],
        then: { B: { discard: [] } },
      },
      both,
    ],
    [
      'an option with its card',
      {
        given: { A: { hand: ['Watchtower'], play: ['Goons'] }, phase: 'buy' },
        when: ['buy Curse', 'reveal Watchtower', 'trash Curse'],
        then: { trash: ['Curse'] },
      },
      both,
    ],
    [
      'a Treasure or a buy in the Action phase ends it',
      { given: { A: { hand: ['Village', 'Gold'] } }, when: ['play Gold', 'buy Silver'], then: { coins: 0 } },
      both,
    ],
  ])('forgives %s', (_, scenario, outcome) => {
    expect(run(scenario)).toEqual(outcome)
  })

  test('only editions that have all the cards are played, unless they are named', () => {
    expect(run({ given: { A: { hand: ['Artisan'] } }, then: holds })).toEqual(passed)
    expect(run({ edition: 'any', given: { A: { hand: ['Artisan'] } }, then: holds })).toEqual([
      ['wrong', 'given.A.hand: Artisan is not among the 1e cards; say "edition": "2e"'],
      ['passed'],
    ])
    expect(run({ given: { trash: ['Feast', 'Artisan'] }, then: holds })).toEqual([
      ['wrong', 'given.trash: Artisan is not among the 1e cards; say "edition": "2e"'],
      ['wrong', 'given.trash: Feast is not among the 2e cards; say "edition": "1e"'],
    ])
  })
})
