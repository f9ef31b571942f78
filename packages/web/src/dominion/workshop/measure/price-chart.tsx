/** The card beside those that everybody knows: one row a price, and how much each helps money along the row. */
import type { Card } from '@freehold/dominion'
import { type Helped, type KnownCard, rowsBeside, sizeOfCost } from '@freehold/lab/card/verdict'
import { type CSSProperties, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useWidth } from '../../../ui/use-width.ts'
import { cardNamed, printedNow } from '../../cards/card-facts.ts'
import { CardToken } from '../../cards/card-token.tsx'
import { GlyphDrawing } from '../../cards/drawings.tsx'
import { useTongue } from '../../tongue.ts'
import styles from './price-chart.module.css'
import { apart, axisOf, swarm } from './swarm.ts'

interface PriceChartProps {
  readonly card: Card
  readonly best: Helped | undefined
  readonly dearer?: Helped
  readonly named: readonly string[] // known cards that matter most
}

const TOKEN = 27
const OWN = 36
const LETTER = 6.6 // about how wide a letter of a label is
const EDGE = 48 // for the price at the left

interface Shown {
  readonly name: string
  readonly share: number
  readonly is: 'known' | 'own' | 'dearer'
}

export function PriceChart({ card, best, dearer, named }: PriceChartProps) {
  const { t, i18n } = useTranslation('measure')
  const { cardName } = useTongue()
  const [ref, width] = useWidth<HTMLDivElement>(560)
  const size = sizeOfCost(card.cost)
  const rows = useMemo(() => rowsBeside(card.cost), [card.cost])
  const own = best ? [best.share.value] : []
  const { low, high } = axisOf([...rows.flatMap(({ cards }) => cards.map(({ share }) => share)), ...own])
  const wide = width - EDGE - OWN / 2
  const xOf = ({ share }: { readonly share: number }) => ((share - low) / (high - low)) * (wide - OWN / 2) + OWN / 2
  const hundred = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 0 })
  const title = ({ name, share, copies }: KnownCard) =>
    t('chart.point', { card: cardName(name), count: copies, share: hundred.format(100 * share) })
  const ticks = Array.from({ length: Math.round((high - low) * 10) + 1 }, (_, i) => low + i / 10)
  const every = wide / ticks.length < 26 ? 2 : 1
  const shownIn = (row: number, known: readonly KnownCard[]): readonly Shown[] => [
    ...(row === size && best ? [{ name: card.name, share: best.share.value, is: 'own' as const }] : []),
    ...(row === size + 1 && dearer ? [{ name: card.name, share: dearer.share.value, is: 'dearer' as const }] : []),
    ...known.map(({ name, share }) => ({ name, share, is: 'known' as const })),
  ]
  return (
    <div ref={ref} className={styles.chart} style={{ '--edge': `${EDGE}px` } as CSSProperties}>
      {rows.map((row) => {
        const placed = swarm(shownIn(row.size, row.cards), xOf, ({ is }) => (is === 'known' ? TOKEN : OWN) + 1)
        const levels = Math.max(1, ...placed.map(({ level }) => level + 1))
        const ofWeight = ({ of }: (typeof placed)[number]) => (of.is === 'own' ? 0 : named.includes(of.name) ? 1 : 2)
        const sorted = placed.filter(({ of }) => of.is !== 'dearer').toSorted((a, b) => a.x - b.x)
        const labelled = [...sorted.slice(0, 1), ...sorted.slice(-1), ...sorted].toSorted(
          (a, b) => ofWeight(a) - ofWeight(b),
        )
        const labels = apart(
          [...new Set(labelled)],
          ({ x }) => x,
          ({ of }) => cardName(of.name).length * LETTER + 8,
        )
        return (
          <div key={row.size} className={styles.row} data-own={row.size === size || undefined}>
            <GlyphDrawing id="coin" n={row.size} className={styles.price} />
            <div className={styles.field} style={{ height: levels * (TOKEN + 2) + 34 }}>
              {ticks.map((tick) => (
                <i
                  key={tick}
                  data-half={Math.abs(tick - 0.5) < 0.01 || undefined}
                  style={{ left: xOf({ share: tick }) }}
                />
              ))}
              {placed.map(({ of, x, level }) => {
                const known = row.cards.find(({ name }) => name === of.name)
                const drawn = of.is === 'known' ? cardNamed(of.name, printedNow('2e')) : card
                if (!drawn) return null
                const wideOf = of.is === 'known' ? TOKEN : OWN
                return (
                  <CardToken
                    key={`${of.is} ${of.name}`}
                    card={drawn}
                    className={`${styles.token} ${styles[of.is]}`}
                    title={known ? title(known) : cardName(of.name)}
                    style={
                      {
                        left: x - wideOf / 2,
                        bottom: 22 + level * (TOKEN + 2),
                        '--token': `${wideOf}px`,
                      } as CSSProperties
                    }
                  />
                )
              })}
              {labels.map(({ of, x }) => (
                <span
                  key={of.name}
                  className={styles.label}
                  data-own={of.is === 'own' || undefined}
                  style={{
                    left: Math.min(
                      Math.max(x, (cardName(of.name).length * LETTER) / 2),
                      wide - (cardName(of.name).length * LETTER) / 2,
                    ),
                  }}
                >
                  {cardName(of.name)}
                </span>
              ))}
            </div>
          </div>
        )
      })}
      <div className={styles.axis} aria-hidden="true">
        {ticks
          .filter((_, i) => i % every === 0)
          .map((tick) => (
            <span key={tick} style={{ left: xOf({ share: tick }) }}>
              {hundred.format(100 * tick)}
            </span>
          ))}
      </div>
      <p className={styles.below}>{t('chart.axis')}</p>
      <p className={styles.below}>{t('chart.company')}</p>
    </div>
  )
}
