/** Her cards as they are drawn at the table, and what their signs mean. */
import { automaValues, type CardAction, type DecisionCard } from '@freehold/terra-mystica'
import { AUTOMA_EXAMPLES } from '@freehold/terra-mystica/examples'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionCard, ActionSign, SupportCard } from '../automa/decision-card.tsx'
import { pieceColour } from '../map/terrain.ts'
import { capital, useSay } from '../words.ts'
import { SIGN_EXAMPLES } from './automa-chapters.ts'
import styles from './rulebook-page.module.css'
import { PlayButton } from './rules.tsx'

const HOME = 'lake' // of the pictures
const X = 1

function useCards() {
  const values = useMemo(() => automaValues(undefined), [])
  const rowOf = ({ support }: DecisionCard) => values.priority[HOME][support.row]
  return { cards: values.cards, rowOf }
}

const SIGNS = [
  'build',
  'upgrade',
  'advance cult',
  'take favor',
  'block power action',
  'faction action',
  'gain points',
] as const satisfies readonly CardAction['do'][]
const LINES = ['cluster', 'reaching', 'row', 'direction', 'cult', 'bonusCard'] as const
const SHOWN = '13' // a card with all the signs of support

/** The two cards side by side, and beside every sign what it means. */
export function Legend() {
  const { t } = useTranslation('automa-rulebook')
  const { cards, rowOf } = useCards()
  const all: readonly CardAction[] = cards.flatMap(({ actions }) => actions)
  const colour = pieceColour(HOME)
  const shown = cards.find(({ id }) => id === SHOWN)
  return (
    <div className={styles.legend}>
      {shown && (
        <div className={styles.cards}>
          <ActionCard card={shown} colour={colour} x={X} />
          <SupportCard card={shown} colour={colour} row={rowOf(shown)} house />
        </div>
      )}
      <p>{t('signs.actions')}</p>
      <dl>
        {SIGNS.map((sign) => {
          const action = all.find((each) => each.do === sign)
          return (
            <div key={sign}>
              <dt aria-hidden="true">{action && <ActionSign action={action} colour={colour} x={X} />}</dt>
              <dd>
                <SignWords sign={sign} />
              </dd>
            </div>
          )
        })}
      </dl>
      <p>{t('signs.support')}</p>
      <ol>
        {LINES.map((line) => (
          <li key={line}>
            <SignWords sign={line} />
          </li>
        ))}
      </ol>
    </div>
  )
}

function SignWords({ sign }: { readonly sign: keyof typeof SIGN_EXAMPLES }) {
  const { t } = useTranslation('automa-rulebook')
  const words = t(`signs.${sign}`)
  return (
    <p>
      {words} <PlayButton words={capital(words)} example={AUTOMA_EXAMPLES[SIGN_EXAMPLES[sign]]} />
    </p>
  )
}

/** All thirteen, each as action and as support. */
export function AllCards() {
  const { t } = useTranslation('automa-rulebook')
  const say = useSay()
  const { cards, rowOf } = useCards()
  const colour = pieceColour(HOME)
  return (
    <section>
      <h2>{t('cards')}</h2>
      <ul className={styles.allCards}>
        {cards.map((card) => (
          <li key={card.id}>
            <ActionCard card={card} colour={colour} x={X} />
            <SupportCard card={card} colour={colour} row={rowOf(card)} house />
            {card.passIcon && <small>{say('automa.passIcon')}</small>}
          </li>
        ))}
      </ul>
    </section>
  )
}
