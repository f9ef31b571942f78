import { type Run, runs, type Symbolic } from '../markup.ts'

const names: Record<Symbolic, readonly [one: string, many: string]> = {
  coins: ['Münze', 'Münzen'],
  points: ['Punkt', 'Punkte'],
  potions: ['Trank', 'Tränke'],
}

/** What a run says aloud. */
export function spoken(run: Run): string {
  if (run.kind === 'text' || run.kind === 'bonus') return run.text
  const number = run.n < 0 ? `−${-run.n}` : `${run.n}`
  return `${run.plus ? '+' : ''}${number} ${names[run.kind][Math.abs(run.n) === 1 ? 0 : 1]}`
}

export const plain = (marked: string): string => runs(marked).map(spoken).join('')
