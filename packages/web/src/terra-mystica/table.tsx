/** Terra Mystica at a table: everything is done at the thing itself, tried before it is sent, and the others are in view. */
import { homeGround } from '@freehold/terra-mystica'
import { type CSSProperties, lazy, Suspense, useMemo, useState } from 'react'
import { useKeys } from '../base/keys.ts'
import { useSettings } from '../base/settings.ts'
import { standing } from '../client/table-store.ts'
import type { GameTableProps } from '../games/game-table.ts'
import { useTableContext } from '../table/table-context.tsx'
import { mayAsk } from './advice/may-ask.ts'
import { isUntold, litBy, viewBefore } from './automa/thinking.ts'
import { useThinking } from './automa/use-thinking.ts'
import { CultSteles } from './board/cult-steles.tsx'
import { type Looked, LookUp } from './board/dialogs.tsx'
import { Order } from './board/order.tsx'
import { RoundStrip } from './board/round-strip.tsx'
import { MapArea } from './map-area.tsx'
import { Note } from './note/note.tsx'
import { waysAt } from './note/ways.ts'
import { useKeptPlan } from './notes/use-kept-plan.ts'
import palette from './palette.module.css'
import { People } from './people.tsx'
import { Agreed } from './picks/agreed.tsx'
import { FactionCards } from './picks/faction-cards.tsx'
import { askingOf } from './places.ts'
import { openGroup } from './plan/choices.tsx'
import { type Step, usePlan } from './plan/use-plan.ts'
import { Rail } from './rail.tsx'
import { SchoolBeside } from './school/beside.tsx'
import { type Sheet, SheetTabs } from './sheets.tsx'
import { type Panel, Side } from './side.tsx'
import styles from './table.module.css'
import { changedSpaces, takersOf } from './table-facts.ts'
import { AllTiles } from './tiles/all-tiles.tsx'
import { useArrangement } from './use-layout.ts'
import { eventsOf, type Offer, offersOf, seatNames, viewOf } from './view.ts'
import { type Why, whyWords } from './why-words.ts'
import { useSay } from './words.ts'

const NotesPanel = lazy(() => import('./notes/notes-panel.tsx'))

const NONE: ReadonlySet<string> = new Set()
const NO_STEPS: readonly Step[] = []

