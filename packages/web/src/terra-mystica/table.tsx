/** Terra Mystica at a table: you plan a turn, you confirm it, you watch the others. */
import { homeGround } from '@freehold/terra-mystica'
import { useMemo, useState } from 'react'
import { useKeys } from '../app/keys.ts'
import { standing } from '../client/table-store.ts'
import { refusalText } from '../pages/problems.ts'
import type { GameTableProps } from '../table/game-table.ts'
import { LogPanel } from '../table/log-panel.tsx'
import { ReviewBar } from '../table/review-bar.tsx'
import { TableContext, useTableContext } from '../table/table-context.tsx'
import { TableTools } from '../table/table-tools.tsx'
import { AdvicePanel } from './advice/advice-panel.tsx'
import { AskButtons } from './ask-buttons.tsx'
import { AutomaPanel } from './automa/automa-panel.tsx'
import { litBy, untold, viewBefore } from './automa/thinking.ts'
import { useThinking } from './automa/use-thinking.ts'
import { CultSteles } from './board/cult-steles.tsx'
import { type Looked, LookUp } from './board/dialogs.tsx'
import { FactionBoard } from './board/faction-board.tsx'
import { Players } from './board/players.tsx'
import { PowerActions } from './board/power-actions.tsx'
import { RoundStrip } from './board/round-strip.tsx'
import { MapArea } from './map-area.tsx'
import { Choices } from './plan/choices.tsx'
import { Steps } from './plan/steps.tsx'
import { usePlan } from './plan/use-plan.ts'
import { Result } from './result/result.tsx'
import { Sentence } from './sentence.tsx'
import { type Sheet, sheets } from './sheets.ts'
import styles from './table.module.css'
import { eventsOf, type Offer, offersOf, optionsOf, seatNames, viewOf } from './view.ts'
import { useSay } from './words.ts'

const NONE: ReadonlySet<string> = new Set()

