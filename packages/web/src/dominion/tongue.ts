/** The language in which cards are told: that of the page. Its grammar is loaded as the texts of the area `cards`. */
import type { Expansion } from '@freehold/dominion'
import type { Speech } from '@freehold/dominion/telling'
import type { Tongue } from '@freehold/dominion/words'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Language } from '../base/settings.ts'

interface Loader {
  tongue(): Promise<Tongue>
  /** With every name, and words for every symbol. */
  whole(): Promise<Tongue>
  /** What the cards of a box are called. */
  names(set: Expansion): Promise<void>
}

const english = () => import('@freehold/dominion/words').then((words) => words.english)

const loaders: Record<Language, Loader> = {
  en: { tongue: english, whole: english, names: async () => undefined }, // the rules call cards by their English names
  de: {
    tongue: () => import('@freehold/dominion/german/tongue').then(({ german }) => german),
    whole: () => import('@freehold/dominion/german').then(({ german }) => german),
    names: (set) => import('@freehold/dominion/german/names').then(({ loadNames }) => loadNames(set)),
  },
}

const tongues = new Map<string, Tongue>()
const wholeTongues = new Map<string, Tongue>()
const shown = new Set<Expansion>()

/** Loads what a language needs to tell the cards of the boxes that are open. */
export async function loadTongue(language: Language): Promise<void> {
  const { tongue, names } = loaders[language]
  const [loaded] = await Promise.all([tongue(), ...[...shown].map(names)])
  tongues.set(language, loaded)
}

/** Loads what a language needs to tell every card. */
export async function loadWholeTongue(language: Language): Promise<void> {
  wholeTongues.set(language, await loaders[language].whole())
}

/** Loads what the cards of a box are called, now and whenever the page changes its language. */
export async function loadNames(set: Expansion): Promise<void> {
  shown.add(set)
  await loaders[i18next.language as Language]?.names(set) // else with the language, once the page has one
}

function tongueOf(language: string): Tongue {
  const tongue = wholeTongues.get(language) ?? tongues.get(language)
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
