/** A scenario as it is meant under one edition: every name spelled as ours, every place checked. */
import { InputError } from '@freehold/kernel'
import { EXILE, TAVERN } from '../engine/compile/operations.ts'
import type { Asking } from '../engine/memory/setting.ts'
import { eventTypes } from '../engine/seen/events.ts'
import { type Edition, type Printing, pileTokens as pileTokenPlaces } from '../language/types.ts'
import type { Drawn } from '../setup/beside.ts'
import { checkOptions } from '../setup/options.ts'
import type { Rules } from '../setup/rules.ts'
import { baneFor, besideFor, chosenFor, completeKingdom, kingdomOf } from './kingdom.ts'
import {
  type Answer,
  type Expected,
  type ExpectedZones,
  type Given,
  type GivenZones,
  landscapeListNames,
  NO_PILE,
  ownTokenNames,
  ownTokens,
  pileTokenNames,
  pileTokens,
  type Scenario,
  type SeatName,
  seatNames,
  zoneNames,
} from './schema.ts'
import { oneByOne, sayings } from './sentences.ts'
import { type Choice, cardNamed, choicesOf, landscapeNamed, matNamed, OtherEdition, pileNamed } from './vocabulary.ts'

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
  const reader = new Reader(edition, scenario.players)
  const given = at('given', () => reader.given(scenario.given))
  const steps = scenario.when.flatMap((entry, index) => at(`when[${index}]`, () => reader.steps(entry, index)))
  const then = at('then', () => reader.expected(scenario.then))
  const asked = { printing: UNSAID_PRINTING, ...scenario.rules }
  const { rules } = checkOptions({ players: scenario.players, edition, rules: asked })
  const listed = at('kingdom', () => kingdomOf(scenario.kingdom, edition))
  const landscapes = at('landscapes', () => scenario.landscapes.map((name) => landscapeNamed(name, edition)))
  const names = [...listed, ...landscapes, ...reader.named]
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

/** Says where, if something is wrong inside. */
function at<T>(place: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    const message = `${place}${error.message.startsWith('.') ? '' : ': '}${error.message}`
    throw error instanceof OtherEdition ? new OtherEdition(message) : new InputError(message)
  }
}

const inside = <T>(field: string, read: () => T): T => at(`.${field}`, read)

class Reader {
  readonly named = new Set<string>()
  private readonly edition: Edition
  private readonly players: number

  constructor(edition: Edition, players: number) {
    this.edition = edition
    this.players = players
  }

