/** Every page, loaded when it is asked for. A page lives in its own folder and brings its own texts. */
import { lazy } from 'react'
import { Route, Switch } from 'wouter'
import { withTexts } from '../base/i18n.ts'
import { withBoxes } from '../dominion/cards/boxes.ts'

const FrontPage = lazy(() => withTexts(import('../pages/front-page.tsx'), 'pages'))
const TablePage = lazy(() => withTexts(import('../table/table-page.tsx'), 'table'))
const KingdomPage = lazy(() =>
  withTexts(import('../dominion/kingdoms/kingdom-page.tsx'), 'kingdoms', 'library', 'pages', 'cards', 'all-cards'),
)
const LibraryPage = lazy(() =>
  withTexts(import('../dominion/library/library-page.tsx'), 'library', 'pages', 'cards', 'all-cards'),
)
const CardPage = lazy(() =>
  withTexts(import('../dominion/library/card-page.tsx'), 'library', 'pages', 'cards', 'all-cards', 'rulings'),
)
const GlossaryPage = lazy(() =>
  withTexts(import('../dominion/library/glossary-page.tsx'), 'library', 'pages', 'cards', 'all-cards'),
)
const DailyPage = lazy(() =>
  withTexts(import('../dominion/kingdoms/daily-page.tsx'), 'kingdoms', 'library', 'pages', 'cards', 'all-cards'),
)
const LobbyPage = lazy(() => withTexts(import('../pages/lobby-page.tsx'), 'pages', 'library'))
const PersonPage = lazy(() => withTexts(import('../pages/person-page.tsx'), 'pages', 'people', 'cards'))
const AccountPage = lazy(() => withTexts(import('../pages/account-page.tsx'), 'pages'))
const FriendsPage = lazy(() => withTexts(import('../people/friends-page.tsx'), 'people', 'pages'))
const FindPage = lazy(() => withTexts(import('../people/find-page.tsx'), 'people', 'pages'))
const MailPage = lazy(() => withTexts(import('../people/mail-page.tsx'), 'people', 'pages'))
const HowToPlayPage = lazy(() =>
  withTexts(withBoxes(import('../pages/how-to-play-page.tsx'), 'Basic', 'Base'), 'how-to', 'pages', 'cards'),
)
const ResultPage = lazy(() => withTexts(import('../pages/result-page.tsx'), 'result', 'pages', 'cards', 'all-cards'))
const ReplayPage = lazy(() => withTexts(import('../replay/replay-page.tsx'), 'replay', 'table', 'pages'))
const TerraMysticaSetupPage = lazy(() =>
  withTexts(import('../terra-mystica/setup/setup-page.tsx'), 'terra-mystica', 'pages'),
)
const NotFoundPage = lazy(() => withTexts(import('../pages/not-found-page.tsx'), 'pages'))

export function Routes() {
  return (
    <Switch>
      <Route path="/">
        <FrontPage />
      </Route>
      <Route path="/table/:table">{({ table }) => <TablePage key={table} table={table} />}</Route>
      <Route path="/kingdoms/:asked?">
        {({ asked }) => <KingdomPage asked={asked && decodeURIComponent(asked)} />}
      </Route>
      <Route path="/cards">
        <LibraryPage />
      </Route>
      <Route path="/cards/symbols">
        <GlossaryPage />
      </Route>
      <Route path="/cards/:card">{({ card }) => <CardPage slug={card} />}</Route>
      <Route path="/daily/:day?">{({ day }) => <DailyPage day={day} />}</Route>
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
      <Route path="/new/terra-mystica">
        <TerraMysticaSetupPage />
      </Route>
      <Route>
        <NotFoundPage />
      </Route>
    </Switch>
  )
}
