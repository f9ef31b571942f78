/** States outside the working memory, and the way in and out. */
import { hashBytes, RNG_WORDS } from '@freehold/kernel'
import {
  ASIDE_END,
  arenasAt,
  arenaWords,
  DECK,
  memory,
  metaAt,
  pileCardsAt,
  pilesAt,
  RECORD,
  RECORDS,
  recordsAt,
  S,
  SP,
  STACK,
  STACK_WORDS,
  TRASHED,
  trashAt,
} from './memory.ts'
import { run } from './run.ts'
import { pileBase, type Setting, setting, use } from './setting.ts'
import { seatAt } from './zones.ts'

/** A game at a moment. The data is all there is; the setting never changes. */
export interface State {
  readonly setting: Setting
  readonly data: Float64Array
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
  words.fill(0, S[SP], STACK + STACK_WORDS)
  words.fill(0, recordsAt + S[RECORDS] * RECORD, pilesAt)
  for (let pile = 0; pile < setting.piles.length; pile++) {
    const end = pile + 1 < setting.piles.length ? pileCardsAt + pileBase[pile + 1] : trashAt
    words.fill(0, pileCardsAt + pileBase[pile] + S[pilesAt + pile], end)
  }
  words.fill(0, trashAt + S[TRASHED], metaAt)
  for (let seat = 0; seat < setting.players; seat++) {
    const arena = arenasAt + seat * arenaWords
    words.fill(0, arena + S[seatAt(seat) + ASIDE_END], arena + arenaWords - S[seatAt(seat) + DECK])
  }
  return hashBytes(new Uint8Array(words.buffer))
}
