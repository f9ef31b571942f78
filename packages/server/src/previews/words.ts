/** What previews of links say, in the language that the link asks for. */
import { german } from '@freehold/dominion/german'
import germanSets from '@freehold/dominion/german/sets.json' with { type: 'json' }
import { english, type Tongue } from '@freehold/dominion/words'
import i18next, { type TFunction } from 'i18next'
import { type PreviewLanguage, previewLanguages } from './picture.ts'
import de from './texts/de.json' with { type: 'json' }
import en from './texts/en.json' with { type: 'json' }

const texts = i18next.createInstance()
await texts.init({
  resources: { en: { translation: en }, de: { translation: de } },
  fallbackLng: 'en',
  interpolation: { escapeValue: false }, // what goes into a page is escaped there, whatever it is made of
})

export interface PreviewWords {
  readonly language: PreviewLanguage
  readonly t: TFunction
  readonly tongue: Tongue
  setName(name: string): string
}

const setsOf: Readonly<Record<PreviewLanguage, Readonly<Record<string, string>>>> = { en: {}, de: germanSets }
const tongues: Readonly<Record<PreviewLanguage, Tongue>> = { en: english, de: german }

/** English, where the link asks for no language that there is. */
export function wordsIn(asked: string | undefined): PreviewWords {
  const language = previewLanguages.find((each) => each === asked) ?? 'en'
  return {
    language,
    t: texts.getFixedT(language),
    tongue: tongues[language],
    setName: (name) => setsOf[language][name] ?? name,
  }
}
