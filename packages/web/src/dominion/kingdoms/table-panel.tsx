/** Whom to play the kingdom with. */
import { presetRules } from '@freehold/dominion/rules'
import type { KingdomSet, Printing } from '@freehold/dominion/setup'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { newTable } from '../../client/tables.ts'
import { guestName } from '../../parts/guest-names.ts'
import { useOpponents } from '../../parts/opponents.ts'
import { problemText } from '../../parts/problems.ts'
import { TableOptions } from '../../parts/table-options.tsx'
import { agreed, plainWishes } from '../../parts/table-wishes.ts'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { dominionTable, usualAsking } from '../new-table.ts'
import { beginnersOpponent, ladder } from '../opponents/ladder.ts'
import { OpponentLadder } from '../opponents/opponent-ladder.tsx'
import { fitting, rulesAsked, TableRules, usualRules } from '../rules/table-rules.tsx'
import { besideOf, type Draft, isComplete, versionOf } from './draft.ts'
import styles from './table-panel.module.css'

const OPEN = 'open'
const counts = ['2', '3', '4', '5', '6'] as const
type Count = (typeof counts)[number]

interface TablePanelProps {
  readonly draft: Draft
  readonly boxes: readonly KingdomSet[] // that a draft would choose from
  readonly friends: boolean // the other seats are open at first
  readonly players: number | undefined
  /** The printing of a set of rules, which is chosen with the cards. */
  onPrinting(printing: Printing | undefined): void
}

export function TablePanel({ draft, boxes, friends, players: asked, onPrinting }: TablePanelProps) {
  const { t } = useTranslation('kingdoms')
  const [, go] = useLocation()
  const { value: opponents = [], problem: nobodyKnown } = useOpponents('dominion')
  const [players, setPlayers] = useState<Count>(counts.find((count) => Number(count) === asked) ?? '2')
  const [chosen, setChosen] = useState<readonly (string | undefined)[]>([])
  const [wishes, setWishes] = useState(plainWishes)
  const [wantedRules, setRules] = useState(usualRules)
  const rules = fitting(wantedRules, Number(players))
  const [inTurn, setInTurn] = useState(false)
  const [starting, setStarting] = useState(false)
  const [problem, setProblem] = useState('')
  const usual = friends || nobodyKnown ? OPEN : (beginnersOpponent(opponents) ?? ladder[0].id)
  const seats = Array.from({ length: Number(players) - 1 }, (_, i) => chosen[i] ?? usual)
  const [asking, setAt] = useState(0)
  const at = Math.min(asking, seats.length - 1) // whose seat the ladder is for
  const shortOf = (seat: string) => opponents.find(({ id }) => id === seat)?.name ?? t('table.openShort')
  const hasOpen = seats.includes(OPEN)
  const onlyPeople = seats.every((seat) => seat === OPEN)
  const begin = async () => {
    setStarting(true)
    setProblem('')
    try {
      const options = {
        players: seats.length + 1,
        edition: draft.edition,
        ...(!inTurn && { kingdom: [...draft.cards], ...besideOf(draft) }),
        ...rulesAsked({ ...rules, rules: { ...rules.rules, printing: versionOf(draft).printing } }),
      }
      const plan = ['open' as const, ...seats.map((seat) => (seat === OPEN ? ('open' as const) : { robot: seat }))]
      const wanted = dominionTable(options, plan, {
        ...(hasOpen && agreed(wishes, onlyPeople)),
        ...(inTurn && { draft: { sets: boxes } }),
      })
      go(`/table/${await newTable(guestName(), wanted, !hasOpen)}`)
    } catch (error) {
      setProblem(problemText(error))
      setStarting(false)
    }
  }
  return (
    <section className={styles.panel} aria-labelledby="table-panel">
      <h2 id="table-panel">{t('table.title')}</h2>
      <Choice
        label={t('table.players')}
        value={players}
        of={counts.map((value) => ({ value, text: value }))}
        onChange={setPlayers}
      />
      {seats.length > 1 && (
        <Choice
          label={t('table.whichSeat')}
          value={String(at)}
          of={seats.map((seat, i) => ({ value: String(i), text: `${i + 2} ${shortOf(seat)}` }))}
          onChange={(value) => setAt(Number(value))}
        />
      )}
      <OpponentLadder
        label={t('table.seat', { n: at + 2 })}
        value={seats[at]}
        opponents={opponents}
        open={{ value: OPEN, text: t('table.open'), line: t('table.openHelp') }}
        onChange={(value) => setChosen((before) => seats.map((_, i) => (i === at ? value : before[i])))}
      />
      <Choice
        label={t('table.ten')}
        value={inTurn ? 'inTurn' : 'asShown'}
        of={(['asShown', 'inTurn'] as const).map((value) => ({ value, text: t(`table.${value}`) }))}
        onChange={(value) => setInTurn(value === 'inTurn')}
      />
      {inTurn && <p>{t('table.inTurnHelp')}</p>}
      {hasOpen && <TableOptions wishes={wishes} onlyPeople={onlyPeople} onWishes={setWishes} />}
      <TableRules
        wanted={rules}
        edition={draft.edition}
        players={seats.length + 1}
        usualAsking={usualAsking(1 + seats.filter((seat) => seat === OPEN).length)}
        onWanted={(next) => {
          setRules(next)
          if (next.preset !== rules.preset)
            onPrinting(next.preset && presetRules(next.preset, seats.length + 1).printing)
        }}
      />
      <Button
        primary
        className={styles.begin}
        disabled={starting || (opponents.length === 0 && !onlyPeople) || !(inTurn || isComplete(draft))}
        onClick={() => void begin()}
      >
        {hasOpen ? t('table.make') : t('table.begin')}
      </Button>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </section>
  )
}
