/** What lies on the spaces of the map for humans: blight and cubes. */
import { change } from '../rules/gain.ts'
import { type State, VP } from '../rules/state.ts'
import { BLIGHTED, CUBE, hasMark, MARKS, tableOf } from './state.ts'

/** More spades for blighted land. */
export function blightSpades(s: State, hex: number): number {
  return hasMark(s, hex, BLIGHTED) ? tableOf(s).values.rules.blightSpades : 0
}

/** New ground is no longer blighted. */
export function humanTransformed(s: State, hex: number): void {
  s.w[MARKS + hex] &= ~BLIGHTED
}

/** A cube under a human building pays her and is gone. */
export function humanBuilt(s: State, hex: number): void {
  if (!hasMark(s, hex, CUBE)) return
  s.w[MARKS + hex] &= ~CUBE
  change(s, tableOf(s).seat, VP, tableOf(s).values.rules.cubePoints.humanBuilds, 'cube')
}
