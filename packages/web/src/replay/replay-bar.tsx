/** The controls of a replay. */
import { serializeLog } from '@freehold/kernel'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useShare } from '../ui/use-share.ts'
import type { Recording } from './recording.ts'
import styles from './replay-bar.module.css'
import type { Eyes } from './timeline.ts'
import { type Pace, paces, queryOf, type useReplay } from './use-replay.ts'
import { VerifyDialog } from './verify-dialog.tsx'

interface ReplayBarProps {
  readonly recording: Recording
  readonly replay: ReturnType<typeof useReplay>
  readonly names: readonly string[]
  readonly said: string | undefined // what happened last
  onAnother?: (() => void) | undefined // opens another file
}

export function ReplayBar({ recording, replay, names, said, onAnother }: ReplayBarProps) {
  const { t } = useTranslation('replay')
  const { timeline, log, state } = recording
  const { at, eyes, playing, pace } = replay
  const [verifying, setVerifying] = useState(false)
  const { label, copied, share } = useShare(t('copied'))
  const [more, setMore] = useState(false)
  const turn = timeline.turns[timeline.turnAt(at)]
  const where =
    at === timeline.length ? t('over') : turn ? t('turn', { name: names[turn.seat], label: turn.label }) : ''
  const position = t('move', { at, of: timeline.length })
  const fromFile = state.table === 'file'
  const symbol = (path: string) => (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} fill="currentColor" />
    </svg>
  )
  const step = (label: string, keys: string, path: string, act: () => void, disabled: boolean) => (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      aria-keyshortcuts={keys}
      title={label}
      disabled={disabled}
      onClick={act}
    >
      {symbol(path)}
    </button>
  )
  const links = (
    <>
      {!fromFile && (
        <Button quiet onClick={() => share(`${location.origin}${location.pathname}?${queryOf({ at, eyes })}`)}>
          {copied ? t('copied') : (label ?? t('copy'))}
        </Button>
      )}
      {!recording.names && (
        <>
          <Button quiet onClick={() => download(serializeLog(log), `${log.game}.json`)}>
            {t('download')}
          </Button>
          <Button
            quiet
            onClick={() => {
              setMore(false)
              setVerifying(true)
            }}
          >
            {t('verify')}
          </Button>
        </>
      )}
      {onAnother && (
        <Button quiet onClick={onAnother}>
          {t('another')}
        </Button>
      )}
      {!fromFile && <Link href={`/result/${state.table}`}>{t('result')}</Link>}
    </>
  )
  return (
    <header className={styles.bar}>
      <div className={styles.row}>
        <Link href="/" className={styles.home}>
          Freehold
        </Link>
        <fieldset className={styles.steps}>
          <legend className="visually-hidden">{t('controls')}</legend>
          {step(
            t('turnBack'),
            'ArrowUp',
            'M3 4h2v12H3zM12 4v12L5.500 10zM18 4v12l-6.500-6z',
            () => replay.turn(-1),
            at === 0,
          )}
          {step(t('moveBack'), 'ArrowLeft', 'M14 4v12L5 10z', () => replay.move(-1), at === 0)}
          {step(
            playing ? t('pause') : t('play'),
            'Space',
            playing ? 'M5 4h4v12H5zM11 4h4v12h-4z' : 'M5 3v14l12-7z',
            () => replay.toggle(),
            false,
          )}
          {step(t('moveOn'), 'ArrowRight', 'M6 4v12l9-6z', () => replay.move(1), at === timeline.length)}
          {step(
            t('turnOn'),
            'ArrowDown',
            'M15 4h2v12h-2zM8 4v12l6.500-6zM2 4v12l6.500-6z',
            () => replay.turn(1),
            at === timeline.length,
          )}
        </fieldset>
        <label className={styles.select}>
          <span className="visually-hidden">{t('pace')}</span>
          <select value={pace} onChange={(event) => replay.setPace(event.target.value as Pace)}>
            {Object.keys(paces).map((each) => (
              <option key={each} value={each}>
                {t(`paces.${each as Pace}`)}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.select}>
          <span className="visually-hidden">{t('eyes')}</span>
          <select value={String(eyes)} onChange={(event) => replay.setEyes(eyesFrom(event.target.value))}>
            <option value="open">{t('open')}</option>
            {names.map((name, seat) => (
              <option key={seat} value={seat}>
                {t('eyesOf', { name })}
              </option>
            ))}
            <option value="audience">{t('audience')}</option>
          </select>
        </label>
        <span className={styles.links}>{links}</span>
        <Button quiet className={styles.more} onClick={() => setMore(true)}>
          {t('more')}
        </Button>
      </div>
      <div className={styles.row}>
        <span className={styles.where}>{where}</span>
        <input
          type="range"
          className={styles.slider}
          min={0}
          max={timeline.length}
          value={at}
          aria-label={t('slider')}
          aria-valuetext={`${position}. ${where}. ${said ?? ''}`}
          onChange={(event) => replay.goTo(Number(event.target.value))}
        />
        <span className={styles.position}>{position}</span>
      </div>
      {eyes === 'open' && <Hands recording={recording} at={at} names={names} />}
      {more && (
        <Dialog title={t('title')} onClose={() => setMore(false)}>
          <div className={styles.menu}>{links}</div>
        </Dialog>
      )}
      {verifying && <VerifyDialog recording={recording} onClose={() => setVerifying(false)} />}
    </header>
  )
}

const eyesFrom = (value: string): Eyes => (value === 'open' || value === 'audience' ? value : Number(value))

/** The hands that do not lie before the viewer. */
function Hands({ recording: { timeline }, at, names }: { recording: Recording; at: number; names: readonly string[] }) {
  const { t } = useTranslation('replay')
  const hands = timeline.replayed.handsOf?.(timeline.view(at, 'open')) ?? []
  const front = timeline.turns[timeline.turnAt(at)]?.seat
  const others = hands.map((cards, seat) => ({ cards, seat })).filter(({ seat }) => seat !== front)
  if (others.length === 0) return null
  return (
    <p className={styles.hands}>
      {others.map(({ cards, seat }) => (
        <span key={seat}>
          <i>{t('holds', { name: names[seat] })}</i> {cards === '' ? t('nothing') : cards}
        </span>
      ))}
    </p>
  )
}

function download(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
