/** What people wrote, as the engine that recorded their games took it. */
import { RAISE_CULT } from '../rules/verbs.ts'
import { CULTS } from '../types.ts'
import type { LedgerGame } from './grammar.ts'

/** Another order, or words of an older notation. */
const AS_MEANT: readonly (readonly [written: RegExp, meant: string])[] = [
  [/(build \w+)\s*\.\s*(transform \w+(?: to \w+)?)/i, '$2. $1'],
  [/(pass \w+)\s*\.\s*(convert [\w ]+? to [\w ]+)/i, '$2. $1'],
  [/(dig \d+)\s*\.\s*(action \w+)/i, '$2. $1'],
  [/(^|pass\s*\.)\s*\+\s*bon/i, 'pass BON'],
  [/(convert 2 *w to 1? *bridge|-2w(?=\.\s*bridge))/i, 'action ACTE'],
]

export const asMeant = (text: string) => AS_MEANT.reduce((told, [written, meant]) => told.replace(written, meant), text)

type Commands = LedgerGame['commands']

/** `+AIR. +AIR` is `+2AIR`: some steps must be taken on one track, whichever way they are written. */
export function stepsTogether(commands: Commands): Commands {
  const together: Commands[number][] = []
  for (const entry of commands) {
    const before = together.at(-1)
    if (
      before &&
      'command' in before &&
      'command' in entry &&
      entry.command.verb === RAISE_CULT &&
      before.seat === entry.seat &&
      before.text.toLowerCase() === entry.text.toLowerCase()
    ) {
      const { a, b } = entry.command
      const text = `+${2 * b}${CULTS[a].toUpperCase()}`
      together[together.length - 1] = { ...before, text, command: { ...before.command, b: 2 * b } }
    } else together.push(entry)
  }
  return together
}
