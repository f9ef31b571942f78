/** Games with a card that exists only to have one primitive of the language in it. Run natively: see `specimens.test.ts`. */
import { belowFrom, type Decision, type Move, randomMove } from '@freehold/kernel'
import { cardsOf } from '../cards/index.ts'
import { dominion } from '../game.ts'
import { withBrought } from '../language/brings.ts'
import type { Card } from '../language/types.ts'
import { deal } from '../setup/deal.ts'
import { checkOptions } from '../setup/options.ts'
import { settingOf } from '../setup/piles.ts'
import { primitives } from '../symbols/primitives.fixture.ts'
import { specimens } from '../words/specimens.ts'
import { cardsInPlaces } from './card-places.fixture.ts'
import { whyNotRun } from './compile/gate.ts'
import { NotRun } from './compile/not-run.ts'
import { makeSetting, type PileSpec } from './memory/setting.ts'
import { newState, type State, save, unload } from './memory/state.ts'
import type { DominionEvent } from './seen/events.ts'

/** Attacks, Reactions, Durations, Ruins, Madmen, a card of every basic type: something for every primitive to be about. */
const KINGDOM = [
  'Hermit',
  'Fortress',
  'Witch',
  'Moat',
  'Caravan',
  'Throne Room',
  'Smithy',
  'Harem',
  'Village',
  'Cultist',
]
const base = settingOf({ ...checkOptions({ players: 3, asking: 'open' }), kingdom: KINGDOM, bane: 'Cellar', start: 0 })

/** Each ability of each specimen alone, so that what is refused of one does not hide another. */
const alone = [...specimens, ...primitives].flatMap((card): Card[] =>
  card.abilities.map((ability, i) => ({ ...card, name: `${card.name} ability ${i + 1}`, abilities: [ability] })),
)

export interface Tried {
  readonly refused: readonly string[] // what of the language
  readonly run: number // specimens
  readonly wrong: readonly string[] // which neither play nor are refused by name
}

/** Every specimen is refused by the compiler, or plays for some turns. */
export function trySpecimens(): Tried {
  const refused: string[] = []
  const wrong: string[] = []
  const complain = (card: Card, what: unknown) => wrong.push(`${card.name}: ${what}`)
  for (const card of alone) {
    try {
      const refusal = refusalOf(card)
      if (refusal === undefined) {
        const { plays, turns } = playSpecimen(card, 1)
        if (plays === 0 || turns < 2) complain(card, `played ${plays} times in ${turns} turns`)
      } else {
        refused.push(refusal)
        gameWith(card)
        complain(card, `${refusal} is refused, but a game with it begins`)
      }
    } catch (error) {
      if (!(error instanceof NotRun)) complain(card, error)
    }
  }
  return { refused, run: alone.length - refused.length, wrong }
}

/** What the engine refuses of a card, asked among the cards that it would be in a game with. */
const refusalOf = (card: Card): string | undefined => whyNotRun([...base.kinds, card]).at(-1)

/** What everybody begins with: cards by name, the specimen under `it`. */
export type FirstDeck = Readonly<Record<string, number>>
const mixed: FirstDeck = { it: 4, Copper: 3, Estate: 1, Moat: 1, Silver: 1 }

/** A game for three with a pile of the card. Throws where the compiler refuses it. */
export function gameWith(card: Card, firstDeck: FirstDeck = mixed, seed = 1): State {
  const all = [...cardsOf('2e').values()]
  const brought = withBrought([card], [...all, card]).filter((each) => each !== card && !base.kinds.includes(each))
  const boxes = brought.filter(({ pile }) => pile.in === 'box')
  const kinds = [...base.kinds, card, ...boxes]
  const pileOf = (each: Card, supply: boolean): PileSpec => ({
    name: each.name,
    cards: [{ kind: kinds.indexOf(each), copies: 10 }],
    count: 10,
    supply,
    endsGame: false,
  })
  const kindOf = (name: string) => (name === 'it' ? base.kinds.length : kinds.findIndex((each) => each.name === name))
  const setting = makeSetting({
    ...base,
    kinds,
    piles: [...base.piles, pileOf(card, true), ...boxes.map((each) => pileOf(each, false))],
    start: Object.entries(firstDeck).map(([name, copies]) => [kindOf(name), copies]),
  })
  const state = newState(setting)
  unload()
  deal(setting, `fast:${seed}`, 0, 'anyone')
  save(state)
  return state
}

interface SpecimenGame {
  readonly plays: number // of the card, whatever it became
  readonly turns: number // begun
}

const MOVES = 80

/** Plays the card whenever it can be played, and otherwise at random; every card is looked for on the way. */
export function playSpecimen(card: Card, seed: number): SpecimenGame {
  const state = gameWith(card, mixed, seed)
  const below = belowFrom(`fast:specimen ${seed}`)
  const cards = cardsInPlaces(state).join()
  const events: DominionEvent[] = []
  let plays = 0
  for (let moves = 1; moves <= MOVES; moves++) {
    const decision = dominion.pending(state)
    if (!decision) break
    const played = specimenFirst(decision, card)
    if (played) plays++
    dominion.play(state, played ?? randomMove(decision, below), events)
    if (moves % 5 > 0) continue
    if (cardsInPlaces(state).join() !== cards) throw new Error(`a card was lost or doubled before move ${moves}`)
    for (const viewer of [0, 1, 2, 'audience'] as const) dominion.view(state, viewer)
  }
  return { plays, turns: events.filter(({ type }) => type === 'began').length }
}

function specimenFirst({ question, options }: Decision, { name }: Card): Move | undefined {
  const at = question.kind === 'action' ? options.findIndex(({ key }) => key === `play ${name}`) : -1
  return at < 0 ? undefined : [at]
}
