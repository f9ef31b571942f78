import type { TableState } from '@freehold/server/protocol'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withTexts } from '../base/i18n.ts'
import { beginSession, useSession } from '../client/session.ts'
import type { TableStore } from '../client/table-store.ts'
import type { PreviewProps } from '../games/game-table.ts'
import { gameTitle, useGamePlugin } from '../games/games.ts'
import { Frame } from '../parts/frame.tsx'
import { useRobotName } from '../parts/names.ts'
import { gradedRobotsOf } from '../parts/opponents.ts'
import { problemText } from '../parts/problems.ts'
import { clockNameOf } from '../parts/table-wishes.ts'
import { Button } from '../ui/button.tsx'
import { useShare } from '../ui/use-share.ts'
import styles from './waiting-room.module.css'

const InviteFriends = lazy(() => withTexts(import('../people/invite-friends.tsx'), 'people'))

interface WaitingRoomProps {
  readonly state: TableState
  readonly names: readonly string[]
  readonly store: TableStore
}

/** Before the game: what is to be played, who is here, the link for those who are not. */
export function WaitingRoom({ state, names, store }: WaitingRoomProps) {
  const { t } = useTranslation('table')
  const open = state.seats.filter(({ name }) => name === null).length
  const game = gameTitle(state.game)
  const host = state.seats.findIndex(({ name, robot }) => name !== null && robot === null)
  const person = useSession()?.person
  const { draft } = state
  const isDraftOpen = draft !== null && draft.chosen.length < draft.size
  const mayStart = state.owner || ((state.beginsFull || (draft && !isDraftOpen)) && state.you !== null)
  const isKept = state.you === null && state.seats.some(({ kept }) => kept !== null && kept.person === person)
  const seated = state.seats.flatMap((seat) => seat.person ?? [])
  const invited = state.you === null && open > 0 && host >= 0
  const title = invited
    ? t('waiting.invited', { who: names[host], game })
    : t(open > 0 ? 'waiting.title' : 'waiting.ready')
  return (
    <Frame title={title}>
      <div className={styles.room}>
        <div className={styles.people}>
          {!invited && <p className={styles.game}>{game}</p>}
          <h1>{title}</h1>
          <Agreed state={state} />
          <ol className={styles.seats}>
            {state.seats.map(({ name, robot, kept }, seat) => (
              <li key={seat} data-open={name === null} data-you={seat === state.you}>
                <span className={styles.number}>{t('waiting.seat', { n: seat + 1 })}</span>
                <span className={styles.name}>
                  {name !== null ? names[seat] : kept ? t('waiting.keptFor', { who: kept.name }) : t('waiting.open')}
                </span>
                {state.owner && (name === null || robot !== null) && (
                  <SeatPlan state={state} seat={seat} store={store} />
                )}
                {robot !== null && <About robot={robot} seat={seat} />}
              </li>
            ))}
          </ol>
          {isKept && <TakeSeat store={store} />}
          {state.you === null && !isKept && open > 0 && <SitDown store={store} />}
          {open > 0 && !invited && !state.beginsFull && <Invite />}
          {open > 0 && state.you !== null && (
            <Suspense>
              <InviteFriends table={state.table} seated={seated} />
            </Suspense>
          )}
          <div className={styles.buttons}>
            {mayStart && !(isDraftOpen && draft.begun) && (
              <Button primary disabled={open > 0} onClick={() => void store.command('start', {})}>
                {isDraftOpen ? t('waiting.draft') : t('waiting.start')}
              </Button>
            )}
            {state.you !== null && !state.owner && (
              <Button onClick={() => void store.command('leave', {})}>{t('waiting.leave')}</Button>
            )}
          </div>
          <p className={styles.note}>
            {open > 0 && state.beginsFull
              ? t('waiting.beginsFull')
              : open > 0
                ? t('waiting.seatsOpen', { count: open })
                : state.owner || draft?.begun
                  ? ''
                  : t('waiting.waitForOwner')}
          </p>
        </div>
        <Suspense>
          <Preview {...{ state, names, store }} />
        </Suspense>
      </div>
    </Frame>
  )
}

/** What all who sit down agree to: whether it is rated, how much time there is, and whether their hands are seen. */
function Agreed({ state: { rated, clock, audienceSeesAll } }: { readonly state: TableState }) {
  const { t } = useTranslation('making')
  const name = clock ? clockNameOf(clock) : undefined
  const agreed = [
    ...(rated ? [t('options.rated')] : []),
    ...(name ? [t(`options.clocks.${name}`)] : []),
    ...(audienceSeesAll ? [t('options.audienceSeesAll')] : []),
  ]
  return agreed.length > 0 && <p className={styles.note}>{agreed.join(' · ')}</p>
}

