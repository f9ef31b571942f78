/** How often the card is bought, what it wins, how long games take, and what is bought in its place. */
import type { CardFigures, Estimate, InKingdom, Moved } from '@freehold/lab/card/verdict'
import type { CSSProperties } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { useSetWords } from '../../set-words.ts'
import { useTongue } from '../../tongue.ts'
import styles from './figure-sections.module.css'

export function FigureSections({ figures }: { readonly figures: CardFigures }) {
  const { kingdoms } = figures
  const wanted = kingdoms.filter(({ bought }) => bought.players > 0)
  return (
    <div className={styles.sections}>
      <Bought kingdoms={kingdoms} />
      <Winning figures={{ ...figures, kingdoms: wanted }} />
      {wanted.length > 0 && <Length kingdoms={wanted} />}
      {wanted.length > 0 && <PushedAside {...wanted[0]} />}
    </div>
  )
}

/** Numbers in the language of the page. */
function useNumbers() {
  const { i18n } = useTranslation()
  const whole = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 0 })
  const tenth = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return {
    hundred: (share: number) => whole.format(100 * share),
    whole: (n: number) => whole.format(n),
    tenth: (n: number) => tenth.format(n),
    ofHundred: ({ value, low, high }: Estimate) => ({
      value: whole.format(100 * value),
      low: whole.format(100 * low),
      high: whole.format(100 * high),
    }),
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

function Bought({ kingdoms }: { readonly kingdoms: readonly InKingdom[] }) {
  const { t } = useTranslation('measure')
  const { tenth, whole } = useNumbers()
  const all = kingdoms.map(({ bought }) => bought)
  const [players, of] = [sum(all.map((each) => each.players)), sum(all.map((each) => each.of))]
  const copies = sum(all.map((each) => each.each * each.players))
  const turns = all[0]?.firstTurns.map((_, turn) => sum(all.map(({ firstTurns }) => firstTurns[turn]))) ?? []
  const most = Math.max(1, ...turns)
  const called = (i: number) => (i === turns.length - 1 ? t('bought.later', { turn: i + 1 }) : i + 1)
  return (
    <section>
      <h2>{t('bought.title')}</h2>
      {kingdoms.length === 0 ? (
        <p className={styles.note}>{t('bought.waiting')}</p>
      ) : players === 0 ? (
        <p>{t('bought.nobody', { of: whole(of) })}</p>
      ) : (
        <>
          <p>
            <Trans
              t={t}
              i18nKey="bought.says"
              values={{ players: whole(players), of: whole(of), each: tenth(copies / players) }}
              components={{ b: <b /> }}
            />
          </p>
          <ol className={styles.turns}>
            {turns.map((count, i) => (
              <li key={i} title={t('bought.bar', { turn: called(i), count })}>
                <i style={{ height: `${(40 * count) / most}px` }} />
                <span className="visually-hidden">{t('bought.bar', { turn: called(i), count })}</span>
                <span aria-hidden="true">{called(i)}</span>
              </li>
            ))}
          </ol>
          <p className={styles.note}>{t('bought.turn')}</p>
        </>
      )}
    </section>
  )
}

interface BarProps {
  readonly label: string
  readonly share: number // of the longest
  readonly says: string
  readonly without?: boolean
}

const Bar = ({ label, share, says, without }: BarProps) => (
  <li>
    <span>{label}</span>
    <span className={styles.track}>
      <i data-without={without || undefined} style={{ '--share': Math.max(0, share) } as CSSProperties} />
    </span>
    <b>{says}</b>
  </li>
)

function Winning({ figures: { money, kingdoms } }: { readonly figures: CardFigures }) {
  const { t } = useTranslation('measure')
  const { ofHundred } = useNumbers()
  const { setName } = useSetWords()
  return (
    <section>
      <h2>{t('winning.title')}</h2>
      <ul className={styles.bars}>
        {money.map(({ copies, share }) => (
          <Bar
            key={copies}
            label={t('winning.copies', { count: copies })}
            share={share.value}
            says={t('winning.range', ofHundred(share))}
          />
        ))}
      </ul>
      <p className={styles.note}>{t('winning.money')}</p>
      {kingdoms.map(({ kingdom, wins }) => (
        <p key={kingdom}>
          <Trans
            t={t}
            i18nKey="winning.bred"
            values={{ kingdom: setName(kingdom), ...ofHundred(wins) }}
            components={{ b: <b /> }}
          />{' '}
          {wins.low <= 0.5 && wins.high >= 0.5 && t('winning.noEdge')}
        </p>
      ))}
    </section>
  )
}

function Length({ kingdoms }: { readonly kingdoms: readonly InKingdom[] }) {
  const { t } = useTranslation('measure')
  const { tenth } = useNumbers()
  const { setName } = useSetWords()
  const longest = Math.max(...kingdoms.flatMap(({ turns }) => [turns.with, turns.without]))
  const changed = ({ kingdom, turns: { longer } }: InKingdom) => {
    const name = setName(kingdom)
    if (!longer || (longer.low <= 0 && longer.high >= 0)) return t('length.same', { kingdom: name })
    const { value, low, high } = longer
    const [near, far] = [low, high].map(Math.abs).toSorted((a, b) => a - b)
    const said = { kingdom: name, by: tenth(Math.abs(value)), low: tenth(near), high: tenth(far) }
    return value > 0 ? t('length.longer', said) : t('length.shorter', said)
  }
  return (
    <section>
      <h2>{t('length.title')}</h2>
      {kingdoms.map((each) => (
        <div key={each.kingdom}>
          <p className={styles.note}>{changed(each)}</p>
          <ul className={styles.bars}>
            {(['with', 'without'] as const).map((which) => (
              <Bar
                key={which}
                label={t(`length.${which}`)}
                share={each.turns[which] / longest}
                says={t('length.turns', { turns: tenth(each.turns[which]) })}
                without={which === 'without'}
              />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

const SHOWN = 2

/** In the first kingdom where it was bought. */
function PushedAside({ kingdom, moved }: InKingdom) {
  const { t } = useTranslation('measure')
  const less = moved.filter((each) => each.with < each.without).slice(0, SHOWN)
  const more = moved.filter((each) => each.with > each.without).slice(0, SHOWN)
  return (
    <>
      {less.length > 0 && <MovedCards title={t('moved.less')} {...{ kingdom, moved: less }} />}
      {more.length > 0 && <MovedCards title={t('moved.more')} {...{ kingdom, moved: more }} />}
    </>
  )
}

interface MovedCardsProps {
  readonly title: string
  readonly kingdom: string
  readonly moved: readonly Moved[]
}

function MovedCards({ title, kingdom, moved }: MovedCardsProps) {
  const { t } = useTranslation('measure')
  const { cardName } = useTongue()
  const { tenth } = useNumbers()
  const { setName } = useSetWords()
  const most = Math.max(...moved.flatMap((each) => [each.with, each.without]))
  return (
    <section>
      <h2>{title}</h2>
      {moved.map((each) => (
        <ul key={each.card} className={styles.bars}>
          <Bar label={cardName(each.card)} share={each.with / most} says={tenth(each.with)} />
          <Bar label={t('moved.without')} share={each.without / most} says={tenth(each.without)} without />
        </ul>
      ))}
      <p className={styles.note}>{t('moved.copies', { kingdom: setName(kingdom) })}</p>
    </section>
  )
}
