/** Every text of the interface. One file an area and language, in src/locales or in the folder of a game; an area is loaded with what shows it. */
import i18next, { type BackendModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { getSettings, type Language, languages, onSettings } from './settings.ts'

type Texts = Record<string, unknown>
const files = import.meta.glob<{ default: Texts }>(['../locales/*/*.json', '../*/locales/*/*.json'])
/** The file of each area in each language: `en/pages`. */
const fileOf = new Map(
  Object.entries(files).map(([path, load]) => [path.match(/([^/]+\/[^/]+)\.json$/)?.[1] ?? path, load]),
)

/** Areas whose texts are not files of the page, each with what loads them. */
export type BroughtTexts = Readonly<Record<string, (language: Language) => Promise<Texts>>>
const brought = new Map<string, BroughtTexts[string]>()
const always = new Set<string>()

/** A game has texts: an area that every page shows something of, and such as it makes itself. */
export function bringTexts(area: string, made: BroughtTexts = {}): void {
  always.add(area)
  for (const [name, load] of Object.entries(made)) brought.set(name, load)
}

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    textsOf(language, namespace).then(
      (texts) => done(null, texts),
      (error: unknown) => done(error as Error, false),
    )
  },
}

async function textsOf(language: string, area: string): Promise<Texts> {
  const made = brought.get(area)
  if (made) return made(language as Language)
  const load = fileOf.get(`${language}/${area}`)
  if (!load) throw new Error(`no texts ${language}/${area}`)
  return (await load()).default
}

/** The language wished for, else the first of the browser's that there is. */
function wanted(): Language {
  const { language } = getSettings()
  const offered = [language, ...navigator.languages.map((each) => each.slice(0, 2))]
  return languages.find((each) => each === offered.find((one) => languages.some((known) => known === one))) ?? 'en'
}

export async function startI18n(): Promise<void> {
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: wanted(),
      fallbackLng: false, // every language has every text, which tests hold; so nobody loads two
      supportedLngs: languages,
      ns: ['common'],
      defaultNS: 'common',
      interpolation: { escapeValue: false }, // React does
      returnNull: false,
      react: { useSuspense: true },
    })
  const apply = () => {
    const { language } = i18next
    document.documentElement.lang = language
    document.querySelector('meta[name=description]')?.setAttribute('content', `${i18next.t('description')}.`)
    document.querySelector('link[rel=manifest]')?.setAttribute('href', manifestOf(language))
  }
  apply()
  i18next.on('languageChanged', apply)
  onSettings(() => {
    if (wanted() !== i18next.language) void i18next.changeLanguage(wanted())
  })
}

/** What an app is called once it is installed stands in a file of its own. */
const manifestOf = (language: string): string =>
  language === 'en' ? '/manifest.webmanifest' : `/manifest.${language}.webmanifest`

/** Loads a page and its texts side by side, with the few that every page may show. */
export async function withTexts<Module>(page: Promise<Module>, ...areas: string[]): Promise<Module> {
  const [module] = await Promise.all([page, i18next.loadNamespaces([...areas, ...always])])
  return module
}
