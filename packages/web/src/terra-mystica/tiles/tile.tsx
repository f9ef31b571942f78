/** Tiles and cards: what they give, as signs and in words. */
import { BONUS_CARDS, FAVOR_TILES, type PassPoints, TOWN_TILES } from '@freehold/terra-mystica'
import { Gain } from '../signs/gain.tsx'
import { CultIcon, PointIcon, ShipIcon, SpadeIcon, TownIcon } from '../signs/icons.tsx'
import { StructureIcon } from '../signs/structure.tsx'
import { amounts, type Say, useSay } from '../words.ts'
import styles from './tile.module.css'

const find = (id: string) => ({
  bonus: BONUS_CARDS.find((card) => card.id === id),
  favor: FAVOR_TILES.find((tile) => tile.id === id),
  town: TOWN_TILES.find((tile) => tile.id === id),
})

function passWords(say: Say, { each, vp }: PassPoints): string {
  const what = each === 'shipping' ? say('amount.shipping', { count: 1 }) : say(`building.${each}`)
  const steady = vp.every((points, n) => points === (vp[1] ?? 0) * n)
  return steady
    ? say('gives.passEach', { vp: amounts(say, { vp: vp[1] }), what })
    : say('gives.passList', { vp: vp.slice(1).join('/'), what: each === 'shipping' ? what : say(`buildings.${each}`) })
}

/** All that a tile gives, in sentences. */
export function tileWords(say: Say, id: string): string[] {
  const { bonus, favor, town } = find(id)
  const words: string[] = []
  if (bonus) {
    if (amounts(say, bonus.income)) words.push(say('gives.income', { what: amounts(say, bonus.income) }))
    if (bonus.action) words.push(say('gives.action', { what: say(`special.${id}`) }))
    if (bonus.shipping) words.push(say('gives.shipping'))
    for (const points of bonus.pass) words.push(passWords(say, points))
  }
  if (favor) {
    words.push(say('gives.once', { what: amounts(say, favor.gain) }))
    if (amounts(say, favor.income)) words.push(say('gives.income', { what: amounts(say, favor.income) }))
    if (favor.built) {
      const { vp, building } = favor.built
      words.push(say('gives.built', { vp: amounts(say, { vp }), what: say(`building.${building}`) }))
    }
    if (favor.pass) words.push(passWords(say, favor.pass))
    if (favor.smallerTowns) words.push(say('gives.smallerTowns'))
    if (favor.action) words.push(say('gives.action', { what: say(`special.${id}`) }))
  }
  if (town) words.push(say('gives.once', { what: amounts(say, town.gain) }))
  return words
}

/** The signs alone, in a line. */
export function TileSigns({ id }: { readonly id: string }) {
  const say = useSay()
  const { bonus, favor, town } = find(id)
  const pass = [...(bonus?.pass ?? []), ...(favor?.pass ? [favor.pass] : [])]
  return (
    <span className={styles.signs} role="img" aria-label={tileWords(say, id).join('; ')}>
      {bonus?.action && (id === 'BON1' ? <SpadeIcon size={17} /> : <CultIcon cult="fire" size={16} />)}
      {bonus && bonus.shipping > 0 && <ShipIcon size={16} />}
      {bonus && <Income of={bonus.income} />}
      {favor && <Gain of={favor.gain} size={15} />}
      {favor && <Income of={favor.income} />}
      {favor?.smallerTowns && (
        <span className={styles.pair}>
          <TownIcon size={15} />6
        </span>
      )}
      {favor?.action && <CultIcon cult="water" size={15} />}
      {favor?.built && (
        <span className={styles.pair}>
          <StructureIcon building={favor.built.building} size={17} />
          {favor.built.vp}
          <PointIcon size={14} />
        </span>
      )}
      {pass.map(({ each, vp }) => (
        <span key={each} className={styles.pair}>
          {each === 'shipping' ? <ShipIcon size={15} /> : <StructureIcon building={each} size={17} />}
          {vp.every((points, n) => points === (vp[1] ?? 0) * n) ? vp[1] : vp.slice(1).join('/')}
          <PointIcon size={14} />
        </span>
      ))}
      {town && <Gain of={town.gain} size={15} />}
    </span>
  )
}

function Income({ of }: { readonly of: Readonly<Record<string, number | undefined>> }) {
  if (Object.keys(of).length === 0) return null
  return (
    <span className={styles.income}>
      <Gain of={of} size={15} />
    </span>
  )
}
