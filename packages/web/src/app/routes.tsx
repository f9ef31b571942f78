/** Every page, loaded when it is asked for. A page lives in its own folder and brings its own texts. */
import { lazy } from 'react'
import { Route, Switch } from 'wouter'
import { withTexts } from './i18n.ts'

const FrontPage = lazy(() => withTexts(import('../pages/front-page.tsx'), 'pages'))
const TablePage = lazy(() => withTexts(import('../table/table-page.tsx'), 'table'))
const NotFoundPage = lazy(() => withTexts(import('../pages/not-found-page.tsx'), 'pages'))

export function Routes() {
  return (
    <Switch>
      <Route path="/">
        <FrontPage />
      </Route>
      <Route path="/table/:table">{({ table }) => <TablePage key={table} table={table} />}</Route>
      <Route>
        <NotFoundPage />
      </Route>
    </Switch>
  )
}
