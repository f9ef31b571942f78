/** States outside the working memory, and the way in and out. */

import { ST_ALSO, stateBit } from '../compile/nodes.ts'
import { retype } from '../rules/retyping.ts'
import { run } from '../rules/run.ts'
import { recallHeirs } from './heirs.ts'
import { copyParts, HEIRS, L, memory, type Needs, STATES } from './layout.ts'
import { roomier, type Setting, withRoom } from './setting.ts'
import { use } from './use.ts'
import { waitAnew } from './zones.ts'

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
  if (L[HEIRS]) recallHeirs()
  if (L[STATES] & stateBit(ST_ALSO)) retype()
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

/** A state without its setting, to be sent to where the same setting can be made. */
export interface World {
  readonly data: Float64Array
  readonly needs: Needs
}

export const worldOf = ({ setting, data }: State): World => ({ data, needs: setting.needs })

/** The same game under a setting of the same cards and piles, which may ask more or less. */
export function adopt(of: Setting, world: World): State {
  const same = world.data.length === of.layout.doubles
  const state = { setting: same ? of : withRoom(of, world.needs), data: world.data.slice() }
  unload()
  use(state.setting)
  memory.set(state.data)
  if (L[HEIRS]) recallHeirs()
  waitAnew()
  save(state)
  unload() // whatever is asked must be worked out anew
  return state
}

/** Gives a state more room, for chains of cards longer than people play. */
export function enlarge(state: State): void {
  const { setting: small, data } = state
  const large = roomier(small)
  const words = new Int16Array(large.layout.doubles * 4)
  copyParts(new Int16Array(data.buffer, data.byteOffset, data.length * 4), small.layout, words, large.layout)
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
