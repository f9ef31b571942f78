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
const pause = (random: number): number => 700 + 1500 * random
const LONGEST_PAUSE = 30_000

/** How long to wait before the answer is sent, after it was refused so many times. */
export const pauseBefore = (refused: number, random = Math.random()): number =>
  Math.min(LONGEST_PAUSE, pause(random) * 2 ** refused)

/** The host may refuse an answer for now, when it has too much to do: then it is sent again. */
export function useSilentAnswers(
  decision: Decision | null,
  { position, sending }: { readonly position: number; readonly sending: boolean },
  answer: (move: Move) => void,
): void {
  const latest = useRef(answer)
  latest.current = answer
  const sent = useRef({ position, times: 0 })
  const waits = decision !== null && isSilent(decision) && !sending
  useEffect(() => {
    if (!waits) return
    if (sent.current.position !== position) sent.current = { position, times: 0 }
    const timer = setTimeout(() => {
      sent.current.times++
      latest.current([0])
    }, pauseBefore(sent.current.times))
    return () => clearTimeout(timer)
  }, [waits, position])
}
