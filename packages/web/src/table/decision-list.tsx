/** Any decision of any game as a list. A game shows its own; this is what always works. */
import type { Decision, Move } from '@freehold/kernel'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'

interface DecisionListProps {
  readonly decision: Decision
  readonly sending: boolean
  answer(move: Move): void
  readonly confirm: string
}

export function DecisionList({ decision, sending, answer, confirm }: DecisionListProps) {
  const { options, min, max, question } = decision
  const [chosen, setChosen] = useState<readonly number[]>([])
  const single = min === 1 && max === 1
  const toggle = (i: number) =>
    setChosen((before) => (before.includes(i) ? before.filter((each) => each !== i) : [...before, i]))
  return (
    <section>
      <h2>{question.text}</h2>
      {options.map(({ key, text }, i) => (
        <Button
          key={i}
          disabled={sending || (!single && !chosen.includes(i) && chosen.length >= max)}
          aria-pressed={single ? undefined : chosen.includes(i)}
          primary={chosen.includes(i)}
          onClick={() => (single ? answer([i]) : toggle(i))}
        >
          {text ?? key}
        </Button>
      ))}
      {!single && (
        <Button primary disabled={sending || chosen.length < min} onClick={() => answer(chosen)}>
          {confirm}
        </Button>
      )}
    </section>
  )
}
