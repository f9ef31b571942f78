/** Several menus of one kingdom: what is bred once depends on luck, and ideas of many parts are found only now and then. */
import type { Kingdom } from '@freehold/dominion'
import * as game from '@freehold/dominion/fast'
import { fastPlayer } from '../fast-player.ts'
import { share, tableFor } from '../fitting.ts'
import type { Strategy } from '../strategy/strategy.ts'

/** What a breeding knows besides its menu. */
export interface Besides {
  readonly rivals: readonly Strategy[] // hard to beat
  readonly usual: readonly Strategy[] // what most people play
}

/** Pairs of games in which each meets each of the others, and each of what is known besides. */
const PAIRS = 1000
const PAIRS_BESIDES = 250

/**
 * The menu that takes most: from all that it meets, and as much counts what it takes from the hardest of the other menus and of those
 * that most people play. One that beats only the others, and loses to plain money, is not it.
 */
export function bestAmong(
  menus: readonly Strategy[],
  kingdom: Kingdom,
  breedings: readonly Besides[] = [],
  pairs = PAIRS,
): Strategy {
  if (menus.length === 1) return menus[0]
  const setting = game.settingOf(tableFor(kingdom))
  const players = menus.map((menu) => fastPlayer(setting, menu))
  const hard = menus.map(() => [] as number[])
  for (let one = 0; one < menus.length; one++)
    for (let other = one + 1; other < menus.length; other++) {
      const got = share(setting, players[one], players[other], pairs, `best ${one} ${other}`)
      hard[one].push(got)
      hard[other].push(1 - got)
    }
  const taken = hard.map((shares) => [...shares])
  for (const [isUsual, besides] of [
    [true, breedings.flatMap(({ usual }) => usual)],
    [false, breedings.flatMap(({ rivals }) => rivals)],
  ] as const)
    for (const [i, menu] of besides.entries()) {
      const other = fastPlayer(setting, menu)
      for (const [one, player] of players.entries()) {
        const got = share(setting, player, other, PAIRS_BESIDES, `besides ${isUsual} ${i}`)
        taken[one].push(got)
        if (isUsual) hard[one].push(got)
      }
    }
  const worth = taken.map((all, one) => all.reduce((sum, got) => sum + got, 0) / all.length + Math.min(...hard[one]))
  return menus[worth.indexOf(Math.max(...worth))]
}
