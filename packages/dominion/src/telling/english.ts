import { createInstance } from 'i18next'
import { english } from '../words/english/index.ts'
import texts from './en.json' with { type: 'json' }
import type { Speech } from './speech.ts'

/** English, where no page brings its own i18next. */
export function englishSpeech(): Speech {
  const i18n = createInstance({
    lng: 'en',
    resources: { en: { translation: texts } },
    initAsync: false,
    interpolation: { escapeValue: false }, // it is text, not HTML
  })
  void i18n.init()
  // A page types the keys of its own texts; these are not among them.
  return { tongue: english, say: i18n.t as unknown as Speech['say'] }
}
