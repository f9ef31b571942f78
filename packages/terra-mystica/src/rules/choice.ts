import type { Command } from './verbs.ts'

/** Headings under which a table shows the choices. */
export const GROUPS = [
  'choose',
  'build',
  'transform',
  'upgrade',
  'power action',
  'special action',
  'cult',
  'track',
  'bridge',
  'town',
  'favor',
  'leech',
  'convert',
  'give up',
  'pass',
  'end turn',
] as const
export type Group = (typeof GROUPS)[number]

export interface Choice {
  readonly group: Group
  readonly commands: readonly Command[]
}

export const choice = (group: Group, ...commands: Command[]): Choice => ({ group, commands })
