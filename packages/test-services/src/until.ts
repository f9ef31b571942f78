import { vi } from 'vitest'

const HANGS_MS = 280_000 // a little less than a test may take, so that what was waited for is named

/** Waits for what happens, however busy the machine: only what hangs is ended. */
export const until = <T>(check: () => T | Promise<T>, interval?: number) =>
  vi.waitUntil(check, { timeout: HANGS_MS, interval })
