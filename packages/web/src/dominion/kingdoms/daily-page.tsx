/** The kingdom of the day, for everybody the same. */
import { kingdomCode } from '@freehold/dominion/setup'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'wouter'
import { regionOf } from '../../base/region.ts'
import { useSettings } from '../../base/settings.ts'
import { get } from '../../client/http.ts'
import { newTable } from '../../client/tables.ts'
import { Frame } from '../../parts/frame.tsx'
import { guestName } from '../../parts/guest-names.ts'
import { useOpponents } from '../../parts/opponents.ts'
import { problemText } from '../../parts/problems.ts'
import { useLoaded } from '../../parts/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { CardFace } from '../cards/card-face.tsx'
import { faceOfPile, printedNow } from '../cards/card-facts.ts'
import { CardDialog } from '../library/card-dialog.tsx'
import { dominionTable } from '../new-table.ts'
import { strongestOpponent } from '../opponents/ladder.ts'
import { useTongue } from '../tongue.ts'
import { dailyKingdom, dayAfter, dayOf, isDay } from './daily.ts'
import styles from './daily-page.module.css'
import { draftOf } from './draft.ts'
import { HowOthersFared } from './how-others-fared.tsx'
import { dailyTable, noteDailyTable } from './played-days.ts'
import { Traits } from './traits.tsx'

export default function DailyPage({ day: asked }: { readonly day?: string }) {
  const { t, i18n } = useTranslation('kingdoms')
  const tongue = useTongue()
  const today = dayOf(new Date())
  const day = asked !== undefined && isDay(asked) && asked <= today ? asked : today
  const { edition, cards } = dailyKingdom(day)
  const code = kingdomCode(edition, cards)
  const { value: opponents = [] } = useOpponents('dominion')
  const strongest = strongestOpponent(opponents)
  const { face } = useSettings()
  const [looking, setLooking] = useState<string>()
  const shown = looking === undefined ? undefined : faceOfPile(looking, printedNow(edition))
  const date = new Intl.DateTimeFormat(regionOf(i18n.language), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  )
  return (
    <Frame title={t('daily.title')}>
      <header className={styles.head}>
        <h1>{t('daily.of', { date })}</h1>
        <nav aria-label={t('daily.title')}>
          <Link href={`/daily/${dayAfter(day, -1)}`}>← {t('daily.before')}</Link>
          {day < today && <Link href={`/daily/${dayAfter(day, 1)}`}>{t('daily.after')} →</Link>}
        </nav>
      </header>
      <p className={styles.lead}>{t('daily.today')}</p>
      <div className={styles.columns}>
        <ul className={styles.cards}>
          {cards.map((name) => {
            const card = faceOfPile(name, printedNow(edition))
            return (
              <li key={name}>
                <button type="button" onClick={() => setLooking(name)}>
                  <span className="visually-hidden">{tongue.cardName(name)}</span>
                  <span aria-hidden="true">{card && <CardFace card={card} mode={face} />}</span>
                </button>
              </li>
            )
          })}
        </ul>
        <Play key={day} day={day} code={code} />
      </div>
      <Traits draft={draftOf({ edition, cards })} />
      {strongest && <HowOthersFared code={code} opponent={strongest} />}
      {shown && <CardDialog card={shown} onClose={() => setLooking(undefined)} />}
    </Frame>
  )
}

function Play({ day, code }: { readonly day: string; readonly code: string }) {
  const { t } = useTranslation('kingdoms')
  const [, go] = useLocation()
  const { value: opponents = [] } = useOpponents('dominion')
  const [problem, setProblem] = useState('')
  const table = dailyTable(localStorage, day)
  const strongest = opponents.find(({ id }) => id === strongestOpponent(opponents))
  const play = async () => {
    if (!strongest) return
    setProblem('')
    try {
      const honest = { noTakingBack: true } // what people compare are honest tries
      const wanted = dominionTable({ kingdom: code }, ['open', { robot: strongest.id }], honest)
      const made = await newTable(guestName(), wanted, true)
      if (table === undefined) noteDailyTable(localStorage, day, made) // the first try is the one that counts
      go(`/table/${made}`)
    } catch (error) {
      setProblem(problemText(error))
    }
  }
  return (
    <section className={styles.play}>
      {table !== undefined && <YourGame table={table} />}
      <h2>{strongest ? t('daily.opponent', { name: strongest.name }) : '\u00a0'}</h2>
      <p className={styles.opponent}>{strongest?.line}</p>
      <Button primary={table === undefined} disabled={!strongest} onClick={() => void play()}>
        {table === undefined ? t('daily.play') : t('daily.again')}
      </Button>
      {table === undefined && <p className={styles.counts}>{t('daily.counts')}</p>}
      <Link href={`/kingdoms/${code}`}>{t('daily.change')}</Link>
      {problem && <p role="alert">{problem}</p>}
    </section>
  )
}

/** How the first try went. */
function YourGame({ table }: { readonly table: string }) {
  const { t } = useTranslation('kingdoms')
  const { value } = useLoaded(`daily ${table}`, () => get<'table'>(`/api/tables/${table}`))
  if (!value) return <p>{'\u00a0'}</p>
  const { result, you } = value.state
  const points = result?.points
  if (!result) {
    return (
      <p>
        {t('daily.going')} <Link href={`/table/${table}`}>{t('daily.goOn')}</Link>
      </p>
    )
  }
  const own = you ?? 0
  const how = !result.winners.includes(own) ? 'lost' : result.winners.length > 1 ? 'tied' : 'won'
  const others = points?.filter((_, seat) => seat !== own).join(', ') ?? ''
  return (
    <p>
      {points && t(`daily.${how}`, { points: points[own], others })}{' '}
      <Link href={`/result/${table}`}>{t('daily.see')}</Link>
    </p>
  )
}
