/** The turns in which people lost most, each with what would have been better and the way to that moment. */
import type { GameLog } from '@freehold/kernel'
import { Link } from 'wouter'
import { choiceWords, useSay } from '../words.ts'
import styles from './lost-turns.module.css'
import { useLostTurns } from './use-lost-turns.ts'

interface LostTurnsProps {
  readonly log: GameLog
  readonly names: readonly string[]
  readonly table: string
  readonly people: readonly number[]
}

const MOST = 5

export function LostTurns({ log, names, table, people }: LostTurnsProps) {
  const say = useSay()
  const known = useLostTurns(log, people)
  const worst = known?.found.toSorted((a, b) => b.lost - a.lost).slice(0, MOST)
  return (
    <section className={styles.lost} aria-labelledby="lost-turns" aria-busy={known?.done === false} data-testid="lost">
      <h2 id="lost-turns">{say('lost.title')}</h2>
      <p>
        {say(
          known === null ? 'lost.failed' : !known.done ? 'lost.thinking' : worst?.length ? 'lost.about' : 'lost.none',
        )}
      </p>
      <ol>
        {worst?.map(({ position, seat, round, played, better, lost }) => (
          <li key={position}>
            <Link href={`/replay/${table}?at=${position}`}>
              {people.length > 1
                ? say('lost.whereOf', { round, name: names[seat] ?? '' })
                : say('lost.where', { round })}
            </Link>
            <span className={styles.points}>{say('lost.points', { count: lost })}</span>
            <span>{say('lost.played', { turn: choiceWords(say, played) })}</span>
            <strong>{say('lost.better', { turn: choiceWords(say, better) })}</strong>
          </li>
        ))}
      </ol>
    </section>
  )
}
