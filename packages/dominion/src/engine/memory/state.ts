/** States outside the working memory, and the way in and out. */
import { hashBytes, RNG_WORDS } from '@freehold/kernel'
import { run } from '../rules/run.ts'
import {
  ARENA_WORDS,
  ARENAS_AT,
  ASIDE_END,
  DECK,
  L,
  META_AT,
  memory,
  PILE_CARDS_AT,
  PILES_AT,
  RECORD,
  RECORDS,
  RECORDS_AT,
  S,
  SP,
  TRASH_AT,
  TRASHED,
} from './layout.ts'
import { pileStored, roomier, type Setting, setting, use } from './setting.ts'
import { seatAt } from './zones.ts'

/** A game at a moment. The data is all there is; the setting never changes. */
export interface State {
  setting: Setting // changes only to one with more room
  data: Float64Array
}

let loaded: State | undefined

/** Brings a state into the working memory, with its pending decision worked out. */
export function load(state: State): void {
  if (loaded === state) return
  loaded = undefined
  use(state.setting)
  memory.set(state.data)
  run()
  loaded = state
}

/** Takes the working memory's game over into a state. */
export function save(state: State): void {
  state.data.set(windowOf(state.setting))
  loaded = state
}

/** Says that the working memory does not hold the state it held. */
export function unload(): void {
  loaded = undefined
}

export function newState(of: Setting): State {
  return { setting: of, data: new Float64Array(of.layout.doubles) }
}

export function cloneState(state: State): State {
  return { setting: state.setting, data: state.data.slice() }
}

/** Gives a state more room, for chains of cards longer than people play. */
export function enlarge(state: State): void {
  const { setting: small, data } = state
  const large = roomier(small)
  const words = new Int16Array(large.layout.doubles * 4)
  const old = new Int16Array(data.buffer, data.byteOffset, data.length * 4)
  words.set(old.subarray(0, small.layout.records))
  words.set(old.subarray(small.layout.records, small.layout.piles), large.layout.records)
  const end = small.layout.arenas + small.players * small.layout.arenaWords
  words.set(old.subarray(small.layout.piles, end), large.layout.piles)
  unload()
  state.setting = large
  state.data = new Float64Array(words.buffer)
}

const windows = new WeakMap<Setting, Float64Array>()

/** The part of the working memory that a state of this setting fills; made once, since making it is slow. */
export function windowOf(of: Setting): Float64Array {
  let window = windows.get(of)
  if (!window) {
    window = memory.subarray(0, of.layout.doubles)
    windows.set(of, window)
  }
  return window
}

/** Equal games at equal moments have equal hashes: what lies beyond the ends of lists does not count. */
export function hashState(state: State): string {
  load(state)
  const words = S.slice(0, state.setting.layout.doubles * 4)
  words.fill(0, 2 * RNG_WORDS, 32)
  for (let pile = 0; pile < setting.piles.length; pile++) {
    if (pileStored[pile] < 0) continue
    const size = setting.piles[pile].cards.reduce((sum, { copies }) => sum + copies, 0)
    const from = L[PILE_CARDS_AT] + pileStored[pile]
    words.fill(0, from + S[L[PILES_AT] + pile], from + size)
  }
  words.fill(0, L[TRASH_AT] + S[TRASHED], L[META_AT])
  for (let seat = 0; seat < setting.players; seat++) {
    const arena = L[ARENAS_AT] + seat * L[ARENA_WORDS]
    words.fill(0, arena + S[seatAt(seat) + ASIDE_END], arena + L[ARENA_WORDS] - S[seatAt(seat) + DECK])
  }
  // Neither does how much room there is.
  const end = L[ARENAS_AT] + setting.players * L[ARENA_WORDS]
  const records = words.subarray(L[RECORDS_AT], L[RECORDS_AT] + S[RECORDS] * RECORD)
  const rest = words.subarray(L[PILES_AT], end)
  const live = new Int16Array(S[SP] + records.length + rest.length)
  live.set(words.subarray(0, S[SP]))
  live.set(records, S[SP])
  live.set(rest, S[SP] + records.length)
  return hashBytes(new Uint8Array(live.buffer))
}