export function TerraMysticaTable({ state, before, decision, sending, names: sitting, answer }: GameTableProps) {
  const say = useSay()
  const context = useTableContext()
  const { store, known, playback } = context
  const { layout, scale } = useArrangement()
  const { speed } = useSettings()
  const real = viewOf(state)
  const names = useMemo(() => seatNames(real, sitting, say), [real, sitting, say])
  const live = known.happened.length > 0
  const watching = useThinking(state, playback.earlier, playback.frame.happened, live)
  const thinks = watching.beat !== undefined && playback.now
  const asked = thinks ? null : decision
  const plan = usePlan(state, asked, store, sending)
  const [picked, setPicked] = useState<{ readonly hex: string; readonly version: number }>()
  const selected = picked?.version === state.version ? picked.hex : undefined // what was looked at was for that moment
  const [preview, setPreview] = useState(NO_STEPS)
  const [looking, setLooking] = useState<string>()
  const [group, setGroup] = useState<string>()
  const [looked, look] = useState<Looked>()
  const [panel, setPanel] = useState<Panel>()
  const [sheet, setSheet] = useState<Sheet>('map')
  const [shown, show] = useState<readonly string[]>([])
  const [advised, setAdvised] = useState(false)
  const [writing, setWriting] = useState(false)

  const { beat, thinking } = watching
  const tried = preview.findLast((step) => step.plan)?.plan
  const view =
    thinks && beat && watching.before
      ? viewBefore(viewOf(watching.before.state), real, thinking.events, beat.before)
      : tried
        ? viewOf(tried)
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
  const sits = context.replayed ? undefined : you
  const left = state.closed || (sits !== undefined && (state.result?.resigned ?? []).includes(sits))
  useKeptPlan({ table: state.table, version: state.version, seat: sits, left }, plan)
  const home = player?.terrain ? (homeGround(player.faction, player.terrain) ?? undefined) : undefined
  const asking = leech ? 'table' : askingOf(offers)

  const close = () => setPicked(undefined)
  const choose = (offer: Offer) => {
    close()
    setLooking(undefined)
    setPanel(undefined)
    if (leech) answer([offer.number])
    else plan.choose(offer)
  }
  const ways = useMemo(() => (selected ? waysAt(selected, offers, home) : []), [selected, offers, home])
  const pick = (hex: string) => {
    const here = waysAt(hex, offers, home)
    if (here.length === 0) return close()
    // Where a space is asked for, it is the answer; where anything can be done, one looks first.
    if (kind !== 'action' && here.length === 1 && here[0].path.length === 1) return choose(here[0].offer)
    setPicked(selected === hex ? undefined : { hex, version: state.version })
    setSheet('map')
  }
  const filter = panel === 'actions' ? openGroup(offers, group) : undefined
  const targets = useMemo(() => {
    const glowing = offers.filter(({ detail }) => filter === undefined || detail.group === filter)
    return thinks ? NONE : new Set(glowing.flatMap(({ detail }) => (detail.hex ? [detail.hex] : [])))
  }, [offers, thinks, filter])
  const layBridge = (bridge: readonly [string, string]) => {
    const found = offers.find(({ detail }) => detail.bridge?.join() === bridge.join())
    if (found) choose(found)
  }
  const openPass = () => {
    const passing = offers.filter(({ detail }) => detail.group === 'pass')
    if (passing.length === 1) choose(passing[0])
    else if (passing.length > 1) setPanel(panel === 'pass' ? undefined : 'pass')
  }
  const openActions = () => setPanel(panel === 'actions' ? undefined : 'actions')
  useKeys({
    Enter: () => (thinks ? watching.next() : plan.canConfirm && plan.isWhole ? plan.confirm() : false),
    Backspace: () => (thinks ? watching.back() : plan.steps.length > 0 ? plan.back() : false),
    ArrowRight: () => (thinks ? watching.next() : false),
    ArrowLeft: () => (thinks ? watching.back() : false),
    Escape: () => (thinks ? watching.finish() : selected ? close() : panel ? setPanel(undefined) : false),
    a: openActions,
    p: openPass,
    t: () => look({ at: 'tiles' }),
    i: () => look({ at: 'income' }),
    f: () => look({ at: 'forecast' }),
    n: () => (sits === undefined ? false : setWriting(!writing)),
  })
  const events = useMemo(
    () =>
      (live ? standing(known.happened, known.base) : playback.frame.happened).flatMap((each) => eventsOf(each.events)),
    [live, known.happened, known.base, playback.frame],
  )
  const takers = useMemo(() => takersOf(events), [events])
  const planned = useMemo(() => changedSpaces(real.hexes, plan.view.hexes), [real, plan.view])
  const recent = useMemo(
    () =>
      before?.state.view && you !== undefined && !asked ? changedSpaces(viewOf(before.state).hexes, real.hexes) : NONE,
    [before, real, you, asked],
  )
  const lines = useMemo(() => {
    if (!thinks) return context.lines
    const hidden = isUntold(watching.thinking, watching.number)
    return context.lines.filter(({ id }) => !hidden(id))
  }, [thinks, context.lines, watching.thinking, watching.number])
  const cards = asking === 'factions' && asked !== null
  const why: Why = (wanted) => (you === undefined ? '' : whyWords(say, view, you, wanted, names))

  return (
    <main
      className={`${styles.table} ${palette.palette}`}
      style={{ '--tm-scale': scale } as CSSProperties}
      data-layout={layout}
      data-sheet={sheet}
      data-thinking={thinks}
      data-busy={plan.busy}
      data-picking={cards}
      data-position={state.position}
      data-automa={real.automa !== undefined}
      data-others={real.players.length - 1}
      data-moving={speed !== 'off'}
    >
      <h1 className="visually-hidden">Terra Mystica</h1>
      <div className={styles.strip}>
        <RoundStrip view={view} />
      </div>
      <div className={styles.order}>
        <Order view={view} names={names} waitingFor={thinks ? (real.automa?.seat ?? null) : state.waitingFor} />
      </div>
      <div className={styles.map}>
        <MapArea
          view={view}
          names={names}
          you={you === undefined ? undefined : real.players[you] && plan.view.players[you]}
          targets={targets}
          offers={offers}
          selected={selected ?? looking}
          planned={thinks ? NONE : shown.length > 0 ? new Set(shown) : planned}
          recent={recent}
          lit={litSpaces}
          note={
            selected && player && ways.length > 0 ? (
              <Note
                key={`${selected} ${plan.steps.length}`}
                hex={selected}
                view={plan.view}
                names={names}
                you={player}
                ways={ways}
                plan={plan}
                onPreview={setPreview}
                close={close}
              />
            ) : null
          }
          onPick={pick}
          onBridge={layBridge}
        />
      </div>
      {cards && (
        <>
          <div className={styles.cards}>
            <FactionCards view={view} names={names} offers={offers} busy={plan.busy} choose={choose} />
          </div>
          <Agreed className={styles.agreed} view={view} names={names} offers={offers} />
        </>
      )}
      <Rail
        state={state}
        view={view}
        names={names}
        plan={plan}
        watching={thinks ? watching : undefined}
        offers={offers}
        leech={leech}
        choose={choose}
        player={player}
        before={thinks ? player : real.players[seat]}
        you={you}
        open={layout === 'large'}
        takers={takers}
        why={why}
        lit={lit}
        look={look}
        onPass={openPass}
        onActions={openActions}
      />
      <Side
        className={styles.side}
        state={state}
        view={view}
        real={real}
        names={names}
        you={sits}
        watching={watching}
        thinks={thinks}
        plan={plan}
        offers={leech ? [] : offers}
        asking={asked ? asking : 'table'}
        home={home}
        firstCard={firstCard}
        panel={panel}
        setPanel={setPanel}
        why={why}
        advised={advised && mayAsk(state, context.replayed) && (asked !== null || context.replayed)}
        group={group}
        setGroup={setGroup}
        choose={choose}
        onLook={setLooking}
        look={look}
        show={show}
      />
      <section className={styles.cults} aria-label={say('ui.cults')}>
        <CultSteles view={view} names={names} offers={leech ? [] : offers} choose={choose} why={why} lit={lit} />
      </section>
      {layout === 'large' && (
        <section className={styles.tiles} aria-label={say('ui.tiles')}>
          <AllTiles view={view} names={names} />
        </section>
      )}
      <People
        {...{ state, lines, look, panel, setPanel, advised, setAdvised }}
        onNotes={sits === undefined ? undefined : () => setWriting(!writing)}
      />
      {you !== undefined && state.phase === 'playing' && !context.replayed && (
        <SchoolBeside
          className={styles.school}
          table={state.table}
          view={real}
          seat={you}
          events={events}
          moment={{
            kind: asked ? kind : undefined,
            thinks,
            noteOpen: ways.length > 0,
            canConfirm: plan.steps.length > 0 && plan.isWhole,
          }}
        />
      )}
      <SheetTabs sheet={sheet} setSheet={setSheet} className={styles.sheetTabs} />
      {writing && sits !== undefined && (
        <Suspense>
          <NotesPanel table={state.table} seat={sits} plan={plan} onClose={() => setWriting(false)} />
        </Suspense>
      )}
      {looked && (
        <LookUp
          looked={looked}
          view={view}
          names={names}
          events={events}
          look={look}
          exchanges={offers.filter(({ detail }) => detail.group === 'convert')}
          exchange={choose}
          why={asked ? why : undefined}
        />
      )}
    </main>
  )
}
