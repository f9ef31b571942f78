import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { Frame } from '../../parts/frame.tsx'
import { Choice } from '../../ui/choice.tsx'
import { useTongue } from '../tongue.ts'
import { CardDetails } from './card-details.tsx'
import styles from './card-page.module.css'
import { cardBySlug, libraryIn } from './library.ts'
import { ProgramTable } from './program-table.tsx'

export default function CardPage({ slug }: { readonly slug: string }) {
  const { t } = useTranslation('library')
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
      <nav className={styles.links} aria-label={t('otherCards')}>
        <Link href="/cards">{t('all')}</Link>
        {before && <Link href={`/cards/${before.slug}`}>← {tongue.cardName(before.name)}</Link>}
        {after && <Link href={`/cards/${after.slug}`}>{tongue.cardName(after.name)} →</Link>}
        {found.versions.length > 1 && (
          <Choice
            label={t('filter.edition')}
            hideLabel
            value={edition}
            of={(['2e', '1e'] as const).map((value) => ({ value, text: t(`edition.${value}`) }))}
            onChange={setEdition}
          />
        )}
      </nav>
      <CardDetails card={card} heading />
      <ProgramTable card={card} slug={slug} />
      <p className={styles.links}>
        <Link href="/cards/symbols">{t('glossary')}</Link>
      </p>
    </Frame>
  )
}
