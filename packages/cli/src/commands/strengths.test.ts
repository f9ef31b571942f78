import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { strengths } from '@freehold/players'
import { expect, test } from 'vitest'

const main = join(import.meta.dirname, '../main.ts')
const run = promisify(execFile)

interface Pairing {
  readonly a: string
  readonly b: string
  readonly share: { readonly value: number; readonly low: number }
}

/** In a process of its own, because the engine is many times slower where tests run. */
async function meet(players: readonly string[], kingdoms: readonly string[], games: number): Promise<Pairing[]> {
  const where = kingdoms.flatMap((kingdom) => ['--kingdom', kingdom])
  const asked = ['sim', ...players, ...where, '--games', String(games), '--seed', 'ladder', '--threads', '1', '--json']
  const { stdout } = await run(process.execPath, [main, ...asked], { maxBuffer: 1 << 26 })
  return JSON.parse(stdout).pairings
}

const [searches, menus] = [strengths.slice(-2), strengths.slice(0, -2)]

test('each strength that follows a menu is stronger than the one before', async () => {
  const names = menus.map(({ name }) => name)
  const pairings = await meet(names, ['Size Distortion', 'Silver & Gold'], 60)
  for (const [i, weaker] of names.slice(0, -1).entries()) {
    const met = pairings.find(({ a, b }) => a === weaker && b === names[i + 1])
    expect(met?.share.value, `${weaker} against ${names[i + 1]}`).toBeLessThan(0.42)
  }
})

// So many rollouts take less time than these strengths have, and are the same on any machine. By how much it is better, with an
// interval, takes more of both than a test can have: docs/lab.md says it.
test('who searches does better than the best menu, with a few rollouts too', async () => {
  expect(searches.map(({ id }) => id)).toEqual(['chancellor', 'regent'])
  const [met] = await meet(['search:300', 'chamberlain'], ['Silver & Gold', 'Interaction'], 50)
  expect(met.share.value).toBeGreaterThan(0.5)
}, 300_000)
