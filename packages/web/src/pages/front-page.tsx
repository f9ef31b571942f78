import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'wouter'
import { withTexts } from '../base/i18n.ts'
import { newTable } from '../client/tables.ts'
import { withBoxes } from '../dominion/cards/boxes.ts'
import { Frame } from '../parts/frame.tsx'
import { guestName } from '../parts/guest-names.ts'
import { beginnersOpponent, robotsOf } from '../parts/opponents.ts'
import { problemText } from '../parts/problems.ts'
import { firstGame } from '../terra-mystica/setup/new-game.ts'
import { Button } from '../ui/button.tsx'
import styles from './front-page.module.css'
import { GoOn } from './go-on.tsx'
import { useLobby } from './lobby.ts'

const FrontCards = lazy(() => withTexts(withBoxes(import('./front-cards.tsx'), 'Basic', 'Base'), 'cards'))

export default function FrontPage() {
  const { t } = useTranslation('pages')
  const [, go] = useLocation()
  const [starting, setStarting] = useState(false)
  const [problem, setProblem] = useState('')
  const { value: lobby } = useLobby()
  const begin = async (make: () => Promise<string>) => {
    setStarting(true)
    setProblem('')
    try {
      go(`/table/${await make()}`)
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
        <section className={styles.game} aria-labelledby="dominion">
          <div className={styles.fan} aria-hidden="true">
            <Suspense fallback={<CardPlaces />}>
              <FrontCards />
            </Suspense>
          </div>
          <h2 id="dominion">Dominion</h2>
          <p className={styles.lead}>{t('front.dominion.lead')}</p>
          <ul className={styles.ways}>
            <Way title={t('front.againstComputer')} text={t('front.dominion.computer')}>
              <Link className={styles.more} href="/kingdoms">
                {t('front.choose')}
              </Link>
              <Button primary disabled={starting} onClick={() => void begin(playDominion)}>
                {t('front.playNow')}
                <span className="visually-hidden">: {t('front.againstComputer')}, Dominion</span>
              </Button>
            </Way>
            <Way title={t('front.friends')} text={t('front.dominion.friends')}>
              <WayLink to="/kingdoms?with=friends" about="Dominion">
                {t('front.makeTable')}
              </WayLink>
            </Way>
            <Way title={t('front.find')} text={found('dominion')}>
              <Link className={styles.more} href="/find?game=dominion">
                {t('front.opponent')}
                <span className="visually-hidden">, Dominion</span>
              </Link>
              <WayLink to="/tables?game=dominion" about="Dominion">
                {t('front.seeTables')}
              </WayLink>
            </Way>
          </ul>
        </section>
        <section className={styles.game} aria-labelledby="terra-mystica">
          <div className={styles.map}>
            <img src="/terra-mystica.svg" alt="" width="364" height="228" />
          </div>
          <h2 id="terra-mystica">Terra Mystica</h2>
          <p className={styles.lead}>{t('front.terraMystica.lead')}</p>
          <ul className={styles.ways}>
            <Way title={t('front.againstAutoma')} text={t('front.terraMystica.computer')}>
              <Link className={styles.more} href="/new/terra-mystica">
                {t('front.choose')}
              </Link>
              <Button primary disabled={starting} onClick={() => void begin(playTerraMystica)}>
                {t('front.playNow')}
                <span className="visually-hidden">: {t('front.againstAutoma')}, Terra Mystica</span>
              </Button>
            </Way>
            <Way title={t('front.friends')} text={t('front.terraMystica.friends')}>
              <WayLink to="/new/terra-mystica?with=friends" about="Terra Mystica">
                {t('front.makeTable')}
              </WayLink>
            </Way>
            <Way title={t('front.find')} text={found('terra-mystica')}>
              <Link className={styles.more} href="/find?game=terra-mystica">
                {t('front.opponent')}
                <span className="visually-hidden">, Terra Mystica</span>
              </Link>
              <WayLink to="/tables?game=terra-mystica" about="Terra Mystica">
                {t('front.seeTables')}
              </WayLink>
            </Way>
          </ul>
        </section>
      </div>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <footer className={styles.rail}>
        <GoOn />
        <span className={styles.promise}>{t('front.promise')}</span>
        <Link href="/how-to-play">{t('frame.howToPlay')}</Link>
      </footer>
    </Frame>
  )
}

/** As large as the cards that are still on their way. */
function CardPlaces() {
  return Array.from({ length: 4 }, (_, i) => <div key={i} className={styles.card} />)
}

/** The first kingdom, against somebody who is no terror. */
async function playDominion(): Promise<string> {
  const robot = beginnersOpponent(await robotsOf('dominion'))
  const wanted = { game: 'dominion', options: { kingdom: 'First Game' }, seats: ['open' as const, { robot }] }
  return newTable(guestName(), wanted, true)
}

async function playTerraMystica(): Promise<string> {
  return newTable(guestName(), firstGame(), true)
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
    <Link href={to} className={styles.button}>
      {children}
      <span className="visually-hidden">, {about}</span>
    </Link>
  )
}
