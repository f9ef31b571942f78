/** A scenario as it is meant under one edition: every name spelled as ours, every place checked. */
import { InputError } from '@freehold/kernel'
import type { Asking } from '../engine/memory/setting.ts'
import { eventTypes } from '../engine/seen/events.ts'
import type { Edition, Printing } from '../language/types.ts'
import type { Drawn } from '../setup/beside.ts'
import { checkOptions } from '../setup/options.ts'
import type { Rules } from '../setup/rules.ts'
import { baneFor, besideFor, chosenFor, completeKingdom, kingdomOf } from './kingdom.ts'
import { at, inside, PlaceReader } from './read-places.ts'
import {
  type Answer,
  type Expected,
  type ExpectedZones,
  type Given,
  type GivenZones,
  type Scenario,
  type SeatName,
  seatNames,
  zoneNames,
} from './schema.ts'
import { oneByOne, sayings } from './sentences.ts'
import { type Choice, cardNamed, choicesOf, landscapeNamed, pileNamed } from './vocabulary.ts'

/** One thing to do or to look at; `index` is its place in `when`. */
export type ReadStep = { readonly index: number } & (
  | { readonly answer: readonly Choice[]; readonly written: string; readonly seat?: number }
  | { readonly refused: readonly Choice[]; readonly written: string }
  | { readonly then: Expected }
)

export interface ReadScenario {
  readonly players: number
  readonly edition: Edition
  readonly kingdom: readonly string[] // every kingdom card that is named anywhere
  readonly beside: Drawn // what lies beside it, because it is named
  readonly asking: Asking
  readonly rules: Rules
  readonly given: Given
  readonly steps: readonly ReadStep[]
  readonly then: Expected
}

/** Rulings of the rulebooks are about the cards as they were printed with them. */
const UNSAID_PRINTING: Printing = 'first'

/** Throws `InputError` that names the place. */
export function readScenario(scenario: Scenario, edition: Edition): ReadScenario {
  const places = new PlaceReader(edition, scenario.players)
  const reader = new Reader(places)
  const given = at('given', () => reader.given(scenario.given))
  const steps = scenario.when.flatMap((entry, index) => at(`when[${index}]`, () => reader.steps(entry, index)))
  const then = at('then', () => reader.expected(scenario.then))
  const asked = { printing: UNSAID_PRINTING, ...scenario.rules }
  const { rules } = checkOptions({ players: scenario.players, edition, rules: asked })
  const listed = at('kingdom', () => kingdomOf(scenario.kingdom, edition))
  const landscapes = at('landscapes', () => scenario.landscapes.map((name) => landscapeNamed(name, edition)))
  const names = [...listed, ...landscapes, ...places.named]
  const market = given.blackMarket ?? []
  const inSupply = [...names.filter((name) => !market.includes(name)), ...(given.blackMarket ? ['Black Market'] : [])]
  const obelisk = scenario.obelisk && at('obelisk', () => pileNamed(scenario.obelisk ?? '', edition))
  const mouse = scenario.mouse && at('mouse', () => cardNamed(scenario.mouse ?? '', edition))
  if (obelisk) names.push(obelisk)
  const wanted = scenario.bane === undefined ? undefined : at('bane', () => cardNamed(scenario.bane ?? '', edition))
  const complete = at('kingdom', () => completeKingdom(inSupply, edition, rules.printing))
  const bane = at('bane', () => baneFor([...complete, ...market], wanted, edition))
  const kingdom = complete.filter((name) => name !== bane && name !== mouse)
  return {
    players: scenario.players,
    edition,
    kingdom,
    beside: {
      ...besideFor(names, edition),
      ...(bane && { bane }),
      ...(market.length > 0 && { blackMarket: market }),
      ...at('landscapes', () => chosenFor(names, kingdom, { obelisk, mouse })),
    },
    asking: scenario.asking,
    rules,
    given,
    steps,
    then,
  }
}

class Reader {
  private readonly places: PlaceReader

