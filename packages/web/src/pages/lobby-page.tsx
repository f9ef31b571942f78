/** Tables to sit down at, to watch, and one's own. */
import type { Listing } from '@freehold/server/protocol'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useSearch } from 'wouter'
import { useSession } from '../client/session.ts'
import { Choice } from '../ui/choice.tsx'
import { Frame } from './frame.tsx'
import { gameTitle, useListingFacts, useSeatName } from './listing-words.ts'
import { useLobby, useMyTables } from './lobby.ts'
import styles from './lobby-page.module.css'
import { problemText } from './problems.ts'

const games = ['all', 'dominion', 'terra-mystica'] as const
type Game = (typeof games)[number]
const phases = ['gathering', 'playing', 'over'] as const

export default function LobbyPage() {
  const { t } = useTranslation('pages')
  const [, go] = useLocation()
  const query = new URLSearchParams(useSearch())
  const whose = query.has('mine') ? 'mine' : 'all'
  const game = games.find((each) => each === query.get('game')) ?? 'all'
  const lobby = useLobby()
  const mine = useMyTables()
  const { value, problem } = whose === 'mine' ? mine : lobby
  const shown = value?.filter((each) => game === 'all' || each.game === game)
  const own = new Set(mine.value?.map(({ table }) => table))
  const show = (nextWhose: 'mine' | 'all', nextGame: Game) => {
    const next = [...(nextGame === 'all' ? [] : [`game=${nextGame}`]), ...(nextWhose === 'mine' ? ['mine'] : [])]
    go(next.length > 0 ? `/tables?${next.join('&')}` : '/tables', { replace: true })
  }
  const words = { gathering: t('lobby.waiting'), playing: t('lobby.playing'), over: t('lobby.over') }
  return (
    <Frame title={t('lobby.title')}>
      <header className={styles.head}>
        <h1>{t('lobby.title')}</h1>
        <p>{t('lobby.intro')}</p>
      </header>
      <div className={styles.bar}>
        <Choice
          label={t('lobby.title')}
          hideLabel
          value={whose}
          of={[
            { value: 'all', text: t('lobby.all') },
            { value: 'mine', text: t('lobby.mine') },
          ]}
          onChange={(next) => show(next, game)}
        />
        <Choice
          label={t('lobby.filter')}
          hideLabel
          value={game}
          of={games.map((each) => ({ value: each, text: each === 'all' ? t('lobby.allGames') : gameTitle(each) }))}
          onChange={(next) => show(whose, next)}
        />
        <span className={styles.make}>
          <Link href={game === 'all' ? '/find' : `/find?game=${game}`}>{t('lobby.find')}</Link>
          <Link href="/friends">{t('lobby.friends')}</Link>
          <Link href="/kingdoms?with=friends">{t('lobby.makeFor', { game: 'Dominion' })}</Link>
          <Link href="/new/terra-mystica?with=friends">{t('lobby.makeFor', { game: 'Terra Mystica' })}</Link>
          <Link href="/replay">{t('lobby.fromFile')}</Link>
        </span>
      </div>
      {problem && <p role="alert">{problemText(problem)}</p>}
      {shown?.length === 0 && <p className={styles.none}>{whose === 'mine' ? t('lobby.noneMine') : t('lobby.none')}</p>}
      {phases.map((phase) => {
        const tables = shown?.filter((each) => each.phase === phase) ?? []
        if (tables.length === 0) return null
        return (
          <section key={phase} className={styles.phase} aria-label={words[phase]}>
            <h2>{words[phase]}</h2>
            <ul>
              {tables.map((each) => (
                <TableRow key={each.table} listing={each} own={own.has(each.table)} />
              ))}
            </ul>
          </section>
        )
      })}
    </Frame>
  )
}

function TableRow({ listing, own }: { readonly listing: Listing; readonly own: boolean }) {
  const { t } = useTranslation('pages')
  const session = useSession()
  const nameOf = useSeatName()
  const facts = useListingFacts()
  const { table, game, phase, seats } = listing
  const taken = seats.filter(({ name }) => name !== null).length
  const action =
    phase === 'over'
      ? { to: `/result/${table}`, text: t('lobby.look') }
      : own
        ? { to: `/table/${table}`, text: t('lobby.goOn') }
        : { to: `/table/${table}`, text: phase === 'gathering' ? t('lobby.join') : t('lobby.watch') }
  const who = seats.map((seat) => nameOf(seat)).join(' · ')
  return (
    <li>
      <div>
        <h3>{gameTitle(game)}</h3>
        <p>
          {seats.map((seat, i) => (
            <span key={i} data-open={seat.name === null} data-you={own && seat.name === session?.name}>
              {i > 0 && ' · '}
              {nameOf(seat)}
            </span>
          ))}
        </p>
        <p className={styles.seats}>
          {[
            ...facts(listing),
            ...(phase === 'gathering' ? [t('lobby.seats', { count: taken, all: seats.length })] : []),
          ].join(' · ')}
        </p>
      </div>
      {phase === 'over' && (
        <Link href={`/replay/${table}`} className={styles.quiet}>
          {t('lobby.replay')}
          <span className="visually-hidden">: {who}</span>
        </Link>
      )}
      <Link href={action.to} className={styles.action} data-primary={phase === 'gathering' && !own}>
        {action.text}
        <span className="visually-hidden">: {who}</span>
      </Link>
    </li>
  )
}
