/** What is wrong with the wishes for a table, with its code or with a file of printed values, in the reader's language. */
import { type Fault, InputError, type InputFault } from '@freehold/kernel'
import type { TerraMysticaFault } from '@freehold/terra-mystica'
import { HostError } from '../../client/http.ts'
import { problemText } from '../../parts/problems.ts'
import type { Say } from '../words.ts'

/** Why the host does not make the table. */
export function tableProblem(say: Say, error: unknown): string {
  const fault = error instanceof HostError ? (error.fault as TerraMysticaFault | undefined) : undefined
  switch (fault?.code) {
    case 'factions-share-a-board':
      return say('fault.factions-share-a-board', {
        faction: say(`faction.${fault.faction}`),
        other: say(`faction.${fault.other}`),
      })
    case 'faction-barred':
      return say('fault.faction-barred', {
        faction: say(`faction.${fault.faction}`),
        hers: say(`faction.${fault.hers}`),
      })
    case 'home-taken':
      return say('fault.home-taken', {
        faction: say(`faction.${fault.faction}`),
        terrain: say(`terrain.${fault.terrain}`),
      })
    default:
      return problemText(error)
  }
}

/** What is wrong with the code of a set-up. */
export function codeProblem(say: Say, error: unknown): string {
  const fault = error instanceof InputError ? (error.fault as TerraMysticaFault | undefined) : undefined
  switch (fault?.code) {
    case 'code-form':
    case 'code-mistyped':
    case 'code-of-unknown':
      return say(`fault.${fault.code}`)
    case 'code-character':
      return say('fault.code-character', { character: fault.character, characters: fault.characters })
    default:
      return problemText(error)
  }
}

/** What is wrong in the file, and where. */
export function fileProblem(say: Say, told: Fault | undefined, file: string): string {
  const fault = told as InputFault | TerraMysticaFault | undefined
  switch (fault?.code) {
    case 'terrain-twice':
    case 'home-is-no-youth':
      return say(`fault.${fault.code}`, { file, place: fault.place, terrain: say(`terrain.${fault.terrain}`) })
    case 'no-such-space':
    case 'space-twice':
      return say(`fault.${fault.code}`, { file, place: fault.place, space: fault.space })
    case 'other-ground':
      return say('fault.other-ground', {
        file,
        place: fault.place,
        space: fault.space,
        ground: say(`terrain.${fault.ground}`),
      })
    case 'same-letters':
      return say('fault.same-letters', { file, place: fault.place, letter: fault.letter })
    case 'unexpected':
      return unexpected(say, fault, file)
    default:
      return say('fault.whole', { file })
  }
}

function unexpected(say: Say, { place, values, keys, minimum, maximum }: InputFault, file: string): string {
  const listed = (all: unknown) => (Array.isArray(all) ? all.join(', ') : '')
  if (keys) return say('fault.unknownKeys', { file, place: place || '–', keys: listed(keys) })
  if (place === '') return say('fault.whole', { file })
  if (values) return say('fault.oneOf', { file, place, values: listed(values) })
  if (typeof minimum === 'number') return say('fault.atLeast', { file, place, minimum })
  if (typeof maximum === 'number') return say('fault.atMost', { file, place, maximum })
  return say('fault.unexpected', { file, place })
}
