/**
 * Recorded games as training rows:
 *
 *     node recorded.ts FOLDER OUT
 *
 * Of every turn that people played: what they saw after it, and what they would have seen after some of the turns they
 * left out. OUT.rows has the features as 16-bit floats; OUT.ends for each row what was still to come (in 40 points), the
 * place, the number of the turn, and 1 for the turn that was played.
 */
import { closeSync, openSync, readdirSync, readFileSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { belowFrom } from '@freehold/kernel'
import { candidatesOf, FEATURES, look } from '@freehold/players/terra-mystica/learning'
import { parseLedger } from '@freehold/terra-mystica'
import { recordedTurns, type State, words } from '@freehold/terra-mystica/fast'

const [folder, out] = process.argv.slice(2)
const OTHERS = 48
const below = belowFrom('fast:recorded')
const rows = openSync(`${out}.rows`, 'w')
const ends: number[] = []
const features = new Float32Array(FEATURES)
let turns = 0

function keep(moment: State, seat: number, rest: readonly number[]): void {
  look(moment, seat, features)
  writeSync(rows, new Uint8Array(Float16Array.from(features).buffer))
  ends.push(...rest)
}

for (const file of readdirSync(folder).filter((name) => /^h.*\.cmd$/.test(name))) {
  const game = parseLedger(readFileSync(join(folder, file), 'utf8'), file)
  const played = []
  const through = recordedTurns(game)
  let end: State | undefined
  for (;;) {
    const next = through.next()
    if (next.done) {
      end = next.value
      break
    }
    played.push(next.value)
  }
  const finals = Array.from({ length: end.table.seats }, (_, seat) => end.w[words.seatAt(seat) + words.VP])
  for (const { seat, before, after } of played) {
    const place = 1 - finals.filter((other) => other > finals[seat]).length / (finals.length - 1)
    const toCome = (moment: State) => (finals[seat] - moment.w[words.seatAt(seat) + words.VP]) / 40
    keep(after, seat, [toCome(after), place, turns, 1])
    const others = candidatesOf(before)
    const mine = String(after.w)
    for (let n = 0; n < OTHERS && others.length > 0; n++) {
      const [other] = others.splice(below(others.length), 1)
      if (String(other.after.w) !== mine) keep(other.after, seat, [toCome(other.after), place, turns, 0])
    }
    turns++
  }
}
closeSync(rows)
writeFileSync(`${out}.ends`, new Uint8Array(Float32Array.from(ends).buffer))
console.log(JSON.stringify({ turns, rows: ends.length / 4 }))
