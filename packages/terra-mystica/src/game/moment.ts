/**
 * A moment as a text, within the view: what a player that looks ahead needs to go on playing in its mind. Whatever is
 * hidden (only the Automa has hidden cards) is dealt anew in it, in a way that follows from what everybody knows.
 */
import { redeal } from '../automa/set-up.ts'
import { automaOf } from '../automa/state.ts'
import { ROUND_TILES } from '../data/tiles.ts'
import { BONUS_COINS, cloneState, type EarlierRules, makeState, type State } from '../rules/state.ts'
import { FINAL_TILES } from '../types.ts'
import { tableOf } from './deal.ts'
import type { TerraMysticaOptions } from './options.ts'

const DEALT_ANEW = 'fast:what nobody knows'
const BONUS_CARDS_IN_ALL = 10

/** The moment as its players may know it. */
export function asKnown(s: State): State {
  if (!automaOf(s)) return s
  const shown = cloneState(s)
  redeal(shown, DEALT_ANEW)
  return shown
}

/** The words of the array, zeros at its end left out, two bytes each, as base64. */
export function momentOf(s: State): string {
  const shown = asKnown(s)
  let end = shown.w.length
  while (end > 0 && shown.w[end - 1] === 0) end--
  let text = ''
  for (const byte of new Uint8Array(shown.w.buffer, shown.w.byteOffset, 2 * end)) text += String.fromCharCode(byte)
  return btoa(text)
}

interface Shown {
  readonly moment: string
  readonly roundTiles: readonly string[]
  readonly finalTile: string | null
  readonly begunUnder?: EarlierRules
}

/** The moment that a view shows, at a table with these options. */
export function stateOfMoment(options: TerraMysticaOptions, shown: Shown): State {
  const bytes = Uint8Array.from(atob(shown.moment), (char) => char.charCodeAt(0))
  const words = new Int16Array(bytes.buffer)
  const bonusCards = Array.from({ length: BONUS_CARDS_IN_ALL }, (_, i) => i).filter((i) => words[BONUS_COINS + i] >= 0)
  const roundTiles = shown.roundTiles.map((id) => ROUND_TILES.findIndex((tile) => tile.id === id))
  const finalTile = FINAL_TILES.find((tile) => tile === shown.finalTile) ?? null
  const { begunUnder } = shown
  const s = makeState(tableOf(options, { roundTiles, finalTile, bonusCards, begunUnder }))
  s.w.set(words)
  return s
}
