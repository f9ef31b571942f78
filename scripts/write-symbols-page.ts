/** Writes `docs/symbols.md` and `docs/symbols.svg`: `node scripts/write-symbols-page.ts`. */
import { writeFileSync } from 'node:fs'
import { symbolsPages } from './symbols-pages.ts'

for (const { path, content } of symbolsPages()) writeFileSync(path, content)
