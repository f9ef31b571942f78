/** What remembered Boons and Hexes say. */
import { SHEET } from '../compile/operations.ts'
import { ENTRY, FRAME, S } from '../memory/layout.ts'
import { setting } from '../memory/lookup.ts'
import { entriesEnd } from '../memory/stack.ts'

/** Whether one of those under a tag gives coins by what it says. */
export function givesCoins(fp: number, tag: number): boolean {
  for (let e = fp + FRAME, end = entriesEnd(fp); e < end; e += ENTRY) {
    if (S[e] !== tag) continue
    const { abilities } = setting.landscapes[S[e + 1] - SHEET - setting.kinds.length]
    if (abilities.some((each) => each.when === 'play' && each.steps.some((step) => step.do === 'coins'))) return true
  }
  return false
}
