/** Every tile and card as a face, with what it does in words. */
import { BONUS_CARDS, FAVOR_TILES, FINAL_TILES, ROUND_TILES, TOWN_TILES } from '@freehold/terra-mystica'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Face } from '../tiles/face.tsx'
import { FinalFace, RoundFace, roundTileWords } from '../tiles/round-face.tsx'
import { tileWords } from '../tiles/tile.tsx'
import { useSay } from '../words.ts'
import styles from './library-page.module.css'

const ANY_ROUND = 1 // on which the tile pays its cult too

export function TilesInWords() {
  const say = useSay()
  const { t } = useTranslation('terra-mystica-library')
  const worded = (id: string) => ({ id, face: <Face id={id} />, words: tileWords(say, id) })
  return (
    <>
      <Tiles title={say('ui.bonusCards')} about={t('about.bonus')} of={BONUS_CARDS.map(({ id }) => worded(id))} />
      <Tiles title={say('ui.favors')} about={t('about.favor')} of={FAVOR_TILES.map(({ id }) => worded(id))} />
      <Tiles title={say('ui.townTiles')} about={t('about.town')} of={TOWN_TILES.map(({ id }) => worded(id))} />
      <Tiles
        title={t('roundTiles')}
        about={t('about.round')}
        of={ROUND_TILES.map(({ id }) => ({
          id,
          face: <RoundFace id={id} round={ANY_ROUND} />,
          words: roundTileWords(say, id, ANY_ROUND).slice(1),
        }))}
      />
      <Tiles
        title={t('finalTiles')}
        about={t('about.final')}
        of={FINAL_TILES.map((id) => ({ id, face: <FinalFace id={id} />, words: [say(`final.${id}`)] }))}
      />
    </>
  )
}

interface TilesProps {
  readonly title: string
  readonly about: string
  readonly of: readonly { readonly id: string; readonly face: ReactNode; readonly words: readonly string[] }[]
}

function Tiles({ title, about, of }: TilesProps) {
  return (
    <section>
      <h2>{title}</h2>
      <p>{about}</p>
      <ul className={styles.tiles}>
        {of.map(({ id, face, words }) => (
          <li key={id}>
            <span aria-hidden="true">{face}</span>
            <span>{words.join('; ')}.</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
