import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { belowFrom } from '@freehold/kernel'
import { expect, test } from 'vitest'
import { openSqlite } from '../store/sqlite.ts'
import { Table } from '../table/table.ts'
import { hostedSpyglass, spyglassOnly } from '../table/tables.fixture.ts'
import type { Acknowledged, Attempt } from './crash-child.fixture.ts'
import { newHome } from './hosts.fixture.ts'

type Line = { ready?: true; trying?: Attempt; acknowledged?: Acknowledged }

/** Starts a host and kills it so long after it was ready, or after its first acknowledgement. Gives what it said. */
async function playAndKill(
  folder: string,
  retries: readonly Attempt[],
  after: 'ready' | 'acknowledged',
  ms: number,
): Promise<Line[]> {
  const script = join(import.meta.dirname, 'crash-child.fixture.ts')
  const child = spawn(process.execPath, [script, folder, JSON.stringify(retries)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines: Line[] = []
  for await (const text of createInterface(child.stdout)) {
    if (!text.endsWith('}')) break // cut off by the kill
    const line: Line = JSON.parse(text)
    const isFirst = line[after] !== undefined && !lines.some((each) => each[after])
    lines.push(line)
    if (isFirst) setTimeout(() => child.kill('SIGKILL'), ms)
  }
  expect(child.exitCode).toBeNull()
  return lines
}

test('kill -9 at any moment loses no acknowledged move, and a repeat never makes two', async () => {
  const home = newHome()
  const below = belowFrom('fast:kills')
  const acknowledged: Acknowledged[] = []
  const tried = new Map<string, Attempt>()
  for (let round = 0; round < 10; round++) {
    const open = [...tried.values()].filter(({ id }) => !acknowledged.some((each) => each.id === id))
    const after = round % 2 === 0 ? 'ready' : 'acknowledged' // also a slow machine gets that far
    const lines = await playAndKill(home.folder, open, after, 20 + below(180))
    for (const { trying } of lines) if (trying) tried.set(trying.id, trying)
    acknowledged.push(...lines.flatMap((line) => line.acknowledged ?? []))
  }
  const store = await openSqlite(join(home.folder, 'tables.sqlite'))
  const tables = new Set([...tried.values()].map(({ table }) => table))
  const made: string[] = []
  for (const id of tables) {
    const entries = await store.read(id)
    for (const each of acknowledged.filter(({ table }) => table === id)) {
      expect(entries[each.version - 1]).toMatchObject({ kind: 'moved', id: each.id })
    }
    made.push(...entries.flatMap((entry) => (entry.kind === 'moved' && entry.id ? [entry.id] : [])))
    expect(new Table(id, hostedSpyglass, entries).version).toBe(entries.length)
  }
  await store.close()
  expect(new Set(made).size).toBe(made.length)
  expect(acknowledged.length).toBeGreaterThanOrEqual(5) // how many more depends on the machine
  const host = await home.open({ games: spyglassOnly })
  for (const id of tables) {
    const { asked, version } = await host.look(id, (table) => ({ asked: table.pending, version: table.version }))
    if (!asked) continue
    const move = Array.from({ length: asked.min }, (_, i) => i)
    await host.change(id, (table) => table.move(['ann', 'bob'][asked.seat], { version, id: 'on', move }))
  }
  await home.close()
})
