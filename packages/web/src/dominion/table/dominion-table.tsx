/** The table of a game of Dominion. */
import { useCallback, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameTableProps } from '../../table/game-table.ts'
import { LogPanel } from '../../table/log-panel.tsx'
import { useTableContext } from '../../table/table-context.tsx'
import { TableTools } from '../../table/table-tools.tsx'
import { CardPeek, usePeek } from '../cards/card-peek.tsx'
import { useFlights } from '../motion/use-flights.ts'
import { useTongue } from '../tongue.ts'
import { DecisionLine } from './decision-line.tsx'
import styles from './dominion-table.module.css'
import { Hints } from './hints.tsx'
import { InPlay } from './in-play.tsx'
import { Opponents } from './opponents.tsx'
import { handSeat, placeOptions } from './placing.ts'
import { Rail } from './rail.tsx'
import { Supply } from './supply.tsx'
import { editionOf, layOutPiles, optionsOf, pileKeys, viewOf } from './table-view.ts'
import { namesInLog } from './tell.ts'
import { useArrowKeys } from './use-arrow-keys.ts'
import { useChoosing } from './use-choosing.ts'
import { DominionContext, type DominionTableValue } from './use-dominion.ts'
import { useTableKeys } from './use-table-keys.ts'

export function DominionTable({ state, before, decision, sending, names, answer }: GameTableProps) {
  const { t } = useTranslation('dominion')
  const root = useRef<HTMLDivElement>(null)
  const { replayed } = useTableContext()
  const view = viewOf(state)
  const edition = editionOf(state)
  const { kingdom } = optionsOf(state)
  const placing = useMemo(() => placeOptions(decision, view), [decision, view])
  const choosing = useChoosing({ decision, placing, position: state.position, sending, answer })
  const piles = useMemo(() => layOutPiles(view, kingdom), [view, kingdom])
  const keys = useMemo(() => {
    const half = Math.ceil(piles.kingdom.length / 2)
    const [curse, ...apart] = piles.apart
    const basics = curse === undefined ? [] : [curse]
    return pileKeys([
      [...piles.moneys, ...basics, ...piles.kingdom.slice(0, half)],
      [...piles.points, '', ...piles.kingdom.slice(half), ...apart],
    ])
  }, [piles])
  const nameOf = useCallback((seat: number) => names[seat] ?? `${seat + 1}`, [names])
  const value: DominionTableValue = useMemo(
    () => ({
      state,
      view,
      edition,
      decision,
      placing,
      choosing,
      sending,
      nameOf,
      you: state.you,
      reader: replayed ? null : state.you,
      handOf: handSeat(view, state.you, decision),
      piles,
      pileKeys: keys,
    }),
    [state, view, edition, decision, placing, choosing, sending, nameOf, replayed, piles, keys],
  )
  const peek = usePeek(root)
  useFlights(root, before ? viewOf(before.state) : undefined, view)
  useTableKeys(value)
  useArrowKeys(root)
  const tongue = useTongue()
  const cards = useMemo(() => namesInLog(view, tongue), [view, tongue])
  return (
    <DominionContext value={value}>
      <div className={styles.table} ref={root} data-asked={decision !== null} data-sending={sending}>
        <main className={styles.main}>
          <h1 className="visually-hidden">{t('title')}</h1>
          <Opponents className={styles.opponents} />
          <Supply className={styles.supply} />
          <InPlay className={styles.play} />
          <LogPanel emphasised={cards} latest={12} className={styles.latest} />
          <DecisionLine className={styles.decision} />
          <Rail className={styles.rail} />
        </main>
        <aside className={styles.side} aria-label={t('beside')}>
          <LogPanel emphasised={cards} className={styles.log} />
          <Hints />
          <TableTools faces className={styles.tools} />
        </aside>
        <CardPeek peek={peek} edition={edition} piles={view.piles} />
      </div>
    </DominionContext>
  )
}
