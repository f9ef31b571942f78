/** What a table sounds like, for whoever wants to hear it: nothing is loaded until then. */
import { useEffect, useRef } from 'react'
import { changeSettings, getSettings, useSettings } from '../base/settings.ts'
import type { Frame } from '../client/table-store.ts'
import type { GamePlugin, Sound } from '../games/game-table.ts'

const hear = (sounds: readonly Sound[]): void =>
  void import('./sounds.ts').then(
    ({ play }) => play(sounds),
    () => undefined, // offline: silent
  )

/** One key turns them on, heard at once, and off. */
export function turnSounds(): boolean {
  const sound = !getSettings().sound
  changeSettings({ sound })
  if (sound) hear(['wood'])
  return sound
}

export function useSounds(frame: Frame, now: boolean, { sounds }: GamePlugin): void {
  const { sound } = useSettings()
  const last = useRef(frame)
  useEffect(() => {
    const before = last.current.state
    const { state, happened } = frame
    last.current = frame
    if (!sound || state.version <= before.version) return
    const told = state.position === before.position ? [] : (sounds?.(happened) ?? (['wood'] as const))
    const ended = state.phase === 'over' && before.phase !== 'over'
    const asked = now && state.asked && !before.asked
    hear([...told, ...(ended ? (['over'] as const) : asked ? (['asked'] as const) : [])])
  }, [frame, now, sound, sounds])
}
