/** Terra Mystica, as the pages know it. */
import i18next from 'i18next'
import { lazy } from 'react'
import { withTexts } from '../base/i18n.ts'
import type { GameEntry } from '../games/game-entry.ts'
import { firstGame, STRENGTHS } from './first-game.ts'
import styles from './front-picture.module.css'

const SetupPage = lazy(() => withTexts(import('./setup/setup-page.tsx'), 'terra-mystica', 'making', 'pages'))
const LibraryPage = lazy(() =>
  withTexts(import('./library/library-page.tsx'), 'terra-mystica-library', 'terra-mystica', 'pages'),
)
const RulebookPage = lazy(() => withRules(import('./rulebook/rulebook-page.tsx'), 'terra-mystica-rulebook'))
const AutomaPage = lazy(() =>
  withRules(import('./rulebook/automa-page.tsx'), 'automa-rulebook', 'terra-mystica-rulebook'),
)

const withRules = <Module,>(page: Promise<Module>, ...areas: string[]): Promise<Module> =>
  withTexts(page, ...areas, 'rulebooks', 'terra-mystica', 'pages')

const say = (key: keyof TextAreas['about-terra-mystica']): string => i18next.getFixedT(null, 'about-terra-mystica')(key)

export const terraMystica: GameEntry = {
  id: 'terra-mystica',
  title: 'Terra Mystica',
  area: 'about-terra-mystica',
  opponents: STRENGTHS,
  countsIn: 'rounds',
  pages: [
    { path: '/new/terra-mystica', Page: () => <SetupPage /> },
    { path: '/rulebook/terra-mystica', Page: () => <RulebookPage /> },
    { path: '/rulebook/automa', Page: () => <AutomaPage /> },
    {
      path: '/terra-mystica/:part?/:faction?',
      Page: ({ params: { part, faction } }) => <LibraryPage part={part} faction={faction} />,
    },
  ],
  ways: [],
  rulebooks: [
    { to: '/rulebook/terra-mystica', text: () => 'Terra Mystica' },
    { to: '/rulebook/automa', text: () => 'Automa' },
  ],
  makePath: '/new/terra-mystica',
  Picture: () => (
    <div className={styles.map}>
      <img src="/terra-mystica.svg" alt="" width="364" height="228" />
    </div>
  ),
  front: () => ({
    lead: say('lead'),
    alone: say('alone'),
    aloneHelp: say('aloneHelp'),
    friendsHelp: say('friendsHelp'),
    learn: say('learn'),
    meanwhile: say('meanwhile'),
  }),
  firstGame,
  school: async () => ({ table: firstGame(), begun: (await import('./school/enrolled.ts')).enroll }),
  parts: {
    table: () => import('./plugin.tsx'),
    result: () => import('./result/part.ts'),
    guide: () => import('./guide/part.ts'),
    replay: () => import('./replayed.ts'),
    figures: () => import('./result/figures.tsx'),
    records: () => import('./records.ts'),
  },
  earlierRules: async () => (await import('@freehold/terra-mystica/earlier')).earlierRules,
}
