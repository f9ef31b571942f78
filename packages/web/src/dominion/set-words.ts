/** What recommended sets and expansions are called in the reader's language. */
import type { Card } from '@freehold/dominion/setup'
import i18next, { type TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

export const EXAMPLE_SET = 'First Game'

export interface SetWords {
  setName(name: string): string
  expansionName(expansion: Card['set']): string
}

const setIn = (t: TFunction<'library'>, name: string): string =>
  t(`sets.${name as typeof EXAMPLE_SET}`, { defaultValue: name })

/** Outside of a component, where the area `library` is loaded. */
export const setNamed = (name: string): string => setIn(i18next.getFixedT(null, 'library'), name)

export function useSetWords(): SetWords {
  const { t } = useTranslation('library')
  return useMemo(
    () => ({
      setName: (name) => setIn(t, name),
      expansionName: (expansion) => t(`expansions.${expansion}`),
    }),
    [t],
  )
}
