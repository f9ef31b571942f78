/** Somebody's games and figures. */
import type { PersonPage as Person, Played, Statistics } from '@freehold/server/protocol'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { regionOf } from '../base/region.ts'
import { get, HostError } from '../client/http.ts'
import { useSession } from '../client/session.ts'
import type { GameFigures } from '../games/game-entry.ts'
import { gamePart, gameTitle } from '../games/games.ts'
import { Frame } from '../parts/frame.tsx'
import { problemText } from '../parts/problems.ts'
import { useLoaded } from '../parts/use-loaded.ts'
import { FriendButtons } from '../people/friend-buttons.tsx'
import { summaries } from './person-figures.ts'
import styles from './person-page.module.css'

/** What each of these games tells of them, ready to be drawn. */
async function figuresOf(statistics: readonly Statistics[]): Promise<ReadonlyMap<string, GameFigures>> {
  const loading = [...Map.groupBy(statistics, ({ game }) => game)].map(async ([game, rows]) => {
    const figures = await gamePart(game, 'figures')
    await figures?.getReady?.(rows)
    return figures ? [[game, figures] as const] : []
  })
  return new Map((await Promise.all(loading)).flat())
}

export default function PersonPage({ person }: { readonly person: string }) {
  const { t } = useTranslation('pages')
  const { value, problem } = useLoaded(`person ${person}`, async () => {
    const told = await get<'person'>(`/api/people/${person}`)
    return { person: told, figures: await figuresOf(told.statistics) }
  })
  const session = useSession()
  if (problem) {
    const missing = problem instanceof HostError && problem.code === 'no-such-person'
    return (
      <Frame title={t('person.title')}>
        <h1>{t('person.title')}</h1>
        <p role="alert">{missing ? t('person.missing') : problemText(problem)}</p>
      </Frame>
    )
  }
  if (!value) return <div aria-busy="true" />
  return (
    <Frame title={value.person.name}>
      <h1 className={styles.name}>{value.person.name}</h1>
      {session?.person && session.person !== person && <FriendButtons person={person} />}
      {value.person.statistics.length === 0 ? (
        <p className={styles.mute}>{t('person.none')}</p>
      ) : (
        <Figures {...value} />
      )}
      {value.person.games.length > 0 && <Games games={value.person.games} own={session?.person === person} />}
    </Frame>
  )
}

interface FiguresProps {
  readonly person: Person
  readonly figures: ReadonlyMap<string, GameFigures>
}

function Figures({ person, figures }: FiguresProps) {
  const { t, i18n } = useTranslation('pages')
  const number = (value: number) => new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 }).format(value)
  return (
    <div className={styles.figures}>
      {summaries(person).map(({ game, games, wins, average, best, ratings, statistics, against }) => (
        <section key={game} aria-label={gameTitle(game)}>
          <h2>{gameTitle(game)}</h2>
          <dl>
            <div>
              <dt>{t('person.played')}</dt>
              <dd>{games}</dd>
            </div>
            <div>
              <dt>{t('person.wins')}</dt>
              <dd>
                {wins} <small>{t('person.winShare', { share: Math.round((100 * wins) / games) })}</small>
              </dd>
            </div>
            {against.map(({ kind, games: played, wins: won }) => (
              <div key={kind}>
                <dt>{t(`person.kinds.${kind}`)}</dt>
                <dd>
                  {won} <small>{t('person.ofGames', { count: played })}</small>
                </dd>
              </div>
            ))}
            {average !== undefined && (
              <div>
                <dt>{t('person.points')}</dt>
                <dd>
                  {number(average)} <small>{t('person.best', { best })}</small>
                </dd>
              </div>
            )}
            {ratings.map(({ players, rating, games: rated }) => (
              <div key={players}>
                <dt>{t('person.ratingOf', { count: players })}</dt>
                <dd>
                  {Math.round(rating)} <small>{t('person.ofGames', { count: rated })}</small>
                </dd>
              </div>
            ))}
          </dl>
          <div className={styles.mute}>
            <Further {...{ game, statistics, figures }} />
          </div>
        </section>
      ))}
    </div>
  )
}

/** What the game itself tells. */
function Further({
  game,
  statistics,
  figures,
}: Pick<FiguresProps, 'figures'> & { readonly game: string; readonly statistics: readonly Statistics[] }) {
  const Own = figures.get(game)?.Figures
  return Own ? <Own statistics={statistics} /> : null
}

function Games({ games, own }: { readonly games: readonly Played[]; readonly own: boolean }) {
  const { t, i18n } = useTranslation('pages')
  const when = new Intl.DateTimeFormat(regionOf(i18n.language), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <section aria-labelledby="games">
      <h2 id="games">{t('person.games')}</h2>
      <ul className={styles.games}>
        {games.map(({ table, game, players, place, points, against, rating, ended }) => (
          <li key={`${ended} ${table}`}>
            <div>
              <h3>
                {gameTitle(game)}, {t(`person.kinds.${against}`)}
              </h3>
              <p className={styles.mute}>
                <span data-won={place === 1}>
                  {place === 1 ? t('person.won') : t('person.place', { place, all: players })}
                </span>
                {points !== null && ` · ${t('person.pointsOf', { count: points })}`}
                {rating && ` · ${t('person.rating')} ${Math.round(rating.after)} (${change(rating)})`}
                {` · ${when.format(new Date(ended))}`}
              </p>
            </div>
            {table && (
              <span className={styles.links}>
                <Link href={`/result/${table}`}>{t('person.result')}</Link>
                <Link href={`/replay/${table}`}>{t('person.replay')}</Link>
              </span>
            )}
          </li>
        ))}
      </ul>
      {!own && <p className={styles.mute}>{t('person.private')}</p>}
    </section>
  )
}

function change({ before, after }: NonNullable<Played['rating']>): string {
  const by = Math.round(after - before)
  return by > 0 ? `+${by}` : `${by}`
}
