/** Below the map: what is asked and how one answers it, one's own board, and the power actions. */

import type { TableState } from '@freehold/server/protocol'
import type { PlayerView, TerraMysticaView } from '@freehold/terra-mystica'
import { ReviewBar } from '../table/review-bar.tsx'
import { AskButtons } from './ask-buttons.tsx'
import type { Watching } from './automa/use-thinking.ts'
import type { Looked } from './board/dialogs.tsx'
import { FactionBoard } from './board/faction-board.tsx'
import { OwnLine } from './board/own-line.tsx'
import { PowerActions } from './board/power-actions.tsx'
import { lettersOf } from './letters.ts'
import type { Lit } from './map/map-props.ts'
import type { Planning } from './plan/use-plan.ts'
import { Sentence } from './sentence.tsx'
import styles from './table.module.css'
import { useKeptFocus } from './use-kept-focus.ts'
import type { Offer } from './view.ts'
import type { Why } from './why-words.ts'
import { useSay } from './words.ts'

interface RailProps {
  readonly state: TableState
  readonly view: TerraMysticaView // as it is shown
  readonly names: readonly string[]
  readonly plan: Planning
  readonly watching: Watching | undefined // while the Automa thinks
  readonly offers: readonly Offer[]
  readonly leech: boolean // whether to take power is all that is asked
  choose(offer: Offer): void
  readonly player: PlayerView // whose board it is, as planned
  readonly before: PlayerView // as it is
  readonly you: number | undefined
  readonly open: boolean // the whole board
  readonly takers: ReadonlyMap<string, number>
  readonly why: Why
  readonly lit: ReadonlyMap<string, Lit> | undefined // what her thought is about
  look(at: Looked): void
  onPass(): void
  onActions(): void
}

export function Rail(props: RailProps) {
  const { state, view, names, plan, watching, offers, leech, choose, player, before, look } = props
  const say = useSay()
  const sentence = useKeptFocus(plan.steps.length, state.version)
  const { seat } = player
  return (
    <section className={styles.rail} aria-label={say('ui.board')}>
      <ReviewBar />
      <div className={styles.ask}>
        <Sentence
          ref={sentence}
          state={state}
          asked={plan.asked}
          plan={plan}
          watching={watching}
          names={names}
          view={view}
        />
        <AskButtons
          plan={plan}
          watching={watching}
          leech={leech ? offers : []}
          offers={offers}
          choose={choose}
          onPass={props.onPass}
          onActions={props.onActions}
          names={names}
        />
      </div>
      <OwnLine player={player} before={before} />
      <div className={styles.mine}>
        {player.faction && (
          <FactionBoard
            player={player}
            before={before}
            letter={lettersOf(view, names)[seat]}
            open={props.open}
            offers={offers}
            choose={choose}
            why={props.you === undefined ? undefined : props.why}
            onExplain={(what) => look({ at: 'resource', what, seat })}
            onPoints={() => look({ at: 'points', seat })}
            onBoard={() => look({ at: 'player', seat })}
          />
        )}
        <PowerActions
          view={view}
          seat={props.you}
          takers={props.takers}
          offers={offers}
          why={props.why}
          choose={choose}
          lit={props.lit}
        />
      </div>
    </section>
  )
}
