/** The cards that may be picked, as options of a decision. */
import { options } from '../asking/ask.ts'
import { zoneOf } from '../memory/knowledge.ts'
import { Z_PLAY } from '../memory/layout.ts'
import { idKind } from '../memory/lookup.ts'
import { kindOf } from '../memory/overlays.ts'
import { isAwaited } from './hearing.ts'
import { staysInPlay } from './staying.ts'

/** Where each option lies. */
export const optionRefs = new Int16Array(options.length)

/** Adds a card to the options, or not where a copy that lies there too stands for it; returns how many there are. */
export function list(count: number, id: number, ref: number, oneOfEach: boolean): number {
  const kind = kindOf(id)
  let at = count
  // Sorted by kind, so that the order tells nothing about how the cards lie
  while (at > 0 && kindOf(options[at - 1]) > kind) at--
  for (let i = at - 1; oneOfEach && i >= 0 && kindOf(options[i]) === kind; i--) {
    if (idKind[options[i]] !== idKind[id] || zoneOf(optionRefs[i]) !== zoneOf(ref)) continue
    // Of copies in play the one comes first that leaves it and that nothing has been said about yet.
    if (zoneOf(ref) === Z_PLAY && (isAwaited(options[i]) || (staysInPlay(options[i]) && !staysInPlay(id)))) {
      options[i] = id
      optionRefs[i] = ref
    }
    return count
  }
  for (let i = count; i > at; i--) {
    options[i] = options[i - 1]
    optionRefs[i] = optionRefs[i - 1]
  }
  options[at] = id
  optionRefs[at] = ref
  return count + 1
}
