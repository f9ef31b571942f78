/** A rule, played: what lies before the first player after each answer, and what happened. */
import type { Edition } from '@freehold/dominion'
import type { SeenMoment } from '@freehold/dominion/scenario'
import { tell } from '@freehold/dominion/telling'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { PlayedSteps } from '../../parts/rulebook.tsx'
import { useLoaded } from '../../parts/use-loaded.ts'
import { CardChip } from '../cards/card-chip.tsx'
import { cardNamed, printedNow } from '../cards/card-facts.ts'
import { currentSpeech, useTongue } from '../tongue.ts'
import styles from './played.module.css'
import { type PlayedRule, shownWith, watch } from './plays.ts'

interface PlayedProps {
  readonly rule: PlayedRule
  readonly words: string
  readonly edition: Edition
  onClose(): void
}

export function Played({ rule, words, edition, onClose }: PlayedProps) {
  const { t } = useTranslation('rulebook')
  const { supply = false, others = false, before } = shownWith(rule)
  const { value: moments } = useLoaded(`${rule} ${edition}`, () => watch(rule, edition))
  return (
    <PlayedSteps title={words} count={(moments?.length ?? 1) - 1} onClose={onClose}>
      {(at) => (
        <>
          <p className={styles.whose}>
            {t('played.title')}
            {before && ` · ${t(`played.before.${before}`)}`}
          </p>
          {moments && <Moment moment={moments[at]} edition={edition} supply={supply} others={others} />}
        </>
      )}
    </PlayedSteps>
  )
}

interface MomentProps {
  readonly moment: SeenMoment
  readonly edition: Edition
  readonly supply: boolean // whether its piles are shown
  readonly others: boolean // whether the piles of the others are shown
}

function Moment({ moment: { view, events }, edition, supply, others }: MomentProps) {
  const { t } = useTranslation(['rulebook', 'rulebooks'])
  const { hand, play, deck, discard } = view.seats[0]
  const { actions, buys, coins } = view.turn
  const names = view.seats.map((_, seat) =>
    seat === 0 ? t('played.you') : view.seats.length === 2 ? t('played.other') : `${t('played.other')} ${seat}`,
  )
  const lines = tell(events, { names, viewer: 0 }, currentSpeech())
  const count = (n: number | null) => (n === null ? t('played.untold') : t('played.cards', { count: n }))
  return (
    <>
      <ul className={styles.happened} aria-label={t('rulebooks:happened')}>
        {lines.map(({ text, level }, i) => (
          <li key={i} style={{ marginLeft: `${level}em` }}>
            {text}
          </li>
        ))}
      </ul>
      {view.turn.phase === 'over' && (
        <ul className={styles.points} aria-label={t('played.counted')}>
          {view.seats.map(({ points = 0, scoring = [] }, seat) => (
            <li key={seat}>
              <b>{t('played.points', { name: names[seat], points })}</b>{' '}
              <Chips
                names={scoring.flatMap(({ card, copies }) => Array.from({ length: copies }, () => card))}
                edition={edition}
              />
            </li>
          ))}
        </ul>
      )}
      {view.turn.phase !== 'over' && (
        <p>
          {view.turn.seat === 0
            ? t('played.left', { actions, buys, coins })
            : t('played.turnOf', { name: names[view.turn.seat] })}
        </p>
      )}
      <dl className={styles.places}>
        <dt>{t('played.hand')}</dt>
        <dd>
          <Chips names={hand.cards ?? []} edition={edition} />
        </dd>
        <dt>{t('played.play')}</dt>
        <dd>
          <Chips names={play.map(({ card }) => card)} edition={edition} />
        </dd>
        <dt>{t('played.discard')}</dt>
        <dd>
          {discard.top ? <Chips names={[discard.top]} edition={edition} /> : null} {count(discard.count)}
        </dd>
        <dt>{t('played.deck')}</dt>
        <dd>{count(deck.count)}</dd>
        {others &&
          view.seats.slice(1).map((other, i) => (
            <Fragment key={names[i + 1]}>
              <dt>{names[i + 1]}</dt>
              <dd>
                {t('played.discard')}: {count(other.discard.count)} · {t('played.deck')}: {count(other.deck.count)}
              </dd>
            </Fragment>
          ))}
        {supply && (
          <>
            <dt>{t('played.supply')}</dt>
            <dd>
              {view.piles.map(({ pile, count: left }) => (
                <span key={pile}>
                  {left} × <Chip name={pile} edition={edition} />
                </span>
              ))}
            </dd>
          </>
        )}
        {view.trash.length > 0 && (
          <>
            <dt>{t('played.trash')}</dt>
            <dd>
              <Chips names={view.trash} edition={edition} />
            </dd>
          </>
        )}
      </dl>
    </>
  )
}

function Chips({ names, edition }: { readonly names: readonly string[]; readonly edition: Edition }) {
  const { t } = useTranslation('rulebook')
  if (names.length === 0) return t('played.nothing')
  return [...Map.groupBy(names, (name) => name)].map(([name, copies]) => (
    <span key={name}>
      {copies.length > 1 && `${copies.length} × `}
      <Chip name={name} edition={edition} />
    </span>
  ))
}

function Chip({ name, edition }: { readonly name: string; readonly edition: Edition }) {
  const { cardName } = useTongue()
  const card = cardNamed(name, printedNow(edition)) ?? cardNamed(name, printedNow('2e'))
  return card ? <CardChip card={card} /> : cardName(name)
}
