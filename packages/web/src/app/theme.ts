import { getSettings, onSettings } from '../base/settings.ts'

const dark = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : undefined

/** Sets the colours now and whenever the wish or the system changes. */
export function applyTheme(): void {
  const apply = () => {
    const { theme } = getSettings()
    document.documentElement.dataset.theme = theme === 'system' ? (dark?.matches ? 'dark' : 'light') : theme
  }
  apply()
  onSettings(apply)
  dark?.addEventListener('change', apply)
}
