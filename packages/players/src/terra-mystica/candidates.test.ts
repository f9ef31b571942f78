import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { belowFrom } from '@freehold/kernel'
import { biased, FACTION_IDS, parseLedger, playChoice, terraMystica } from '@freehold/terra-mystica'
import { ASK_ACTION, ask, ROUND_SPADE_VP, recordedTurns, type State, verbs, words } from '@freehold/terra-mystica/fast'
import { expect, test } from 'vitest'
import { candidatesOf } from './candidates.ts'

const MONEY = [words.VP, words.COINS, words.WORKERS, words.PRIESTS, words.BOWL1, words.BOWL2, words.BOWL3]
const OF_THE_ORDER = [words.BLOCKED, words.TELEPORTED]

/** What a turn did: map, tiles, cults, tracks, actions; what is left of the money aside. */
function deed(s: State, seat: number): string {
  const { w } = s
  const at = words.seatAt(seat)
  const own = Array.from(w.subarray(at, at + words.HEXES)).filter(
    (_, i) => !MONEY.includes(i) && !OF_THE_ORDER.includes(i),
  )
  const map = w.subarray(words.GROUND_AT, words.QUEUE_AT)
  const priests = w.subarray(words.PRIEST_SPACE, words.PRIEST_SPACE + 16)
  return [own.join(), map.join(), priests.join(), w[words.POWER_USED]].join(' ')
}

const folder = join(import.meta.dirname, '../../../../../shared/data/terra-mystica/games/cmd')
const played = existsSync(folder) ? readdirSync(folder).filter((name) => /^h.*\.cmd$/.test(name)) : []
const SOME = 8

test.runIf(played.length > 0)(
  `of the turns of people in ${SOME} recorded games, 97 in 100 are among the candidates`,
  () => {
    let turns = 0
    let found = 0
    for (const file of played.slice(0, SOME)) {
      for (const { seat, before, after } of recordedTurns(
        parseLedger(readFileSync(join(folder, file), 'utf8'), file),
      )) {
        turns++
        const wanted = deed(after, seat)
        if (candidatesOf(before).some((candidate) => deed(candidate.after, seat) === wanted)) found++
      }
    }
    expect(turns).toBeGreaterThan(100 * SOME)
    expect(found / turns).toBeGreaterThan(0.97)
  },
  120_000,
)

test('candidates leave the moment they begin from as it is, differ from each other, and pass in every way there is', () => {
  const s = terraMystica.setup(terraMystica.options({ players: 4 }), 'fast:candidates')
  const below = belowFrom('fast:candidates')
  let turns = 0
  for (let asked = ask(s); asked && turns < 60; asked = ask(s)) {
    if (asked.kind === ASK_ACTION) {
      turns++
      const before = s.w.slice()
      const found = candidatesOf(s, asked)
      expect(s.w).toEqual(before)
      expect(new Set(found.map(({ after }) => after.w.join())).size).toBe(found.length)
      const cards = asked.choices.filter(({ group }) => group === 'pass').length
      const passes = new Set(
        found
          .filter(({ after }) => after.w[words.seatAt(asked.seat) + words.PASSED])
          .map(({ after }) => after.w[words.seatAt(asked.seat) + words.BONUS]),
      )
      expect(passes.size).toBe(cards)
    }
    playChoice(s, asked.seat, biased(asked, below))
  }
  expect(turns).toBe(60)
})

test('where spades bring points, ground may be dug for them alone', () => {
  const table = terraMystica.options({ factions: ['darklings', 'mermaids'], miniExpansion: false })
  const s = terraMystica.setup(table, 'fast:spades') as State
  const below = belowFrom('fast:spades')
  const idle = { darklings: 0, mermaids: 0, mermaidsWherePaid: 0 }
  let places = 0
  for (let asked = ask(s); asked; asked = ask(s)) {
    if (asked.kind === ASK_ACTION) {
      const { seat } = asked
      const away = candidatesOf(s, asked).filter(({ commands }) => {
        const at = commands.findIndex(({ verb }) => verb === verbs.DIG)
        return at >= 0 && commands[at + 1].b !== s.w[words.seatAt(seat) + words.GROUND]
      })
      const paid = ROUND_SPADE_VP[s.table.roundTiles[s.w[words.ROUND] - 1]] > 0
      const isDarklings = FACTION_IDS[s.w[words.seatAt(seat) + words.FACTION]] === 'darklings'
      idle[isDarklings ? 'darklings' : paid ? 'mermaidsWherePaid' : 'mermaids'] += away.length
      // What is begun now can be ended later, wherever that is.
      const dug = away.map(({ commands }) => commands.find(({ verb }) => verb === verbs.TRANSFORM)?.a)
      places = Math.max(places, new Set(dug).size)
    }
    playChoice(s, asked.seat, biased(asked, below))
  }
  expect(idle.darklings).toBeGreaterThan(0)
  expect(idle.mermaids).toBe(0)
  expect(places).toBeGreaterThan(2)
})
