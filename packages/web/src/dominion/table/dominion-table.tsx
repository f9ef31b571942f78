/** The table of a game of Dominion. */
import { lazy, Suspense, useCallback, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSettings } from '../../base/settings.ts'
import type { GameTableProps } from '../../games/game-table.ts'
import { LogPanel } from '../../table/log-panel.tsx'
import { useTableContext } from '../../table/table-context.tsx'
import { TableTools } from '../../table/table-tools.tsx'
import { CardPeek, usePeek } from '../cards/card-peek.tsx'
import { useMotion } from '../motion/use-motion.ts'
import { useTongue } from '../tongue.ts'
import { DecisionLine } from './decision-line.tsx'
import styles from './dominion-table.module.css'
import { bandOf, countersOf, heldBy, placesOf } from './full-view.ts'
import { Hints } from './hints.tsx'
import { InPlay } from './in-play.tsx'
import { Landscapes } from './landscapes.tsx'
import { Mats } from './mats.tsx'
import { Opponents } from './opponents.tsx'
import { handSeat, placeOptions } from './placing.ts'
import { Rail } from './rail.tsx'
import { Supply } from './supply.tsx'
import { keyRows, layOutPiles, optionsOf, pileKeys, versionOf, viewOf } from './table-view.ts'
import { namesInLog } from './tell.ts'
import { useArrowKeys } from './use-arrow-keys.ts'
import { useChoosing } from './use-choosing.ts'
import { DominionContext, type DominionTableValue, isCounted } from './use-dominion.ts'
import { useLayout, useLowWindow } from './use-layout.ts'
import { useSilentAnswers } from './use-silent-answers.ts'
import { useTableKeys } from './use-table-keys.ts'

// It comes at the end, so that nobody waits for it before.
const OtherCount = lazy(() => import('./the-end.ts').then((end) => ({ default: end.OtherCount })))

export function DominionTable({ state, decision, sending, names, answer }: GameTableProps) {
  const { t } = useTranslation('dominion')
  const root = useRef<HTMLDivElement>(null)
  const { replayed, playback } = useTableContext()
  const view = viewOf(state)
  const version = useMemo(() => versionOf(optionsOf(state)), [state])
  const { kingdom } = optionsOf(state)
  const placing = useMemo(() => placeOptions(decision, view), [decision, view])
  const choosing = useChoosing({ decision, placing, position: state.position, sending, answer })
  useSilentAnswers(decision, { position: state.position, sending }, answer)
  const piles = useMemo(() => layOutPiles(view, kingdom), [view, kingdom])
  const keys = useMemo(() => pileKeys(keyRows(piles)), [piles])
  const nameOf = useCallback((seat: number) => names[seat] ?? `${seat + 1}`, [names])
  const value: DominionTableValue = useMemo(
    () => ({
      state,
      view,
      version,
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
    [state, view, version, decision, placing, choosing, sending, nameOf, replayed, piles, keys],
  )
  const peek = usePeek(root)
  useMotion(root, view, playback.frame)
  useTableKeys(value)
  useArrowKeys(root)
  const tongue = useTongue()
  const layout = useLayout()
  const landscapes = bandOf(view).length
  const over = isCounted(value)
  const mats = value.handOf === null ? [] : placesOf(view.seats[value.handOf])
  const cards = useMemo(() => namesInLog(view, tongue), [view, tongue])
  return (
    <DominionContext value={value}>
      <div
        className={styles.table}
        ref={root}
        data-asked={decision !== null}
        data-sending={sending}
        data-over={over}
        data-still={useSettings().speed === 'off'}
        data-layout={layout}
        data-landscapes={landscapes > 0}
        data-full={useLowWindow() || landscapes > 0 || piles.base.length > 2}
        data-mats={mats.length > 0}
        data-tokens={
          state.you !== null && (countersOf(view.seats[state.you]).length > 0 || heldBy(view, state.you).length > 0)
        }
      >
        <main className={styles.main}>
          <h1 className="visually-hidden">{t('title')}</h1>
          <Opponents className={styles.opponents} />
          <div className={styles.stock} data-scrolls>
            <Supply className={styles.supply} />
            <Landscapes className={styles.landscapes} />
          </div>
          {over ? (
            <Suspense>
              <OtherCount className={styles.play} />
            </Suspense>
          ) : (
            <InPlay className={styles.play} />
          )}
          <LogPanel emphasised={cards} latest={12} className={styles.latest} />
          <div className={styles.own}>
            <DecisionLine className={styles.decision} />
            <Rail className={styles.rail} />
            {layout === 'lying' && <Hints />}
          </div>
          <Mats places={mats} className={styles.mats} />
        </main>
        <aside className={styles.side} aria-label={t('besideTable')}>
          <LogPanel emphasised={cards} className={styles.log} />
          {layout !== 'lying' && <Hints />}
          <TableTools faces className={styles.tools} />
        </aside>
        <CardPeek peek={peek} version={version} piles={view.piles} />
      </div>
    </DominionContext>
  )
}
