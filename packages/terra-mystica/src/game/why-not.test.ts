/** What is greyed is greyed for the reason that the rules have: compared with what they offer. */
import { belowFrom } from '@freehold/kernel'
import { expect, test } from 'vitest'
import { MAP_IDS } from '../data/maps.ts'
import { BONUS_CARDS } from '../data/tiles.ts'
import { canBridge } from '../rules/build.ts'
import { ASK_ACTION, ask } from '../rules/legal.ts'
import { choiceKey } from '../rules/notation.ts'
import type { State } from '../rules/state.ts'
import { StoryTable } from '../rules/story.fixture.ts'
import { CULTS, POWER_ACTIONS, type SpecialActionId } from '../types.ts'
import { terraMystica } from './game.ts'
import { biased } from './random-play.ts'
import { makeView, type TerraMysticaView } from './view.ts'
import { type Wanted, whyNot } from './why-not.ts'

const MONEY = { power: 'PW', priests: 'P', workers: 'W', coins: 'C', vp: 'VP' } as const
const CODES = { tradingHouse: 'TP', temple: 'TE', stronghold: 'SH', sanctuary: 'SA' } as const
type Money = keyof typeof MONEY

/** Everything that can be greyed, with what its option would be called. */
function* everything(view: TerraMysticaView, seat: number): Generator<[Wanted, RegExp]> {
  for (const action of POWER_ACTIONS) yield [{ do: 'power action', action }, new RegExp(`action ${action}$`)]
  for (const action of view.players[seat].actionsLeft as SpecialActionId[])
    yield [{ do: 'special action', action }, new RegExp(`^action ${action}$`)]
  yield [{ do: 'shipping' }, /^advance ship$/]
  yield [{ do: 'digging' }, /^advance dig$/]
  yield [{ do: 'priest' }, new RegExp(`^send p to (${CULTS.join('|')})`, 'i')]
  yield [{ do: 'burn' }, /^burn 1$/]
  yield [{ do: 'bridge' }, /action ACT(1|E)$/]
  for (const to of ['tradingHouse', 'temple', 'stronghold', 'sanctuary'] as const)
    yield [{ do: 'upgrade', to }, new RegExp(`^upgrade \\w+ to ${CODES[to]}$`)]
  for (const { id } of BONUS_CARDS)
    if (view.bonusCards.some((card) => card.id === id)) yield [{ do: 'pass', card: id }, new RegExp(`^pass ${id}$`)]
  for (const from of Object.keys(MONEY) as Money[])
    for (const to of Object.keys(MONEY) as Money[])
      if (from !== to) yield [{ do: 'convert', from, to }, new RegExp(`^convert \\d+${MONEY[from]} to 1${MONEY[to]}$`)]
}

/** The rules let an action be taken for a bridge that can lie nowhere. */
const canLayBridge = (s: State, seat: number) => s.table.board.bridges.some((_, bridge) => canBridge(s, seat, bridge))

test('whatever is not offered in a turn has a reason, and whatever is offered has none', () => {
  const seen = new Map<string, number>()
  for (let i = 0; i < 24; i++) {
    const options = terraMystica.options(
      i % 4 === 3 ? { automa: {}, factions: 'random' } : { players: 2 + (i % 4), map: MAP_IDS[i % 5] },
    )
    const s = terraMystica.setup(options, `fast:why ${i}`)
    const below = belowFrom(`fast:why ${i} moves`)
    for (let asked = ask(s); asked; asked = ask(s)) {
      if (asked.kind === ASK_ACTION) {
        const { seat, choices } = asked
        const view = terraMystica.view(s, seat)
        const keys = choices.map((choice) => choiceKey(s, choice))
        for (const [wanted, key] of everything(view, seat)) {
          const named = keys.some((each) => key.test(each))
          const offered = named && (wanted.do !== 'bridge' || canLayBridge(s, seat))
          const reason = whyNot(view, seat, wanted)
          seen.set(reason?.code ?? 'none', (seen.get(reason?.code ?? 'none') ?? 0) + 1)
          if (reason?.code === 'alone') continue // unless a neighbour is there, which the space itself tells
          expect({ wanted, offered, reason }).toEqual({ wanted, offered: reason === undefined, reason })
        }
      }
      terraMystica.play(s, [asked.choices.indexOf(biased(asked, below))])
    }
  }
  for (const code of [
    'taken',
    'held',
    'power',
    'missing',
    'never',
    'endOfTrack',
    'noPriest',
    'nothingToUpgrade',
    'nowhereToBridge',
    'none',
  ])
    expect(seen.get(code), code).toBeGreaterThan(0)
})

test('a bridge has reasons of its own: nothing to pay its action with, all three laid', () => {
  const table = new StoryTable({ factions: ['engineers', 'witches'] })
  const why = (seat: number) => whyNot(makeView(table.s), seat, { do: 'bridge' })
  const layable = (seat: number) => whyNot(makeView(table.s), seat, { do: 'lay bridge' })
  table.put('engineers', 'dwelling', 'C2').set('engineers', { workers: 6 })
  expect(why(0)).toBeUndefined()
  table.do('engineers: action ACTE. bridge C2:E5').pass('witches')
  table.do('engineers: action ACTE. bridge C2:D4').set('engineers', { workers: 1 })
  // The power action costs 3; burning included they have less.
  table.set('engineers', { bowl1: 12, bowl2: 0, bowl3: 0 })
  expect(why(0)).toEqual({ code: 'missing', missing: { workers: 1 } })
  expect(layable(0)).toBeUndefined()
  table.set('engineers', { workers: 4 }).do('engineers: action ACTE. bridge C2:D3')
  expect(why(0)).toEqual({ code: 'bridgesBuilt', n: 3 })
  expect(layable(0)).toEqual({ code: 'bridgesBuilt', n: 3 })
})
