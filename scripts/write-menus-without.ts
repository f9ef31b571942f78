/**
 * Breeds the menus that a card of one's own is measured against: packages/lab/src/card/menus-without.json. To be run again when the
 * artificial players play otherwise.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bredFrom, kingdomCalled } from '@freehold/lab/card/bred-menus'
import { moneyAlone } from '@freehold/lab/card/helping-money'
import { QuickBreeding, type Strategy, written } from '@freehold/players/breeding'

const KINGDOMS = ['First Game', 'Deck Top', 'Sleight of Hand', 'Grand Scheme']
const MENUS = 6

function best(breeding: QuickBreeding): Strategy {
  while (!breeding.done) breeding.step()
  return breeding.best
}

const kingdoms = KINGDOMS.map((name) => {
  const kingdom = kingdomCalled(name)
  const champion = best(new QuickBreeding(kingdom, { money: moneyAlone, fitting: [] }))
  console.log(name, champion.about)
  const without = Array.from({ length: MENUS }, (_, i) => best(bredFrom(champion, kingdom, `without ${i}`)))
  return { name, champion: written(champion), without: without.map(written) }
})
const file = join(import.meta.dirname, '../packages/lab/src/card/menus-without.json')
writeFileSync(file, `[\n${kingdoms.map((each) => `  ${JSON.stringify(each)}`).join(',\n')}\n]\n`)
