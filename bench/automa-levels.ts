// Points of the Automa by level and by faction, over games against a random human: node bench/automa-levels.ts [GAMES].

import { belowFrom } from '@freehold/kernel'
import {
  AUTOMA_FACTION_IDS,
  type AutomaFactionId,
  ask,
  biased,
  LEVELS,
  type LevelId,
  MAP_IDS,
  playChoice,
  terraMystica,
} from '@freehold/terra-mystica'

const [asked = '200'] = process.argv.slice(2)
const games = Number(asked)
if (!Number.isInteger(games) || games < 1) {
  console.error(`expected a number of games, got '${asked}'`)
  process.exit(1)
}

/** Her points at the end of a game. */
function pointsOf(level: LevelId, faction: AutomaFactionId, number: number): number {
  const options = terraMystica.options({ automa: { level, faction }, map: MAP_IDS[number % MAP_IDS.length] })
  const s = terraMystica.setup(options, `fast:${number}`)
  const below = belowFrom(`fast:moves ${number}`)
  for (let decision = ask(s); decision; decision = ask(s)) playChoice(s, decision.seat, biased(decision, below))
  return terraMystica.outcome(s)?.points[1] ?? 0
}

function print(name: string, points: number[]): void {
  points.sort((a, b) => a - b)
  const mean = points.reduce((sum, n) => sum + n) / points.length
  const at = (share: number) => `${points[Math.floor(share * (points.length - 1))]}`.padStart(5)
  console.log(`  ${name.padEnd(14)} ${mean.toFixed(1).padStart(6)} ${[0, 0.1, 0.5, 0.9, 1].map(at).join(' ')}`)
}

const numbers = Array.from({ length: games }, (_, i) => i)
console.log(`Points of the Automa over ${games} games each\n  ${''.padEnd(14)}   mean   min   10%   50%   90%   max`)
for (const level of LEVELS)
  print(
    level,
    numbers.map((i) => pointsOf(level, AUTOMA_FACTION_IDS[i % 10], i)),
  )
console.log('By faction, at level automa')
for (const faction of AUTOMA_FACTION_IDS)
  print(
    faction,
    numbers.map((i) => pointsOf('automa', faction, i)),
  )
