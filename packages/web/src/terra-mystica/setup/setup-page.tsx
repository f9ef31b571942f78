/** A table of Terra Mystica as one wishes it: who plays, on which map, with which tiles. */
import type { NewTable } from '@freehold/server/protocol'
import { useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { useKeys } from '../../base/keys.ts'
import { newTable } from '../../client/tables.ts'
import { Frame } from '../../parts/frame.tsx'
import { guestName } from '../../parts/guest-names.ts'
import { Button } from '../../ui/button.tsx'
import { firstGame } from '../first-game.ts'
import { enroll } from '../school/enrolled.ts'
import { type Say, useSay } from '../words.ts'
import { BalanceScale } from './balance-scale.tsx'
import { CodeLine } from './code-line.tsx'
import { MapChoice } from './map-choice.tsx'
import { beginsAtOnce, firstWishes, friendsWishes, tableFor, type Wishes } from './new-game.ts'
import { anotherBonusCard, anotherRoundTile, codeOf, fitted, nextFinalTile, rolled, withCode } from './rolled.ts'
import styles from './setup-page.module.css'
import { codeProblem, tableProblem } from './setup-problem.ts'
import { TilesOfGame } from './tiles-of-game.tsx'
import { WhoPlays } from './who-plays.tsx'

export default function SetupPage() {
  const say = useSay()
  const [, go] = useLocation()
  const asked = new URLSearchParams(useSearch())
  const [start] = useState(() => startWith(asked, say))
  const [wishes, setWishes] = useState(start.wishes)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState(start.problem)
  const wish = (change: Partial<Wishes>) => setWishes(fitted({ ...wishes, ...change }))
  const roll = () => setWishes(rolled(wishes))
  useKeys({ r: roll })
  const make = async (asked: NewTable, atOnce: boolean, begun?: (table: string) => void) => {
    setBusy(true)
    setProblem('')
    try {
      const table = await newTable(guestName(), asked, atOnce)
      begun?.(table)
      go(`/table/${table}`)
    } catch (error) {
      setProblem(tableProblem(say, error))
      setBusy(false)
    }
  }
  return (
    <Frame title={say('setup.title')}>
      <header className={styles.top}>
        <h1>{say('setup.title')}</h1>
        <p className={styles.school}>
          <Button disabled={busy} onClick={() => void make(firstGame(), true, enroll)}>
            {say('setup.school')}
          </Button>
          <span>{say('setup.schoolAbout')}</span>
          <Link href="/terra-mystica">{say('setup.library')}</Link>
        </p>
      </header>
      <div className={styles.setup}>
        <div className={styles.who}>
          <WhoPlays wishes={wishes} wish={wish} />
        </div>
        <div className={styles.what}>
          <MapChoice map={wishes.map} onMap={(map) => wish({ map })} />
          <header className={styles.head}>
            <h2>{say('setup.tiles')}</h2>
            <p>{say('setup.tilesAbout')}</p>
            <Button hint="r" onClick={roll}>
              {say('setup.rollAgain')}
            </Button>
          </header>
          <TilesOfGame
            roundTiles={wishes.roundTiles}
            bonusCards={wishes.bonusCards}
            finalTile={wishes.finalTile === 'none' ? null : wishes.finalTile}
            change={{
              round: (n) => setWishes(anotherRoundTile(wishes, n)),
              card: (id) => setWishes(anotherBonusCard(wishes, id)),
              final: () => wish({ finalTile: nextFinalTile(wishes) }),
            }}
          />
        </div>
        <div className={styles.below}>
          <BalanceScale map={wishes.map} fireAndIce={wishes.fireAndIce} />
        </div>
        <div className={styles.foot}>
          <CodeLine code={codeOf(wishes)} onCode={(code) => setWishes(withCode(wishes, code))} />
          <div className={styles.make}>
            <p>{inviteWords(say, wishes)}</p>
            <Button primary disabled={busy} onClick={() => void make(tableFor(wishes), beginsAtOnce(wishes))}>
              {say(beginsAtOnce(wishes) ? 'setup.begin' : 'setup.make')}
            </Button>
          </div>
        </div>
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
      </div>
    </Frame>
  )
}

/** What the address asks for: friends, or the set-up of a code. */
function startWith(asked: URLSearchParams, say: Say): { wishes: Wishes; problem: string } {
  const wishes = rolled(asked.get('with') === 'friends' ? friendsWishes : firstWishes)
  const code = asked.get('code')
  try {
    return { wishes: code === null ? wishes : withCode(wishes, code), problem: '' }
  } catch (error) {
    return { wishes, problem: codeProblem(say, error) }
  }
}

const inviteWords = (say: Say, wishes: Wishes): string =>
  beginsAtOnce(wishes) ? '' : say('setup.invited', { count: wishes.people - 1 })
