import type log from '@freehold/dominion/telling/en.json'
import type about from './locales/en/about-dominion.json'
import type table from './locales/en/dominion.json'
import type guide from './locales/en/dominion-guide.json'
import type result from './locales/en/dominion-result.json'
import type draft from './locales/en/draft.json'
import type kingdoms from './locales/en/kingdoms.json'
import type library from './locales/en/library.json'
import type measure from './locales/en/measure.json'
import type remarks from './locales/en/remarks.json'
import type rulebook from './locales/en/rulebook.json'
import type rules from './locales/en/rules.json'
import type workshop from './locales/en/workshop.json'

declare global {
  interface TextAreas {
    'about-dominion': typeof about
    'dominion-guide': typeof guide
    'dominion-log': typeof log
    'dominion-result': typeof result
    cards: Record<never, string>
    dominion: typeof table
    draft: typeof draft
    kingdoms: typeof kingdoms
    library: typeof library
    measure: typeof measure
    remarks: typeof remarks
    rulebook: typeof rulebook
    rules: typeof rules
    rulings: Record<never, string>
    'set-names': Record<never, string>
    workshop: typeof workshop
  }
}
