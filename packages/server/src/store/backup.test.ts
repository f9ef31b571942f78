import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openData } from '../data-folder.ts'
import { created } from '../table/tables.fixture.ts'
import { backUp } from './backup.ts'

let home: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'freehold-backup-'))
})
afterEach(() => rmSync(home, { recursive: true }))

test('a backup taken while a host writes has each table as it stood at one moment, and a host can start from it', async () => {
  const data = join(home, 'data')
  const { store, secret, close } = await openData(data)
  const tables = ['a', 'b', 'c']
  for (const id of tables) await store.create(id, [created(['open', 'open'])])
  let isWriting = true
  let version = 1
  const writing = (async () => {
    for (; isWriting; version++) {
      for (const id of tables) await store.append(id, version, [{ kind: 'left', seat: 0 }])
      await new Promise(setImmediate)
    }
  })()
  const taken: number[] = []
  for (let n = 0; n < 5; n++) {
    await new Promise((resolve) => setTimeout(resolve, 20))
    backUp(data, join(home, `copy${n}`))
    taken.push(version)
  }
  isWriting = false
  await writing
  await close()
  for (let n = 0; n < 5; n++) {
    const copy = join(home, `copy${n}`)
    expect(readdirSync(copy).sort()).toEqual(['freehold.sqlite', 'secret'])
    expect(statSync(join(copy, 'secret')).mode & 0o777).toBe(0o600)
    const again = await openData(copy)
    expect(again.secret).toBe(secret)
    const versions = await again.store.versions(tables)
    for (const id of tables) {
      expect(await again.store.read(id)).toHaveLength(versions.get(id) ?? 0)
      expect(versions.get(id)).toBeGreaterThanOrEqual(taken[n])
    }
    await again.close()
  }
})

test('what is there already is not overwritten, and what fails leaves nothing', async () => {
  const data = join(home, 'data')
  expect(() => backUp(data, join(home, 'copy'))).toThrow(/no host has kept anything there/)
  await (await openData(data)).close()
  const full = join(home, 'full')
  mkdirSync(full)
  writeFileSync(join(full, 'letter'), '')
  expect(() => backUp(data, full)).toThrow(/is not empty/)
  expect(readdirSync(full)).toEqual(['letter'])
  writeFileSync(join(home, 'file'), '')
  expect(() => backUp(data, join(home, 'file', 'copy'))).toThrow(/^backup .*: cannot be written \(ENOTDIR\)$/)
  expect(readdirSync(home).sort()).toEqual(['data', 'file', 'full'])
})
