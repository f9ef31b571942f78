/** Writes the rulings that are shown beside a card: `node scripts/write-rulings.ts`. */
import { writeFileSync } from 'node:fs'
import { rulingsFile, rulingsModule } from './rulings.ts'

writeFileSync(rulingsFile, rulingsModule())
