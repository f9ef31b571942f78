import { Component, lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { withTexts } from '../base/i18n.ts'
import { useMeeting } from '../client/meeting.ts'
import { useSession } from '../client/session.ts'
import { Button } from '../ui/button.tsx'
import { LiveRegion } from '../ui/live-region.tsx'
import styles from './app.module.css'
import { Routes } from './routes.tsx'

const News = lazy(() => withTexts(import('../people/news.tsx'), 'people'))

/** Whoever is known here hears of friends and opponents on every page. */
function SomebodysNews() {
  const session = useSession()
  return session?.person ? <NewsIfAny /> : null
}

function NewsIfAny() {
  const known = useMeeting()
  const { friends, seeking, found } = known
  return friends?.invitations.length || seeking || found !== undefined ? (
    <Suspense>
      <News {...known} />
    </Suspense>
  ) : null
}

export function App() {
  return (
    <Failing>
      <Suspense fallback={<div className={styles.waiting} aria-busy="true" />}>
        <Routes />
      </Suspense>
      <SomebodysNews />
      <LiveRegion />
    </Failing>
  )
}

/** A mistake of ours must not leave an empty page. */
class Failing extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override render() {
    return this.state.failed ? <Failed /> : this.props.children
  }
}

function Failed() {
  const { t } = useTranslation()
  return (
    <main className={styles.failed}>
      <h1>{t('failed.title')}</h1>
      <p>{t('failed.text')}</p>
      <Button primary onClick={() => location.reload()}>
        {t('failed.reload')}
      </Button>
    </main>
  )
}
