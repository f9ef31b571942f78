import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'wouter'
import { newTable } from '../client/tables.ts'
import type { GameEntry } from '../games/game-entry.ts'
import { games } from '../games/games.ts'
import { Frame } from '../parts/frame.tsx'
import { guestName } from '../parts/guest-names.ts'
import { robotsOf } from '../parts/opponents.ts'
import { problemText } from '../parts/problems.ts'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import styles from './front-page.module.css'
import { GoOn } from './go-on.tsx'
import { useLobby } from './lobby.ts'

export default function FrontPage() {
  const { t } = useTranslation('pages')
  const [, go] = useLocation()
  const [starting, setStarting] = useState(false)
  const [problem, setProblem] = useState('')
  const { value: lobby } = useLobby()
  const begin = async ({ id, firstGame, school }: GameEntry, learns = false) => {
    setStarting(true)
    setProblem('')
    try {
      const lesson = learns ? await school?.() : undefined
      const table = await newTable(guestName(), lesson?.table ?? firstGame(await robotsOf(id)), true)
      lesson?.begun(table)
      go(`/table/${table}`)
    } catch (error) {
      setProblem(problemText(error))
      setStarting(false)
    }
  }
  const openTables = (game: string) =>
    lobby?.filter((each) => each.game === game && each.phase === 'gathering').length ?? 0
  const played = (game: string) => lobby?.filter((each) => each.game === game && each.phase === 'playing').length ?? 0
  const found = (game: string) =>
    openTables(game) > 0
      ? t('front.openTables', { count: openTables(game) })
      : played(game) > 0
        ? t('front.playedTables', { count: played(game) })
        : t('front.noTables')
  return (
    <Frame title="" wide>
      <h1 className="visually-hidden">Freehold</h1>
      <div className={styles.games}>
        {games().map((game) => (
          <GameSection
            key={game.id}
            game={game}
            tables={found(game.id)}
            starting={starting}
            onPlay={() => begin(game)}
            onLearn={() => begin(game, true)}
          />
        ))}
      </div>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <footer className={styles.rail}>
        <GoOn leaving={starting} />
        <span className={styles.promise}>{t('front.promise')}</span>
        <Link href="/replay">{t('front.replay')}</Link>
        <Link href="/how-to-play">{t('frame.howToPlay')}</Link>
      </footer>
    </Frame>
  )
}

interface GameSectionProps {
  readonly game: GameEntry
  readonly tables: string // how many can be found
  readonly starting: boolean
  onPlay(): void
  onLearn(): void
}

function GameSection({ game, tables, starting, onPlay, onLearn }: GameSectionProps) {
  const { t } = useTranslation('pages')
  const { id, title, Picture, front, makePath, school } = game
  const { lead, alone, aloneHelp, friendsHelp, learn } = front()
  return (
    <section className={styles.game} aria-labelledby={id}>
      <div className={styles.picture} aria-hidden="true">
        <Picture />
      </div>
      <h2 id={id}>{title}</h2>
      <p className={styles.lead}>{lead}</p>
      <ul className={styles.ways}>
        <Way title={alone} text={aloneHelp}>
          {school && (
            <Button quiet className={`${styles.more} ${styles.learn}`} disabled={starting} onClick={onLearn}>
              {learn}
              <span className="visually-hidden">, {title}</span>
            </Button>
          )}
          <Link className={styles.more} href={makePath}>
            {t('front.choose')}
          </Link>
          <Button primary disabled={starting} onClick={onPlay}>
            {t('front.playNow')}
            <span className="visually-hidden">
              : {alone}, {title}
            </span>
          </Button>
        </Way>
        <Way title={t('front.friends')} text={friendsHelp}>
          <WayLink to={`${makePath}?with=friends`} about={title}>
            {t('front.makeTable')}
          </WayLink>
        </Way>
        <Way title={t('front.find')} text={tables}>
          <Link className={styles.more} href={`/find?game=${id}`}>
            {t('front.opponent')}
            <span className="visually-hidden">, {title}</span>
          </Link>
          <WayLink to={`/tables?game=${id}`} about={title}>
            {t('front.seeTables')}
          </WayLink>
        </Way>
      </ul>
    </section>
  )
}

interface WayProps {
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

function Way({ title, text, children }: WayProps) {
  return (
    <li>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      {children}
    </li>
  )
}

function WayLink({ to, about, children }: { to: string; about: string; children: ReactNode }) {
  return (
    <ButtonLink to={to} className={styles.button}>
      {children}
      <span className="visually-hidden">, {about}</span>
    </ButtonLink>
  )
}
