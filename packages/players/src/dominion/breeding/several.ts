/** Several menus of one kingdom: what is bred once depends on luck, and ideas of many parts are found only now and then. */
import type { Kingdom } from '@freehold/dominion'
import * as game from '@freehold/dominion/fast'
import { fastPlayer } from '../fast-player.ts'
import { share, tableFor } from '../fitting.ts'
import type { Strategy } from '../strategy/strategy.ts'

/** Pairs of games in which each meets each of the others. */
const PAIRS = 1000

/** The menu that takes most from the others, what it takes from the hardest of them counting as much as all together. */
export function bestAmong(menus: readonly Strategy[], kingdom: Kingdom, pairs = PAIRS): Strategy {
  if (menus.length === 1) return menus[0]
  const setting = game.settingOf(tableFor(kingdom))
  const players = menus.map((menu) => fastPlayer(setting, menu))
  const taken = menus.map(() => [] as number[])
  for (let one = 0; one < menus.length; one++)
    for (let other = one + 1; other < menus.length; other++) {
      const got = share(setting, players[one], players[other], pairs, `best ${one} ${other}`)
      taken[one].push(got)
      taken[other].push(1 - got)
    }
  const worth = taken.map((shares) => shares.reduce((sum, got) => sum + got, 0) / shares.length + Math.min(...shares))
  return menus[worth.indexOf(Math.max(...worth))]
}
