import { useCallback, useEffect, useState } from 'react'

export interface Loaded<Value> {
  readonly value: Value | undefined
  readonly problem: Error | undefined
  /** Asks again; what was known stays shown meanwhile. */
  reload(): void
}

/** What the host answers to a question; asked again whenever the key changes, and every so many milliseconds. */
export function useLoaded<Value>(key: string, load: () => Promise<Value>, everyMs?: number): Loaded<Value> {
  const [known, setKnown] = useState<{ key: string; value?: Value; problem?: Error }>({ key })
  const [round, setRound] = useState(0)
  useEffect(() => {
    let wanted = true
    load().then(
      (value) => wanted && setKnown({ key, value }),
      (problem: Error) => wanted && setKnown((before) => ({ ...(before.key === key ? before : { key }), problem })),
    )
    return () => {
      wanted = false
    }
  }, [key, round])
  const reload = useCallback(() => setRound((before) => before + 1), [])
  useEffect(() => {
    if (everyMs === undefined) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') reload()
    }, everyMs)
    return () => clearInterval(timer)
  }, [everyMs, reload])
  const current = known.key === key ? known : { key }
  return { value: current.value, problem: current.problem, reload }
}
