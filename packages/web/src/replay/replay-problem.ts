/** Why a game cannot be replayed, in the reader's language. */
import type { Fault, InputFault, LogFault } from '@freehold/kernel'
import { InputError } from '@freehold/kernel'
import type { TFunction } from 'i18next'
import { problemText } from '../parts/problems.ts'

/** What this page itself finds wrong with a file. */
type FileFault = { readonly code: 'not-json' } | { readonly code: 'unknown-game'; readonly game: string }

export const fileError = (message: string, fault: FileFault): InputError => new InputError(message, fault)

export const replayProblem = (error: Error, t: TFunction<'replay'>): string =>
  error instanceof InputError ? faultText(error.fault, t) : problemText(error)

/** Whatever is not the fault of the log is that of the options it begins with, which only the game knows. */
export function faultText(told: Fault | undefined, t: TFunction<'replay'>): string {
  const fault = told as LogFault | InputFault | FileFault | undefined
  switch (fault?.code) {
    case 'unexpected':
      return fault.place === '' ? t('problems.no-log') : t('problems.unexpected', { place: fault.place })
    case 'illegal-move':
      return t('problems.illegal-move', { n: fault.number + 1 })
    case 'not-json':
    case 'unknown-game':
    case 'other-game':
    case 'other-rules':
    case 'no-seed':
    case 'bad-seed':
    case 'outcome-not-reached':
    case 'outcome-differs':
    case 'hash-differs':
      return t(`problems.${fault.code}`, { ...fault })
    default:
      return t('problems.options')
  }
}
