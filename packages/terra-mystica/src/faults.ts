/** What can be wrong with the options of a table, its code or a file of printed values, as data for other languages. */
import { InputError } from '@freehold/kernel'
import type { AutomaFactionId } from './automa/words.ts'
import type { FactionId, Terrain } from './types.ts'

export type TerraMysticaFault =
  | { readonly code: 'factions-share-a-board'; readonly faction: FactionId; readonly other: FactionId }
  | { readonly code: 'faction-barred'; readonly faction: FactionId; readonly hers: AutomaFactionId }
  | { readonly code: 'home-taken'; readonly faction: FactionId; readonly terrain: Terrain }
  | { readonly code: 'terrain-twice' | 'home-is-no-youth'; readonly place: string; readonly terrain: string }
  | { readonly code: 'no-such-space' | 'space-twice'; readonly place: string; readonly space: string }
  | { readonly code: 'other-ground'; readonly place: string; readonly space: string; readonly ground: string } // its own
  | { readonly code: 'code-form' | 'code-mistyped' | 'code-of-unknown' }
  | { readonly code: 'code-character'; readonly character: string; readonly characters: string }
  | { readonly code: 'same-letters'; readonly place: string; readonly letter: string }

export const faulty = (message: string, fault: TerraMysticaFault): InputError => new InputError(message, fault)
