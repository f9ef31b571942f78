import { describe, expect, test } from 'vitest'
import { runFile } from './index.ts'

/** What became of one scenario, as its outcomes and problems. */
const run = (scenario: object) =>
  runFile({ title: 'a scenario', ...scenario }, 'file.json').map(({ outcome, problems }) => [outcome, ...problems])

const holds = { over: false }
const silver = { A: { hand: ['Mine', 'Silver'] } }
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
      'agreeing to an exchange',
      {
        given: { A: { hand: ['Page'], deck: ['6 Copper'] } },
        when: ['play Page', 'end turn', 'exchange Page'],
        then: { A: { owns: { 'Treasure Hunter': 1, Page: 0 } } },
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
      'yes to the only card that may be picked',
      {
        given: { A: { hand: ['Explorer', 'Province'] } },
        when: ['play Explorer', 'yes'],
        then: { A: { hand: ['Province', 'Gold'] } },
      },
      both,
    ],
    [
      'yes first, and which card then',
      {
        given: { A: { hand: ['Hamlet', 'Copper'], deck: ['Gold'] } },
        when: ['play Hamlet', 'yes', 'Copper', 'no'],
        then: { actions: 2, buys: 1, A: { hand: ['Gold'] } },
      },
      both,
    ],
    [
      'yes and no to discarding a card or putting it back',
      {
        given: { A: { hand: ['Duchess'], deck: ['Gold'] }, B: { deck: ['Estate'] } },
        when: ['play Duchess', 'A does not', { B: 'yes' }],
        then: { A: { deck: ['Gold'] }, B: { discard: ['Estate'] } },
      },
      both,
    ],
    [
      'keeping a card that may be discarded',
      {
        given: { A: { hand: ['Ironmonger'], deck: ['Copper', 'Estate'] } },
        when: ['play Ironmonger', 'A keeps Estate'],
        then: { A: { hand: ['Copper', 'Estate'] } },
      },
      both,
    ],
    [
      'what an effect does to its card, instead of using it',
      {
        given: { phase: 'buy', coins: 2, A: { hand: ['Hovel'] } },
        when: ['buy Estate', 'A trashes Hovel'],
        then: { trash: ['Hovel'] },
      },
      both,
    ],
    [
      'what an effect does to what it waits for',
      {
        given: { phase: 'buy', coins: 3, A: { play: ['Royal Seal'], deck: ['Copper'] } },
        when: ['buy Silver', 'put Silver on the deck'],
        then: { A: { deck: ['Silver', 'Copper'] } },
      },
      both,
    ],
    [
      'a choice with its card',
      {
        given: { A: { hand: ['Native Village'], deck: ['Gold'] } },
        when: ['play Native Village', 'set aside Gold'],
        then: { A: { mats: { 'Native Village': ['Gold'] } } },
      },
      both,
    ],
    [
      'a token put on a pile',
      {
        given: { A: { hand: ['Embargo'] } },
        when: ['play Embargo', 'put an Embargo token on Province'],
        then: { embargo: { Province: 1 } },
      },
      both,
    ],
    [
      'a card played on another',
      {
        given: { A: { hand: ['Throne Room', 'Smithy'], deck: ['6 Copper'] } },
        when: ['A plays Throne Room on Smithy'],
        then: { A: { hand: ['6 Copper'] } },
      },
      both,
    ],
    [
      'what is done with a card that is played',
      {
        given: { A: { hand: ['Ambassador', '2 Curse'] } },
        when: ['A plays Ambassador revealing Curse, returning 2 Curses'],
        then: { A: { hand: [] }, B: { discard: ['Curse'] } },
      },
      both,
    ],
    [
      'several players in one sentence, and choosing by name',
      {
        given: { phase: 'buy', coins: 2, A: { hand: ['Contraband'], play: ['Hoard'] } },
        when: ['play Contraband, B chooses Gold', 'A buys Estate'],
        then: { A: { discard: ['Estate', 'Gold'] } },
      },
      both,
    ],
    [
      'an option that is chosen, taken or given',
      {
        given: { A: { hand: ['Pawn', 'Tournament', 'Province'], deck: ['Copper'] } },
        when: ['play Pawn choosing +1 Action and +1 Coin', 'play Tournament', 'reveal Province', 'A takes Duchy'],
        then: { coins: 2, A: { hand: ['Duchy'] } },
      },
      both,
    ],
    [
      'declining with a verb',
      {
        given: { A: { hand: ['Ambassador', '2 Curse'] } },
        when: ['play Ambassador', 'reveal Curse', 'return nothing'],
        then: { A: { hand: ['2 Curse'] }, B: { discard: ['Curse'] } },
      },
      both,
    ],
    [
      'cards gained as the choice of gaining them',
      {
        given: { A: { hand: ['Chapel', 'Hunting Grounds'] } },
        when: ['play Chapel', 'Hunting Grounds', '3 Estates'],
        then: { A: { discard: ['3 Estate'] } },
      },
      both,
    ],
    [
      'a card put at an end of the deck',
      {
        given: { A: { hand: ['Smithy'], discard: ['5 Copper', 'Stash'] } },
        when: ['play Smithy', 'put Stash on top'],
        then: { A: { hand: ['Stash', '2 Copper'] } },
      },
      both,
    ],
    [
      'an order in which cards were named that are put on a deck',
      {
        given: { A: { hand: ['Ghost Ship'] }, B: { hand: ['3 Copper', 'Estate', 'Curse'], deck: ['Gold'] } },
        when: ['play Ghost Ship', { B: ['Curse', 'Estate'] }],
        then: { B: { deck: ['Curse', 'Estate', 'Gold'] } },
      },
      both,
    ],
    [
      'nothing said of the order in which cards leave play',
      {
        given: { actions: 2, A: { hand: ['2 Scheme', 'Smithy'], deck: ['10 Copper'] } },
        when: ['play Scheme', 'play Scheme', 'play Smithy', 'end turn', 'Smithy', 'Scheme'],
        then: { turn: 'B', A: { has: { hand: ['Smithy', 'Scheme'] } } },
      },
      both,
    ],
    [
      'looking at the Action phase where no Action was left to be played',
      {
        given: { A: { hand: ['Village'], deck: ['Copper'] } },
        when: ['play Village', { then: { phase: 'action', costs: { Peddler: 8 } } }],
        then: { phase: 'buy', costs: { Peddler: 6 } },
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

  test.each([
    ['an effect that does something else', 'put Hovel', '"put Hovel" is not on offer'],
    ['what the effect does to another card', 'trash Estate', '"trash Estate" is not on offer'],
  ])('%s is not meant', (_, answer, problem) => {
    const given = { phase: 'buy', coins: 2, A: { hand: ['Hovel'] } }
    for (const [outcome, why] of run({ given, when: ['buy Estate', answer], then: holds })) {
      expect(outcome).toBe('failed')
      expect(why).toContain(problem)
    }
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
