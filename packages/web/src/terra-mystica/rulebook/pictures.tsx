/** What stands beside the sentences of a chapter: counts out of the rules, and pictures as the table draws them. */
import {
  BONUS_CARDS,
  BRIDGES_EACH,
  BUILDINGS,
  bonusCardsFor,
  checkOptions,
  FACTION_IDS,
  FACTIONS,
  FAVOR_TILES,
  FINAL_TILES,
  factionNumber,
  MAP_IDS,
  ownTerrain,
  POWER_ACTIONS,
  printedBoard,
  ROUND_TILES,
  ROUNDS,
  type TerraMysticaView,
  TOWN_TILES,
  terraMystica,
} from '@freehold/terra-mystica'
import { EXAMPLES, playExample } from '@freehold/terra-mystica/examples'
import { type ComponentType, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import shared from '../../parts/rulebook.module.css'
import { CultSteles } from '../board/cult-steles.tsx'
import { PlayerSheet } from '../board/player-sheet.tsx'
import { PowerActions } from '../board/power-actions.tsx'
import { SmallBowls } from '../board/small-bowls.tsx'
import { Wheel } from '../board/wheel.tsx'
import { Sketch } from '../library/sketch.tsx'
import { MapPicture, MapThumbnail } from '../map/map-picture.tsx'
import { pieceColour } from '../map/terrain.ts'
import { Gain } from '../signs/gain.tsx'
import { StructureIcon } from '../signs/structure.tsx'
import { Face } from '../tiles/face.tsx'
import { FinalFace, RoundFace } from '../tiles/round-face.tsx'
import { useSay } from '../words.ts'
import type { Chapter } from './chapters.ts'
import styles from './rulebook-page.module.css'

const nothing = () => undefined
const NOBODY: ReadonlyMap<string, number> = new Map()

/** A table at its beginning, to draw from. */
function useBeginning(): TerraMysticaView {
  return useMemo(() => {
    const options = checkOptions({ factions: ['witches', 'nomads', 'mermaids'] })
    return terraMystica.view(terraMystica.setup(options, 'fast:rulebook'), 'audience')
  }, [])
}

/** A people's board as it lies before the first turn. */
export function Board() {
  const { t } = useTranslation('terra-mystica-rulebook')
  const [witches] = useBeginning().players
  return (
    <figure className={styles.board} aria-label={t('pictures.board')}>
      <div inert>
        <PlayerSheet player={witches} isAutoma={false} onExplain={nothing} />
      </div>
    </figure>
  )
}

/** What there is, counted by the rules themselves. */
export function Box() {
  const { t } = useTranslation('terra-mystica-rulebook')
  const [witches] = useBeginning().players
  const sum = (tiles: readonly { readonly count: number }[]) => tiles.reduce((all, { count }) => all + count, 0)
  const ofBase = FACTION_IDS.filter((id) => ownTerrain(FACTIONS[factionNumber(id)]))
  const rows: readonly (readonly [words: string, count: number])[] = [
    [t('boxRows.peoples'), ofBase.length],
    [t('boxRows.moreItems'), FACTION_IDS.length - ofBase.length],
    [t('boxRows.bonus'), BONUS_CARDS.length],
    [t('boxRows.favor', { kinds: FAVOR_TILES.length }), sum(FAVOR_TILES)],
    [t('boxRows.town', { kinds: TOWN_TILES.length }), sum(TOWN_TILES)],
    [t('boxRows.round'), ROUND_TILES.length],
    [t('boxRows.final'), FINAL_TILES.length],
    [t('boxRows.priests'), witches.priestLimit],
    [t('boxRows.tokens'), witches.bowls.reduce((all, tokens) => all + tokens, 0)],
    [t('boxRows.bridges'), BRIDGES_EACH],
  ]
  return (
    <table className={shared.counts}>
      <tbody>
        {rows.map(([words, count]) => (
          <tr key={words}>
            <th scope="row">{words}</th>
            <td>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const PEOPLE = [1, 2, 3, 4, 5] as const

function SetUp() {
  const { t } = useTranslation('terra-mystica-rulebook')
  const say = useSay()
  const placed = useMemo(() => playExample(EXAMPLES['setUp.dwellings']).moments.at(-1)?.view, [])
  const players = (people: number) => Math.max(2, people) // alone one plays against the Automa
  const rows = {
    bonusCards: (people: number) => bonusCardsFor(players(people)),
    left: (people: number) => bonusCardsFor(players(people)) - players(people),
    roundTiles: (_: number) => ROUNDS,
    powerActions: (_: number) => POWER_ACTIONS.length,
    against: (people: number) => (people === 1 ? t('yes') : people === 2 ? `(${t('yes')})` : '–'),
  } as const
  return (
    <>
      <table className={shared.counts}>
        <thead>
          <tr>
            <th scope="col">{t('setUpRows.players')}</th>
            {PEOPLE.map((people) => (
              <th key={people} scope="col">
                {people}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(Object.keys(rows) as (keyof typeof rows)[]).map((row) => (
            <tr key={row}>
              <th scope="row">{t(`setUpRows.${row}`)}</th>
              {PEOPLE.map((people) => (
                <td key={people}>{rows[row](people)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {placed && (
        <MapPicture
          view={placed}
          names={placed.players.map(({ faction }) => say(`faction.${faction}`))}
          label={t('pictures.map')}
        />
      )}
    </>
  )
}

function Rounds() {
  const tiles = ['SCORE3', 'SCORE4'] as const
  return (
    <div className={styles.tiles} aria-hidden="true">
      {tiles.map((id, i) => (
        <RoundFace key={id} id={id} round={i + 1} />
      ))}
    </div>
  )
}

function Land() {
  const wheel = printedBoard('witches', 'forest')?.wheel ?? []
  return (
    <div className={styles.wheel}>
      <Wheel wheel={wheel} price={{ workers: 3 }} faction="witches" />
    </div>
  )
}

/** What each building costs and is worth; most peoples pay this. */
function Buildings() {
  const { t } = useTranslation('terra-mystica-rulebook')
  const say = useSay()
  const { buildings } = useBeginning().players[0]
  return (
    <table className={`${shared.counts} ${styles.buildings}`}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{say('ui.structures')}</span>
          </th>
          <th scope="col">{t('costs')}</th>
          <th scope="col">{t('value')}</th>
          <th scope="col">{t('count')}</th>
        </tr>
      </thead>
      <tbody>
        {BUILDINGS.map((building) => {
          const { cost, strength, count } = buildings[building]
          return (
            <tr key={building}>
              <th scope="row">
                <StructureIcon building={building} colour={pieceColour('forest')} size={24} />{' '}
                {say(`building.${building}`)}
              </th>
              <td>
                <Gain of={cost} size={15} />
                {building === 'tradingHouse' && <small>{t('alone', { n: 2 * (cost.coins ?? 0) })}</small>}
              </td>
              <td>{strength}</td>
              <td>{count}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Power() {
  const view = useBeginning()
  return (
    <>
      <p className={styles.bowls}>
        <SmallBowls bowls={[5, 7, 0]} /> → <SmallBowls bowls={[1, 11, 0]} /> → <SmallBowls bowls={[0, 9, 3]} />
      </p>
      <PowerActions view={view} seat={undefined} takers={NOBODY} offers={[]} choose={nothing} />
    </>
  )
}

function Towns() {
  const { t } = useTranslation('terra-mystica-rulebook')
  return (
    <>
      <div className={styles.sketches}>
        <Sketch of="town" label={t('pictures.town')} />
        <Sketch of="bridge" label={t('pictures.bridge')} />
      </div>
      <Tiles ids={TOWN_TILES.slice(0, 4).map(({ id }) => id)} />
    </>
  )
}

function Cults() {
  const say = useSay()
  const view = useBeginning()
  return (
    <div className={styles.steles}>
      <CultSteles
        view={view}
        names={view.players.map(({ faction }) => say(`faction.${faction}`))}
        offers={[]}
        choose={nothing}
      />
    </div>
  )
}

const Tiles = ({ ids }: { readonly ids: readonly string[] }) => (
  <div className={styles.tiles}>
    {ids.map((id) => (
      <Face key={id} id={id} />
    ))}
  </div>
)

function More() {
  return (
    <>
      <div className={styles.maps}>
        {MAP_IDS.map((map) => (
          <MapThumbnail key={map} map={map} />
        ))}
      </div>
      <div className={styles.tiles}>
        {FINAL_TILES.map((id) => (
          <FinalFace key={id} id={id} />
        ))}
      </div>
    </>
  )
}

export const PICTURES: { readonly [C in Chapter]?: ComponentType } = {
  setUp: SetUp,
  rounds: Rounds,
  land: Land,
  buildings: Buildings,
  power: Power,
  towns: Towns,
  cults: Cults,
  passing: () => <Tiles ids={BONUS_CARDS.slice(0, 4).map(({ id }) => id)} />,
  more: More,
}
