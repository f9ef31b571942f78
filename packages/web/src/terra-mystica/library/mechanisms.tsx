/** Power, towns and cults, told with pictures that the table itself draws. */
import { checkOptions, type TerraMysticaView, terraMystica } from '@freehold/terra-mystica'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { CultSteles } from '../board/cult-steles.tsx'
import { PowerActions } from '../board/power-actions.tsx'
import { SmallBowls } from '../board/small-bowls.tsx'
import { Face } from '../tiles/face.tsx'
import { useSay } from '../words.ts'
import styles from './library-page.module.css'
import { Sketch } from './sketch.tsx'

const nothing = () => undefined

/** A table at its beginning, to draw from. */
function useExample(): TerraMysticaView {
  return useMemo(() => {
    const options = checkOptions({ factions: ['witches', 'nomads', 'mermaids'] })
    return terraMystica.view(terraMystica.setup(options, 'fast:library'), 'audience')
  }, [])
}

function Chapter({
  title,
  text,
  children,
}: {
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}) {
  return (
    <article>
      <h2>{title}</h2>
      <div className={styles.picture}>{children}</div>
      <p>{text}</p>
    </article>
  )
}

const BOWLS = {
  start: [5, 7, 0],
  gained: [1, 11, 0],
  moved: [0, 8, 4],
  burnt: [0, 6, 5],
} as const satisfies Record<string, readonly [number, number, number]>

export function Power() {
  const { t } = useTranslation('terra-mystica-library')
  const view = useExample()
  return (
    <div className={styles.story}>
      <Chapter title={t('power.bowls.title')} text={t('power.bowls.text')}>
        <span className={styles.bowls}>
          <SmallBowls bowls={BOWLS.start} /> → <SmallBowls bowls={BOWLS.gained} /> → <SmallBowls bowls={BOWLS.moved} />
        </span>
      </Chapter>
      <Chapter title={t('power.neighbours.title')} text={t('power.neighbours.text')}>
        <Sketch of="neighbours" label={t('power.neighbours.picture')} />
      </Chapter>
      <Chapter title={t('power.actions.title')} text={t('power.actions.text')}>
        <PowerActions view={view} seat={undefined} takers={new Map()} offers={[]} choose={nothing} />
      </Chapter>
      <Chapter title={t('power.burning.title')} text={t('power.burning.text')}>
        <span className={styles.bowls}>
          <SmallBowls bowls={BOWLS.moved} /> → <SmallBowls bowls={BOWLS.burnt} />
        </span>
      </Chapter>
    </div>
  )
}

export function Towns() {
  const { t } = useTranslation('terra-mystica-library')
  return (
    <div className={styles.story}>
      <Chapter title={t('towns.four.title')} text={t('towns.four.text')}>
        <Sketch of="town" label={t('towns.four.picture')} />
      </Chapter>
      <Chapter title={t('towns.river.title')} text={t('towns.river.text')}>
        <Sketch of="bridge" label={t('towns.river.picture')} />
      </Chapter>
      <Chapter title={t('towns.tile.title')} text={t('towns.tile.text')}>
        <span className={styles.tile}>
          <Face id="TW1" />
        </span>
      </Chapter>
    </div>
  )
}

export function Cults() {
  const { t } = useTranslation('terra-mystica-library')
  const say = useSay()
  const view = useExample()
  const names = view.players.map(({ faction }) => say(`faction.${faction}`))
  return (
    <div className={styles.story}>
      <Chapter title={t('cults.tracks.title')} text={t('cults.tracks.text')}>
        <div className={styles.steles}>
          <CultSteles view={view} names={names} offers={[]} choose={nothing} />
        </div>
      </Chapter>
      <Chapter title={t('cults.priests.title')} text={t('cults.priests.text')}>
        <span className={styles.tile}>
          <Face id="FAV6" />
        </span>
      </Chapter>
      <Chapter title={t('cults.top.title')} text={t('cults.top.text')}>
        <span className={styles.tile}>
          <Face id="TW5" />
        </span>
      </Chapter>
    </div>
  )
}
