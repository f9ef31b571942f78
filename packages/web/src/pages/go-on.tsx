import type { Listing } from '@freehold/server/protocol'
import { Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { useListingFacts, useListingWords } from '../parts/listing-words.ts'
import styles from './front-page.module.css'
import { useMyTables } from './lobby.ts'

/** The games one is in the middle of, the newest first. Whoever leaves for a new one has no need to read of it here. */
export function GoOn({ leaving }: { readonly leaving: boolean }) {
  const { t } = useTranslation('pages')
  const words = useListingWords()
  const { value = [] } = useMyTables()
  const stood = useRef(value)
  if (!leaving) stood.current = value
  const [newest, ...others] = stood.current.filter(({ phase }) => phase !== 'over')
  if (!newest) return null
  return (
    <>
      <span className={styles.goOn}>{t('front.goOn')}</span>
      <Link href={`/table/${newest.table}`}>
        {words(newest)}
        <Suspense>
          <Facts listing={newest} />
        </Suspense>
      </Link>
      {others.length > 0 && <Link href="/tables?mine">{t('front.moreTables', { count: others.length })}</Link>}
    </>
  )
}

function Facts({ listing }: { readonly listing: Listing }) {
  const facts = useListingFacts()
  return facts(listing).map((fact) => <span key={fact}> · {fact}</span>)
}
