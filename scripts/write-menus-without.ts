/**
 * Breeds the menus that a card of one's own is measured against, from the champions of their kingdoms:
 * packages/lab/src/card/menus-without.json. To be run again when breeding changes or the artificial players play otherwise, so that
 * menus with a card and without it are bred alike. `--champions` breeds the champions anew, too, which takes ten times as long.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bredFrom, kingdomCalled, kingdomsTried } from '@freehold/lab/card/bred-menus'
import { moneyAlone } from '@freehold/lab/card/helping-money'
import { QuickBreeding, type Strategy, written } from '@freehold/players/breeding'

const MENUS = 5

function best(breeding: QuickBreeding): Strategy {
  while (!breeding.done) breeding.step()
  return breeding.best
}

const anew = process.argv.includes('--champions')
const kingdoms = kingdomsTried.map(({ name, champion: before }) => {
  const kingdom = kingdomCalled(name)
  const champion = anew ? best(new QuickBreeding(kingdom, { money: moneyAlone, fitting: [] })) : before
  const without = Array.from({ length: MENUS }, (_, i) => best(bredFrom(champion, kingdom, `without ${i}`)))
  console.log(name, without.map(({ about }) => about).join(' '))
  return { name, champion: written(champion), without: without.map(written) }
})
const file = join(import.meta.dirname, '../packages/lab/src/card/menus-without.json')
writeFileSync(file, `[\n${kingdoms.map((each) => `  ${JSON.stringify(each)}`).join(',\n')}\n]\n`)
