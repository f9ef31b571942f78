/** What a scenario says of places: every name spelled as ours, every seat one of the game. */
import { InputError } from '@freehold/kernel'
import { EXILE, TAVERN } from '../engine/compile/operations.ts'
import { type Edition, pileTokens as pileTokenPlaces } from '../language/types.ts'
import {
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
  type SeatName,
  seatNames,
  zoneNames,
} from './schema.ts'
import { cardNamed, landscapeNamed, matNamed, OtherEdition, pileNamed } from './vocabulary.ts'

/** Says where, if something is wrong inside. */
export function at<T>(place: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    const message = `${place}${error.message.startsWith('.') ? '' : ': '}${error.message}`
    throw error instanceof OtherEdition ? new OtherEdition(message) : new InputError(message)
  }
}

export const inside = <T>(field: string, read: () => T): T => at(`.${field}`, read)

export class PlaceReader {
  readonly named = new Set<string>() // every card and landscape that was spoken of
  readonly edition: Edition
  private readonly players: number

  constructor(edition: Edition, players: number) {
    this.edition = edition
    this.players = players
  }

  seat(name: SeatName, where: string): void {
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
  seats<Zones>(
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

  zones<Zones extends GivenZones & ExpectedZones>(zones: Zones | GivenZones | ExpectedZones): Zones {
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

  mat(written: string): string {
    const name = matNamed(written, this.edition)
    if (name !== EXILE && name !== TAVERN) this.named.add(name)
    return name
  }

  landscapeLists(of: Given | Expected): Partial<Pick<Given, (typeof landscapeListNames)[number]>> {
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

  tokensOnPiles(of: Given | Expected): Partial<Pick<Given, keyof typeof pileTokens>> {
    const found: Partial<Pick<Given, keyof typeof pileTokens>> = {}
    for (const name of pileTokenNames) {
      const counts = of[name]
      if (!counts) continue
      this.cardOf(pileTokens[name])
      found[name] = inside(name, () => this.byName(counts, true))
    }
    return found
  }

  byName(counts: Readonly<Record<string, number>>, piles: boolean): Record<string, number> {
    return Object.fromEntries(Object.entries(counts).map(([name, n]) => [piles ? this.pile(name) : this.card(name), n]))
  }

  cards(names: readonly string[]): string[] {
    return names.map((name) => this.card(name))
  }

  card(written: string): string {
    const name = cardNamed(written, this.edition)
    this.named.add(name)
    return name
  }

  /** The card that tokens are of, where it is one. */
  private cardOf(name: string | undefined): void {
    if (name !== undefined) this.card(name)
  }

  pile(written: string): string {
    const name = pileNamed(written, this.edition)
    this.named.add(name)
    return name
  }
}