  constructor(places: PlaceReader) {
    this.places = places
  }

  given(given: Given): Given {
    const seats = this.places.seats(given, (zones: GivenZones) => this.places.zones(zones))
    if (given.turn) this.places.seat(given.turn, '.turn: ')
    for (const name of given.previousWinners ?? []) this.places.seat(name, '.previousWinners: ')
    if (given.previousWinners && !given.fresh)
      throw new InputError('.previousWinners: only a fresh game asks who won before; say "fresh": true as well')
    if (given.fresh) {
      const stray = Object.keys(given).find((field) => field !== 'fresh' && field !== 'previousWinners')
      if (stray)
        throw new InputError(`.${stray}: a fresh game lies as it is set up; leave this out, or leave "fresh" out`)
    }
    return {
      ...given,
      ...seats,
      ...this.counters(given, given.turn ?? 'A'),
      ...(given.supply && { supply: inside('supply', () => this.supply(given.supply ?? {})) }),
      ...this.places.tokensOnPiles(given),
      ...(given.trash && { trash: inside('trash', () => this.places.cards(given.trash ?? [])) }),
      ...this.places.landscapeLists(given),
      ...(given.blackMarket && {
        blackMarket: inside('blackMarket', () => this.places.cards(given.blackMarket ?? [])),
      }),
    }
  }

  /** Counters may stand beside the player's cards, if it is that player's turn. */
  private counters(given: Given, turn: SeatName): Partial<Given> {
    for (const name of seatNames) {
      const zones = given[name]
      if (!zones || name === turn) continue
      for (const counter of ['actions', 'buys', 'coins', 'potions'] as const)
        if (zones[counter] !== undefined)
          throw new InputError(`.${name}.${counter}: it is ${turn}'s turn; say "turn": "${name}" for another`)
    }
    const { actions, buys, coins, potions } = { ...given, ...given[turn] }
    return { actions, buys, coins, potions }
  }

  private supply(supply: Readonly<Record<string, number | string[]>>): Record<string, number | string[]> {
    return Object.fromEntries(
      Object.entries(supply).map(([name, cards]) => [
        this.places.pile(name),
        typeof cards === 'number' ? cards : this.places.cards(cards),
      ]),
    )
  }

  steps(entry: Scenario['when'][number], index: number): ReadStep[] {
    const said = typeof entry === 'string' ? sayings(entry) : []
    if (said.length > 1 || said[0]?.name)
      return said.flatMap(({ name, what }) => this.steps(name ? { [name]: what } : what, index))
    if (typeof entry === 'string' || Array.isArray(entry))
      return oneByOne(entry).map((each) => ({ index, ...this.answer(each) }))
    const steps: ReadStep[] = []
    if (entry.refused !== undefined) {
      const { answer, written } = inside('refused', () => this.answer(entry.refused ?? []))
      steps.push({ index, refused: answer, written })
    }
    for (const name of seatNames) {
      const given = entry[name]
      if (given === undefined) continue
      this.places.seat(name, '')
      for (const each of oneByOne(given))
        steps.push({ index, seat: seatNames.indexOf(name), ...inside(name, () => this.answer(each)) })
    }
    if (entry.then) steps.push({ index, then: inside('then', () => this.expected(entry.then ?? {})) })
    return steps
  }

  private answer(answer: Answer): { answer: Choice[]; written: string } {
    const choices = choicesOf(answer, this.places.edition)
    for (const { card } of choices) if (card) this.places.named.add(card)
    return { answer: choices, written: typeof answer === 'string' ? `"${answer}"` : `[${answer.join(', ')}]` }
  }

