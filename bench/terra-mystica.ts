// Speed of Terra Mystica, on one core: recorded games, random games, legal choices, clones, plans.
// Alone: node bench/terra-mystica.ts; with the rest: npm run bench.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { belowFrom } from '@freehold/kernel'
import { carryOut, ourNetwork, Thinker } from '@freehold/players/terra-mystica/learning'
import {
  AUTOMA_FACTION_IDS,
  ask,
  biased,
  cloneState,
  MAP_IDS,
  parseLedger,
  playChoice,
  playLedger,
  type State,
  terraMystica,
} from '@freehold/terra-mystica'
import { ASK_ACTION, settle, words } from '@freehold/terra-mystica/fast'

export interface Measure {
  readonly what: string
  readonly value: number
  readonly unit: string
  readonly goal?: string
}

const SECONDS = 2

/** How often `work` can be done in a second; it tells how much it did. */
function rate(work: () => number): number {
  for (const end = performance.now() + 1000; performance.now() < end; ) work() // let the compiler settle
  let done = 0
  const began = performance.now()
  while (performance.now() - began < SECONDS * 1000) done += work()
  return done / ((performance.now() - began) / 1000)
}

function recordedGames(): { name: string; text: string }[] {
  const folder = join(import.meta.dirname, '../packages/terra-mystica/fixtures')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.cmd'))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
}

/** One random game; `look` sees every decision. */
function randomGame(number: number, look: (s: State) => void = () => {}): void {
  const options = terraMystica.options({ map: MAP_IDS[number % 5], players: 2 + (number % 4) })
  const s = terraMystica.setup(options, `fast:${number}`)
  const below = belowFrom(`fast:bench ${number}`)
  for (let asked = ask(s); asked; asked = ask(s)) {
    look(s)
    playChoice(s, asked.seat, biased(asked, below))
  }
}

/** A game in which the human passes whenever it can: what is left are the Automa's decisions. */
function automaGame(number: number): void {
  const automa = { level: 'alptrauma', faction: AUTOMA_FACTION_IDS[number % AUTOMA_FACTION_IDS.length] }
  const s = terraMystica.setup(terraMystica.options({ automa, map: MAP_IDS[number % 5] }), `fast:${number}`)
  for (let asked = ask(s); asked; asked = ask(s)) {
    const pass = asked.choices.find(({ group }) => group === 'pass')
    playChoice(s, asked.seat, pass ?? asked.choices[0])
  }
}

const LOOKS = 2000

/** Microseconds for a moment that the player looks at, with all that leads to it, in turns of the fourth round. */
function momentOfAPlan(): number {
  const turns: State[] = []
  const quick = new Thinker(ourNetwork(), {})
  const s = terraMystica.setup(terraMystica.options({ players: 4 }), 'fast:plans') as State
  for (let asked = ask(s); asked && s.w[words.ROUND] <= 4; asked = ask(s)) {
    if (s.w[words.ROUND] === 4 && asked.kind === ASK_ACTION) turns.push(cloneState(s))
    carryOut(s, asked.seat, quick.decide(s, asked, 'quick'))
    settle(s)
  }
  const thinker = new Thinker(ourNetwork(), { budget: { looks: LOOKS } })
  let turn = 0
  return (
    1e6 /
    rate(() => {
      const before = thinker.looks
      const now = turns[turn++ % turns.length]
      const asked = ask(now)
      if (asked) thinker.think(now, asked)
      return thinker.looks - before
    })
  )
}

export function measureTerraMystica(): Measure[] {
  const texts = recordedGames()
  const parsed = texts.map(({ name, text }) => ({ name, game: parseLedger(text, name) }))
  const moments: State[] = []
  let number = 0
  for (let i = 0; i < 20; i++) randomGame(i, (s) => number++ % 40 === 0 && moments.push(cloneState(s)))

  const replayed = rate(() => {
    for (const { name, game } of parsed) playLedger(game, name)
    return parsed.length
  })
  const read = rate(() => {
    for (const { name, text } of texts) playLedger(parseLedger(text, name), name)
    return texts.length
  })
  let game = 0
  const random = rate(() => {
    randomGame(game++)
    return 1
  })
  const choices = rate(() => {
    let found = 0
    for (const s of moments) found += ask(s)?.choices.length ?? 0
    return found
  })
  const clones = rate(() => {
    for (const s of moments) cloneState(s)
    return moments.length
  })
  let solo = 0
  const automa = rate(() => {
    automaGame(solo++)
    return 1
  })
  return [
    { what: 'recorded games replayed', value: replayed, unit: 'games/s', goal: '1,000' },
    { what: 'recorded games read and replayed', value: read, unit: 'games/s', goal: '1,000' },
    { what: 'random games', value: random, unit: 'games/s' },
    { what: 'legal choices found', value: choices, unit: 'choices/s' },
    { what: 'clone of a state', value: 1e6 / clones, unit: 'µs', goal: 'under 5' },
    { what: 'moment of a plan', value: momentOfAPlan(), unit: 'µs' },
    { what: 'a game of Automa decisions', value: 1e3 / automa, unit: 'ms', goal: 'milliseconds' },
  ]
}

export function printMeasures(title: string, measures: readonly Measure[]): void {
  console.log(title)
  for (const { what, value, unit, goal } of measures) {
    const shown = value < 100 ? value.toFixed(2) : Math.round(value).toLocaleString('en')
    console.log(`  ${what.padEnd(34)} ${shown.padStart(12)} ${unit}${goal ? ` (goal ${goal})` : ''}`)
  }
}

if (import.meta.main) printMeasures('Terra Mystica, one core', measureTerraMystica())
