/**
 * Among people some questions have only one answer and are asked all the same, lest the others learn from the silence what
 * somebody holds. Nobody has to click for that: the page answers, after a while that says nothing.
 */
import type { Decision, Move } from '@freehold/kernel'
import { useEffect, useRef } from 'react'

const emptyAnswers = new Set(['done', 'none'])

/**
 * Whether it is asked for secrecy alone, as a Night without a Night card. An Action phase without an Action is not: there the
 * Treasures are played.
 */
export const isSilent = ({ options, question }: Decision): boolean =>
  question.kind !== 'action' && options.length === 1 && (question.kind === 'night' || emptyAnswers.has(options[0].key))

/** As long as somebody takes who looks at a hand: drawn by lot, whatever is held. In milliseconds. */
const pause = (random = Math.random()): number => 700 + 1500 * random

export function useSilentAnswers(decision: Decision | null, position: number, answer: (move: Move) => void): void {
  const latest = useRef(answer)
  latest.current = answer
  const silent = decision !== null && isSilent(decision)
  useEffect(() => {
    if (!silent) return
    const timer = setTimeout(() => latest.current([0]), pause())
    return () => clearTimeout(timer)
  }, [silent, position])
}
