import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { symbolsPages } from './symbols-pages.ts'

test.each(symbolsPages())('$path is what scripts/write-symbols-page.ts writes', ({ path, content }) => {
  const same = readFileSync(path, 'utf8') === content
  expect(same, `docs/${basename(path)} is stale: run node scripts/write-symbols-page.ts`).toBe(true)
})
