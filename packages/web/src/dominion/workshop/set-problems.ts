/** Why a set of cards is not opened, in the words of the page. */
import { type SetFault, setLimits } from '@freehold/dominion/own'
import { InputError } from '@freehold/kernel'
import type { TFunction } from 'i18next'

/** Bytes of a file beyond which it is not even read. */
export const LARGEST_FILE = 1_000_000

/** `otherwise`: what is said where it is no set at all, or only a part of one. */
export function refusedWords(error: unknown, otherwise: string, t: TFunction<'workshop'>): string {
  const code = error instanceof InputError ? (error.fault as SetFault | undefined)?.code : undefined
  return code === undefined || code === 'no-set' ? otherwise : t(`problems.${code}`, setLimits)
}
