/** What recommended sets and expansions are called in the reader's language. */
import type { Card } from '@freehold/dominion/setup'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

export const EXAMPLE_SET = 'First Game'

export interface SetWords {
  setName(name: string): string
  expansionName(expansion: Card['set']): string
}

export function useSetWords(): SetWords {
  const { t } = useTranslation('library')
  return useMemo(
    () => ({
      setName: (name) => t(`sets.${name as typeof EXAMPLE_SET}`, { defaultValue: name }),
      expansionName: (expansion) => t(`expansions.${expansion}`),
    }),
    [t],
  )
}
