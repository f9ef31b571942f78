/** Why a game cannot be replayed, in the reader's language. */
import type { Fault, InputFault, LogFault } from '@freehold/kernel'
import { InputError } from '@freehold/kernel'
import type { TFunction } from 'i18next'
import { problemText } from '../parts/problems.ts'

/** What this page itself finds wrong with a file. */
type FileFault =
  | { readonly code: 'not-json' }
  | { readonly code: 'too-large'; readonly most: number } // millions of characters
  | { readonly code: 'unknown-game'; readonly game: string }

export const fileError = (message: string, fault: FileFault): InputError => new InputError(message, fault)

/** What a game finds wrong with a record of it, which it says itself. */
export class RecordProblem extends InputError {
  readonly say: () => string

  constructor({ message, fault }: InputError, say: () => string) {
    super(message, fault)
    this.say = say
  }

  /** Where it is wrong; nothing where it is wrong as a whole. */
  get line(): number | undefined {
    return typeof this.fault?.line === 'number' ? this.fault.line : undefined
  }
}

export function replayProblem(error: Error, t: TFunction<'replay'>): string {
  if (error instanceof RecordProblem) return error.say()
  return error instanceof InputError ? faultText(error.fault, t) : problemText(error)
}

/** Whatever is not the fault of the log is that of the options it begins with, which only the game knows. */
export function faultText(told: Fault | undefined, t: TFunction<'replay'>): string {
  const fault = told as LogFault | InputFault | FileFault | undefined
  switch (fault?.code) {
    case 'unexpected':
      return fault.place === '' ? t('problems.no-log') : t('problems.unexpected', { place: fault.place })
    case 'illegal-move':
      return t('problems.illegal-move', { n: fault.number + 1 })
    case 'not-json':
    case 'too-large':
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
