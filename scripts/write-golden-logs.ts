/**
 * Plays the golden games of Dominion that have no log yet and writes their logs: `node scripts/write-golden-logs.ts`.
 * Beside each log stand the hashes of the positions it goes through, which prove later engines.
 * To make a new one, add it to `packages/dominion/src/golden-games.ts`. Logs that are there stay as they are.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Playthrough, parseLog, serializeLog } from '@freehold/kernel'
import { dominion } from '../packages/dominion/src/game.ts'
import {
  goldenGames,
  playGolden,
  positionsOf,
  type Waiting,
  waitingFor,
} from '../packages/dominion/src/golden-games.ts'

const folder = join(import.meta.dirname, '../packages/dominion/fixtures')
const logs = join(folder, 'logs')
const positionsFile = join(folder, 'positions.json')
const waitingFile = join(folder, 'waiting.json')

mkdirSync(logs, { recursive: true })
const waiting: Record<string, Waiting> = existsSync(waitingFile) ? JSON.parse(readFileSync(waitingFile, 'utf8')) : {}
for (const golden of goldenGames) {
  const file = join(logs, `${golden.name}.json`)
  if (existsSync(file)) continue
  const log = playGolden(golden)
  const asked = Playthrough.resume(dominion, log).pending()
  if (asked) waiting[golden.name] = waitingFor(asked)
  writeFileSync(file, serializeLog(log))
  console.log(`${golden.name}: ${log.moves.length} moves, ${asked ? `seat ${asked.seat} is asked` : log.outcome?.why}`)
}
const positions: Record<string, string[]> = existsSync(positionsFile)
  ? JSON.parse(readFileSync(positionsFile, 'utf8'))
  : {}
for (const { name } of goldenGames)
  positions[name] ??= positionsOf(parseLog(JSON.parse(readFileSync(join(logs, `${name}.json`), 'utf8'))))
write(positionsFile, positions)
write(waitingFile, waiting)

function write(file: string, entries: object): void {
  const lines = Object.entries(entries).map(([name, entry]) => `  ${JSON.stringify(name)}: ${JSON.stringify(entry)}`)
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`)
}
