// npm run bench:page: how soon a new visitor can begin on a slow connection, and how soon a move is seen on a fast one.
// Beside each figure stands what the machine itself takes in the same run, so that a busy machine shows as one.

import { chromium, type Page } from '@playwright/test'
import buildPage from '../e2e/build.ts'
import { startHost } from '../e2e/host.ts'
import { Seat } from '../e2e/seat.ts'
import config from '../playwright.config.ts'

const ROUNDS = 9
const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]
const told = (times: readonly number[]): string =>
  `${Math.min(...times).toFixed(0)} ms at best, ${median(times).toFixed(0)} ms in the middle of ${times.length}`

await buildPage()
const host = await startHost()
const browser = await chromium.launch(config.use?.launchOptions)
try {
  const bare = await onSlowConnection('/healthz', async () => {})
  const front = await onSlowConnection('/', async (page) => {
    await page.getByRole('button', { name: /Play now.*Dominion/ }).waitFor()
  })
  console.log(`At 1.6 Mbit/s and 150 ms: front page ready after ${told(front)}`)
  console.log(`  an answer of two bytes takes ${told(bare)}; ratio ${(median(front) / median(bare)).toFixed(1)}`)
  const { moves, frames } = await moveSpeeds()
  console.log(`A move is shown after ${told(moves)}`)
  console.log(`  a frame takes ${told(frames)}; ratio ${(median(moves) / median(frames)).toFixed(1)}`)
} finally {
  await browser.close()
  await host.stop()
}

async function onSlowConnection(path: string, ready: (page: Page) => Promise<void>): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const context = await browser.newContext({ baseURL: host.url, serviceWorkers: 'block', locale: 'en-GB' })
    const page = await context.newPage()
    const protocol = await context.newCDPSession(page)
    await protocol.send('Network.enable')
    const megabit = (1024 * 1024) / 8
    await protocol.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 1.6 * megabit,
      uploadThroughput: 0.75 * megabit,
    })
    const began = performance.now()
    await page.goto(path, { waitUntil: 'commit' })
    await ready(page)
    times.push(performance.now() - began)
    await context.close()
  }
  return times
}

/** From a click on “play treasures” to the Copper in play, by way of the host and its disk. */
async function moveSpeeds(): Promise<{ moves: number[]; frames: number[] }> {
  const page = await browser.newPage({ baseURL: host.url, locale: 'en-GB' })
  const seat = new Seat(page)
  await seat.prefer({ hints: false })
  await seat.name('Ann')
  await seat.againstBigMoney()
  const moves: number[] = []
  const frames: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    await seat.answer('play treasures').waitFor()
    const [move, frame] = await page.evaluate(async () => {
      const frame = () => new Promise((next) => requestAnimationFrame(next))
      await frame()
      const before = performance.now()
      await frame()
      const began = performance.now()
      document.querySelector<HTMLElement>('[data-answer="play treasures"]')?.click()
      while (!document.querySelector('[data-place="play:0"] [data-card="Copper"]')) await frame()
      return [performance.now() - began, began - before]
    })
    moves.push(move)
    frames.push(frame)
    await page.getByTestId('undo').click()
  }
  return { moves, frames }
}
