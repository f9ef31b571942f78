/** What the pages beside the table share: the name of the house, the ways to go, who one is. */
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useRoute } from 'wouter'
import { useLikelySession } from '../client/session.ts'
import type { Way as GameWay } from '../games/game-entry.ts'
import { games } from '../games/games.ts'
import styles from './frame.module.css'

interface FrameProps {
  readonly title: string // of the window; the page has its own heading
  readonly wide?: boolean
  readonly children: ReactNode
}

export function Frame({ title, wide, children }: FrameProps) {
  const { t } = useTranslation('pages')
  useEffect(() => {
    document.title = title === '' ? 'Freehold' : `${title} · Freehold`
  }, [title])
  const rulebooks = games().flatMap((game) => game.rulebooks) // each leads to the others
  const ways: readonly GameWay[] = [
    ...games().flatMap((game) => game.ways),
    { to: '/tables', text: () => t('frame.tables') },
    { to: '/how-to-play', text: () => t('frame.howToPlay') },
    ...rulebooks.slice(0, 1).map(({ to }): GameWay => ({ to, text: () => t('frame.rulebook'), rare: true })),
  ]
  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#main">
        {t('frame.skip')}
      </a>
      <header className={styles.header}>
        <Link href="/" className={styles.name}>
          Freehold
        </Link>
        <span className={styles.tagline}>{t('front.tagline')}</span>
        <nav className={styles.ways} aria-label={t('frame.ways')}>
          {ways.map(({ to, text, rare }) => (
            <Way key={to} to={to} rare={rare}>
              {text()}
            </Way>
          ))}
          <button type="button" className={styles.more} popoverTarget="more-ways">
            {t('frame.more')} <span aria-hidden="true">▾</span>
          </button>
          <div id="more-ways" popover="auto" className={styles.menu}>
            {ways.map(
              ({ to, text, rare }) =>
                rare && (
                  <Way key={to} to={to}>
                    {text()}
                  </Way>
                ),
            )}
          </div>
        </nav>
        <Who />
      </header>
      <main id="main" tabIndex={-1} className={wide ? styles.wide : styles.main}>
        {children}
      </main>
    </div>
  )
}

interface WayProps {
  readonly to: string
  readonly rare?: boolean
  readonly children: ReactNode
}

function Way({ to, rare, children }: WayProps) {
  const [here] = useRoute(`${to}/*?`)
  return (
    <Link href={to} aria-current={here ? 'page' : undefined} data-rare={rare}>
      {children}
    </Link>
  )
}

function Who() {
  const { t } = useTranslation('pages')
  const session = useLikelySession()
  const text =
    session.name === null
      ? t('frame.nobody')
      : session.email === null
        ? t('frame.guest', { name: session.name })
        : t('frame.account', { name: session.name })
  return (
    <Link href="/account" className={styles.who}>
      {text}
    </Link>
  )
}
