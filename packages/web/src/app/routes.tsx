/** Every page, loaded when it is asked for. A page lives in its own folder and brings its own texts. */
import { lazy } from 'react'
import { Route, Switch } from 'wouter'
import { withTexts } from '../base/i18n.ts'
import { games, listingAreas } from '../games/games.ts'

const FrontPage = lazy(() => withTexts(import('../pages/front-page.tsx'), 'pages'))
const TablePage = lazy(() => withTexts(import('../table/table-page.tsx'), 'table'))
const LobbyPage = lazy(() => withTexts(import('../pages/lobby-page.tsx'), 'pages', ...listingAreas()))
const PersonPage = lazy(() => withTexts(import('../pages/person-page.tsx'), 'pages', 'people'))
const AccountPage = lazy(() => withTexts(import('../pages/account-page.tsx'), 'account', 'pages'))
const FriendsPage = lazy(() => withTexts(import('../people/friends-page.tsx'), 'people', 'pages'))
const FindPage = lazy(() => withTexts(import('../people/find-page.tsx'), 'people', 'pages'))
const MailPage = lazy(() => withTexts(import('../people/mail-page.tsx'), 'people', 'pages'))
const HowToPlayPage = lazy(() => withTexts(import('../pages/how-to-play-page.tsx'), 'how-to', 'pages'))
const ResultPage = lazy(() => withTexts(import('../pages/result-page.tsx'), 'result', 'pages'))
const ReplayPage = lazy(() => withTexts(import('../replay/replay-page.tsx'), 'replay', 'table', 'pages'))
const NotFoundPage = lazy(() => withTexts(import('../pages/not-found-page.tsx'), 'pages'))

export function Routes() {
  return (
    <Switch>
      <Route path="/">
        <FrontPage />
      </Route>
      <Route path="/table/:table">{({ table }) => <TablePage key={table} table={table} />}</Route>
      <Route path="/tables">
        <LobbyPage />
      </Route>
      <Route path="/people/:person">{({ person }) => <PersonPage person={person} />}</Route>
      <Route path="/account">
        <AccountPage />
      </Route>
      <Route path="/friends">
        <FriendsPage />
      </Route>
      <Route path="/find">
        <FindPage />
      </Route>
      <Route path="/mail/:address/:code">{({ address, code }) => <MailPage code={`${address}/${code}`} />}</Route>
      <Route path="/how-to-play">
        <HowToPlayPage />
      </Route>
      <Route path="/result/:table">{({ table }) => <ResultPage key={table} table={table} />}</Route>
      <Route path="/replay/:table?">{({ table }) => <ReplayPage key={table} table={table} />}</Route>
      {games()
        .flatMap(({ pages }) => pages)
        .map(({ path, Page }) => (
          <Route key={path} path={path}>
            {(params: Readonly<Record<string, string | undefined>>) => <Page params={params} />}
          </Route>
        ))}
      <Route>
        <NotFoundPage />
      </Route>
    </Switch>
  )
}
