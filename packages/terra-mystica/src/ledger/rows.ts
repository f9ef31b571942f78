/** The rows of a recorded game: what the acting faction owned after each. */
import { InputError } from '@freehold/kernel'
import { FACTION_IDS } from '../types.ts'

export const ROW_FIELDS = [
  'points',
  'coins',
  'workers',
  'priests',
  'bowl 1',
  'bowl 2',
  'bowl 3',
  'fire',
  'water',
  'earth',
  'air',
] as const

export interface LedgerRow {
  readonly line: number
  readonly faction: string
  readonly values: readonly number[] // in the order of ROW_FIELDS
  readonly steps: readonly string[] // commands and automatic steps, in lower case
}

export const INCOME = 'other_income_for_faction'

/** Steps that are no commands: the game does them. */
export function isAutomatic(step: string): boolean {
  return (
    step === 'setup' ||
    step === 'cult_income_for_faction' ||
    step === INCOME ||
    step === 'score_resources' ||
    step.startsWith('[') ||
    /^\+-?\d+vp for /.test(step)
  )
}

export function parseRows(text: string, file: string): LedgerRow[] {
  const rows: LedgerRow[] = []
  const lines = text.split('\n')
  for (let i = 0; i < lines.length; i++) {
    const columns = lines[i].split('\t')
    const faction = columns[0].trim().toLowerCase()
    if (columns.length < 15 || faction === '') continue
    if (!FACTION_IDS.some((id) => id === faction)) {
      throw new InputError(
        `${file}:${i + 1}: unknown faction "${columns[0]}"; expected one of ${FACTION_IDS.join(', ')}`,
      )
    }
    const values = [2, 4, 6, 8].map((column) => Number.parseInt(columns[column], 10))
    values.push(...columns[10].split('/').map((n) => Number.parseInt(n, 10)))
    values.push(...columns[12].split('/').map((n) => Number.parseInt(n, 10)))
    if (values.length !== ROW_FIELDS.length || values.some(Number.isNaN)) {
      throw new InputError(
        `${file}:${i + 1}: expected columns faction, dVP, VP, dC, C, dW, W, dP, P, dPW, bowls, dCult, cults, leech, commands`,
      )
    }
    const steps = columns[14]
      .split('.')
      .map((step) => step.trim().toLowerCase().replace(/\s+/g, ' '))
      .filter((step) => step !== '' && step !== 'wait' && step !== 'done' && step !== 'burn 0')
    rows.push({ line: i + 1, faction, values, steps })
  }
  return rows
}
