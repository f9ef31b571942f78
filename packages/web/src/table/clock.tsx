import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './clock.module.css'
import { useTableContext } from './table-context.tsx'

const HURRY_MS = 30_000

/** `1:05`, or `2 d 3 h` where there is plenty. */
function timeText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const [minutes, hours] = [Math.floor(seconds / 60), Math.floor(seconds / 3600)]
  const two = (n: number) => `${n}`.padStart(2, '0')
  if (hours >= 24) return `${Math.floor(hours / 24)} d ${hours % 24} h`
  return hours > 0 ? `${hours}:${two(minutes % 60)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

/** How much time a seat has left; nothing where nobody counts. */
export function Clock({ seat, className }: { readonly seat: number; readonly className?: string }) {
  const { t } = useTranslation('table')
  const { state } = useTableContext()
  const { clock } = state
  const [heard, setHeard] = useState({ clock, at: Date.now() })
  const [now, setNow] = useState(Date.now)
  const running = clock?.running === seat
  if (heard.clock !== clock) setHeard({ clock, at: Date.now() })
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [running])
  if (!clock) return null
  const left = clock.left[seat] - (running ? Math.max(0, now - heard.at) : 0)
  return (
    <span
      className={`${styles.clock} ${className ?? ''}`}
      data-running={running}
      data-hurry={running && left < HURRY_MS}
      role="timer"
      aria-label={t('timeLeft')}
    >
      {timeText(left)}
    </span>
  )
}
