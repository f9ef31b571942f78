/** All there is to know about a card or landscape: its face, each of its steps, what it asks, its rulings and what it is worth. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { Frame } from '../../parts/frame.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Choice } from '../../ui/choice.tsx'
import { TypeMarks } from '../cards/drawings.tsx'
import { useSetWords } from '../set-words.ts'
import { useTongue } from '../tongue.ts'
import { Asked } from './asked.tsx'
import styles from './card-page.module.css'
import { CardSide } from './card-side.tsx'
import { LabFigures } from './lab-figures.tsx'
import { cardBySlug, isLandscape, libraryIn, type Sheet, typesOf } from './library.ts'
import { ProgramTable } from './program-table.tsx'
import { RulingsList } from './rulings-list.tsx'

export default function CardPage({ slug }: { readonly slug: string }) {
  const { t } = useTranslation('library')
  const { t: workshop } = useTranslation('workshop')
  const tongue = useTongue()
  const found = cardBySlug(slug)
  const [edition, setEdition] = useState<'1e' | '2e'>('2e')
  if (!found) {
    return (
      <Frame title={t('noCard')}>
        <h1>{t('noCard')}</h1>
        <p className={styles.links}>
          <Link href="/cards">{t('all')}</Link>
        </p>
      </Frame>
    )
  }
  const library = libraryIn(tongue)
  const at = library.indexOf(found)
  const card = found.versions.find(({ editions }) => editions.includes(edition)) ?? found.versions[0]
  const [before, after] = [library[at - 1], library[at + 1]]
  return (
    <Frame title={tongue.cardName(found.name)}>
      <div className={styles.head}>
        <h1>{tongue.cardName(card.name)}</h1>
        <Facts card={card} />
        <nav className={styles.links} aria-label={t('otherCards')}>
          {before && <Link href={`/cards/${before.slug}`}>← {tongue.cardName(before.name)}</Link>}
          <Link href="/cards">{t('all')}</Link>
          {after && <Link href={`/cards/${after.slug}`}>{tongue.cardName(after.name)} →</Link>}
          <ButtonLink to={`/workshop?card=${slug}`}>{workshop('steps.workshop')}</ButtonLink>
        </nav>
      </div>
      {found.versions.length > 1 && (
        <div className={styles.edition}>
          <Choice
            label={t('filter.edition')}
            hideLabel
            value={edition}
            of={(['2e', '1e'] as const).map((value) => ({ value, text: t(`edition.${value}`) }))}
            onChange={setEdition}
          />
        </div>
      )}
      <div className={styles.columns} data-sideways={isLandscape(card) || undefined}>
        <CardSide card={card} />
        <div className={styles.steps}>
          <ProgramTable card={card} />
          <section className={styles.asked} aria-labelledby="asked">
            <h2 id="asked">{workshop('asks.title')}</h2>
            <Asked card={card} />
          </section>
          <p className={styles.links}>
            <Link href="/cards/symbols">{t('glossary')}</Link>
          </p>
        </div>
        <div className={styles.known}>
          <div className={styles.rulings}>
            <h2>{t('rulings')}</h2>
            <span>{t('tested')}</span>
          </div>
          <RulingsList card={card} />
          <LabFigures card={card} />
        </div>
      </div>
    </Frame>
  )
}

/** What it is, what it costs and where it comes from. */
function Facts({ card }: { readonly card: Sheet }) {
  const { t } = useTranslation('library')
  const tongue = useTongue()
  const { expansionName } = useSetWords()
  const { coins, potion, debt } = card.cost ?? {}
  const parts = [
    (coins || (coins === 0 && !potion && !debt)) && t('coins', { count: coins }),
    potion && t('potion'),
    debt && t('debt', { count: debt }),
  ]
  const price = new Intl.ListFormat(tongue.code).format(parts.filter((part) => typeof part === 'string'))
  return (
    <p className={styles.facts}>
      {!isLandscape(card) && <TypeMarks types={card.types} className={styles.marks} />}
      <span>{typesOf(card).map(tongue.typeName).join(' · ')}</span>
      {price && <span>{t('costs', { what: price })}</span>}
      <span className={styles.from}>
        {card.set === 'Basic' ? t('basic') : t('ofSet', { set: expansionName(card.set) })}
        {card.editions.length === 1 && ` · ${t(`edition.${card.editions[0]}`)}`}
      </span>
    </p>
  )
}
