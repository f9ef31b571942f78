/** What recommended sets and expansions are called in the reader's language. */
import type { Card } from '@freehold/dominion/setup'
import i18next, { type TFunction } from 'i18next'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'

export const EXAMPLE_SET = 'First Game'

export interface SetWords {
  setName(name: string): string
  expansionName(expansion: Card['set']): string
}

const setIn = (t: TFunction<'set-names'>, name: string): string => t(name as never, { defaultValue: name })

/** Outside of a component, where the area `set-names` is loaded. */
export const setNamed = (name: string): string => setIn(i18next.getFixedT(null, 'set-names'), name)

export function useSetName(): SetWords['setName'] {
  const { t } = useTranslation('set-names')
  return useCallback((name) => setIn(t, name), [t])
}

export function useSetWords(): SetWords {
  const { t } = useTranslation('library')
  const setName = useSetName()
  return useMemo(() => ({ setName, expansionName: (expansion) => t(`expansions.${expansion}`) }), [t, setName])
}
