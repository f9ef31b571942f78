/** Everything at a table that is not always in sight. */
import type { ProposalKind } from '@freehold/server/protocol'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'wouter'
import { changeSettings, faces, languages, speeds, themes, useSettings } from '../base/settings.ts'
import type { GamePlugin } from '../games/game-table.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { KeyHint } from '../ui/key-hint.tsx'
import { Chat } from './chat.tsx'
import { LogPanel } from './log-panel.tsx'
import styles from './panels.module.css'
import { useTableContext } from './table-context.tsx'
import { turnSounds } from './use-sounds.ts'

export function Panels({
  plugin,
  emphasised,
}: {
  readonly plugin: GamePlugin
  readonly emphasised: ReadonlyMap<string, string>
}) {
  const { t } = useTranslation('table')
  const { panel, open } = useTableContext()
  if (!panel) return null
  const content: Record<typeof panel, ReactNode> = {
    menu: <Menu />,
    log: <LogPanel emphasised={emphasised} className={styles.log} />,
    autos: <Autos plugin={plugin} />,
    chat: <Chat />,
    settings: <SettingsForm />,
    keys: <Keys plugin={plugin} />,
    resign: <Resign />,
    undo: <AskUndo />,
  }
  return (
    <Dialog
      key={panel}
      title={t(`panels.${panel}`)}
      onClose={() => open(undefined)}
      side={panel === 'log' || panel === 'chat'}
      open={panel === 'chat'}
    >
      {content[panel]}
    </Dialog>
  )
}

function Menu() {
  const { t } = useTranslation('table')
  const { open, state, playback, replayed } = useTableContext()
  const [, go] = useLocation()
  const { sound } = useSettings()
  const lookBack = () => {
    open(undefined)
    playback.lookBack()
  }
  const link = (label: string, act: () => void, hint?: string, danger?: boolean) => (
    <Button
      quiet
      className={danger ? `${styles.entry} ${styles.risky}` : styles.entry}
      onClick={act}
      hint={hint}
      danger={danger}
    >
      {label}
    </Button>
  )
  const plays = state.you !== null && state.phase === 'playing'
  return (
    <div className={styles.menu}>
      {link(t('panels.log'), () => open('log'))}
      {playback.steps > 1 && link(t('lookBack'), lookBack, 'b')}
      {state.you !== null && link(t('panels.autos'), () => open('autos'))}
      {!replayed && link(t('panels.chat'), () => open('chat'), 'c')}
      {link(t('panels.settings'), () => open('settings'))}
      {link(t(sound ? 'turnSoundOff' : 'turnSoundOn'), turnSounds, '!')}
      {link(t('panels.keys'), () => open('keys'), '?')}
      <Link href="/how-to-play" className={styles.entryLink}>
        {t('menu.howToPlay')}
      </Link>
      {link(t('menu.leave'), () => go('/'))}
      {plays && <ProposalEntries />}
      {plays && link(t('panels.resign'), () => open('resign'), undefined, true)}
    </div>
  )
}

/** What the table can decide together. */
function ProposalEntries() {
  const { t } = useTranslation('table')
  const { open, store, state, known, names } = useTableContext()
  const propose = (what: ProposalKind, seat?: number) => {
    open(undefined)
    void store.command('propose', { what, ...(seat !== undefined && { seat }) })
  }
  const absent = state.seats.flatMap(({ robot }, seat) =>
    robot === null && seat !== state.you && !known.present.includes(seat) ? [seat] : [],
  )
  return (
    <>
      <Button quiet className={styles.entry} onClick={() => propose(state.paused ? 'resume' : 'pause')}>
        {t(state.paused ? 'propose.resume' : 'propose.pause')}
      </Button>
      {absent.map((seat) => (
        <Button key={seat} quiet className={styles.entry} onClick={() => propose('replace', seat)}>
          {t('propose.replace', { who: names[seat] })}
        </Button>
      ))}
      <Button quiet className={styles.entry} onClick={() => propose('close')}>
        {t('propose.close')}
      </Button>
    </>
  )
}

