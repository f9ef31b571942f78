/** How this browser shows things. */
import { useTranslation } from 'react-i18next'
import { changeSettings, faces, languages, speeds, themes, useSettings } from '../base/settings.ts'
import styles from '../parts/account.module.css'
import { Button } from '../ui/button.tsx'
import { Choice } from '../ui/choice.tsx'

export function SettingsSection() {
  const { t } = useTranslation('pages')
  const { theme, language, face, letters, speed, sound, remarks, hints, hintsSeen } = useSettings()
  const onOff = [
    { value: 'on', text: t('account.on') },
    { value: 'off', text: t('account.off') },
  ] as const
  return (
    <section className={styles.settings} aria-labelledby="settings">
      <h2 id="settings">{t('account.settings')}</h2>
      <Choice
        label={t('account.theme')}
        value={theme}
        of={themes.map((value) => ({ value, text: t(`account.themes.${value}`) }))}
        onChange={(value) => changeSettings({ theme: value })}
      />
      <Choice
        label={t('account.language')}
        value={language ?? 'auto'}
        of={(['auto', ...languages] as const).map((value) => ({ value, text: t(`account.languages.${value}`) }))}
        onChange={(value) => changeSettings({ language: value === 'auto' ? null : value })}
      />
      <Choice
        label={t('account.face')}
        value={face}
        of={faces.map((value) => ({ value, text: t(`account.faces.${value}`) }))}
        onChange={(value) => changeSettings({ face: value })}
      />
      <Choice
        label={t('account.pieces')}
        value={letters ? 'letters' : 'emblems'}
        of={(['emblems', 'letters'] as const).map((value) => ({ value, text: t(`account.pieceMarks.${value}`) }))}
        onChange={(value) => changeSettings({ letters: value === 'letters' })}
      />
      <Choice
        label={t('account.speed')}
        value={speed}
        of={speeds.map((value) => ({ value, text: t(`account.speeds.${value}`) }))}
        onChange={(value) => changeSettings({ speed: value })}
      />
      <Choice
        label={t('account.sound')}
        value={sound ? 'on' : 'off'}
        of={onOff}
        onChange={(value) => changeSettings({ sound: value === 'on' })}
      />
      <Choice
        label={t('account.remarks')}
        value={remarks ? 'on' : 'off'}
        of={onOff}
        onChange={(value) => changeSettings({ remarks: value === 'on' })}
      />
      <Choice
        label={t('account.hints')}
        value={hints ? 'on' : 'off'}
        of={onOff}
        onChange={(value) => changeSettings({ hints: value === 'on' })}
      />
      {hintsSeen.length > 0 && (
        <Button onClick={() => changeSettings({ hints: true, hintsSeen: [] })}>{t('account.again')}</Button>
      )}
    </section>
  )
}
