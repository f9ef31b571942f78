/** A table of whatever game, from the first open seat to the end. */
import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { withTexts } from '../base/i18n.ts'
import { standing } from '../client/table-store.ts'
import { useTable } from '../client/use-table.ts'
import type { LogLine } from '../games/game-table.ts'
import { useGamePlugin } from '../games/games.ts'
import { useNames } from '../parts/names.ts'
import { announce } from '../ui/live-region.tsx'
import { noteCommitment } from './commitments.ts'
import { ConnectionLine } from './connection-line.tsx'
import { Notices } from './notices.tsx'
import { RefusalLine } from './refusal-line.tsx'
import { type Panel, TableContext, type TableContextValue } from './table-context.tsx'
import { tableNotes } from './table-notes.ts'
import styles from './table-page.module.css'
import { useChatAnnouncements } from './use-chat-announcements.ts'
import { usePlayback } from './use-playback.ts'
import { useSounds } from './use-sounds.ts'

// Whoever plays at once against the computer needs neither before the first decision.
const WaitingRoom = lazy(() =>
  withTexts(
    import('./waiting-room.tsx').then((room) => ({ default: room.WaitingRoom })),
    'making',
    'pages',
  ),
)
const Panels = lazy(() => import('./panels.tsx').then((panels) => ({ default: panels.Panels })))

export default function TablePage({ table }: { readonly table: string }) {
  const { t } = useTranslation('table')
  const known = useTable(table)
  const names = useNames(known.state)
  const { state, missing } = known
  if (missing && !state) {
    return (
      <main className={styles.missing}>
        <h1>{t('missing')}</h1>
        <Link href="/">{t('home')}</Link>
      </main>
    )
  }
  return (
    <>
      <ConnectionLine known={known} />
      {state?.phase === 'gathering' && (
        <Suspense>
          <WaitingRoom state={state} names={names} store={known.store} />
        </Suspense>
      )}
      {state && state.phase !== 'gathering' && <Playing table={table} />}
    </>
  )
}

function Playing({ table }: { readonly table: string }) {
  const known = useTable(table)
  const state = known.state as NonNullable<typeof known.state>
  const names = useNames(state)
  const { t, i18n } = useTranslation('table')
  const { language } = i18n
  const plugin = useGamePlugin(state)
  const playback = usePlayback(known.frames)
  const [panel, open] = useState<Panel>()
  const { frame, now } = playback
  const { version } = frame.state
  const { happened, base } = known
  const lines = useMemo(() => {
    const until = happened.filter((each) => each.version <= version)
    const notes = tableNotes(until, frame.state, names, t)
    return [...plugin.tell(standing(until, base), frame.state, names), ...notes]
  }, [happened, base, version, frame, names, plugin, language, t])
  const tellMove = useCallback(
    (position: number) => {
      const move = standing(happened, base)[position - base]
      const told = move && plugin.tell([move], state, names).find(({ kind }) => kind === 'text')
      return told?.text.replace(/\.$/, '')
    },
    [happened, base, plugin, state, names],
  )
  const emphasised = useMemo(() => plugin.emphasised(frame.state), [plugin, frame, language])
  useAnnouncements(lines, now)
  useChatAnnouncements(known.chat, state.you)
  useSounds(frame, now, plugin)
  useTitle(state.asked !== null)
  // What the host promises now can be compared after the game.
  useEffect(() => {
    if (state.commitment && state.phase === 'playing') noteCommitment(localStorage, table, state.commitment)
  }, [table, state.commitment, state.phase])
  const context: TableContextValue = useMemo(
    () => ({ known, state, store: known.store, names, lines, playback, tellMove, replayed: false, panel, open }),
    [known, state, names, lines, playback, tellMove, panel],
  )
  return (
    <TableContext value={context}>
      <plugin.Table
        state={frame.state}
        before={playback.before}
        decision={now && !state.paused ? frame.state.asked : null}
        sending={known.sending}
        names={names}
        answer={(move) => void known.store.answer(move)}
      />
      <Notices />
      <RefusalLine />
      {panel && (
        <Suspense>
          <Panels plugin={plugin} emphasised={emphasised} />
        </Suspense>
      )}
    </TableContext>
  )
}

/** The tab says when something is asked, for whoever looks elsewhere meanwhile. */
function useTitle(asked: boolean): void {
  const { t } = useTranslation('table')
  const title = asked ? `● ${t('turnTitle')} · Freehold` : 'Freehold'
  useEffect(() => {
    document.title = title
    return () => {
      document.title = 'Freehold'
    }
  }, [title])
}

const MOST_SAID = 12

/** Whoever listens hears each new line once; of a long absence only the end. In a layout effect: it comes before what is asked next. */
function useAnnouncements(lines: readonly LogLine[], now: boolean): void {
  const said = useRef<ReadonlySet<string> | undefined>(undefined)
  useLayoutEffect(() => {
    if (!now) return
    const known = said.current
    if (known) for (const { id, text } of lines.slice(-MOST_SAID)) if (!known.has(`${id} ${text}`)) announce(text)
    said.current = new Set(lines.slice(-MOST_SAID * 4).map(({ id, text }) => `${id} ${text}`))
  }, [lines, now])
}
