/** What the pages beside the table share: the name of the house, the ways to go, who one is. */
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useRoute } from 'wouter'
import { useLikelySession } from '../client/session.ts'
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
          {games()
            .flatMap(({ ways }) => ways)
            .map(({ to, text, short }) => (
              <Way key={to} to={to}>
                {short ? (
                  <>
                    <span className={styles.long}>{text()}</span>
                    <span className={styles.short}>{short()}</span>
                  </>
                ) : (
                  text()
                )}
              </Way>
            ))}
          <Way to="/tables">{t('frame.tables')}</Way>
          <Way to="/how-to-play">{t('frame.howToPlay')}</Way>
        </nav>
        <Who />
      </header>
      <main id="main" tabIndex={-1} className={wide ? styles.wide : styles.main}>
        {children}
      </main>
    </div>
  )
}

function Way({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  const [here] = useRoute(`${to}/*?`)
  return (
    <Link href={to} aria-current={here ? 'page' : undefined}>
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
