/** What a game has beside the ten: chosen, refused, or left to the lot that the rulebooks draw. */
import {
  type Beside,
  kingdomLandscapes,
  LOT,
  type Printing,
  printings,
  reprinted,
  USUAL_PRINTING,
} from '@freehold/dominion/setup'
import { useTranslation } from 'react-i18next'
import { Choice } from '../../ui/choice.tsx'
import { Select } from '../../ui/field.tsx'
import { cardNamed } from '../cards/card-facts.ts'
import { useTongue } from '../tongue.ts'
import styles from './beside-panel.module.css'
import { BlackMarket } from './black-market.tsx'
import { banesFor, besideOf, type Draft, versionOf, type Wishes, withLandscapes } from './draft.ts'

const answers = ['none', 'lot', 'yes'] as const
type Wish = (typeof answers)[number]

const wishOf = (asked: true | typeof LOT | undefined): Wish => (asked === LOT ? 'lot' : asked ? 'yes' : 'none')
const askedFor: Readonly<Record<Wish, true | typeof LOT | undefined>> = { none: undefined, lot: LOT, yes: true }

/** One more, as long as there is room for them at a table; by lot instead of those chosen. */
function addLandscape(draft: Draft, name: string): Draft {
  if (name === LOT) return { ...draft, beside: { ...draft.beside, landscapes: LOT } }
  const { landscapes = [] } = draft.beside
  return withLandscapes(draft, [...(landscapes === LOT ? [] : landscapes), name].slice(-MOST_LANDSCAPES))
}
const MOST_LANDSCAPES = 4

interface BesidePanelProps {
  readonly draft: Draft
  readonly wishes: Wishes
  change(next: () => Draft): void
}

export function BesidePanel({ draft, wishes, change }: BesidePanelProps) {
  const { t } = useTranslation('kingdoms')
  const { cardName } = useTongue()
  const beside = besideOf(draft)
  const ask = (next: Beside) => change(() => ({ ...draft, beside: { ...beside, ...next } }))
  const sets = new Set(draft.cards.map((name) => cardNamed(name, versionOf(draft))?.set))
  const hasBane = draft.cards.includes('Young Witch')
  const hasMarket = draft.cards.includes('Black Market')
  const isReprinted = draft.cards.some((name) => reprinted.has(name))
  const some = beside.colonies ?? beside.shelters ?? beside.landscapes
  const { landscapes = [] } = beside
  const offered = kingdomLandscapes(draft.edition)
    .filter(({ name }) => landscapes === LOT || !landscapes.includes(name))
    .toSorted((a, b) => cardName(a.name).localeCompare(cardName(b.name)))
  const choice = (what: 'colonies' | 'shelters') => (
    <Choice<Wish>
      label={t(`beside.${what}`)}
      value={wishOf(beside[what])}
      of={answers.map((value) => ({ value, text: t(`beside.wishes.${value}`) }))}
      onChange={(wish) => ask({ [what]: askedFor[wish] })}
    />
  )
  return (
    <details
      className={styles.beside}
      open={
        some !== undefined || hasBane || hasMarket || isReprinted || sets.has('Prosperity') || sets.has('Dark Ages')
      }
    >
      <summary>{t('beside.title')}</summary>
      <div className={styles.choices}>
        {choice('colonies')}
        {choice('shelters')}
        {hasBane && (
          <Select
            label={t('beside.bane')}
            value={beside.bane ?? LOT}
            of={[
              { value: LOT, text: t('beside.wishes.lot') },
              ...banesFor(draft)
                .map((name) => ({ value: name, text: cardName(name) }))
                .toSorted((a, b) => a.text.localeCompare(b.text)),
            ]}
            onChange={(bane) => ask({ bane })}
          />
        )}
        {offered.length > 0 && (
          <Select<string>
            label={t('beside.addLandscape')}
            value=""
            of={[
              { value: '', text: t(landscapes === LOT ? 'beside.wishes.lot' : 'beside.choose') },
              ...(landscapes === LOT ? [] : [{ value: LOT, text: t('beside.wishes.lot') }]),
              ...offered.map(({ name, type }) => ({
                value: name,
                text: `${cardName(name)} (${t(`beside.kinds.${type}`)})`,
              })),
            ]}
            onChange={(name) => name && change(() => addLandscape(draft, name))}
          />
        )}
        {isReprinted && (
          <Choice<Printing>
            label={t('beside.printing')}
            value={draft.printing ?? USUAL_PRINTING}
            of={printings.toReversed().map((value) => ({ value, text: t(`beside.printings.${value}`) }))}
            onChange={(printing) => change(() => ({ ...draft, printing }))}
          />
        )}
      </div>
      {hasMarket && <BlackMarket draft={draft} wishes={wishes} change={change} />}
      <p className={styles.help}>{t('beside.help')}</p>
    </details>
  )
}
