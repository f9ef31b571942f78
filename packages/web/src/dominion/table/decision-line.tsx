import { lazy, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeys } from '../../base/keys.ts'
import { Clock } from '../../table/clock.tsx'
import { ReviewBar } from '../../table/review-bar.tsx'
import { useTableContext } from '../../table/table-context.tsx'
import { UndoButton } from '../../table/undo-button.tsx'
import { Button } from '../../ui/button.tsx'
import { announce } from '../../ui/live-region.tsx'
import { cardNamed } from '../cards/card-facts.ts'
import { useTongue } from '../tongue.ts'
import { AmountChoice } from './amount-choice.tsx'
import styles from './decision-line.module.css'
import { answerButtons, sentenceOf } from './decision-words.ts'
import { coinsIn } from './treasure.ts'
import { useDominion } from './use-dominion.ts'

const Over = lazy(() => import('./the-end.ts').then((end) => ({ default: end.Over })))

/** So many amounts have a button each. */
const MOST_AMOUNTS = 2

/** The sentence that says what is asked, next to the hand, and what can be answered without a card. */
export function DecisionLine({ className }: { readonly className?: string }) {
  const { playback, state } = useTableContext()
  const { phase } = useDominion().state // of the moment shown: the last moves are still to be seen when a game is over
  return (
    <section className={`${styles.line} ${className ?? ''}`} data-asked={state.asked !== null}>
      {playback.looking ? (
        <ReviewBar className={styles.review} />
      ) : phase === 'over' ? (
        <Suspense>
          <Over />
        </Suspense>
      ) : (
        <Asked />
      )}
    </section>
  )
}

function Asked() {
  const { t } = useTranslation('dominion')
  const { state: shown, decision, placing, choosing, view, version, you, nameOf, handOf } = useDominion()
  const { state } = useTableContext()
  const tongue = useTongue()
  const held = handOf === null ? [] : (view.seats[handOf].hand.cards ?? [])
  const buttons = answerButtons({ decision, placing, choosing, coinsInHand: coinsIn(held, version), t })
  const sentence = decision && sentenceOf({ decision, you, turn: view.turn.seat, nameOf, t, tongue, version })
  const said = sentence ? [sentence.by, sentence.text].filter(Boolean).join(': ') : ''
  useEffect(() => {
    if (said) announce(said)
  }, [said])
  const amounts = buttons.flatMap(({ amount, ...each }) => (amount === undefined ? [] : [{ ...each, amount }]))
  const stepped = amounts.length > MOST_AMOUNTS
  const single = stepped ? buttons.filter(({ amount }) => amount === undefined) : buttons
  useKeys(
    Object.fromEntries(single.flatMap(({ hint, act, disabled }) => (hint ? [[hint, () => !disabled && act()]] : []))),
  )
  /** What an undo would take back, in few words: the card that was played, bought or chosen. */
  const undone = (offer: typeof state.undo) => {
    if (!offer?.free || !offer.what) return undefined
    const bought = offer.what[0] === 'play treasures' && offer.what.length > 1 // with the Treasures that paid for it
    const what = bought ? offer.what.slice(1) : offer.what
    if (what[0] === 'play treasures') return t('treasures')
    const card = what.length === 1 && cardNamed(what[0].replace(/^(play|buy|reveal) /, ''), version)
    return card ? tongue.cardName(card.name) : t('lastAnswer')
  }
  const { waitingFor } = shown
  const waiting = waitingFor === null || waitingFor === you ? '' : t('waitingFor', { who: nameOf(waitingFor) })
  return (
    <>
      <p className={styles.say} data-quiet={!sentence} data-testid="sentence">
        {sentence ? (
          <>
            {sentence.by && <i>{sentence.by}: </i>}
            {sentence.text}
          </>
        ) : (
          waiting
        )}
      </p>
      {you !== null && <Clock seat={you} />}
      <div className={styles.buttons}>
        {stepped && (
          <AmountChoice
            key={`${shown.position} ${amounts.length}`}
            amounts={amounts.toSorted((a, b) => a.amount - b.amount)}
            most={decision?.question.kind === 'buy'}
            primary={decision?.question.kind === 'amount'}
            disabled={!choosing.active}
          />
        )}
        {single.map(({ id, label, hint, primary, disabled, act }) => (
          <Button
            key={id}
            primary={primary}
            hint={hint}
            disabled={disabled || !choosing.active}
            onClick={act}
            data-nav
            data-answer={id}
          >
            {label}
          </Button>
        ))}
        <UndoButton what={undone(state.undo)} />
      </div>
    </>
  )
}
