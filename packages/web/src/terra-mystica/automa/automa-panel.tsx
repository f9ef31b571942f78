/** Watching her think: the two cards, the action being done, each tie-break with what it leaves. */
import { automaValues, type DecisionCard, type Terrain, type TerraMysticaView } from '@freehold/terra-mystica'
import { useMemo } from 'react'
import { Button } from '../../ui/button.tsx'
import { pieceColour } from '../map/terrain.ts'
import { useSay } from '../words.ts'
import styles from './automa-panel.module.css'
import { ActionCard, cardSentence, SupportCard } from './decision-card.tsx'
import { goalWords } from './goal-words.ts'
import { ThoughtSteps } from './thought-steps.tsx'
import type { Watching } from './use-thinking.ts'

interface AutomaPanelProps {
  readonly view: TerraMysticaView
  readonly cards: Parameters<typeof automaValues>[0] // printed values of this table
  readonly watching: Watching
  readonly brief?: boolean // only what she does, in words
  onHouse(): void
}

export function AutomaPanel({ view, cards, watching, brief, onHouse }: AutomaPanelProps) {
  const say = useSay()
  const { automa } = view
  const values = useMemo(() => automaValues(cards), [cards])
  const { beat } = watching
  if (!automa) return null
  const her = view.players[automa.seat]
  const find = (id: string | undefined): DecisionCard | undefined => values.cards.find((card) => card.id === id)
  const action = beat ? find(beat.action) : (automa.actionCard ?? undefined)
  const support = beat ? find(beat.support) : (automa.supportCard ?? undefined)
  const priorities = values.priority[her.terrain as Terrain]
  const row = support && priorities ? priorities[support.support.row] : []
  const houseRow = automa.house.some(({ where }) => where === 'terrainPriority')
  const colour = pieceColour(her.terrain)
  const sentence = (
    <p className={styles.sentence}>
      {beat?.kind === 'pass'
        ? say('automa.passes')
        : beat?.kind === 'first'
          ? say('automa.firstDwellings', { card: beat.action ?? '' })
          : action
            ? cardSentence(say, action, support, automa)
            : say('automa.noCards')}
    </p>
  )
  if (brief) return <section>{sentence}</section>
  return (
    <section className={styles.panel} aria-label={say('automa.title')}>
      <header className={styles.head}>
        <h2>{say(beat ? 'automa.choosing' : 'automa.title')}</h2>
        <p>{say('automa.where', { level: say(`level.${automa.level}`), n: automa.shipping })}</p>
      </header>
      <div className={styles.cards}>
        {action && <ActionCard card={action} colour={colour} x={automa.x} />}
        {support && <SupportCard card={support} colour={colour} row={row} house={houseRow} />}
        {sentence}
      </div>
      {beat?.thought && <ThoughtSteps beat={beat} colour={colour} houseRow={houseRow} />}
      {!beat && <Standing view={view} />}
      <footer className={styles.buttons}>
        {beat ? (
          <>
            <Button onClick={watching.back} disabled={watching.number === 0}>
              {say('automa.back')}
            </Button>
            <Button onClick={watching.finish}>{say('automa.all')}</Button>
            <small>
              {say('automa.hint')} {houseRow && say('automa.house')}
            </small>
          </>
        ) : (
          <>
            {watching.count > 0 && <Button onClick={watching.again}>{say('automa.watchAgain')}</Button>}
            <label className={styles.always}>
              <input
                type="checkbox"
                checked={watching.atOnce}
                onChange={(event) => watching.setAtOnce(event.target.checked)}
              />
              {say('automa.always')}
            </label>
            {automa.house.length > 0 && (
              <button type="button" className={styles.house} onClick={onHouse}>
                * {say('automa.houseTitle')} ({automa.house.length})
              </button>
            )}
          </>
        )}
      </footer>
    </section>
  )
}

/** Between her turns: decks, bonus cards, goals. */
function Standing({ view }: { readonly view: TerraMysticaView }) {
  const say = useSay()
  const { automa } = view
  if (!automa) return null
  return (
    <dl className={styles.standing}>
      <dt>{say(`faction.${automa.faction}`)}</dt>
      <dd>
        {say(`ability.${automa.faction}`)}
        <span className={styles.level}> · {say(`level.${automa.level}`)}</span>
      </dd>
      <dt>{say('automa.x', { n: automa.x })}</dt>
      <dd>
        {say('automa.deck', { count: automa.deck })}, {say('automa.reserve', { n: automa.reserve })}
      </dd>
      <dt>{say('automa.bonusLine')}</dt>
      <dd>{automa.bonusLine.map((id) => say(`tile.${id}`)).join(' · ')}</dd>
      {automa.goals.length > 0 && (
        <>
          <dt>{say('automa.goals')}</dt>
          <dd>{automa.goals.map((goal) => goalWords(say, goal)).join(' · ')}</dd>
        </>
      )}
      {automa.youth && (
        <>
          <dt>{say('automa.youth', { terrain: say(`terrain.${automa.youth}`) })}</dt>
          <dd />
        </>
      )}
    </dl>
  )
}
