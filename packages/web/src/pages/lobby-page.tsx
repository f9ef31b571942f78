/** Tables to sit down at, to watch, and one's own. */
import type { Listing } from '@freehold/server/protocol'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useSearch } from 'wouter'
import { useSession } from '../client/session.ts'
import { newTable } from '../client/tables.ts'
import { gameNamed, games, gameTitle } from '../games/games.ts'
import { Frame } from '../parts/frame.tsx'
import { guestName } from '../parts/guest-names.ts'
import { useListingFacts, useSeatName } from '../parts/listing-words.ts'
import { robotsOf } from '../parts/opponents.ts'
import { problemText } from '../parts/problems.ts'
import { Button } from '../ui/button.tsx'
import { Choice } from '../ui/choice.tsx'
import { useLobby, useMyTables } from './lobby.ts'
import styles from './lobby-page.module.css'

const ALL = 'all'
const phases = ['gathering', 'playing', 'over'] as const

export default function LobbyPage() {
  const { t } = useTranslation('pages')
  const [, go] = useLocation()
  const query = new URLSearchParams(useSearch())
  const whose = query.has('mine') ? 'mine' : 'all'
  const game = gameNamed(query.get('game') ?? '')?.id ?? ALL
  const lobby = useLobby()
  const mine = useMyTables()
  const { value, problem } = whose === 'mine' ? mine : lobby
  const shown = value?.filter((each) => game === ALL || each.game === game)
  const own = new Set(mine.value?.map(({ table }) => table))
  const show = (nextWhose: 'mine' | 'all', nextGame: string) => {
    const next = [...(nextGame === ALL ? [] : [`game=${nextGame}`]), ...(nextWhose === 'mine' ? ['mine'] : [])]
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
          of={[
            { value: ALL, text: t('lobby.allGames') },
            ...games().map(({ id, title }) => ({ value: id, text: title })),
          ]}
          onChange={(next) => show(whose, next)}
        />
        <span className={styles.make}>
          <Link href={game === ALL ? '/find' : `/find?game=${game}`}>{t('lobby.find')}</Link>
          <Link href="/friends">{t('lobby.friends')}</Link>
          {games().map(({ id, title, makePath }) => (
            <Link key={id} href={`${makePath}?with=friends`}>
              {t('lobby.makeFor', { game: title })}
            </Link>
          ))}
          <Link href="/replay">{t('lobby.fromFile')}</Link>
        </span>
      </div>
      {problem && <p role="alert">{problemText(problem)}</p>}
      {shown?.length === 0 && <p className={styles.none}>{whose === 'mine' ? t('lobby.noneMine') : t('lobby.none')}</p>}
      {whose === 'all' && shown && !shown.some(({ phase }) => phase === 'playing') && <WatchStrong of={game} />}
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

/** Where nobody plays: a game of the strongest artificial players, to look at. */
function WatchStrong({ of }: { readonly of: string }) {
  const { t } = useTranslation('pages')
  const [, go] = useLocation()
  const [starting, setStarting] = useState(false)
  const [problem, setProblem] = useState('')
  const shown = games().find(({ id: each, gameToWatch: show }) => show && (of === ALL || of === each))
  if (!shown?.gameToWatch) return null
  const { id, gameToWatch } = shown
  const watch = async () => {
    setStarting(true)
    try {
      const wanted = gameToWatch(await robotsOf(id))
      go(`/table/${await newTable(guestName(), wanted, true)}`)
    } catch (error) {
      setProblem(problemText(error))
      setStarting(false)
    }
  }
  return (
    <section className={styles.strong} aria-label={t('lobby.watchStrong')}>
      <p>{t('lobby.watchStrongHelp')}</p>
      <Button primary disabled={starting} onClick={() => void watch()}>
        {t('lobby.watchStrong')}
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </section>
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
