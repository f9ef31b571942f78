/** The language in which cards are told: that of the page. Its grammar is loaded as the texts of the area `cards`. */
import type { Speech } from '@freehold/dominion/telling'
import type { Tongue } from '@freehold/dominion/words'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Language } from '../app/settings.ts'

const loaders: Record<Language, () => Promise<Tongue>> = {
  en: () => import('@freehold/dominion/words').then(({ english }) => english),
  de: () => import('@freehold/dominion/german').then(({ german }) => german),
}

const tongues = new Map<string, Tongue>()

/** Loads what a language needs to tell cards. */
export async function loadTongue(language: Language): Promise<void> {
  tongues.set(language, await loaders[language]())
}

function tongueOf(language: string): Tongue {
  const tongue = tongues.get(language)
  if (!tongue) throw new Error(`the area cards is not loaded in ${language}`)
  return tongue
}

/** The language of the page, for whoever tells of cards outside of a component. */
export const currentTongue = (): Tongue => tongueOf(i18next.language)

export function useTongue(): Tongue {
  const { i18n } = useTranslation('cards')
  return tongueOf(i18n.language)
}

/** How the log is told in the language of the page. */
export function currentSpeech(): Speech {
  const t = i18next.getFixedT(null, 'dominion-log')
  return { tongue: currentTongue(), say: (key, values) => t(key as 'you', { ...values }) }
}
