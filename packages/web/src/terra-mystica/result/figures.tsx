/** What somebody's page tells of their games of Terra Mystica: how they fared by faction, map and level. */
import type { Statistics } from '@freehold/server/protocol'
import { useTranslation } from 'react-i18next'
import type { GameFigures } from '../../games/game-entry.ts'
import { FactionDisc } from '../signs/disc.tsx'
import { useSay } from '../words.ts'
import { byKind, KINDS } from './by-kind.ts'
import styles from './figures.module.css'

function ByKind({ statistics }: { readonly statistics: readonly Statistics[] }) {
  const say = useSay()
  const { i18n } = useTranslation()
  const number = (value: number) => new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 0 }).format(value)
  return (
    <div className={styles.figures}>
      {KINDS.map((kind) => {
        const fared = byKind(statistics, kind)
        if (fared.length === 0) return null
        return (
          <table key={kind}>
            <thead>
              <tr>
                <th scope="col">{say(`figures.${kind}`)}</th>
                <th scope="col">{say('figures.games')}</th>
                <th scope="col">{say('figures.wins')}</th>
                <th scope="col">{say('figures.mean')}</th>
              </tr>
            </thead>
            <tbody>
              {fared.map(({ which, games, wins, mean }) => (
                <tr key={which}>
                  <th scope="row">
                    {kind === 'faction' && <FactionDisc faction={which} size={24} />}
                    {say(`${kind === 'map' ? 'mapShort' : kind}.${which}`)}
                  </th>
                  <td>{games}</td>
                  <td>{wins}</td>
                  <td>{mean === undefined ? '–' : number(mean)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )
      })}
    </div>
  )
}

const figures: GameFigures = { areas: ['terra-mystica'], Figures: ByKind }
export default figures
