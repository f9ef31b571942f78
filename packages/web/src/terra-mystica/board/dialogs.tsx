/** What is looked up: tiles, income, the forecast, where a number came from, a player, values of the house. */
import type { PlayerView, TerraMysticaEvent, TerraMysticaView } from '@freehold/terra-mystica'
import { Dialog } from '../../ui/dialog.tsx'
import { Gain } from '../signs/gain.tsx'
import { AllTiles } from '../tiles/all-tiles.tsx'
import type { Offer } from '../view.ts'
import type { Why } from '../why-words.ts'
import { amount, causeWords, type Say, sourceWords, useSay } from '../words.ts'
import { Boards, BoardTabs } from './boards.tsx'
import styles from './dialogs.module.css'
import { Exchanges } from './exchanges.tsx'

export type Looked =
  | { readonly at: 'tiles' | 'income' | 'forecast' | 'house' }
  | { readonly at: 'points' | 'player'; readonly seat: number }
  | { readonly at: 'resource'; readonly what: string; readonly seat: number }

interface LookUpProps {
  readonly looked: Looked
  readonly view: TerraMysticaView
  readonly names: readonly string[]
  readonly events: readonly TerraMysticaEvent[] // all that are known
  readonly exchanges?: readonly Offer[] // of whoever looks, at this moment
  exchange?(offer: Offer): void
  readonly why?: Why | undefined // where one could exchange
  look(looked: Looked | undefined): void
}

export function LookUp(props: LookUpProps) {
  const { looked, view, names, look } = props
  const say = useSay()
  const close = () => look(undefined)
  switch (looked.at) {
    case 'tiles':
      return (
        <Dialog title={say('ui.tiles')} onClose={close}>
          <AllTiles view={view} names={names} />
        </Dialog>
      )
    case 'income':
      return (
        <Dialog title={say('ui.income')} onClose={close}>
          <Incomes {...props} />
        </Dialog>
      )
    case 'forecast':
      return (
        <Dialog title={say('ui.forecast')} onClose={close}>
          <Forecast {...props} />
        </Dialog>
      )
    case 'house':
      return (
        <Dialog title={say('automa.houseTitle')} onClose={close}>
          <p className={styles.about}>{say('automa.houseAbout')}</p>
          <dl className={styles.house}>
            {view.automa?.house.map(({ where, reason }) => (
              <div key={where}>
                <dt>
                  <code>{where}</code>
                </dt>
                <dd>{say(`house.${reason}`)}</dd>
              </div>
            ))}
          </dl>
        </Dialog>
      )
    case 'points':
      return (
        <Dialog
          title={`${names[looked.seat]}: ${say('ui.points', { n: view.players[looked.seat].vp })}`}
          onClose={close}
        >
          <PointsFrom player={view.players[looked.seat]} say={say} />
          <Latest {...props} what={['vp']} seat={looked.seat} />
        </Dialog>
      )
    case 'resource':
      return (
        <Dialog title={say('ui.whereFrom', { what: say(`resource.${looked.what}`) })} onClose={close}>
          <Exchanges
            what={looked.what}
            exchanges={props.exchanges}
            exchange={props.exchange}
            why={props.why}
            close={close}
          />
          <IncomeFrom player={view.players[looked.seat]} what={looked.what} />
          <Latest
            {...props}
            what={looked.what === 'power' ? ['power', 'bowl1', 'bowl2', 'bowl3'] : [looked.what]}
            seat={looked.seat}
          />
        </Dialog>
      )
    case 'player':
      return (
        <Dialog
          title={say('ui.boards')}
          onClose={close}
          wide="whole"
          beside={
            <BoardTabs view={view} names={names} seat={looked.seat} onPlayer={(seat) => look({ at: 'player', seat })} />
          }
        >
          <Boards
            view={view}
            names={names}
            seat={looked.seat}
            onExplain={(what) => look({ at: 'resource', what, seat: looked.seat })}
          />
        </Dialog>
      )
  }
}

const INCOME = ['coins', 'workers', 'priests', 'power'] as const

