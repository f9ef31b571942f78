/** Where in the game one is, whose eyes one has, and whether it runs by itself. All of it stands in the address. */
import { useEffect, useRef, useState } from 'react'
import type { Eyes, Timeline } from './timeline.ts'

export const paces = { slow: 2400, normal: 1100, fast: 450, rush: 120 } as const
export type Pace = keyof typeof paces

export interface Place {
  readonly at: number
  readonly eyes: Eyes
}

/** What the address says; the beginning through open eyes where it says nothing. */
export function placeFrom(query: string, timeline: Timeline): Place {
  const given = new URLSearchParams(query)
  const at = Number(given.get('at') ?? 0)
  const eyes = given.get('eyes') ?? 'open'
  const seat = Number(eyes)
  const isSeat = eyes !== '' && Number.isInteger(seat) && seat >= 1 && seat <= timeline.seats
  return {
    at: Number.isInteger(at) ? Math.max(0, Math.min(timeline.length, at)) : 0,
    eyes: isSeat ? seat - 1 : eyes === 'audience' ? 'audience' : 'open',
  }
}

/** Seats are counted from 1 where people read them. */
export const queryOf = ({ at, eyes }: Place): string =>
  `at=${at}${eyes === 'open' ? '' : `&eyes=${eyes === 'audience' ? eyes : eyes + 1}`}`

const WRITE_MS = 250

export function useReplay(timeline: Timeline) {
  const [place, setPlace] = useState(() => placeFrom(location.search, timeline))
  const [playing, setPlaying] = useState(false)
  const [pace, setPace] = useState<Pace>('normal')
  const { at } = place
  const latest = useRef(place)
  latest.current = place
  const goTo = (next: number) => setPlace((before) => ({ ...before, at: Math.max(0, Math.min(timeline.length, next)) }))

  useEffect(() => {
    if (!playing) return
    if (at >= timeline.length) return setPlaying(false)
    const timer = setTimeout(() => setPlace((before) => ({ ...before, at: before.at + 1 })), paces[pace])
    return () => clearTimeout(timer)
  }, [playing, at, pace, timeline])

  // Browsers forbid writing the address many times a second.
  useEffect(() => {
    const timer = setTimeout(() => history.replaceState(history.state, '', `?${queryOf(place)}`), WRITE_MS)
    return () => clearTimeout(timer)
  }, [place])

  return {
    ...place,
    playing,
    pace,
    setPace,
    setEyes: (eyes: Eyes) => setPlace((before) => ({ ...before, eyes })),
    goTo: (next: number) => {
      setPlaying(false)
      goTo(next)
    },
    move: (by: number) => {
      setPlaying(false)
      goTo(latest.current.at + by)
    },
    turn: (by: 1 | -1) => {
      setPlaying(false)
      goTo(timeline.turnFrom(latest.current.at, by))
    },
    toggle: () => {
      if (!playing && at >= timeline.length) goTo(0)
      setPlaying(!playing)
    },
  }
}
