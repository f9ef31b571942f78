/** How it ended, and where the points came from. */
import type { TableState } from '@freehold/server/protocol'
import { POINT_SOURCES, type TerraMysticaView } from '@freehold/terra-mystica'
import { Link, useLocation } from 'wouter'
import { useTableContext } from '../../table/table-context.tsx'
import { Button } from '../../ui/button.tsx'
import type { Looked } from '../board/dialogs.tsx'
import { sourceWords, useSay } from '../words.ts'
import styles from './result.module.css'

interface ResultProps {
  readonly state: TableState
  readonly view: TerraMysticaView
  readonly names: readonly string[]
  look(looked: Looked): void
}

export function Result({ state, view, names, look }: ResultProps) {
  const say = useSay()
  const { store } = useTableContext()
  const [, go] = useLocation()
  const { result } = state
  if (!result) return null
  const order = view.players.toSorted((a, b) => (result.places[a.seat] ?? 9) - (result.places[b.seat] ?? 9))
  const headline =
    result.winners.length > 1
      ? say('ui.shared')
      : result.winners[0] === state.you
        ? say('ui.won')
        : say('ui.lost', { name: names[result.winners[0]] ?? '' })
  const sources = POINT_SOURCES.filter((source) => view.players.some(({ vpFrom }) => vpFrom[source]))
  return (
    <div className={styles.result} data-testid="result">
      <h2>{headline}</h2>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{say('ui.points', { n: '' })}</th>
              {order.map(({ seat }) => (
                <th key={seat} scope="col">
                  {names[seat]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sources.map((source) => (
              <tr key={source}>
                <th scope="row">{sourceWords(say, source)}</th>
                {order.map(({ seat, vpFrom }) => (
                  <td key={seat}>{vpFrom[source] || ''}</td>
                ))}
              </tr>
            ))}
            <tr className={styles.sum}>
              <th scope="row">{say('ui.total')}</th>
              {order.map(({ seat, vp }) => (
                <td key={seat}>
                  <button type="button" data-testid={`total-${seat}`} onClick={() => look({ at: 'points', seat })}>
                    {vp}
                  </button>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      <div className={styles.buttons}>
        {state.you !== null && (
          <Button primary onClick={() => void store.command('rematch', {})}>
            {say('ui.rematch')}
          </Button>
        )}
        <Link href={`/replay/${state.table}`} className={styles.link}>
          {say('ui.replay')}
        </Link>
        <Button onClick={() => go('/')}>{say('ui.home')}</Button>
      </div>
      {state.rematch && (
        <Link href={`/table/${state.rematch}`} className={styles.link}>
          {say('ui.rematch')} →
        </Link>
      )}
    </div>
  )
}
