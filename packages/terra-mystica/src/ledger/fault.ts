/** What is wrong with a recorded game, as data for other languages: where, what stands there, what would be right. */
import { InputError } from '@freehold/kernel'

/** The words that can be unknown; `expected` lists what could stand there, as the notation writes it. */
export const LEDGER_WORDS = [
  'command',
  'line',
  'faction',
  'option',
  'map',
  'terrain',
  'space',
  'cult',
  'action',
  'bonus card',
  'round tile',
  'final tile',
  'tile',
  'points',
  'keys',
] as const

export type LedgerWord = (typeof LEDGER_WORDS)[number]

type LedgerProblem =
  | {
      readonly code: 'unknown-word'
      readonly word: LedgerWord
      readonly given: string
      readonly expected: string
    }
  | {
      readonly code: 'unreadable' | 'no-bridge-there' | 'no-river-between' | 'uneven-conversion'
      readonly given: string
      readonly expected: string
    }
  | { readonly code: 'not-set-up' | 'set-up-twice' | 'same-ground' | 'not-in-this-game'; readonly faction: string }
  | { readonly code: 'too-few-factions' | 'too-many-factions' | 'tiles-missing' | 'map-form' }
  | { readonly code: 'not-legal'; readonly faction: string; readonly given: string; readonly expected: string }
  | { readonly code: 'not-their-turn'; readonly faction: string; readonly given: string; readonly turn: string }
  | {
      readonly code: 'row-differs'
      readonly faction: string
      readonly field: string
      readonly expected: number
      readonly found: number
    }

export type LedgerFault = LedgerProblem & { readonly line: number }

/** Ends the reading: the message is for the terminal, the problem for whoever says it in another language. */
export type Fail = (message: string, problem: LedgerProblem) => never

export const failAt =
  (file: string, line: number): Fail =>
  (message, problem) => {
    throw new InputError(`${file}:${line}: ${message}`, { ...problem, line })
  }
