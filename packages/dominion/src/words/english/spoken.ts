import { type Run, runs, type Symbolic } from '../markup.ts'

const names: Record<Symbolic, readonly [one: string, many: string]> = {
  coins: ['coin', 'coins'],
  points: ['point', 'points'],
  potions: ['potion', 'potions'],
}

/** What a run says aloud. */
export function spoken(run: Run): string {
  if (run.kind === 'text' || run.kind === 'bonus') return run.text
  const name = names[run.kind][Math.abs(run.n) === 1 ? 0 : 1]
  const number = run.n < 0 ? `−${-run.n}` : `${run.n}`
  return run.plus ? `+${number} ${name[0].toUpperCase()}${name.slice(1)}` : `${number} ${name}`
}

export const plain = (marked: string): string => runs(marked).map(spoken).join('')
