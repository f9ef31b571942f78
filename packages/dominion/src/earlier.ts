/**
 * The game under earlier versions of its rules, for what was begun under them: each a file that `scripts/keep-rules.ts` made
 * while that version was played, and that nothing else can change. It is read only when it is needed.
 */
import type { AnyGame } from '@freehold/kernel'

export const earlierRules: Readonly<Record<string, () => Promise<AnyGame>>> = {
  '1': async () => (await import('../kept-rules/1.mjs')).game,
  '2': async () => (await import('../kept-rules/2.mjs')).game,
  '3': async () => (await import('../kept-rules/3.mjs')).game,
  '4': async () => (await import('../kept-rules/4.mjs')).game,
  '5': async () => (await import('../kept-rules/5.mjs')).game,
}
