/** What is played, and a link to play it again. */
import type { DominionOptions } from '@freehold/dominion'
import { kingdomCode, setOf } from '@freehold/dominion/setup'
import { useTranslation } from 'react-i18next'
import { useSetName } from '../set-words.ts'
import styles from './kingdom-name.module.css'

/** Of the code of a kingdom with much beside the ten cards only the beginning has room beside an opponent; the link has all of it. */
const LONGEST = 19

interface KingdomNameProps {
  readonly options: DominionOptions
}

export default function KingdomName({ options }: KingdomNameProps) {
  const { t } = useTranslation('dominion')
  const setName = useSetName()
  if (options.own) return <span className={styles.kingdom}>{t('ownCards')}</span>
  const set = setOf(options.edition, options.kingdom)
  const code = codeOf(options)
  if (!code) return null
  return (
    <a className={styles.kingdom} href={`/kingdoms/${code}`} target="_blank" rel="noreferrer">
      <b>{set ? setName(set.name) : t('kingdom')}</b>
      <span>{code.length > LONGEST ? `${code.slice(0, LONGEST)}…` : code}</span>
    </a>
  )
}

/** A kingdom of other cards than the known ones, as an older table may have, has no code. */
function codeOf({ edition, kingdom, rules, ...beside }: DominionOptions): string | undefined {
  try {
    return kingdomCode(edition, kingdom, beside, rules.printing ?? 'first')
  } catch {
    return undefined
  }
}
