import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './base/zod-settings.ts'
import './app/fonts.css'
import './app/theme.css'
import { App } from './app/app.tsx'
import { gamesHere } from './app/games.ts'
import { applyTheme } from './app/theme.ts'
import { startI18n } from './base/i18n.ts'
import { registerGames } from './games/games.ts'

applyTheme()
registerGames(gamesHere)
await startI18n()
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
)

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined) // the app works without
}
