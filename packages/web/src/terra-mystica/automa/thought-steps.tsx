/** A choice of hers, step by step: the valid options, each tie-break with what it leaves, and what she chose. */
import { useEffect, useRef } from 'react'
import { announce } from '../../ui/live-region.tsx'
import { useSay } from '../words.ts'
import styles from './automa-panel.module.css'
import { fromWords, optionName, stepWords } from './step-words.ts'
import type { Beat } from './thinking.ts'

const PIPS = 14

export function ThoughtSteps({
  beat,
  colour,
  houseRow,
}: {
  readonly beat: Beat
  readonly colour: string
  readonly houseRow: boolean
}) {
  const say = useSay()
  const { thought, step } = beat
  const rows = thought
    ? [
        { words: fromWords(say, thought), left: thought.options.length, house: false },
        ...thought.steps.map((each) => ({
          words: stepWords(say, each),
          left: each.left.length,
          house: houseRow && each.tieBreak.endsWith('terrain priority'),
        })),
      ]
    : []
  const now = rows[step]
  const spoken = now ? `${now.words}: ${now.left}` : ''
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    announce(spoken)
    list.current?.children[step]?.scrollIntoView({ block: 'nearest' })
  }, [spoken, step])
  if (!thought) return null
  const total = thought.options.length
  if (!thought.met || total === 0) {
    const why = thought.met ? say('log.noOptions') : say(`condition.${thought.condition}`)
    return (
      <p className={styles.notDone}>
        {say(`herAction.${thought.action}`)}: {say('automa.notDone', { why })}
      </p>
    )
  }
  return (
    <>
      <h3 className={styles.doing}>{say(`herAction.${thought.action}`)}</h3>
      <ol ref={list} className={styles.steps}>
        {rows.map(({ words, left, house }, i) => (
          <li key={i} data-on={i === step} data-todo={i > step}>
            <span className={styles.number}>{i + 1}</span>
            <span>
              {words}
              {house && '*'}
            </span>
            <span className={styles.pips} aria-hidden="true">
              {Array.from({ length: Math.min(total, PIPS) }, (_, n) => (
                <svg key={n} width="9" height="11" viewBox="0 0 9 11" aria-hidden="true">
                  <polygon
                    points="4.5,.6 8.6,3 8.6,8 4.5,10.4 .4,8 .4,3"
                    fill={i <= step && n < Math.round((left / total) * Math.min(total, PIPS)) ? colour : 'none'}
                    className={styles.pip}
                  />
                </svg>
              ))}
            </span>
            <b>{i <= step ? left : ''}</b>
          </li>
        ))}
      </ol>
      {step >= thought.steps.length && thought.chosen && (
        <p className={styles.chosen} data-testid="automa-chose">
          {optionName(say, thought.chosen)}
        </p>
      )}
    </>
  )
}
