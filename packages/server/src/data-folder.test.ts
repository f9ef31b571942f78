import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openData } from './data-folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'freehold-data-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a folder belongs to one host at a time, and keeps its secret', async () => {
  const path = join(folder, 'a', 'b')
  const first = await openData(path)
  await expect(openData(path)).rejects.toThrow(/another host uses it/)
  await first.close()
  const again = await openData(path)
  expect(again.secret).toBe(first.secret)
  expect(again.secret).toMatch(/^[0-9a-f]{64}$/)
  await again.close()
})

test('what is secret is for this user alone, also in a folder that is not', async () => {
  const open = join(folder, 'open')
  mkdirSync(open, { mode: 0o755 })
  const data = await openData(open)
  for (const file of ['secret', 'freehold.sqlite', 'freehold.sqlite-wal', 'freehold.sqlite-shm']) {
    expect(statSync(join(open, file)).mode & 0o777, file).toBe(0o600)
  }
  await data.close()
})

test('a file that is no database is named in one line, and left alone', async () => {
  writeFileSync(join(folder, 'freehold.sqlite'), 'a letter, by the look of it. '.repeat(50))
  await expect(openData(folder)).rejects.toThrow(/^data folder .*: cannot be used \(SQLITE_NOTADB\)$/)
  await expect(openData(folder)).rejects.toThrow(/SQLITE_NOTADB/) // and not that somebody uses it
})
