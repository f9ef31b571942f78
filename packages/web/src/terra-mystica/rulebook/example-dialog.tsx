/** A rule, played: the map around it, what everybody has, what happened, and how the Automa came to it. */

import type { TableState } from '@freehold/server/protocol'
import {
  automaValues,
  CULTS,
  type DecisionCard,
  FAVOR_TILES,
  type Terrain,
  type TerraMysticaView,
} from '@freehold/terra-mystica'
import type { Example } from '@freehold/terra-mystica/examples'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { PlayedSteps } from '../../parts/rulebook.tsx'
import { ActionCard, SupportCard } from '../automa/decision-card.tsx'
import { type Beat, litBy } from '../automa/thinking.ts'
import { ThoughtSteps } from '../automa/thought-steps.tsx'
import { CultSteles } from '../board/cult-steles.tsx'
import { PowerActions } from '../board/power-actions.tsx'
import { tell } from '../log/tell.ts'
import { MapPicture } from '../map/map-picture.tsx'
import { pieceColour } from '../map/terrain.ts'
import palette from '../palette.module.css'
import { Disc } from '../signs/disc.tsx'
import { CoinsOnCard } from '../tiles/coins-on-card.tsx'
import { Face } from '../tiles/face.tsx'
import { capital, choiceWords, type Say, useSay } from '../words.ts'
import styles from './example.module.css'
import { Owned } from './owned.tsx'
import { lookedAt, type ShownStep, spokenOf, stepsOf } from './steps.ts'

const nothing = () => undefined
const NOBODY: ReadonlyMap<string, number> = new Map()

interface ExampleDialogProps {
  readonly title: string
  readonly example: Example
  onClose(): void
}

export function ExampleDialog({ title, example, onClose }: ExampleDialogProps) {
  const say = useSay()
  const { t } = useTranslation('rulebooks')
  const { t: own } = useTranslation('terra-mystica-rulebook')
  const refusal = (name: string, what: string) => own('notPossible', { name, what })
  const steps = useMemo(() => stepsOf(example), [example])
  const looked = useMemo(() => lookedAt(steps), [steps])
  const names = steps[0].view.players.map(({ seat, faction }) => {
    if (seat === steps[0].view.automa?.seat) return say('ui.automa')
    return faction ? say(`faction.${faction}`) : own('person', { n: seat + 1 }) // who has yet to find one
  })
  return (
    <PlayedSteps title={title} count={steps.length - 1} wide={steps[0].view.automa !== undefined} onClose={onClose}>
      {(at) => {
        const step = steps[at]
        const { view, before, beat } = step
        const lit = litBy(beat)
        return (
          <div className={`${palette.palette} ${styles.example}`} data-hers={view.automa !== undefined}>
            <ul className={styles.happened} aria-label={t('happened')} aria-live="polite">
              {linesOf(step, names, say, refusal).map((line, i) => (
                <li key={i}>{line}</li>
              ))}
            </ul>
            {looked.around.size > 0 && (
              <div className={styles.map}>
                <MapPicture
                  view={view}
                  names={names}
                  label={say('ui.map')}
                  lit={lit}
                  recent={spokenOf(step)}
                  around={looked.around}
                />
              </div>
            )}
            {view.automa && at > 0 && <HerCards view={view} beat={beat} />}
            {looked.powerActions && (
              <PowerActions view={view} seat={undefined} takers={NOBODY} offers={[]} choose={nothing} lit={lit} />
            )}
            {looked.cults && (
              <div className={styles.cults}>
                <CultSteles view={view} names={names} offers={[]} choose={nothing} lit={litCults(lit)} />
              </div>
            )}
            {looked.bonusCards && <BonusCards view={view} names={names} />}
            <Owned view={view} before={before} names={names} />
          </div>
        )
      }}
    </PlayedSteps>
  )
}

/** A favor tile is lit as its cult: the first four are one for each. */
function litCults(lit: ReturnType<typeof litBy>): ReturnType<typeof litBy> {
  const cultOf = (option: string) => CULTS[FAVOR_TILES.findIndex(({ id }) => id === option)] ?? option
  return lit && new Map([...lit].map(([option, light]) => [cultOf(option), light]))
}

/** What happened, or why nothing can. */
function linesOf(
  { events, view, refused }: ShownStep,
  names: readonly string[],
  say: Say,
  refusal: (name: string, what: string) => string,
): readonly string[] {
  const happened = { version: 1, kind: 'moved', events } as never
  const told = tell([happened], { view } as unknown as TableState, names).map(({ text }) => text)
  if (!refused) return told
  return [...told, refusal(names[refused.seat], choiceWords(say, refused.key))].map(capital)
}

/** Her two cards, and the choice that is being made with them. */
function HerCards({ view, beat }: { readonly view: TerraMysticaView; readonly beat: Beat | undefined }) {
  const { automa } = view
  const values = useMemo(() => automaValues(undefined), [])
  if (!automa) return null
  const { terrain } = view.players[automa.seat]
  const find = (id: string | undefined): DecisionCard | undefined => values.cards.find((card) => card.id === id)
  const action = find(beat?.action) ?? automa.actionCard
  const support = find(beat?.support) ?? automa.supportCard
  const colour = pieceColour(terrain)
  return (
    <div className={styles.hers}>
      {action && <ActionCard card={action} colour={colour} x={automa.x} />}
      {support && (
        <SupportCard
          card={support}
          colour={colour}
          row={values.priority[terrain as Terrain][support.support.row]}
          house
        />
      )}
      {beat?.thought && (
        <div className={styles.thought}>
          <ThoughtSteps beat={beat} colour={colour} houseRow />
        </div>
      )}
    </div>
  )
}

function BonusCards({ view, names }: { readonly view: TerraMysticaView; readonly names: readonly string[] }) {
  const say = useSay()
  const lies = (id: string) => view.automa?.bonusLine.indexOf(id) ?? 0 // beside her they lie in a line
  const held = view.bonusCards.filter(({ owner }) => owner !== null)
  const free = view.bonusCards.filter(({ owner }) => owner === null).toSorted((a, b) => lies(a.id) - lies(b.id))
  return (
    <ul className={styles.bonusCards} aria-label={say('ui.bonusCards')}>
      {[...free, ...held].map(({ id, coins, owner }) => (
        <li key={id}>
          <Face
            id={id}
            small
            corner={
              owner === null ? (
                <CoinsOnCard coins={coins} />
              ) : (
                <>
                  <Disc player={view.players[owner]} size={20} />
                  <span className="visually-hidden">{say('ui.heldBy', { name: names[owner] })}</span>
                </>
              )
            }
          />
        </li>
      ))}
    </ul>
  )
}