  given(given: Given): Given {
    const seats = this.seats(given, (zones: GivenZones) => this.zones(zones))
    if (given.turn) this.seat(given.turn, '.turn: ')
    for (const name of given.previousWinners ?? []) this.seat(name, '.previousWinners: ')
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
      ...this.tokensOnPiles(given),
      ...(given.trash && { trash: inside('trash', () => this.cards(given.trash ?? [])) }),
      ...this.landscapeLists(given),
      ...(given.blackMarket && { blackMarket: inside('blackMarket', () => this.cards(given.blackMarket ?? [])) }),
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
        this.pile(name),
        typeof cards === 'number' ? cards : this.cards(cards),
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
      this.seat(name, '')
      for (const each of oneByOne(given))
        steps.push({ index, seat: seatNames.indexOf(name), ...inside(name, () => this.answer(each)) })
    }
    if (entry.then) steps.push({ index, then: inside('then', () => this.expected(entry.then ?? {})) })
    return steps
  }

  private answer(answer: Answer): { answer: Choice[]; written: string } {
    const choices = choicesOf(answer, this.edition)
    for (const { card } of choices) if (card) this.named.add(card)
    return { answer: choices, written: typeof answer === 'string' ? `"${answer}"` : `[${answer.join(', ')}]` }
  }

  expected(expected: Expected): Expected {
    if (expected.turn) this.seat(expected.turn, '.turn: ')
    for (const field of ['winners', 'startPlayer'] as const)
      for (const name of expected[field] ?? []) this.seat(name, `.${field}: `)
    const { pending, trash, blackMarket } = expected
    return {
      ...expected,
      ...this.seats(expected, (zones: ExpectedZones) => this.zones(zones)),
      ...(expected.supply && { supply: inside('supply', () => this.byName(expected.supply ?? {}, true)) }),
      ...this.tokensOnPiles(expected),
      ...(expected.costs && { costs: inside('costs', () => this.byName(expected.costs ?? {}, false)) }),
      ...(Array.isArray(trash) && { trash: inside('trash', () => this.cards(trash)) }),
      ...this.landscapeLists(expected),
      ...(Array.isArray(blackMarket) && { blackMarket: inside('blackMarket', () => this.cards(blackMarket)) }),
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
    if (pending.seat) this.seat(pending.seat, '.seat: ')
    if (pending.actor) this.seat(pending.actor, '.actor: ')
    const keys = (list: readonly string[]) =>
      list
        .flatMap((text) => choicesOf(text, this.edition))
        .map(({ text, phrase, verb, card }) => {
          if (card) this.named.add(card)
          if (text === 'none') return text // an option of its own where nothing can be chosen
          return phrase ?? (verb ? `${verb} ${card}` : (card ?? ''))
        })
    return {
      ...pending,
      ...(pending.by && { by: inside('by', () => this.card(pending.by ?? '')) }),
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
    if (found[1]) this.seat(found[1] as SeatName, '')
    return [found[1], type, found[3] && this.card(found[3])].filter(Boolean).join(' ')
  }

  private sees(sees: NonNullable<Expected['sees']>): NonNullable<Expected['sees']> {
    return Object.fromEntries(
      Object.entries(sees).map(([viewer, things]) => {
        if (viewer !== 'audience') this.seat(viewer as SeatName, '')
        return [
          viewer,
          Object.fromEntries(
            Object.entries(things).map(([place, cards]) => {
              const [owner, zone, mat] = place.split('.')
              this.seat(owner as SeatName, '')
              if (!(zoneNames as readonly string[]).includes(zone) && !(zone === 'mats' && mat))
                throw new InputError(
                  `.${viewer}: ${JSON.stringify(place)}: expected such as "A.hand", "B.deck" or "B.mats.Island"`,
                )
              const known = (names: string[]) =>
                names.map((name) => (name === '?' || name === '…' ? name : this.card(name)))
              const where = mat ? `${owner}.mats.${inside(viewer, () => this.mat(mat))}` : place
              return [where, typeof cards === 'number' ? cards : inside(`${viewer}.${place}`, () => known(cards))]
            }),
          ),
        ]
      }),
    )
  }

  private seat(name: SeatName, where: string): void {
    const seat = seatNames.indexOf(name)
    if (seat < 0)
      throw new InputError(
        `${where}there is no seat ${JSON.stringify(name)}; seats are A to ${seatNames[this.players - 1]}`,
      )
    if (seat >= this.players)
      throw new InputError(
        `${where}there is no seat ${name} among ${this.players} players; say "players": ${seat + 1} at the top of the scenario`,
      )
  }

  /** What stands under the names of the seats. */
  private seats<Zones>(
    of: { readonly [name in SeatName]?: Zones },
    read: (zones: Zones) => Zones,
  ): { [name in SeatName]?: Zones } {
    const found: { [name in SeatName]?: Zones } = {}
    for (const name of seatNames) {
      const zones = of[name]
      if (zones === undefined) continue
      this.seat(name, '')
      found[name] = inside(name, () => read(zones))
    }
    return found
  }

  private zones<Zones extends GivenZones & ExpectedZones>(zones: Zones | GivenZones | ExpectedZones): Zones {
    const read = { ...zones } as ExpectedZones
    for (const zone of zoneNames) {
      const cards = read[zone]
      if (Array.isArray(cards)) read[zone] = inside(zone, () => this.cards(cards))
      for (const among of ['has', 'lacks'] as const) {
        const listed = read[among]?.[zone]
        if (listed) read[among] = { ...read[among], [zone]: inside(`${among}.${zone}`, () => this.cards(listed)) }
      }
    }
    const { top, owns, exile, landscapes } = read
    const mats = exile === undefined ? read.mats : { ...read.mats, [EXILE]: exile }
    if (Array.isArray(landscapes)) read.landscapes = inside('landscapes', () => this.landscapes(landscapes))
    if (mats) read.mats = inside('mats', () => this.mats(mats))
    for (const name of ownTokenNames) if (read[name] !== undefined) this.cardOf(ownTokens[name])
    for (const name of pileTokenPlaces) {
      const pile = read[name]
      if (pile !== undefined && pile !== NO_PILE) read[name] = inside(name, () => this.pile(pile))
    }
    if (top) read.top = inside('top', () => this.cards(top))
    if (owns) read.owns = inside('owns', () => this.byName(owns, false))
    return read as Zones
  }

  private mats(mats: NonNullable<ExpectedZones['mats']>): NonNullable<ExpectedZones['mats']> {
    return Object.fromEntries(
      Object.entries(mats).map(([written, cards]) => {
        const mat = this.mat(written)
        return [mat, typeof cards === 'number' ? cards : inside(written, () => this.cards(cards))]
      }),
    )
  }

  private mat(written: string): string {
    const name = matNamed(written, this.edition)
    if (name !== EXILE && name !== TAVERN) this.named.add(name)
    return name
  }

  private landscapeLists(of: Given | Expected): Partial<Pick<Given, (typeof landscapeListNames)[number]>> {
    return Object.fromEntries(
      landscapeListNames.flatMap((list) => {
        const names = of[list]
        return names ? [[list, inside(list, () => this.landscapes(names))]] : []
      }),
    )
  }

  private landscapes(names: readonly string[]): string[] {
    const found = names.map((name) => landscapeNamed(name, this.edition))
    for (const name of found) this.named.add(name)
    return found
  }

  private tokensOnPiles(of: Given | Expected): Partial<Pick<Given, keyof typeof pileTokens>> {
    const found: Partial<Pick<Given, keyof typeof pileTokens>> = {}
    for (const name of pileTokenNames) {
      const counts = of[name]
      if (!counts) continue
      this.cardOf(pileTokens[name])
      found[name] = inside(name, () => this.byName(counts, true))
    }
    return found
  }

  private byName(counts: Readonly<Record<string, number>>, piles: boolean): Record<string, number> {
    return Object.fromEntries(Object.entries(counts).map(([name, n]) => [piles ? this.pile(name) : this.card(name), n]))
  }

  private cards = (names: readonly string[]): string[] => names.map((name) => this.card(name))

  private card(written: string): string {
    const name = cardNamed(written, this.edition)
    this.named.add(name)
    return name
  }

  /** The card that tokens are of, where it is one. */
  private cardOf(name: string | undefined): void {
    if (name !== undefined) this.card(name)
  }

  private pile(written: string): string {
    const name = pileNamed(written, this.edition)
    this.named.add(name)
    return name
  }
}
