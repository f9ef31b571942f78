import { defineConfig } from '@playwright/test'

/** Debian's Chromium without a window; each test file starts a host of its own (e2e/host.ts). */
export default defineConfig({
  testDir: './e2e',
  testMatch: '*.e2e.ts',
  outputDir: './e2e/artefacts/results',
  // Tests wait for what happens; these only end what hangs, on however busy a machine.
  timeout: 420_000,
  expect: { timeout: 60_000 },
  workers: 3, // more than two processors keep busy: tests mostly wait for what a person would wait for
  fullyParallel: false,
  // One test in thousands meets a machine at its worst. It is tried once more, and named as flaky at the end: a fault to mend.
  retries: 1,
  forbidOnly: true,
  reporter: [['list']],
  globalSetup: './e2e/build.ts',
  use: {
    viewport: { width: 1280, height: 720 },
    colorScheme: 'dark',
    locale: 'en-GB',
    trace: 'off',
    // It fetches the whole app for when there is no network, anew for every test; those that need it allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-dev-shm-usage',
      ],
    },
  },
})
