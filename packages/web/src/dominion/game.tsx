/** Dominion, as the pages know it. */
import type { NewTable } from '@freehold/server/protocol'
import i18next from 'i18next'
import { lazy } from 'react'
import { withTexts } from '../base/i18n.ts'
import type { GameEntry, Robots } from '../games/game-entry.ts'
import { FrontPicture } from './front-picture.tsx'
import { dominionTable } from './new-table.ts'
import { beginnersOpponent, ladder, strongestOpponent } from './opponents/ladder.ts'
import { setNamed } from './set-words.ts'
import { loadTongue, loadWholeTongue } from './tongue.ts'

const KingdomPage = lazy(() => withCards(import('./kingdoms/kingdom-page.tsx'), 'kingdoms', 'rules', 'making'))
const workshop = () => import('./workshop/entry.ts')
const WorkshopPage = lazy(async () => withCards((await workshop()).workshopPage(), 'workshop', 'people'))
const PrintPage = lazy(async () => withCards((await workshop()).printPage(), 'workshop'))
const MeasurePage = lazy(async () => withCards((await workshop()).measurePage(), 'measure', 'workshop'))
const DailyPage = lazy(() => withCards(import('./kingdoms/daily-page.tsx'), 'kingdoms', 'making'))
const LibraryPage = lazy(() => withCards(import('./library/library-page.tsx')))
const CardPage = lazy(() => withCards(import('./library/card-page.tsx'), 'rulings', 'workshop'))
const GlossaryPage = lazy(() => withCards(import('./library/glossary-page.tsx')))

const RulebookPage = lazy(() =>
  withCards(import('./rulebook/rulebook-page.tsx'), 'rulebook', 'rulebooks', 'rules', 'dominion-log'),
)

const logTexts = {
  en: () => import('@freehold/dominion/telling/en.json'),
  de: () => import('@freehold/dominion/telling/de.json'),
}

/** A page on which any card may stand. */
const withCards = <Module,>(page: Promise<Module>, ...areas: string[]): Promise<Module> =>
  withTexts(page, ...areas, 'library', 'set-names', 'pages', 'cards', 'all-cards')

const say = (key: keyof TextAreas['about-dominion']): string => i18next.getFixedT(null, 'about-dominion')(key)

/** Sets of the second edition that are worth watching. */
const TO_WATCH = ['Size Distortion', 'Deck Top', 'Sleight of Hand', 'Improvements', 'Silver & Gold'] as const

const firstGame = (robots: Robots): NewTable =>
  dominionTable({ kingdom: 'First Game' }, ['open', { robot: beginnersOpponent(robots) }])

function gameToWatch(robots: Robots): NewTable {
  const kingdom = TO_WATCH[Math.floor(Math.random() * TO_WATCH.length)]
  const robot = strongestOpponent(robots)
  return dominionTable({ kingdom }, [{ robot }, { robot }])
}

export const dominion: GameEntry = {
  id: 'dominion',
  title: 'Dominion',
  area: 'about-dominion',
  texts: {
    cards: (language) => loadTongue(language).then(() => ({})), // made by a grammar
    'all-cards': async (language) => {
      const { openAllBoxes } = await import('./cards/all-boxes.ts')
      await Promise.all([loadWholeTongue(language), openAllBoxes()])
      return {}
    },
    // The English name of a set is its own key.
    'set-names': async (language) =>
      language === 'de' ? (await import('@freehold/dominion/german/sets.json')).default : {},
    'dominion-log': async (language) => (await logTexts[language]()).default,
    // An English ruling is its own key.
    rulings: async (language) =>
      language === 'de' ? (await import('@freehold/dominion/rulings/de.json')).default : {},
  },
  opponents: ladder.map(({ id }) => id),
  countsIn: 'turns',
  pages: [
    {
      path: '/kingdoms/:asked?',
      Page: ({ params: { asked } }) => <KingdomPage asked={asked && decodeURIComponent(asked)} />,
    },
    { path: '/cards', Page: () => <LibraryPage /> },
    { path: '/cards/symbols', Page: () => <GlossaryPage /> },
    { path: '/cards/:card', Page: ({ params: { card = '' } }) => <CardPage slug={card} /> },
    { path: '/rulebook', Page: () => <RulebookPage /> },
    { path: '/workshop', Page: () => <WorkshopPage /> },
    { path: '/workshop/print', Page: () => <PrintPage /> },
    { path: '/workshop/measure', Page: () => <MeasurePage /> },
    { path: '/daily/:day?', Page: ({ params: { day } }) => <DailyPage day={day} /> },
  ],
  ways: [
    { to: '/cards', text: () => say('cards') },
    { to: '/kingdoms', text: () => say('kingdoms') },
    { to: '/workshop', text: () => say('workshop'), rare: true },
    { to: '/daily', text: () => say('daily'), rare: true },
  ],
  rulebooks: [{ to: '/rulebook', text: () => 'Dominion' }],
  makePath: '/kingdoms',
  Picture: FrontPicture,
  front: () => ({
    lead: say('lead'),
    alone: say('alone'),
    aloneHelp: say('aloneHelp'),
    friendsHelp: say('friendsHelp'),
    meanwhile: say('meanwhile'),
  }),
  firstGame,
  gameToWatch,
  listing: { areas: ['set-names'], setName: setNamed },
  parts: {
    table: () => import('./plugin.tsx'),
    result: () => import('./result/part.ts'),
    guide: () => import('./guide/part.ts'),
    replay: () => import('./replayed.ts'),
    figures: () => import('./figures.tsx'),
  },
  earlierRules: async () => (await import('@freehold/dominion/earlier')).earlierRules,
}
