import 'i18next'
import type log from '@freehold/dominion/telling/en.json'
import type dominion from '../dominion/locales/en/dominion.json'
import type kingdoms from '../dominion/locales/en/kingdoms.json'
import type library from '../dominion/locales/en/library.json'
import type common from '../locales/en/common.json'
import type howTo from '../locales/en/how-to.json'
import type pages from '../locales/en/pages.json'
import type people from '../locales/en/people.json'
import type replay from '../locales/en/replay.json'
import type result from '../locales/en/result.json'
import type table from '../locales/en/table.json'
import type terraMystica from '../terra-mystica/locales/en/terra-mystica.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      common: typeof common
      result: typeof result
      table: typeof table
      cards: Record<never, string>
      rulings: Record<never, string>
      'dominion-log': typeof log
      dominion: typeof dominion
      'how-to': typeof howTo
      kingdoms: typeof kingdoms
      library: typeof library
      pages: typeof pages
      people: typeof people
      replay: typeof replay
      'terra-mystica': typeof terraMystica
    }
  }
}
