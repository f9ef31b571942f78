/** Finds an opponent: the game, the clock, whether it counts; meanwhile one can play against the computer. */
import { type SeekClock, seekClockNames } from '@freehold/server/protocol'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useSearch } from 'wouter'
import { seek, stopSeeking, useMeeting } from '../client/meeting.ts'
import { someone } from '../client/session.ts'
import { newTable } from '../client/tables.ts'
import { gameNamed, games } from '../games/games.ts'
import { Frame } from '../parts/frame.tsx'
import { guestName } from '../parts/guest-names.ts'
import { robotsOf } from '../parts/opponents.ts'
import { problemText } from '../parts/problems.ts'
import { Button } from '../ui/button.tsx'
import { Choice } from '../ui/choice.tsx'
import styles from './people.module.css'

export default function FindPage() {
  const { t } = useTranslation('people')
  const asked = new URLSearchParams(useSearch()).get('game')
  const [game, setGame] = useState((gameNamed(asked ?? '') ?? games()[0]).id)
  const [clock, setClock] = useState<SeekClock>('quick')
  const [rated, setRated] = useState(false)
  const [problem, setProblem] = useState('')
  const { seeking } = useMeeting()
  const begin = async () => {
    setProblem('')
    try {
      await someone(guestName())
      await seek({ game, clock, rated })
    } catch (error) {
      setProblem(problemText(error))
    }
  }
  return (
    <Frame title={t('find.title')}>
      <div className={styles.page}>
        <h1>{t('find.title')}</h1>
        <p className={styles.mute}>{t('find.intro')}</p>
        {seeking ? (
          <Looking game={seeking.game} />
        ) : (
          <form
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault()
              void begin()
            }}
          >
            <Choice
              label={t('find.game')}
              value={game}
              of={games().map(({ id, title }) => ({ value: id, text: title }))}
              onChange={setGame}
            />
            <Choice
              label={t('find.clock')}
              value={clock}
              of={seekClockNames.map((value) => ({ value, text: t(`find.clocks.${value}`) }))}
              onChange={setClock}
            />
            <p className={styles.mute}>{t(`find.clockHelp.${clock}`)}</p>
            <Choice
              label={t('find.counts')}
              value={rated ? 'rated' : 'free'}
              of={[
                { value: 'free', text: t('find.free') },
                { value: 'rated', text: t('find.rated') },
              ]}
              onChange={(value) => setRated(value === 'rated')}
            />
            <div className={styles.acts}>
              <Button primary type="submit">
                {t('find.begin')}
              </Button>
            </div>
            {problem && <p role="alert">{problem}</p>}
          </form>
        )}
        <p className={styles.mute}>
          <Link href={`/tables?game=${game}`}>{t('find.tables')}</Link>
        </p>
      </div>
    </Frame>
  )
}

function Looking({ game }: { readonly game: string }) {
  const { t } = useTranslation('people')
  const [, go] = useLocation()
  const [problem, setProblem] = useState('')
  const entry = gameNamed(game)
  const play = async () => {
    if (!entry) return
    try {
      go(`/table/${await newTable(guestName(), entry.firstGame(await robotsOf(game)), true)}`)
    } catch (error) {
      setProblem(problemText(error))
    }
  }
  return (
    <section className={styles.form} aria-label={t('find.looking')}>
      <p className={styles.looking} role="status">
        {t('find.looking')}
      </p>
      <p>{t('find.lookingHelp')}</p>
      <div className={styles.acts}>
        {entry && (
          <Button primary onClick={() => void play()}>
            {entry.front().meanwhile}
          </Button>
        )}
        <Button onClick={stopSeeking}>{t('find.stop')}</Button>
      </div>
      {problem && <p role="alert">{problem}</p>}
    </section>
  )
}
