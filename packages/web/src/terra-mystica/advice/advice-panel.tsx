/** What the strongest player would do here: three turns, what they lead to, and what they leave to others. */
import type { TerraMysticaView } from '@freehold/terra-mystica'
import { choiceWords, sourceWords, useSay } from '../words.ts'
import styles from './advice-panel.module.css'
import { useAdvice } from './use-advice.ts'

const MOST_SOURCES = 4

interface AdvicePanelProps {
  readonly options: unknown
  readonly view: TerraMysticaView
  readonly names: readonly string[]
  /** The spaces of the turn that is looked at. */
  show(spaces: readonly string[]): void
}

export function AdvicePanel({ options, view, names, show }: AdvicePanelProps) {
  const say = useSay()
  const advice = useAdvice(options, view)
  return (
    <section className={styles.advice} aria-label={say('advice.title')} aria-live="polite" data-testid="advice">
      <h2>{say('advice.title')}</h2>
      {advice === undefined && <p>{say('advice.thinking')}</p>}
      {advice === null && <p>{say('advice.failed')}</p>}
      {advice?.length === 0 && <p>{say('advice.none')}</p>}
      {advice && advice.length > 0 && (
        <ol>
          {advice.map(({ turn, points, atOnce, spaces, offers, from }) => (
            <li key={turn}>
              <button
                type="button"
                onMouseEnter={() => show(spaces)}
                onMouseLeave={() => show([])}
                onFocus={() => show(spaces)}
                onBlur={() => show([])}
                onClick={() => show(spaces)}
              >
                <strong>{choiceWords(say, turn)}</strong>
                <span>
                  {say('advice.points', { n: points })}
                  {atOnce !== 0 && ` · ${say('advice.atOnce', { n: atOnce > 0 ? `+${atOnce}` : `${atOnce}` })}`}
                  {offers.length > 0 &&
                    ` · ${offers.map(({ seat, power }) => say('advice.offers', { name: names[seat] ?? '', n: power })).join(', ')}`}
                </span>
                <span className={styles.from}>
                  {from
                    ?.slice(0, MOST_SOURCES)
                    .map(({ source, points: n }) => (
                      <span key={source}>{`${sourceWords(say, source)} ${n > 0 ? '+' : ''}${n}`}</span>
                    )) ?? '\u00a0'}
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
