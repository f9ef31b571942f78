/** A finished game, to be walked through. */
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { useKeys } from '../base/keys.ts'
import { TableStore } from '../client/table-store.ts'
import { useGamePlugin } from '../games/games.ts'
import { Frame as PageFrame } from '../parts/frame.tsx'
import { useNames } from '../parts/names.ts'
import { useLoaded } from '../parts/use-loaded.ts'
import { Panels } from '../table/panels.tsx'
import { type Panel, TableContext, type TableContextValue } from '../table/table-context.tsx'
import { announce } from '../ui/live-region.tsx'
import { OpenFile } from './open-file.tsx'
import { loadRecording, type Recording, StillPlaying } from './recording.ts'
import { ReplayBar } from './replay-bar.tsx'
import { frameAt, happenings } from './replay-frames.ts'
import styles from './replay-page.module.css'
import { replayProblem } from './replay-problem.ts'
import { toldApart } from './told-apart.ts'
import { useReplay } from './use-replay.ts'

/** Without a table, a file can be opened. */
export default function ReplayPage({ table }: { readonly table?: string }) {
  const [opened, setOpened] = useState<Recording>()
  const openAnother = () => {
    history.replaceState(history.state, '', location.pathname) // the place was in the game before
    setOpened(undefined)
  }
  if (opened) return <Replay recording={opened} onAnother={openAnother} />
  return table === undefined ? <OpenFile onOpen={setOpened} /> : <Load table={table} />
}

/** A long log is there from the beginning: its lines would break anew if its letters came later than it. */
const lettersOfLog = (): Promise<unknown> =>
  Promise.race([
    Promise.allSettled(['', 'bold ', 'italic '].map((style) => document.fonts.load(`${style}1em Alegreya`))),
    new Promise((done) => setTimeout(done, LONGEST_WAIT_MS)),
  ])

const LONGEST_WAIT_MS = 1500

function Load({ table }: { readonly table: string }) {
  const { t } = useTranslation('replay')
  const { value, problem } = useLoaded(`replay ${table}`, async () => {
    const [recording] = await Promise.all([loadRecording(table), lettersOfLog()])
    return recording
  })
  if (value) return <Replay recording={value} />
  if (problem instanceof StillPlaying) {
    return (
      <Message title={t('stillPlaying')}>
        <Link href={`/table/${table}`}>{t('watch')}</Link>
      </Message>
    )
  }
  if (problem) {
    return (
      <Message title={t('cannot')}>
        <p role="alert">{replayProblem(problem, t)}</p>
      </Message>
    )
  }
  return <div aria-busy="true" />
}

function Message({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <PageFrame title={title}>
      <h1>{title}</h1>
      <div className={styles.message}>{children}</div>
    </PageFrame>
  )
}

const isNamed = ({ name, robot }: Recording['state']['seats'][number]): boolean => name !== null || robot !== null

const still = { looking: false, step: 1, steps: 1 } as const // looking back is what the whole page is for
const nothing = () => undefined

interface ReplayProps {
  readonly recording: Recording
  onAnother?(): void // opens another file
}

function Replay({ recording, onAnother }: ReplayProps) {
  const { t, i18n } = useTranslation('replay')
  const { language } = i18n
  const { timeline, state } = recording
  const plugin = useGamePlugin(state)
  const known = useNames(state)
  const names = useMemo(
    () =>
      recording.names?.() ??
      toldApart(known.map((name, seat) => (isNamed(state.seats[seat]) ? name : t('seat', { n: seat + 1 })))),
    [recording, known, state.seats, t],
  )
  const replay = useReplay(timeline)
  const { at, eyes } = replay
  const [panel, open] = useState<Panel>()
  // Here and not in the bar: whoever mounts last is asked first, and the table has plans for arrows too.
  useKeys({
    ArrowLeft: () => replay.move(-1),
    ArrowRight: () => replay.move(1),
    ArrowUp: () => replay.turn(-1),
    ArrowDown: () => replay.turn(1),
    Home: () => replay.goTo(0),
    End: () => replay.goTo(timeline.length),
    ' ': () => replay.toggle(),
  })
  const frame = useMemo(() => frameAt(recording, at, eyes), [recording, at, eyes])
  const before = useMemo(() => (at > 0 ? frameAt(recording, at - 1, eyes) : undefined), [recording, at, eyes])
  const lines = useMemo(
    // With open eyes nobody is `you`.
    () =>
      plugin.tell(
        happenings(recording, at, eyes),
        eyes === 'open' ? { ...frame.state, you: null } : frame.state,
        names,
      ),
    [plugin, recording, at, eyes, frame, names, language],
  )
  const said = lines.at(-1)?.text
  useEffect(() => {
    document.title = `${t('title')} · Freehold`
  }, [t])
  useEffect(() => {
    if (said) announce(said)
  }, [said])
  const store = useMemo(() => new TableStore(state.table), [state.table])
  const context: TableContextValue = useMemo(
    () => ({
      known: {
        ...store.getSnapshot(),
        state,
        frames: [frame],
        connection: 'live',
        present: names.map((_, seat) => seat), // nobody is missed any more
      },
      state: { ...frame.state, you: null }, // nothing can be done here by anybody
      store,
      names,
      lines,
      playback: {
        frame,
        before,
        earlier: before,
        now: true,
        ...still,
        lookBack: nothing,
        reaches: () => true,
        lookAt: replay.goTo,
        go: nothing,
        toNow: nothing,
      },
      replayed: true,
      tellMove: nothing,
      panel,
      open,
    }),
    [store, state, frame, before, names, lines, panel, replay],
  )
  return (
    <TableContext value={context}>
      <div className={styles.page}>
        <ReplayBar recording={recording} replay={replay} names={names} said={said} onAnother={onAnother} />
        <div className={styles.table}>
          <plugin.Table
            state={frame.state}
            before={before}
            decision={null}
            sending={false}
            names={names}
            answer={nothing}
          />
        </div>
      </div>
      <Panels plugin={plugin} emphasised={plugin.emphasised(frame.state)} />
    </TableContext>
  )
}
