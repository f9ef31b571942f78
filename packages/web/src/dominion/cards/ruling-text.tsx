import { useTranslation } from 'react-i18next'

/** What was asked about a card and is settled, in the language of the page; in English where it has no words for it yet. */
export function RulingText({ says }: { readonly says: string }) {
  const { i18n } = useTranslation()
  const own: unknown = i18n.getResource(i18n.language, 'rulings', says, { keySeparator: false })
  return typeof own === 'string' ? own : <span lang="en">{says}</span>
}
