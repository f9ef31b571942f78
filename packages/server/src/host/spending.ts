/** Who pays for the time that the one thread works which serves everybody: whoever's request or message it works for. */
import { AsyncLocalStorage } from 'node:async_hooks'

/** Hears how many milliseconds were spent. */
type Charge = (ms: number) => void

const paying = new AsyncLocalStorage<Charge>()

/** Does the work; whatever it costs from now on is charged there. */
export const chargedTo = <T>(charge: Charge, work: () => T): T => paying.run(charge, work)

/** What a row costs that is read, roughly, in the thread of the database and in this one. */
export const ROW_MS = 0.004

/** So much was done elsewhere, in another thread. */
export const charge = (ms: number): void => paying.getStore()?.(ms)

/** Does the work, which may take long, and charges it to whoever it is done for. */
export function spend<T>(work: () => T): T {
  const pay = paying.getStore()
  if (!pay) return work()
  const began = performance.now()
  try {
    return work()
  } finally {
    pay(performance.now() - began)
  }
}
