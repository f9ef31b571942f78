import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    maxWorkers: '100%', // one processor would be left to a watcher, which rests while tests run
    // Only to end what hangs: where others use the machine, everything takes its time.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'programs',
          include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: ['packages/web/**'],
          // Node reads TypeScript itself, and runs games in half the time that they take behind the runner's imports.
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      // Pages import styles, pictures and JSX, which only Vite understands.
      { extends: true, test: { name: 'pages', include: ['packages/web/src/**/*.test.ts'] } },
    ],
  },
})
