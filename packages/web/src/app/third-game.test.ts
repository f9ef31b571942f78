/** A third game is a folder and a line: here is one, and every page that games share shows it without knowing it. */
import { spyglass } from '@freehold/kernel/checks/spyglass'
import type { TableState } from '@freehold/server/protocol'
import i18next from 'i18next'
import { createElement as element, type ReactNode } from 'react'
import { prerender } from 'react-dom/static.edge'
import { initReactI18next } from 'react-i18next'
import { beforeAll, expect, test } from 'vitest'
import { Router } from 'wouter'
import { areasIn, textsOf } from '../../e2e/english.ts'
import type { GameEntry, GameResult } from '../games/game-entry.ts'
import { gamePart, games, gameTitle, registerGames } from '../games/games.ts'
import FrontPage from '../pages/front-page.tsx'
import LobbyPage from '../pages/lobby-page.tsx'
import { Ended } from '../pages/result-page.tsx'
import FindPage from '../people/find-page.tsx'
import { playedOut } from '../replay/finished-games.fixture.ts'
import { readRecording } from '../replay/recording.ts'
import { gamesHere } from './games.ts'
import { Routes } from './routes.tsx'

const paragraph = (text: string) => () => element('p', null, text)

const result: GameResult = {
  Story: paragraph('How the spies fared'),
  scoreRows: () => [{ from: 'cards', words: 'Cards seen', parts: [{ points: 3 }, { points: 2 }] }],
  turnsOf: () => [4, 5],
  ending: () => 'It ended when all cards were seen.',
}

const third: GameEntry = {
  id: spyglass.id,
  title: 'Spyglass',
  area: 'about-spyglass',
  texts: { 'about-spyglass': async () => ({}) },
  opponents: ['scout'],
  countsIn: 'turns',
  pages: [{ path: '/spies/:who', Page: ({ params }) => element('p', null, `All about the spy ${params.who}`) }],
  ways: [{ to: '/spies', text: () => 'Spies' }],
  rulebooks: [{ to: '/spies/rules', text: () => 'Spies' }],
  makePath: '/new/spyglass',
  Picture: paragraph('A picture of a spyglass'),
  front: () => ({
    lead: 'Look before you leap.',
    alone: 'Play against the scout',
    aloneHelp: 'He is short-sighted.',
    friendsHelp: 'Two or more.',
    meanwhile: 'Meanwhile, the scout',
  }),
  firstGame: () => ({ game: spyglass.id, seats: ['open', { robot: 'scout' }] }),
  parts: {
    table: () => Promise.reject(new Error('no table is drawn here')),
    result: async () => ({ default: result }),
    guide: async () => ({ default: { title: () => 'Spyglass in a minute', Guide: paragraph('Look, then leap.') } }),
    replay: async () => ({
      default: {
        game: spyglass,
        turnsOf: () => [{ position: 0, seat: 0, label: '1' }],
        openView: ([view]) => view,
      },
    }),
  },
  earlierRules: async () => ({}),
}

beforeAll(async () => {
  registerGames([...gamesHere, third])
  await Promise.all(gamesHere.map(({ texts }) => texts?.cards?.('en')))
  const english = [...areasIn('en').keys()].map((area) => [area, textsOf('en', area)])
  await i18next.use(initReactI18next).init({
    lng: 'en',
    resources: { en: Object.fromEntries(english) },
    interpolation: { escapeValue: false },
  })
})

/** The page as it is first drawn, once everything it waits for is there. */
async function drawn(page: ReactNode, path = '/'): Promise<string> {
  const { prelude } = await prerender(element(Router, { ssrPath: path, children: page }))
  return (await new Response(prelude).text()).replaceAll('<!-- -->', '')
}

test('the front page has a section of it, and each page the way to its own', async () => {
  const front = await drawn(element(FrontPage))
  for (const text of ['A picture of a spyglass', 'Look before you leap.', 'Play against the scout', 'Two or more.'])
    expect(front).toContain(text)
  for (const to of ['/new/spyglass', '/new/spyglass?with=friends', '/find?game=spyglass', '/tables?game=spyglass'])
    expect(front).toContain(`href="${to}"`)
  expect(front).toMatch(/href="\/spies"[^>]*>Spies</)
  expect(front.match(/<h2/g)).toHaveLength(games().length)
})

test('its own pages are found at their addresses', async () => {
  expect(await drawn(element(Routes), '/spies/mata')).toContain('All about the spy mata')
})

test('the lobby filters by it and makes tables of it, and opponents can be found for it', async () => {
  const lobby = await drawn(element(LobbyPage))
  expect(lobby).toContain('Make a table of Spyglass')
  expect(lobby).toContain('href="/new/spyglass?with=friends"')
  expect(await drawn(element(FindPage))).toContain('Spyglass')
})

test('how to play it stands beside the others', async () => {
  const { default: HowToPlayPage } = await import('../pages/how-to-play-page.tsx') // it asks at once which games there are
  const page = await drawn(element(HowToPlayPage))
  expect(page).toContain('Spyglass in a minute')
  expect(page).toContain('Look, then leap.')
})

test('its result says who won, why, and what ended it', async () => {
  const seat = { person: null, robot: null, label: null, away: false, kept: null }
  const state = {
    table: 'a-table',
    game: spyglass.id,
    you: null,
    view: {},
    seats: [
      { ...seat, name: 'Ann' },
      { ...seat, name: 'Ben' },
    ],
  } as unknown as TableState
  const ended = { places: [1, 2], winners: [0], points: [3, 3], resigned: [], why: '' }
  const game = await gamePart(spyglass.id, 'result')
  const page = await drawn(element(Ended, { state, game, result: ended }))
  expect(page).toContain('Ann wins')
  expect(page).toContain('3 points like Ben, but in 4 turns against 5. It ended when all cards were seen.')
})

test('its games are replayed under its own rules', async () => {
  const log = playedOut(spyglass, {}, 'fast:third')
  const { timeline } = await readRecording(JSON.stringify(log))
  expect(timeline.length).toBe(log.moves.length)
  expect(gameTitle(log.game)).toBe('Spyglass')
})

test('a part that it does not bring, or a game that nobody knows, is simply not there', async () => {
  expect(await gamePart(spyglass.id, 'figures')).toBeUndefined()
  expect(await gamePart('chess', 'result')).toBeUndefined()
  expect(gameTitle('chess')).toBe('chess')
})
