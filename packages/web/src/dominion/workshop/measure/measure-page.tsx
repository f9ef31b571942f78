/** What a card of one's own does to the game: it is played by the thousand while one looks on. */

import { writingIn, writtenCard } from '@freehold/dominion/writing'
import { bestOf, type CardFigures, KNOWN_GAMES, rowsBeside, sizeOfCost, verdictOf } from '@freehold/lab/card/verdict'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearch } from 'wouter'
import type { Language } from '../../../base/settings.ts'
import { Frame } from '../../../parts/frame.tsx'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { FigureTable } from '../../../ui/figure-table.tsx'
import { CardFace } from '../../cards/card-face.tsx'
import { useSetWords } from '../../set-words.ts'
import { useTongue } from '../../tongue.ts'
import { openedBench } from '../first-text.ts'
import { type Bench, currentSet, currentText, keepBench, opened, titlesOf, withText } from '../kept-sets.ts'
import { playable, study } from '../study.ts'
import { FigureSections } from './figure-sections.tsx'
import { useHeadline } from './headline.tsx'
import styles from './measure-page.module.css'
import { PriceChart } from './price-chart.tsx'
import { type Measuring, useMeasuring } from './use-measuring.ts'

/** The card that the address asks for. */
function useAskedBench(): [Bench, (next: Bench) => void] {
  const { t, i18n } = useTranslation('workshop')
  const asked = new URLSearchParams(useSearch())
  const numberIn = (field: string) => Math.trunc(Number(asked.get(field))) || 0
  return useState<Bench>(() => {
    const kept = openedBench(localStorage, i18n.language as Language, t('set.unnamed'), t('newCard'))
    return opened({ ...kept, set: numberIn('set'), card: numberIn('card') })
  })
}

export default function MeasurePage() {
  const { t } = useTranslation('measure')
  const [bench, setBench] = useAskedBench()
  const set = currentSet(bench)
  const text = currentText(bench)
  const studied = useMemo(() => study(text, titlesOf(set)), [text, set])
  const { card: face, mistakes, refusal, code } = studied
  const isPlayable = mistakes.length === 0 && refusal === undefined
  const card = useMemo(() => (isPlayable ? playable([text], set.cards)[0] : undefined), [isPlayable, text, set])
  const measuring = useMeasuring(card)
  const { figures, state, stop, goLonger } = measuring
  const { head, lead, cost } = useHeadline(card, figures)
  const verdict = card && figures && verdictOf(card, figures)

  const setCost = (coins: number) => {
    const dearer = { ...face, cost: { ...face.cost, coins } } as typeof face
    const changed = withText(bench, writtenCard(dearer, writingIn(code, titlesOf(set))))
    keepBench(localStorage, changed)
    setBench(changed)
  }
  return (
    <Frame title={`${face.name} · ${t('title')}`} wide>
      <header className={styles.head}>
        <div aria-live="polite">
          <h1>{head}</h1>
          <p>{lead.join(' ')}</p>
        </div>
        <div className={styles.deeds}>
          <ButtonLink to="/workshop">{t('back')}</ButtonLink>
          {state === 'going' && card && <Button onClick={stop}>{t('stop')}</Button>}
          {cost !== undefined && state === 'done' && (
            <Button primary onClick={() => setCost(cost)}>
              {t('setCost', { cost })}
            </Button>
          )}
        </div>
      </header>
      {card && (
        <div className={styles.columns}>
          <section className={styles.card}>
            <div aria-hidden="true">
              <CardFace card={face} mode="words" size="large" />
            </div>
            {figures && <Method figures={figures} state={state} />}
            {state === 'done' && <Button onClick={goLonger}>{t('longer')}</Button>}
          </section>
          <section className={styles.chart}>
            <div className={styles.over}>
              <h2>{t('chart.title')}</h2>
              <span>{t('chart.rows')}</span>
            </div>
            {'types' in face && (
              <PriceChart
                card={face}
                best={figures && bestOf(figures.money)}
                {...(figures?.dearer && verdict?.says === 'too good' && { dearer: figures.dearer })}
                named={verdict ? [...verdict.asGood, ...verdict.beside, ...(verdict.instead?.beside ?? [])] : []}
              />
            )}
            <KnownFigures cost={card.cost} />
          </section>
          <div aria-busy={state === 'going'}>
            {state === 'going' && (
              <p className={styles.progress}>
                <progress value={figures?.share ?? 0} aria-label={t('title')} />
                {t('going', { share: Math.floor(100 * (figures?.share ?? 0)) })}
              </p>
            )}
            {figures && <FigureSections figures={figures} />}
          </div>
        </div>
      )}
    </Frame>
  )
}

function Method({ figures, state }: { readonly figures: CardFigures; readonly state: Measuring['state'] }) {
  const { t, i18n } = useTranslation('measure')
  const { setName } = useSetWords()
  const { money, kingdoms, slow, unfinished } = figures
  const count = (n: number) => new Intl.NumberFormat(i18n.language).format(n)
  const bred = kingdoms.reduce((all, { games }) => all + games, 0)
  const problem =
    state === 'failed'
      ? t('problems.failed')
      : state === 'out of time'
        ? t('problems.outOfTime')
        : state === 'stopped'
          ? t('problems.stopped')
          : undefined
  const parts = [
    t('how.money', { games: count(money[0]?.games ?? 0), known: count(KNOWN_GAMES) }),
    ...(bred > 0
      ? [t('how.bred', { games: count(bred), kingdoms: kingdoms.map(({ kingdom }) => setName(kingdom)) })]
      : []),
    t('how.brackets'),
    ...(slow ? [t('problems.slow')] : []),
    ...(unfinished > 0 ? [t('problems.unfinished', { count: unfinished })] : []),
  ]
  return (
    <>
      {problem && <p role="status">{problem}</p>}
      <p className={styles.method}>
        <b>{t('how.title')}</b> {parts.join(' ')}
      </p>
    </>
  )
}

/** The figures of the known cards, for those who read rather than point. */
function KnownFigures({ cost }: { readonly cost: Parameters<typeof rowsBeside>[0] }) {
  const { t, i18n } = useTranslation('measure')
  const { cardName } = useTongue()
  const whole = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 0 })
  const cards = rowsBeside(cost).flatMap((row) => row.cards.toSorted((a, b) => b.share - a.share))
  return (
    <FigureTable
      title={t('chart.title')}
      head={[t('chart.card'), t('chart.cost'), t('chart.share')]}
      rows={cards.map((each, key) => ({
        key,
        name: cardName(each.name),
        cells: [`${sizeOfCost(each.cost)}`, whole.format(100 * each.share)],
      }))}
    />
  )
}
