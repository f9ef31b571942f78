import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
    maxWorkers: '100%', // one processor would be left to a watcher, which rests while tests run
    // Only to end what hangs: where others use the machine, everything takes its time.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
