/**
 * A ledger as its page shows it: rows with tabs, what the acting faction then owned, and its commands in the last column. Line by
 * line it becomes the text of commands, so that whatever is wrong is found in the same line.
 */
import { FACTION_IDS } from '../types.ts'
import { isAutomatic } from './rows.ts'

const COLUMNS = 15

export const isLedgerPage = (text: string): boolean => text.split('\n').some(isRow)

const isRow = (line: string): boolean => {
  const columns = line.split('\t')
  return columns.length >= COLUMNS && FACTION_IDS.some((id) => id === columns[0].trim().toLowerCase())
}

export function commandsOfPage(text: string): string {
  const tiles: string[] = []
  return text
    .split('\n')
    .map((line) => (isRow(line) ? rowCommands(line.split('\t')) : headCommand(line, tiles)))
    .join('\n')
}

function rowCommands(columns: readonly string[]): string {
  const faction = columns[0].trim().toLowerCase()
  const steps = columns[COLUMNS - 1].split('.').map((step) => step.trim())
  if (steps.some((step) => step.toLowerCase() === 'setup')) return `setup ${faction}`
  const made = steps.filter((step) => step !== '' && !isAutomatic(step.toLowerCase()))
  return made.length === 0 ? '' : `${faction}: ${made.join('. ')}`
}

/** What was agreed stands above the rows, in words; whatever else does is a comment. */
function headCommand(line: string, tiles: string[]): string {
  const words = line.split('\t')[0].trim()
  const tile = /^Round \d scoring: (SCORE\d+)/i.exec(words)?.[1]
  if (tile) return tiles.push(tile) === 6 ? `score ${tiles.join(',')}` : ''
  const card = /^Removing tile (BON\d+)/i.exec(words)?.[1]
  if (card) return `delete ${card}`
  const final = /^Added final scoring tile: (\S+)/i.exec(words)?.[1]
  if (final) return `final-scoring ${final}`
  const left = /^(\w+) dropped from the game/i.exec(words)?.[1]
  if (left) return `drop-faction ${left}`
  return /^(##|option |map )/i.test(words) ? words : ''
}