function Incomes({ view, names }: LookUpProps) {
  const say = useSay()
  return (
    <>
      {view.players
        .filter(({ seat }) => seat !== view.automa?.seat)
        .map((player) => (
          <section key={player.seat} className={styles.section}>
            <h3>{names[player.seat]}</h3>
            <table className={styles.table}>
              <thead>
                <tr>
                  <td />
                  {INCOME.map((what) => (
                    <th key={what} scope="col">
                      {say(`resource.${what}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {player.incomeFrom.map((from) => (
                  <tr key={from.source}>
                    <th scope="row">{sourceWords(say, from.source)}</th>
                    {INCOME.map((what) => (
                      <td key={what}>{from[what] || ''}</td>
                    ))}
                  </tr>
                ))}
                <tr className={styles.sum}>
                  <th scope="row">{say('ui.total')}</th>
                  {INCOME.map((what) => (
                    <td key={what}>{player.income[what] ?? 0}</td>
                  ))}
                </tr>
              </tbody>
            </table>
            {Object.keys(player.cultBonus).length > 0 && (
              <p>
                {say('ui.cultBonus')}: <Gain of={player.cultBonus} />
              </p>
            )}
          </section>
        ))}
    </>
  )
}

function IncomeFrom({ player, what }: { readonly player: PlayerView; readonly what: string }) {
  const say = useSay()
  const rows = player.incomeFrom.flatMap((from): [string, number][] => {
    const n = from[what as 'coins']
    return n ? [[from.source, n]] : []
  })
  return (
    <section className={styles.section}>
      <h3>{say('ui.nextRound')}</h3>
      <Rows rows={rows.map(([source, n]) => [sourceWords(say, source), n])} sum={player.income[what] ?? 0} say={say} />
    </section>
  )
}

function Forecast({ view, names }: LookUpProps) {
  const say = useSay()
  return (
    <>
      {view.players.map((player) => (
        <section key={player.seat} className={styles.section}>
          <h3>
            {names[player.seat]}: {player.vpIfOver}
          </h3>
          <p className={styles.about}>{say('ui.ifOver')}</p>
          <Rows
            rows={[
              [say('ui.soFar'), player.vp],
              ...Object.entries(player.vpToCome).map(([source, n]): [string, number] => [sourceWords(say, source), n]),
            ]}
            sum={player.vpIfOver}
            say={say}
          />
        </section>
      ))}
    </>
  )
}

function PointsFrom({ player, say }: { readonly player: PlayerView; readonly say: Say }) {
  const rows = Object.entries(player.vpFrom)
    .filter(([, n]) => n !== 0)
    .map(([source, n]): [string, number] => [sourceWords(say, source), n])
  return <Rows rows={rows} sum={player.vp} say={say} />
}

interface RowsProps {
  readonly rows: readonly (readonly [string, number])[]
  readonly sum: number
  readonly say: Say
}

function Rows({ rows, sum, say }: RowsProps) {
  return (
    <table className={styles.table}>
      <tbody>
        {rows.map(([name, n], i) => (
          <tr key={i}>
            <th scope="row">{name}</th>
            <td>{n}</td>
          </tr>
        ))}
        <tr className={styles.sum}>
          <th scope="row">{say('ui.total')}</th>
          <td>{sum}</td>
        </tr>
      </tbody>
    </table>
  )
}

const SHOWN = 24

/** The newest changes of a number, each with its cause. */
function Latest({
  events,
  what,
  seat,
  names,
}: LookUpProps & { readonly what: readonly string[]; readonly seat: number }) {
  const say = useSay()
  const changes = events
    .flatMap((event) => (event.type === 'gained' || event.type === 'lost' ? [event] : []))
    .filter((event) => event.seat === seat && what.includes(event.what))
    .slice(-SHOWN)
    .reverse()
  return (
    <section className={styles.section}>
      <h3>{say('ui.latest')}</h3>
      {changes.length === 0 ? (
        <p>{say('ui.nothingYet')}</p>
      ) : (
        <ul className={styles.changes}>
          {changes.map((event, i) => (
            <li key={i}>
              <b data-loss={event.amount < 0}>
                {event.amount < 0 ? '−' : '+'}
                {amount(say, event.what, Math.abs(event.amount))}
              </b>
              {causeWords(say, event, names)}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
