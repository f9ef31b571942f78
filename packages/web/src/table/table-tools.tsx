import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeys } from '../base/keys.ts'
import { changeSettings, useSettings } from '../base/settings.ts'
import { announce } from '../ui/live-region.tsx'
import { saidIn } from './phrases.ts'
import { useTableContext } from './table-context.tsx'
import styles from './table-tools.module.css'
import type { Playback } from './use-playback.ts'
import { turnSounds } from './use-sounds.ts'

const HEARD_MS = 8000

/** What somebody just said, for a while; a click answers. */
function Heard() {
  const { t } = useTranslation('table')
  const { known, state, panel, open } = useTableContext()
  const last = known.chat.at(-1)
  const [old, setOld] = useState(last?.number ?? 0) // what was said before is no news
  const fresh = panel !== 'chat' && last && last.number > old && (last.seat === null || last.seat !== state.you)
  useEffect(() => {
    if (!last) return
    const timer = setTimeout(() => setOld(last.number), panel === 'chat' ? 0 : HEARD_MS)
    return () => clearTimeout(timer)
  }, [last, panel])
  if (!fresh) return null
  return (
    <button type="button" className={styles.heard} onClick={() => open('chat')}>
      <b>{last.name}</b> {saidIn(last.text, t)}
    </button>
  )
}

/** Looks back, and where the page has just been opened first asks what was before. */
function useLookBack(playback: Playback, recall: () => void): () => void {
  const [waits, setWaits] = useState(false)
  useEffect(() => {
    if (!waits || playback.steps < 2) return
    setWaits(false)
    playback.lookBack()
  }, [waits, playback])
  return () => {
    if (playback.steps > 1) return playback.lookBack()
    setWaits(true)
    recall()
  }
}

/** The quiet line of links at a table's edge. */
interface TableToolsProps {
  readonly className?: string | undefined
  readonly faces?: boolean
  readonly children?: ReactNode // what a game has beside them
}

export function TableTools({ className, faces, children }: TableToolsProps) {
  // On a phone there is room for the most needed ones; the others are in the menu.
  const { t } = useTranslation('table')
  const { open, panel, playback, replayed, state, store, known } = useTableContext()
  const lookBack = useLookBack(playback, () => void store.recall())
  const [read, setRead] = useState<number>()
  const last = known.chat.at(-1)?.number ?? 0
  if (read === undefined || (panel === 'chat' && read < last)) setRead(last)
  const unread = read === undefined ? 0 : known.chat.filter(({ number }) => number > read).length
  const { face } = useSettings()
  const turnFaces = () => changeSettings({ face: face === 'words' ? 'symbols' : 'words' })
  useKeys({
    m: () => open('menu'),
    '?': () => open('keys'),
    '!': () => announce(t(turnSounds() ? 'soundOn' : 'soundOff')),
    ...(!replayed && { c: () => open('chat'), b: lookBack }),
    ...(faces && { x: turnFaces }),
  })
  return (
    <nav className={`${styles.tools} ${className ?? ''}`} aria-label={t('tools')}>
      <Heard />
      {faces && (
        <>
          <button type="button" className={styles.wide} onClick={turnFaces} aria-keyshortcuts="x">
            {t(face === 'words' ? 'showSymbols' : 'showWords')}
          </button>
          <button type="button" className={styles.narrow} onClick={() => open('log')}>
            {t('panels.log')}
          </button>
        </>
      )}
      {!replayed && (
        <button
          type="button"
          className={faces ? styles.wide : undefined}
          onClick={lookBack}
          disabled={playback.steps < 2 && state.position === 0}
          aria-keyshortcuts="b"
          title={t('keys.b')}
        >
          {t('lookBack')}
        </button>
      )}
      {state.you !== null && (
        <button type="button" className={`${styles.wide} ${styles.autos}`} onClick={() => open('autos')}>
          {t('autosShort')}
        </button>
      )}
      {!replayed && (
        <button type="button" onClick={() => open('chat')} aria-keyshortcuts="c">
          {t('panels.chat')}
          {unread > 0 && <b className={styles.unread}>{unread}</b>}
        </button>
      )}
      {children}
      <button type="button" onClick={() => open('menu')} aria-keyshortcuts="m">
        {t('panels.menu')}
      </button>
    </nav>
  )
}
