/**
 * Breeds menus beforehand, so that games can be learnt from in which both seats know what they do:
 *
 *     node menus.ts SECONDS OUT SEED BREEDING [FOLDER]
 *
 * BREEDING seconds of the process for each kingdom, drawn from all boxes by SEED. OUT has a line for each; what is there stays, and further
 * kingdoms join it. The kingdoms of FOLDER, which is one of those that `freehold gate` reads, come first, with the menus that lie there.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findKingdom } from '@freehold/dominion'
import { findStrategy } from '@freehold/players/dominion/learning'
import { type Bred, bredIn, kingdomOfAll, readBred, spent } from './kingdoms.ts'

const [seconds, out, seed, breeding, folder] = process.argv.slice(2)
const have = existsSync(out) ? readBred(out).length : 0

function* wanted(): Generator<Pick<Bred, 'kingdom' | 'met'>> {
  if (folder) {
    const rows: { file: string; kingdom: string }[] = JSON.parse(readFileSync(join(folder, 'gate.json'), 'utf8'))
    for (const name of new Set(rows.map(({ kingdom }) => kingdom))) {
      const met = rows.filter(({ kingdom }) => kingdom === name).map(({ file }) => findStrategy(join(folder, file)))
      yield { kingdom: findKingdom(name), met }
    }
  }
  for (let number = 0; ; number++) yield { kingdom: kingdomOfAll(`fast:${seed} ${number}`) }
}

const end = spent() + 1000 * Number(seconds)
let number = 0
for (const { kingdom, met } of wanted()) {
  if (spent() >= end) break
  if (number++ < have) continue
  appendFileSync(out, `${JSON.stringify({ ...bredIn(kingdom, Number(breeding), spent), met })}\n`)
}
