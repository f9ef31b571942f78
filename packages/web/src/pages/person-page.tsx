/** Somebody's games and figures. */
import type { PersonPage as Person, Played } from '@freehold/server/protocol'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { regionOf } from '../base/region.ts'
import { get, HostError } from '../client/http.ts'
import { useSession } from '../client/session.ts'
import { openBoxesOf } from '../dominion/cards/boxes-of.ts'
import { useTongue } from '../dominion/tongue.ts'
import { Frame } from '../parts/frame.tsx'
import { gameTitle } from '../parts/listing-words.ts'
import { problemText } from '../parts/problems.ts'
import { useLoaded } from '../parts/use-loaded.ts'
import { FriendButtons } from '../people/friend-buttons.tsx'
import { summaries } from './person-figures.ts'
import styles from './person-page.module.css'

export default function PersonPage({ person }: { readonly person: string }) {
  const { t } = useTranslation('pages')
  const { value, problem } = useLoaded(`person ${person}`, async () => {
    const told = await get<'person'>(`/api/people/${person}`)
    await openBoxesOf(told.statistics)
    return told
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
    <Frame title={value.name}>
      <h1 className={styles.name}>{value.name}</h1>
      {session?.person && session.person !== person && <FriendButtons person={person} />}
      {value.statistics.length === 0 ? <p className={styles.mute}>{t('person.none')}</p> : <Figures person={value} />}
      {value.games.length > 0 && <Games games={value.games} own={session?.person === person} />}
    </Frame>
  )
}

function Figures({ person }: { readonly person: Person }) {
  const { t, i18n } = useTranslation('pages')
  const { cardName } = useTongue()
  const number = (value: number) => new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 }).format(value)
  return (
    <div className={styles.figures}>
      {summaries(person).map(({ game, games, wins, average, best, ratings, favourites, against }) => (
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
          {favourites.length > 0 && (
            <p className={styles.mute}>
              {t('person.bought')} {favourites.map(({ what, count }) => `${cardName(what)} (${count})`).join(', ')}
            </p>
          )}
        </section>
      ))}
    </div>
  )
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
