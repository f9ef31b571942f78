/** Which boxes kingdoms are taken from. */
import { type KingdomSet, kingdomSets } from '@freehold/dominion/setup'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { useSetWords } from '../set-words.ts'
import styles from './boxes.module.css'

interface BoxesProps {
  readonly boxes: readonly KingdomSet[]
  onChange(boxes: readonly KingdomSet[]): void
}

export function Boxes({ boxes, onChange }: BoxesProps) {
  const { t } = useTranslation('kingdoms')
  const { expansionName } = useSetWords()
  const toggle = (set: KingdomSet) => {
    const next = kingdomSets.filter((each) => (each === set ? !boxes.includes(each) : boxes.includes(each)))
    if (next.length > 0) onChange(next)
  }
  return (
    <fieldset className={styles.boxes}>
      <legend>{t('boxes.mine')}</legend>
      {kingdomSets.map((set) => (
        <label key={set}>
          <input type="checkbox" checked={boxes.includes(set)} onChange={() => toggle(set)} />
          {expansionName(set)}
        </label>
      ))}
      {boxes.length < kingdomSets.length && (
        <Button quiet onClick={() => onChange(kingdomSets)}>
          {t('boxes.all')}
        </Button>
      )}
    </fieldset>
  )
}
