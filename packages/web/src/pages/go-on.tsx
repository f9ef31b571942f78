import type { Listing } from '@freehold/server/protocol'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import styles from './front-page.module.css'
import { useListingWords } from './listing-words.ts'
import { useMyTables } from './lobby.ts'

/** The games one is in the middle of, the newest first. */
export function GoOn() {
  const { t } = useTranslation('pages')
  const { value = [] } = useMyTables()
  const [newest, ...others] = value.filter(({ phase }) => phase !== 'over')
  if (!newest) return null
  return (
    <>
      <span className={styles.goOn}>{t('front.goOn')}</span>
      <GoOnLink listing={newest} />
      {others.length > 0 && <Link href="/tables?mine">{t('front.moreTables', { count: others.length })}</Link>}
    </>
  )
}

function GoOnLink({ listing }: { readonly listing: Listing }) {
  const words = useListingWords()
  return <Link href={`/table/${listing.table}`}>{words(listing)}</Link>
}
