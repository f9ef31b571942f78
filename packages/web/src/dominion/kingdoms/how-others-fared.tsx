/** How people fared with a kingdom against an artificial player, and where one stands among them. */
import type { Fared } from '@freehold/server/protocol'
import { useTranslation } from 'react-i18next'
import { regionOf } from '../../base/region.ts'
import { get } from '../../client/http.ts'
import { useLoaded } from '../../parts/use-loaded.ts'
import { ahead, type Heap, heapsOf } from './fared.ts'
import styles from './how-others-fared.module.css'

export function HowOthersFared({ code, opponent }: { readonly code: string; readonly opponent: string }) {
  const { t } = useTranslation('kingdoms')
  const asked = new URLSearchParams({ game: 'dominion', setup: code, against: opponent })
  const { value } = useLoaded(`fared ${asked}`, () => get<'fared'>(`/api/fared?${asked}`))
  if (!value) return null
  return (
    <section className={styles.fared} aria-labelledby="fared">
      <h2 id="fared">{t('fared.title')}</h2>
      {value.people === 0 ? <p>{t('fared.nobody')}</p> : <Heaps fared={value} />}
    </section>
  )
}

function Heaps({ fared }: { readonly fared: Fared }) {
  const { t, i18n } = useTranslation('kingdoms')
  const percent = new Intl.NumberFormat(regionOf(i18n.language), { style: 'percent', maximumFractionDigits: 0 })
  const heaps = heapsOf(fared)
  const highest = Math.max(...heaps.map(({ share }) => share))
  const others = ahead(fared)
  return (
    <>
      <p>
        {t('fared.people', { count: fared.people })}
        {others !== undefined && ` ${t('fared.ahead', { share: percent.format(others) })}`}
      </p>
      <ol className={styles.heaps}>
        {heaps.map((heap) => (
          <li key={heap.least} data-yours={heap.isYours}>
            <span>{label(heap, t)}</span>
            <span className={styles.bar}>
              <i style={{ width: `${(100 * heap.share) / highest}%` }} />
            </span>
            <span>
              {percent.format(heap.share)} {heap.isYours && <b>{t('fared.you')}</b>}
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}

function label({ least, most }: Heap, t: ReturnType<typeof useTranslation<'kingdoms'>>['t']): string {
  if (least === 0) return t('fared.level')
  const [near, far] = [Math.min(Math.abs(least), Math.abs(most)), Math.max(Math.abs(least), Math.abs(most))]
  const how = most < 0 ? 'lost' : 'won'
  return Number.isFinite(far) ? t(`fared.${how}`, { near, far }) : t(`fared.${how}More`, { near })
}