/** A seat is kept for whoever is here: a rematch, or an opponent who was found. */
function TakeSeat({ store }: { readonly store: TableStore }) {
  const { t } = useTranslation('table')
  return (
    <div className={styles.buttons}>
      <Button primary onClick={() => void store.command('sit', {})}>
        {t('waiting.takeSeat')}
      </Button>
      <Button onClick={() => void store.command('leave', {})}>{t('waiting.noThanks')}</Button>
    </div>
  )
}

/** What the game shows of itself before it begins; meanwhile its table is loaded. */
function Preview(props: PreviewProps) {
  const { Preview: Shown } = useGamePlugin(props.state)
  return Shown ? <Shown {...props} /> : null
}

const aboutId = (seat: number) => `about-${seat}`

/** What is said of an artificial player; the Automa is known by her name, and has a page of her own. */
function About({ robot, seat }: { readonly robot: string; readonly seat: number }) {
  const { t } = useTranslation('making')
  const line = t(`opponents.${robot as 'random'}`, { defaultValue: '' })
  return (
    line !== '' && (
      <p id={aboutId(seat)} className={styles.about}>
        {line}
      </p>
    )
  )
}

/** In the place of a player: the seat stays kept. No artificial player is called so. */
const KEPT = 'kept'

/** Whoever made the table says who is to have a seat that nobody has taken. */
function SeatPlan({
  state,
  seat,
  store,
}: {
  readonly state: TableState
  readonly seat: number
  readonly store: TableStore
}) {
  const { t } = useTranslation('table')
  const [robots, setRobots] = useState<readonly { readonly id: string; readonly name: string }[]>([])
  const robotName = useRobotName()
  const { robot, kept, name: told } = state.seats[seat]
  useEffect(() => {
    void gradedRobotsOf(state.game)
      .then(setRobots)
      .catch(() => undefined) // then the seat stays as it is
  }, [state.game])
  // Whoever has the seat is shown there, also one that is offered to nobody.
  const seated = robot !== null && !robots.some(({ id }) => id === robot) ? [{ id: robot, name: told ?? robot }] : []
  const offered = [...robots, ...seated]
  const plan = (id: string) => void store.command('plan-seat', { seat, plan: id === '' ? 'open' : { robot: id } })
  return (
    <select
      className={styles.plan}
      value={robot ?? (kept ? KEPT : '')}
      onChange={({ target }) => plan(target.value)}
      aria-label={t('waiting.who', { n: seat + 1 })}
      aria-describedby={robot === null ? undefined : aboutId(seat)}
    >
      {kept && (
        <option value={KEPT} disabled>
          {t('waiting.onlyFor', { who: kept.name })}
        </option>
      )}
      <option value="">{t('waiting.forSomebody')}</option>
      {offered.map(({ id, name }) => (
        <option key={id} value={id}>
          {robotName(id, name)}
        </option>
      ))}
    </select>
  )
}

function SitDown({ store }: { readonly store: TableStore }) {
  const { t } = useTranslation('table')
  const session = useSession()
  const [typed, setTyped] = useState<string>()
  const [problem, setProblem] = useState('')
  const name = typed ?? session?.name ?? ''
  const sit = async () => {
    try {
      setProblem('')
      if (session?.name !== name.trim()) await beginSession(name)
      await store.command('sit', {})
    } catch (error) {
      setProblem(problemText(error))
    }
  }
  return (
    <form
      className={styles.sit}
      onSubmit={(event) => {
        event.preventDefault()
        void sit()
      }}
    >
      <label>
        {t('waiting.yourName')}
        <input
          // biome-ignore lint/a11y/noAutofocus: whoever was sent here types a name first
          autoFocus
          value={name}
          onChange={(event) => setTyped(event.target.value)}
          maxLength={40}
          autoComplete="nickname"
        />
      </label>
      <Button primary type="submit" disabled={name.trim() === ''}>
        {t('waiting.sit')}
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </form>
  )
}

function Invite() {
  const { t } = useTranslation('table')
  const { label, copied, share } = useShare(t('waiting.copied'))
  const link = location.origin + location.pathname
  return (
    <div className={styles.invite}>
      <p>{t('waiting.invite')}</p>
      <div className={styles.link}>
        <input readOnly value={link} aria-label={t('waiting.copy')} onFocus={(event) => event.target.select()} />
        <Button onClick={() => share(link)}>{copied ? t('waiting.copied') : (label ?? t('waiting.copy'))}</Button>
      </div>
    </div>
  )
}
