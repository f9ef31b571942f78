/** What the table knows, in the types of this game. */
import type { Decision, Json, Option } from '@freehold/kernel'
import type { TableState } from '@freehold/server/protocol'
import type { Changes, Group, TerraMysticaEvent, TerraMysticaOptions, TerraMysticaView } from '@freehold/terra-mystica'

import type { Say } from './words.ts'

export const viewOf = (state: Pick<TableState, 'view'>) => state.view as TerraMysticaView
export const optionsOf = (state: Pick<TableState, 'options'>) => state.options as unknown as TerraMysticaOptions

/** What an option is about, as the rules tell it. */
export interface Detail {
  readonly group: Group
  readonly hex?: string
  readonly ground?: string
  readonly building?: string
  readonly tile?: string | null
  readonly cult?: string
  readonly action?: string
  readonly bridge?: readonly [string, string]
  readonly from?: number
  readonly power?: number
  readonly vp?: number
  readonly brings?: { readonly power: readonly number[]; readonly town: boolean } | null
  readonly changes: Changes
}

/** An option with its number. */
export interface Offer {
  readonly number: number
  readonly key: string
  readonly detail: Detail
}

const NOTHING: Detail = { group: 'choose', changes: {} }

export const detailOf = (detail: Json | undefined): Detail => (detail as unknown as Detail | undefined) ?? NOTHING

export const offersOf = (decision: Decision | null): readonly Offer[] =>
  (decision?.options ?? []).map(({ key, detail }: Option, number) => ({ number, key, detail: detailOf(detail) }))

export const eventsOf = (events: readonly unknown[] | undefined) => (events ?? []) as readonly TerraMysticaEvent[]

/** Who sits where: the Automa by her name, and those of one name told apart by their factions. */
export function seatNames(view: TerraMysticaView, names: readonly string[], say: Say): readonly string[] {
  return view.players.map(({ seat, faction }) => {
    if (view.automa?.seat === seat) return say('ui.automa')
    const name = names[seat] ?? `${seat + 1}`
    const alike = names.filter((other) => other === name).length > 1
    return alike && faction ? `${name} (${say(`faction.${faction}`)})` : name
  })
}
