/** Kingdoms drawn by lot, as somebody wishes them. */
import { traitNames } from '@freehold/dominion/setup'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Select } from '../../ui/field.tsx'
import { announce } from '../../ui/live-region.tsx'
import { useTongue } from '../tongue.ts'
import { Boxes } from './boxes.tsx'
import {
  type BoxCount,
  boxCounts,
  type LandscapeWish,
  landscapesOfKind,
  landscapeWishes,
  redrawn,
  type Wish,
  wishLevels,
} from './draft.ts'
import styles from './draw-source.module.css'
import { freshSeed } from './seeds.ts'
import type { SourceProps } from './source-props.ts'

export function DrawSource({ draft, wishes, change, onWishes }: SourceProps) {
  const { t } = useTranslation('kingdoms')
  const { cardName } = useTongue()
  const kinds = landscapeWishes.filter((kind) => landscapesOfKind(draft.edition, wishes, kind).length > 0)
  return (
    <div className={styles.draw}>
      <Boxes boxes={wishes.sets} onChange={(sets) => onWishes({ ...wishes, sets })} />
      <Choice<BoxCount>
        label={t('boxes.from')}
        value={wishes.from}
        of={boxCounts.map((value) => ({ value, text: value === 'any' ? t('boxes.any') : value }))}
        onChange={(from) => onWishes({ ...wishes, from })}
      />
      <div className={styles.wishes}>
        {traitNames.map((trait) => (
          <Select<Wish>
            key={trait}
            label={t(`traits.${trait}`)}
            value={wishes.has[trait] ?? 'any'}
            of={wishLevels.map((value) => ({ value, text: t(`draw.levels.${value}`) }))}
            onChange={(value) => onWishes({ ...wishes, has: { ...wishes.has, [trait]: value } })}
          />
        ))}
        {kinds.length > 0 && (
          <Select<LandscapeWish>
            label={t('beside.landscapes')}
            value={wishes.landscapes}
            of={(['any', 'none', ...kinds] as const).map((value) => ({ value, text: t(`draw.landscapes.${value}`) }))}
            onChange={(landscapes) => onWishes({ ...wishes, landscapes })}
          />
        )}
      </div>
      <label className={styles.box}>
        <input
          type="checkbox"
          checked={wishes.costs === 'spread'}
          onChange={() => onWishes({ ...wishes, costs: wishes.costs === 'spread' ? 'any' : 'spread' })}
        />
        {t('draw.spread')}
      </label>
      <label className={styles.box}>
        <input type="checkbox" checked={wishes.lots} onChange={() => onWishes({ ...wishes, lots: !wishes.lots })} />
        {t('draw.lots')}
      </label>
      {draft.vetoed.length > 0 && (
        <p className={styles.vetoed}>
          {t('draw.vetoed')}{' '}
          {draft.vetoed.map((card) => (
            <Button
              key={card}
              quiet
              onClick={() => change(() => ({ ...draft, vetoed: draft.vetoed.filter((each) => each !== card) }))}
            >
              {t('draw.allow', { card: cardName(card) })}
            </Button>
          ))}
        </p>
      )}
      <Button
        primary
        className={styles.button}
        onClick={() => {
          change(() => redrawn(draft, wishes, freshSeed()))
          announce(t('draw.done'))
          scrollTo({ top: 0 })
        }}
      >
        {draft.kept.length > 0 ? t('draw.others', { count: draft.kept.length }) : t('draw.button')}
      </Button>
    </div>
  )
}
