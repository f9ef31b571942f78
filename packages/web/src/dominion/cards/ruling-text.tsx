import { useTranslation } from 'react-i18next'
import { withoutName } from '../library/ruling-groups.ts'
import { useTongue } from '../tongue.ts'

/**
 * What was asked about a card and is settled, in the language of the page; in English where it has no words for it yet.
 * It does not repeat the name of the card it stands below.
 */
export function RulingText({ says, below }: { readonly says: string; readonly below?: string }) {
  const { i18n } = useTranslation()
  const { cardName } = useTongue()
  const own: unknown = i18n.getResource(i18n.language, 'rulings', says, { keySeparator: false })
  if (typeof own === 'string') return below === undefined ? own : withoutName(own, cardName(below))
  return <span lang="en">{below === undefined ? says : withoutName(says, below)}</span>
}
