/** How this browser shows things. */
import { useTranslation } from 'react-i18next'
import { changeSettings, faces, languages, speeds, themes, useSettings } from '../base/settings.ts'
import styles from '../parts/account.module.css'
import { Button } from '../ui/button.tsx'
import { Choice } from '../ui/choice.tsx'

export function SettingsSection() {
  const { t } = useTranslation('account')
  const { theme, language, face, letters, speed, sound, remarks, hints, hintsSeen } = useSettings()
  const onOff = [
    { value: 'on', text: t('on') },
    { value: 'off', text: t('off') },
  ] as const
  return (
    <section className={styles.settings} aria-labelledby="settings">
      <h2 id="settings">{t('settings')}</h2>
      <Choice
        label={t('theme')}
        value={theme}
        of={themes.map((value) => ({ value, text: t(`themes.${value}`) }))}
        onChange={(value) => changeSettings({ theme: value })}
      />
      <Choice
        label={t('language')}
        value={language ?? 'auto'}
        of={(['auto', ...languages] as const).map((value) => ({ value, text: t(`languages.${value}`) }))}
        onChange={(value) => changeSettings({ language: value === 'auto' ? null : value })}
      />
      <Choice
        label={t('face')}
        value={face}
        of={faces.map((value) => ({ value, text: t(`faces.${value}`) }))}
        onChange={(value) => changeSettings({ face: value })}
      />
      <Choice
        label={t('pieces')}
        value={letters ? 'letters' : 'emblems'}
        of={(['emblems', 'letters'] as const).map((value) => ({ value, text: t(`pieceMarks.${value}`) }))}
        onChange={(value) => changeSettings({ letters: value === 'letters' })}
      />
      <Choice
        label={t('speed')}
        value={speed}
        of={speeds.map((value) => ({ value, text: t(`speeds.${value}`) }))}
        onChange={(value) => changeSettings({ speed: value })}
      />
      <Choice
        label={t('sound')}
        value={sound ? 'on' : 'off'}
        of={onOff}
        onChange={(value) => changeSettings({ sound: value === 'on' })}
      />
      <Choice
        label={t('remarks')}
        value={remarks ? 'on' : 'off'}
        of={onOff}
        onChange={(value) => changeSettings({ remarks: value === 'on' })}
      />
      <Choice
        label={t('hints')}
        value={hints ? 'on' : 'off'}
        of={onOff}
        onChange={(value) => changeSettings({ hints: value === 'on' })}
      />
      {hintsSeen.length > 0 && (
        <Button onClick={() => changeSettings({ hints: true, hintsSeen: [] })}>{t('again')}</Button>
      )}
    </section>
  )
}