export function TerraMysticaTable({ state, decision, sending, names: sitting, answer }: GameTableProps) {
  const say = useSay()
  const context = useTableContext()
  const { store, known, playback } = context
  const real = viewOf(state)
  const names = useMemo(() => seatNames(real, sitting, say), [real, sitting, say])
  const live = known.happened.length > 0
  const watching = useThinking(state, playback.before, playback.frame.happened, live)
  const thinks = watching.beat !== undefined && playback.now
  const asked = thinks ? null : decision
  const plan = usePlan(state, asked, store, sending)
  const [selected, setSelected] = useState<string>()
  const [looking, setLooking] = useState<string>()
  const [group, setGroup] = useState<string>()
  const [looked, look] = useState<Looked>()
  const [sheet, setSheet] = useState<Sheet>('actions')
  const [advised, setAdvised] = useState(false)
  const [shown, show] = useState<readonly string[]>([])
  // Only where no other person plays, or everything is over: nobody is helped against somebody.
  const mayAsk =
    context.replayed || (state.you !== null && state.seats.every(({ robot }, at) => at === state.you || robot !== null))

  const { beat, thinking } = watching
  const view =
    thinks && beat && watching.before
      ? viewBefore(viewOf(watching.before.state), real, thinking.events, beat.before)
      : plan.view
  const lit = thinks ? litBy(beat) : undefined
  const litSpaces = lit && real.hexes.some(({ id }) => lit.has(id)) ? lit : undefined
  const offers = useMemo(() => (plan.final ? [] : offersOf(plan.asked)), [plan.asked, plan.final])
  const kind = plan.asked?.question.kind
  const leech = kind === 'leech' && plan.steps.length === 0
  const firstCard = kind === 'take bonus card' || decision?.question.kind === 'take bonus card'
  const you = state.you === null || state.you >= real.players.length ? undefined : state.you
  const seat = you ?? real.players.find(({ seat: each }) => each !== real.automa?.seat)?.seat ?? 0
  const player = view.players[seat] ?? real.players[seat]

  const choose = (offer: Offer) => {
    setSelected(undefined)
    setLooking(undefined)
    if (leech) answer([offer.number])
    else plan.choose(offer)
  }
  const pick = (hex: string) => {
    const here = offers.filter(({ detail }) => detail.hex === hex)
    if (here.length === 1) return choose(here[0])
    setSelected(here.length > 1 ? (selected === hex ? undefined : hex) : undefined)
    if (here.length > 1) setSheet('actions')
  }
  const targets = useMemo(
    () => (thinks ? NONE : new Set(offers.flatMap(({ detail }) => (detail.hex ? [detail.hex] : [])))),
    [offers, thinks],
  )
  useKeys({
    Enter: () => (thinks ? watching.next() : plan.canConfirm ? plan.confirm() : false),
    Backspace: () => (thinks ? watching.back() : plan.steps.length > 0 ? plan.back() : false),
    ArrowRight: () => (thinks ? watching.next() : false),
    ArrowLeft: () => (thinks ? watching.back() : false),
    Escape: () => (thinks ? watching.finish() : selected ? setSelected(undefined) : false),
    a: () => document.querySelector<HTMLElement>('[data-choices] button')?.focus(),
    t: () => look({ at: 'tiles' }),
    i: () => look({ at: 'income' }),
    f: () => look({ at: 'forecast' }),
  })
  const events = useMemo(
    () =>
      (live ? standing(known.happened, known.base) : playback.frame.happened).flatMap((each) => eventsOf(each.events)),
    [live, known.happened, known.base, playback.frame],
  )
  const planned = useMemo(() => changedSpaces(real.hexes, plan.view.hexes), [real, plan.view])
  const showAutoma = real.automa !== undefined && (thinks || !asked || leech || sheet === 'automa')
  const lines = useMemo(() => {
    if (!thinks) return context.lines
    const hidden = untold(watching.thinking, watching.number)
    return context.lines.filter(({ id }) => !hidden.has(id))
  }, [thinks, context.lines, watching.thinking, watching.number])

  return (
    <main className={styles.table} data-sheet={sheet} data-thinking={thinks} data-busy={plan.busy}>
      <h1 className="visually-hidden">Terra Mystica</h1>
      <div className={styles.left}>
        <div className={styles.strip}>
          <RoundStrip view={view} />
        </div>
        <MapArea
          view={view}
          names={names}
          you={you === undefined ? undefined : player}
          targets={targets}
          offers={offers}
          selected={selected ?? looking}
          planned={thinks ? NONE : shown.length > 0 ? new Set(shown) : planned}
          lit={litSpaces}
          onPick={pick}
          onBridge={(bridge) => {
            const found = offers.find(({ detail }) => detail.bridge?.join() === bridge.join())
            if (found) choose(found)
          }}
        />
        <section className={styles.rail} aria-label={say('ui.board')}>
          <ReviewBar />
          <div className={styles.ask}>
            <Sentence
              state={state}
              asked={plan.asked}
              plan={plan}
              watching={thinks ? watching : undefined}
              names={names}
              view={view}
            />
            <AskButtons
              plan={plan}
              watching={thinks ? watching : undefined}
              leech={leech ? offers : []}
              choose={choose}
              names={names}
            />
          </div>
          <div className={styles.mine}>
            {player?.faction && (
              <FactionBoard
                player={player}
                before={thinks ? player : real.players[seat]}
                onExplain={(what) => look({ at: 'resource', what, seat })}
              />
            )}
            <PowerActions view={view} seat={you} offers={offers} choose={choose} lit={lit} />
          </div>
        </section>
      </div>
      <div className={styles.right}>
        <section className={styles.side} data-choices={showAutoma ? undefined : true} aria-label={say('ui.actions')}>
          {showAutoma && (state.phase !== 'over' || thinks || sheet === 'automa' || !state.result) ? (
            <AutomaPanel
              view={view}
              cards={optionsOf(state).automa?.cards}
              watching={watching}
              onHouse={() => look({ at: 'house' })}
            />
          ) : state.phase === 'over' && !thinks ? (
            <Result state={state} view={real} names={names} look={look} />
          ) : (
            <>
              {advised && mayAsk && state.phase === 'playing' && (asked || context.replayed) && (
                <AdvicePanel options={state.options} view={real} names={names} show={show} />
              )}
              {asked && <Steps plan={plan} names={names} firstCard={firstCard} />}
              {plan.problem && <p role="alert">{refusalText(plan.problem)}</p>}
              <Choices
                offers={leech ? [] : offers}
                home={player?.terrain ? (homeGround(player.faction, player.terrain) ?? undefined) : undefined}
                selected={selected}
                group={group}
                names={names}
                firstCard={firstCard}
                busy={plan.busy}
                setGroup={setGroup}
                unselect={() => setSelected(undefined)}
                choose={choose}
                onLook={setLooking}
              />
            </>
          )}
        </section>
        <div className={styles.low}>
          <section className={styles.cults} aria-label={say('ui.cults')}>
            <CultSteles view={view} names={names} offers={leech ? [] : offers} choose={choose} lit={lit} />
          </section>
          <section className={styles.people}>
            <Players
              view={view}
              before={thinks ? view : real}
              names={names}
              you={context.replayed ? null : state.you}
              waitingFor={state.waitingFor}
              onPoints={(each) => look({ at: 'points', seat: each })}
              onPlayer={(each) => look({ at: 'player', seat: each })}
            />
            <TableContext value={{ ...context, lines }}>
              <LogPanel className={styles.log} />
            </TableContext>
            <nav className={styles.lookUps} aria-label={say('ui.tiles')}>
              <button type="button" onClick={() => look({ at: 'tiles' })}>
                {say('ui.tiles')}
              </button>
              <button type="button" onClick={() => look({ at: 'income' })}>
                {say('ui.income')}
              </button>
              <button type="button" onClick={() => look({ at: 'forecast' })}>
                {say('ui.forecast')}
              </button>
              {mayAsk && state.phase === 'playing' && (
                <button type="button" aria-pressed={advised} onClick={() => setAdvised(!advised)}>
                  {say('advice.button')}
                </button>
              )}
              {real.automa && (
                <button
                  type="button"
                  aria-pressed={sheet === 'automa'}
                  onClick={() => setSheet(sheet === 'automa' ? 'actions' : 'automa')}
                >
                  {say('ui.automaTab')}
                </button>
              )}
            </nav>
            <TableTools className={styles.tools} />
          </section>
        </div>
      </div>
      <nav className={styles.sheetTabs} aria-label={say('ui.menu')}>
        {sheets.map((each) =>
          each === 'automa' && !real.automa ? null : (
            <button key={each} type="button" aria-pressed={sheet === each} onClick={() => setSheet(each)}>
              {say(each === 'automa' ? 'ui.automaTab' : each === 'people' ? 'ui.log' : `ui.${each}`)}
            </button>
          ),
        )}
      </nav>
      {looked && <LookUp looked={looked} view={view} names={names} events={events} look={look} />}
    </main>
  )
}

interface Ground {
  readonly id: string
  readonly ground: string
  readonly building: string | null
}

function changedSpaces(before: readonly Ground[], after: readonly Ground[]): ReadonlySet<string> {
  const changed = after.filter((hex, i) => hex.ground !== before[i]?.ground || hex.building !== before[i]?.building)
  return changed.length === 0 ? NONE : new Set(changed.map(({ id }) => id))
}
