/**
 * The page of a ledger tells the first favor of the Ice Maidens and the step of the set-up that follows it in one row of theirs,
 * whoever takes that step. The order of the set-up says who.
 */
import { InputError } from '@freehold/kernel'
import { FAVOR } from '../rules/verbs.ts'
import type { LedgerCommand, LedgerGame } from './grammar.ts'
import { nextOfSetUp, playCommand, startLedger } from './play.ts'

type Entry = LedgerGame['commands'][number]

export function withOwnersOfSharedRow(game: LedgerGame): LedgerGame {
  const at = game.commands.findIndex((entry, i) => sharesRowOfFavor(game.commands[i - 1], entry))
  if (at < 0) return game
  const seat = seatBefore(game, at)
  if (seat === undefined) return game
  return { ...game, commands: game.commands.map((entry, i) => (i === at ? { ...entry, seat } : entry)) }
}

const isCommand = (entry: Entry | undefined): entry is LedgerCommand => entry !== undefined && 'command' in entry

const sharesRowOfFavor = (before: Entry | undefined, entry: Entry): boolean =>
  isCommand(before) && isCommand(entry) && before.command.verb === FAVOR && before.line === entry.line

/** Whose choice it was in the set-up; nobody's where that was over, or where the commands before cannot be played. */
function seatBefore(game: LedgerGame, at: number): number | undefined {
  const s = startLedger(game)
  try {
    for (const entry of game.commands.slice(0, at)) if (isCommand(entry)) playCommand(s, entry.seat, entry.command)
  } catch (error) {
    if (error instanceof InputError) return undefined // whoever plays the whole game tells what is wrong
    throw error
  }
  return nextOfSetUp(s)?.seat
}
