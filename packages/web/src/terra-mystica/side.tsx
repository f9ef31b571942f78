/** The side of the table: the others' boards, or for a while what is asked, the Automa's thoughts, the result. */
import type { TableState } from '@freehold/server/protocol'
import type { TerraMysticaView } from '@freehold/terra-mystica'
import { refusalText } from '../parts/problems.ts'
import { useTableContext } from '../table/table-context.tsx'
import { AdvicePanel } from './advice/advice-panel.tsx'
import { AutomaPanel } from './automa/automa-panel.tsx'
import type { Watching } from './automa/use-thinking.ts'
import type { Looked } from './board/dialogs.tsx'
import { Others } from './board/others.tsx'
import { TilePicker } from './picks/tile-picker.tsx'
import type { Asking } from './places.ts'
import { Choices } from './plan/choices.tsx'
import { NotNow } from './plan/not-now.tsx'
import { Steps } from './plan/steps.tsx'
import type { Planning } from './plan/use-plan.ts'
import { Result } from './result/result.tsx'
import styles from './side.module.css'
import { useArrangement } from './use-layout.ts'
import { type Offer, optionsOf } from './view.ts'
import type { Why } from './why-words.ts'
import { useSay } from './words.ts'

/** What one may open there. */
export type Panel = 'actions' | 'pass' | 'automa'

interface SideProps {
  readonly className: string | undefined
  readonly state: TableState
  readonly view: TerraMysticaView
  readonly real: TerraMysticaView // without what is planned or still to be watched
  readonly names: readonly string[]
  readonly you: number | undefined
  readonly watching: Watching
  readonly thinks: boolean
  readonly plan: Planning
  readonly offers: readonly Offer[]
  readonly asking: Asking
  readonly home: string | undefined
  readonly firstCard: boolean
  readonly panel: Panel | undefined
  readonly advised: boolean // advice was asked for
  readonly why: Why
  readonly group: string | undefined
  setPanel(panel: Panel | undefined): void
  setGroup(group: string): void
  choose(offer: Offer): void
  onLook(hex: string | undefined): void
  look(looked: Looked): void
  show(hexes: readonly string[]): void
}

export function Side(props: SideProps) {
  const { state, view, real, names, watching, thinks, plan, offers, panel, setPanel, look } = props
  const say = useSay()
  const { replayed } = useTableContext()
  const { layout } = useArrangement()
  const content = contentOf(props, replayed)
  // On a phone what is asked lies on the map, and the others keep their row above it.
  const above = layout === 'phone' && content !== 'others'
  const besideHer = !above && content === 'automa' && real.players.length > 2 // her own panel tells of her
  const tiles = offers.filter(({ detail }) =>
    panel === 'pass' ? detail.group === 'pass' : detail.group !== 'convert' && detail.group !== 'end turn',
  )
  const className = `${styles.side} ${props.className ?? ''}`
  const others = (
    <Others
      without={besideHer ? real.automa?.seat : undefined}
      view={view}
      before={thinks ? view : real}
      names={names}
      you={props.you}
      waitingFor={thinks ? (real.automa?.seat ?? null) : state.waitingFor}
      onPoints={(seat) => look({ at: 'points', seat })}
      onPlayer={(seat) => look({ at: 'player', seat })}
    />
  )
  const her = (brief = false) => (
    <AutomaPanel
      view={view}
      cards={optionsOf(state).automa?.cards}
      watching={watching}
      brief={brief}
      onHouse={() => look({ at: 'house' })}
    />
  )
  const isActions = content === 'actions' || content === 'tiles'
  const asked = (
    <section
      className={className}
      data-side={content}
      data-choices={isActions || undefined}
      aria-label={isActions ? say('ui.actions') : above ? undefined : say('ui.players')}
    >
      {plan.problem && <p role="alert">{refusalText(plan.problem)}</p>}
      {props.advised && !thinks && state.phase === 'playing' && (
        <AdvicePanel options={state.options} view={real} names={names} show={props.show} />
      )}
      {(content === 'others' || besideHer) && others}
      {(content === 'automa' || (content === 'others' && real.automa && state.phase !== 'over' && real.round > 0)) &&
        her()}
      {content === 'result' && <Result state={state} view={real} names={names} look={look} />}
      {content === 'tiles' && (
        <TilePicker
          offers={tiles}
          view={view}
          firstCard={props.firstCard}
          busy={plan.busy}
          choose={props.choose}
          why={props.why}
          close={panel === 'pass' ? () => setPanel(undefined) : undefined}
        />
      )}
      {content === 'actions' && (
        <>
          <Steps plan={plan} names={names} firstCard={props.firstCard} />
          <Choices
            offers={offers}
            home={props.home}
            group={props.group}
            names={names}
            firstCard={props.firstCard}
            busy={plan.busy}
            setGroup={props.setGroup}
            choose={props.choose}
            onLook={props.onLook}
          />
          {plan.asked?.question.kind === 'action' && <NotNow offers={offers} why={props.why} />}
        </>
      )}
    </section>
  )
  if (!above) return asked
  return (
    <>
      <section className={className} data-side="others" aria-label={say('ui.players')}>
        {others}
        {content === 'automa' && her(true)}
      </section>
      {asked}
    </>
  )
}

type Content = 'automa' | 'result' | 'tiles' | 'actions' | 'others'

function contentOf({ state, thinks, panel, asking, offers, plan }: SideProps, replayed: boolean): Content {
  if (thinks || panel === 'automa') return 'automa'
  if (state.phase === 'over' && state.result) return replayed ? 'others' : 'result'
  if (panel === 'pass' && offers.some(({ detail }) => detail.group === 'pass')) return 'tiles'
  if (asking === 'tiles') return 'tiles'
  if (panel === 'actions' && (offers.length > 0 || plan.steps.length > 0)) return 'actions'
  return asking === 'list' ? 'actions' : 'others'
}
