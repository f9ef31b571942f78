import type { Ability, Step } from '@freehold/dominion'
import { useTranslation } from 'react-i18next'
import { landscapeNamed } from '../cards/boxes.ts'
import { cardNamed } from '../cards/card-facts.ts'
import { usePointed } from '../cards/pointed.ts'
import { useTongue } from '../tongue.ts'
import styles from './rail-note.module.css'
import { useDominion } from './use-dominion.ts'

const showing = ['draw', 'reveal', 'look', 'dig'] as const

/** Whether playing it shows something that nobody knew: then it is not free to take back among people. */
function shows(step: Step): boolean {
  if (showing.some((deed) => deed === step.do)) return true
  return Object.values(step).some((value) =>
    Array.isArray(value)
      ? value.some((each) => typeof each === 'object' && each !== null && 'do' in each && shows(each as Step))
      : typeof value === 'object' && value !== null && 'do' in value && shows(value as Step),
  )
}

const showsSomething = ({ abilities }: { readonly abilities: readonly Ability[] }): boolean =>
  abilities.some((ability) => ability.when === 'play' && ability.steps.some(shows))

/** What would happen: of the card under the pointer or in focus, else of the card that asks, unless mats lie there. */
export function RailNote({ className, behind }: { readonly className?: string; readonly behind: boolean }) {
  const { t } = useTranslation('dominion')
  const tongue = useTongue()
  const { decision, version, placing, view, state, you } = useDominion()
  const pointed = usePointed()
  const name = pointed ?? (behind ? undefined : decision?.question.cause?.source)
  const card = name === undefined ? undefined : (cardNamed(name, version) ?? landscapeNamed(name))
  if (!card) return <div className={className} />
  const plays = pointed !== undefined && placing.hand.has(card.name) && decision?.question.kind === 'action'
  // A Treasure that is still held is played, not bought.
  const buys =
    pointed !== undefined &&
    decision?.question.kind === 'buy' &&
    placing.piles.has(card.name) &&
    !placing.hand.has(card.name)
  const among = state.seats.some(({ robot, name }, seat) => seat !== you && robot === null && name !== null)
  const cost = view.piles.find((pile) => pile.card === card.name)?.cost ?? card.cost?.coins ?? 0
  return (
    <div className={`${styles.note} ${className ?? ''}`}>
      <h3>{tongue.cardName(card.name)}</h3>
      <p className={styles.sub}>{t(pointed === undefined ? 'asks' : 'pointed')}</p>
      {tongue.cardText(card).sections.map((lines, i) => (
        <div key={i} className={styles.section}>
          {lines.map(({ kind, runs }, line) => (
            <p key={line} data-kind={kind}>
              {runs.map(tongue.spoken).join('')}
            </p>
          ))}
        </div>
      ))}
      {plays && showsSomething(card) && among && (
        <p className={styles.sub}>{t(state.rated ? 'noWayBack' : 'backByConsent')}</p>
      )}
      {buys && <p className={styles.sub}>{t('leaves', { coins: view.turn.coins - cost, buys: view.turn.buys - 1 })}</p>}
    </div>
  )
}
