import 'i18next'
import type account from '../locales/en/account.json'
import type common from '../locales/en/common.json'
import type howTo from '../locales/en/how-to.json'
import type making from '../locales/en/making.json'
import type pages from '../locales/en/pages.json'
import type people from '../locales/en/people.json'
import type replay from '../locales/en/replay.json'
import type result from '../locales/en/result.json'
import type rulebooks from '../locales/en/rulebooks.json'
import type table from '../locales/en/table.json'

declare global {
  /** The texts by area; each game adds its own in its `texts.d.ts`. */
  interface TextAreas {
    account: typeof account
    common: typeof common
    result: typeof result
    table: typeof table
    'how-to': typeof howTo
    making: typeof making // of tables: who plays, and what is agreed
    pages: typeof pages
    people: typeof people
    replay: typeof replay
    rulebooks: typeof rulebooks
  }
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: TextAreas
  }
}
