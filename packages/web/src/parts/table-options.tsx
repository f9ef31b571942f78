/** What can be agreed on at a table of people. */
import { useTranslation } from 'react-i18next'
import { Choice } from '../ui/choice.tsx'
import { Select } from '../ui/field.tsx'
import styles from './table-options.module.css'
import { type ClockName, clocks, type DelayName, delays, type TableWishes } from './table-wishes.ts'

interface TableOptionsProps {
  readonly wishes: TableWishes
  readonly onlyPeople: boolean // no artificial player sits there: only then can it be rated
  onWishes(wishes: TableWishes): void
}

export function TableOptions({ wishes, onlyPeople, onWishes }: TableOptionsProps) {
  const { t } = useTranslation('making')
  return (
    <>
      <Choice
        label={t('options.listed')}
        value={wishes.listed ? 'public' : 'private'}
        of={[
          { value: 'private', text: t('options.private') },
          { value: 'public', text: t('options.public') },
        ]}
        onChange={(value) => onWishes({ ...wishes, listed: value === 'public' })}
      />
      <details className={styles.more}>
        <summary>{t('options.more')}</summary>
        <div className={styles.fields}>
          <Select<ClockName>
            label={t('options.clock')}
            help={
              wishes.clock === 'none' ? undefined : t(wishes.rated && onlyPeople ? 'options.loses' : 'options.replaced')
            }
            value={wishes.clock}
            of={clocks.map((value) => ({ value, text: t(`options.clocks.${value}`) }))}
            onChange={(clock) => onWishes({ ...wishes, clock })}
          />
          <Select<DelayName>
            label={t('options.delay')}
            value={wishes.delay}
            of={delays.map((value) => ({ value, text: t(`options.delays.${value}`) }))}
            onChange={(delay) => onWishes({ ...wishes, delay })}
          />
          <label className={styles.box}>
            <input
              type="checkbox"
              checked={wishes.audienceSpeaks}
              onChange={() => onWishes({ ...wishes, audienceSpeaks: !wishes.audienceSpeaks })}
            />
            {t('options.audienceSpeaks')}
          </label>
          {!(wishes.rated && onlyPeople) && (
            <label className={styles.box}>
              <input
                type="checkbox"
                checked={wishes.audienceSeesAll}
                onChange={() => onWishes({ ...wishes, audienceSeesAll: !wishes.audienceSeesAll })}
              />
              {t('options.audienceSeesAll')}
            </label>
          )}
          {onlyPeople && (
            <label className={styles.box}>
              <input
                type="checkbox"
                checked={wishes.rated}
                onChange={() => onWishes({ ...wishes, rated: !wishes.rated })}
              />
              {t('options.rated')}
            </label>
          )}
        </div>
      </details>
    </>
  )
}
