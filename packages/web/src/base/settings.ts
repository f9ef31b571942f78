/** What this browser's user likes, kept in this browser. */
import { useSyncExternalStore } from 'react'

export const themes = ['system', 'light', 'dark'] as const
export const faces = ['words', 'symbols'] as const
export const speeds = ['off', 'fast', 'normal', 'slow'] as const
export const languages = ['en', 'de'] as const
export type Language = (typeof languages)[number]

export interface Settings {
  readonly theme: (typeof themes)[number]
  readonly face: (typeof faces)[number] // what the cards show
  readonly speed: (typeof speeds)[number] // of moving cards
  readonly sound: boolean
  readonly language: Language | null // null: as the browser says
  readonly letters: boolean // on pieces, in place of emblems
  readonly remarks: boolean // of artificial opponents
  readonly hints: boolean
  readonly hintsSeen: readonly string[]
}

const KEY = 'freehold.settings'
const defaults: Settings = {
  theme: 'system',
  face: 'words',
  speed: 'normal',
  sound: false,
  language: null,
  letters: false,
  remarks: true,
  hints: true,
  hintsSeen: [],
}

const oneOf =
  (...allowed: readonly unknown[]) =>
  (value: unknown): boolean =>
    allowed.includes(value)

/** What each may be: a browser may have kept it since another version, or somebody wrote it by hand. */
const fits: Readonly<Record<string, (value: unknown) => boolean>> = {
  theme: oneOf(...themes),
  face: oneOf(...faces),
  speed: oneOf(...speeds),
  sound: oneOf(true, false),
  language: oneOf(null, ...languages),
  letters: oneOf(true, false),
  remarks: oneOf(true, false),
  hints: oneOf(true, false),
  hintsSeen: (value) => Array.isArray(value) && value.every((each) => typeof each === 'string'),
} satisfies Record<keyof Settings, (value: unknown) => boolean>

let settings = load()
const listeners = new Set<() => void>()

function load(): Settings {
  try {
    const kept = Object.entries(JSON.parse(localStorage.getItem(KEY) ?? '{}'))
    return { ...defaults, ...Object.fromEntries(kept.filter(([name, value]) => fits[name]?.(value))) }
  } catch {
    return defaults // storage that is closed or spoilt is no reason not to play
  }
}

export const getSettings = (): Settings => settings

export function changeSettings(change: Partial<Settings>): void {
  settings = { ...settings, ...change }
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // kept for this page only
  }
  for (const listener of listeners) listener()
}

export function onSettings(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

// Another tab changed them.
if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key !== KEY) return
    settings = load()
    for (const listener of listeners) listener()
  })
}

export const useSettings = (): Settings => useSyncExternalStore(onSettings, getSettings, getSettings)