  expected(expected: Expected): Expected {
    if (expected.turn) this.places.seat(expected.turn, '.turn: ')
    for (const field of ['winners', 'startPlayer'] as const)
      for (const name of expected[field] ?? []) this.places.seat(name, `.${field}: `)
    const { pending, trash, blackMarket } = expected
    return {
      ...expected,
      ...this.places.seats(expected, (zones: ExpectedZones) => this.places.zones(zones)),
      ...(expected.supply && { supply: inside('supply', () => this.places.byName(expected.supply ?? {}, true)) }),
      ...this.places.tokensOnPiles(expected),
      ...(expected.costs && { costs: inside('costs', () => this.places.byName(expected.costs ?? {}, false)) }),
      ...(Array.isArray(trash) && { trash: inside('trash', () => this.places.cards(trash)) }),
      ...this.places.landscapeLists(expected),
      ...(Array.isArray(blackMarket) && { blackMarket: inside('blackMarket', () => this.places.cards(blackMarket)) }),
      ...(pending && { pending: inside('pending', () => this.pending(pending)) }),
      ...(expected.happened && {
        happened: inside('happened', () =>
          Object.fromEntries(Object.entries(expected.happened ?? {}).map(([what, n]) => [this.happening(what), n])),
        ),
      }),
      ...(expected.sequence && {
        sequence: inside('sequence', () => (expected.sequence ?? []).map((what) => this.happening(what))),
      }),
      ...(expected.sees && { sees: inside('sees', () => this.sees(expected.sees ?? {})) }),
    }
  }

  private pending(pending: NonNullable<Expected['pending']>): NonNullable<Expected['pending']> {
    if (pending.seat) this.places.seat(pending.seat, '.seat: ')
    if (pending.actor) this.places.seat(pending.actor, '.actor: ')
    const keys = (list: readonly string[]) =>
      list
        .flatMap((text) => choicesOf(text, this.places.edition))
        .map(({ text, phrase, verb, card }) => {
          if (card) this.places.named.add(card)
          if (text === 'none') return text // an option of its own where nothing can be chosen
          return phrase ?? (verb ? `${verb} ${card}` : (card ?? ''))
        })
    return {
      ...pending,
      ...(pending.by && { by: inside('by', () => this.places.card(pending.by ?? '')) }),
      ...(pending.options && { options: inside('options', () => keys(pending.options ?? [])) }),
      ...(pending.offers && { offers: inside('offers', () => keys(pending.offers ?? [])) }),
      ...(pending.lacks && { lacks: inside('lacks', () => keys(pending.lacks ?? [])) }),
    }
  }

  /** `B gained Curse`: whose and which card may be left out. */
  private happening(written: string): string {
    const found = /^(?:([A-F]) )?([a-z]+)(?: (.+))?$/i.exec(written.trim())
    const type = eventTypes.find((each) => each === found?.[2].toLowerCase())
    if (!found || !type)
      throw new InputError(
        `${JSON.stringify(written)}: expected such as "shuffled", "B gained" or "B gained Curse"; what happens is ${eventTypes.join(', ')}`,
      )
    if (found[1]) this.places.seat(found[1] as SeatName, '')
    return [found[1], type, found[3] && this.places.card(found[3])].filter(Boolean).join(' ')
  }

  private sees(sees: NonNullable<Expected['sees']>): NonNullable<Expected['sees']> {
    return Object.fromEntries(
      Object.entries(sees).map(([viewer, things]) => {
        if (viewer !== 'audience') this.places.seat(viewer as SeatName, '')
        return [
          viewer,
          Object.fromEntries(
            Object.entries(things).map(([place, cards]) => {
              const [owner, zone, mat] = place.split('.')
              this.places.seat(owner as SeatName, '')
              if (!(zoneNames as readonly string[]).includes(zone) && !(zone === 'mats' && mat))
                throw new InputError(
                  `.${viewer}: ${JSON.stringify(place)}: expected such as "A.hand", "B.deck" or "B.mats.Island"`,
                )
              const known = (names: string[]) =>
                names.map((name) => (name === '?' || name === '…' ? name : this.places.card(name)))
              const where = mat ? `${owner}.mats.${inside(viewer, () => this.places.mat(mat))}` : place
              return [where, typeof cards === 'number' ? cards : inside(`${viewer}.${place}`, () => known(cards))]
            }),
          ),
        ]
      }),
    )
  }
}
