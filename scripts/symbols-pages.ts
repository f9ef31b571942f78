import { join } from 'node:path'
import { glossaryPage, glossarySheet } from '@freehold/dominion'
import { outlined } from '@freehold/dominion/outlined'

const docs = join(import.meta.dirname, '../docs')

/** The pages about symbols as they should stand in `docs/`. */
export const symbolsPages = () => [
  { path: join(docs, 'symbols.md'), content: glossaryPage() },
  { path: join(docs, 'symbols.svg'), content: outlined(glossarySheet()) },
]
