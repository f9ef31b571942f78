/** What somebody writes down for themselves at a table: kept in this browser, by table and seat, and sent to nobody. */

/** A turn as the keys of its choices, which can be tried again when it is one's turn. */
export type PlannedTurn = readonly string[]

export interface Notes {
  readonly text: string
  readonly turns: readonly PlannedTurn[]
  readonly now?: { readonly version: number; readonly keys: PlannedTurn } | undefined // planned, not yet sent
}

type Kept = Pick<Storage, 'getItem' | 'setItem'>
type Entry = readonly [place: string, notes: Notes]

const KEY = 'freehold.notes'
const MOST_TABLES = 60
export const MOST_CHARACTERS = 5000
export const MOST_TURNS = 12
const NOTHING: Notes = { text: '', turns: [] }

const placeOf = (table: string, seat: number): string => `${table} ${seat}`

function entries(storage: Kept): readonly Entry[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isEntry) : []
  } catch {
    return [] // storage that is closed or spoilt is no reason not to play
  }
}

const isKeys = (value: unknown): value is PlannedTurn =>
  Array.isArray(value) && value.every((key) => typeof key === 'string')

function isEntry(value: unknown): value is Entry {
  if (!Array.isArray(value) || typeof value[0] !== 'string') return false
  const { text, turns, now } = (value[1] ?? {}) as Partial<Notes>
  const planned = now === undefined || (typeof now.version === 'number' && isKeys(now.keys))
  return typeof text === 'string' && Array.isArray(turns) && turns.every(isKeys) && planned
}

function keep(storage: Kept, all: readonly Entry[]): void {
  try {
    storage.setItem(KEY, JSON.stringify(all.slice(-MOST_TABLES)))
  } catch {
    // then they last as long as the page
  }
}

export const readNotes = (storage: Kept, table: string, seat: number): Notes =>
  entries(storage).find(([place]) => place === placeOf(table, seat))?.[1] ?? NOTHING

/** Those written last are kept longest; empty ones are not kept at all. */
export function writeNotes(storage: Kept, table: string, seat: number, change: Partial<Notes>): void {
  const notes = { ...readNotes(storage, table, seat), ...change }
  const others = entries(storage).filter(([place]) => place !== placeOf(table, seat))
  const empty = notes.text === '' && notes.turns.length === 0 && notes.now === undefined
  keep(storage, empty ? others : [...others, [placeOf(table, seat), notes]])
}

/** Whoever leaves a table leaves nothing behind. */
export function forgetNotes(storage: Kept, table: string): void {
  const all = entries(storage)
  const left = all.filter(([place]) => !place.startsWith(`${table} `))
  if (left.length < all.length) keep(storage, left)
}
