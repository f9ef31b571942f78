/** What is played, and a link to play it again. */
import { type Edition, kingdomCode, setOf } from '@freehold/dominion/setup'
import { useTranslation } from 'react-i18next'
import { useSetWords } from '../set-words.ts'
import styles from './kingdom-name.module.css'

interface KingdomNameProps {
  readonly edition: Edition
  readonly kingdom: readonly string[]
}

export default function KingdomName({ edition, kingdom }: KingdomNameProps) {
  const { t } = useTranslation('dominion')
  const { setName } = useSetWords()
  const set = setOf(edition, kingdom)
  const code = codeOf(edition, kingdom)
  if (!code) return null
  return (
    <a className={styles.kingdom} href={`/kingdoms/${code}`} target="_blank" rel="noreferrer">
      <b>{set ? setName(set.name) : t('kingdom')}</b>
      <span>{code}</span>
    </a>
  )
}

/** A kingdom of other cards than the known ones, as an older table may have, has no code. */
function codeOf(edition: Edition, kingdom: readonly string[]): string | undefined {
  try {
    return kingdomCode(edition, kingdom)
  } catch {
    return undefined
  }
}