function Autos({ plugin }: { readonly plugin: GamePlugin }) {
  const { t } = useTranslation('table')
  const { state, store } = useTableContext()
  const toggle = (name: string, on: boolean) =>
    void store.command('autos', {
      autos: on ? [...state.autos, name] : state.autos.filter((each) => each !== name),
    })
  return (
    <div className={styles.form}>
      <p className={styles.note}>{t('autos.explained')}</p>
      {plugin.autoChoices(state).map(({ name, text }) => (
        <label key={name} className={styles.check}>
          <input
            type="checkbox"
            checked={state.autos.includes(name)}
            onChange={({ target }) => toggle(name, target.checked)}
          />
          {text}
        </label>
      ))}
    </div>
  )
}

interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly of: readonly Value[]
  readonly value: Value
  readonly words: (value: Value) => string
  choose(value: Value): void
}

function Choice<Value extends string>({ label, of, value, words, choose }: ChoiceProps<Value>) {
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      {of.map((each) => (
        <label key={each} data-on={each === value}>
          <input type="radio" name={label} checked={each === value} onChange={() => choose(each)} />
          {words(each)}
        </label>
      ))}
    </fieldset>
  )
}

function SettingsForm() {
  const { t } = useTranslation('table')
  const settings = useSettings()
  const names = { en: 'English', de: 'Deutsch' } as const
  return (
    <div className={styles.form}>
      <Choice
        label={t('settings.faces')}
        of={faces}
        value={settings.face}
        words={(face) => t(`settings.face.${face}`)}
        choose={(face) => changeSettings({ face })}
      />
      <Choice
        label={t('settings.speed')}
        of={speeds}
        value={settings.speed}
        words={(speed) => t(`settings.speeds.${speed}`)}
        choose={(speed) => changeSettings({ speed })}
      />
      <Choice
        label={t('settings.theme')}
        of={themes}
        value={settings.theme}
        words={(theme) => t(`settings.themes.${theme}`)}
        choose={(theme) => changeSettings({ theme })}
      />
      <Choice
        label={t('settings.language')}
        of={languages}
        value={settings.language ?? (document.documentElement.lang === 'de' ? 'de' : 'en')}
        words={(language) => names[language]}
        choose={(language) => changeSettings({ language })}
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={settings.sound}
          onChange={({ target }) => changeSettings({ sound: target.checked })}
        />
        {t('settings.sound')}
      </label>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={settings.remarks}
          onChange={({ target }) => changeSettings({ remarks: target.checked })}
        />
        {t('settings.remarks')}
      </label>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={settings.hints}
          onChange={({ target }) => changeSettings({ hints: target.checked, hintsSeen: [] })}
        />
        {t('settings.hints')}
      </label>
    </div>
  )
}

const sharedKeys = ['z', 'b', 'm', 'c', '!', '?', 'Escape'] as const

function Keys({ plugin }: { readonly plugin: GamePlugin }) {
  const { t } = useTranslation('table')
  const rows = [...plugin.keys(), ...sharedKeys.map((key) => ({ keys: [key], text: t(`keys.${key}`) }))]
  return (
    <dl className={styles.keys}>
      {rows.map(({ keys, text }) => (
        <div key={text}>
          <dt>
            {keys.map((key) => (
              <KeyHint key={key} of={key} />
            ))}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function Resign() {
  const { t } = useTranslation('table')
  const { open, store, state } = useTableContext()
  return (
    <div className={styles.form}>
      <p>{t(state.seats.length > 2 ? 'resign.more' : 'resign.two')}</p>
      <div className={styles.buttons}>
        <Button
          danger
          onClick={() => {
            open(undefined)
            void store.command('resign', {})
          }}
        >
          {t('resign.yes')}
        </Button>
        <Button onClick={() => open(undefined)}>{t('resign.no')}</Button>
      </div>
    </div>
  )
}

/** The law of undo, where it says no. */
function AskUndo() {
  const { t } = useTranslation('table')
  const { open, store, state } = useTableContext()
  const offer = state.undo
  if (offer?.free !== false) return <p>{t('undo.free')}</p>
  return (
    <div className={styles.form}>
      <p>{t(`undo.barriers.${offer.reason}`)}</p>
      <p className={styles.note}>{t(state.noTakingBack ? 'undo.strict' : 'undo.law')}</p>
      {offer.to !== null && !state.noTakingBack && (
        <div className={styles.buttons}>
          <Button
            primary
            onClick={() => {
              open(undefined)
              void store.command('undo', {})
            }}
          >
            {t('undo.askOthers')}
          </Button>
          <Button onClick={() => open(undefined)}>{t('undo.never')}</Button>
        </div>
      )}
    </div>
  )
}
