/**
 * A host that plays as fast as it can, to be killed at any moment: `node crash-child.fixture.ts FOLDER RETRIES`. It says
 * on its output, a line of JSON each: what it is about to try, and what was acknowledged.
 */
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { belowFrom, randomMove } from '@freehold/kernel'
import { openSqlite } from '../store/sqlite.ts'
import { spyglassOnly } from '../table/tables.fixture.ts'
import { Host } from './host.ts'

export interface Attempt {
  readonly table: string
  readonly id: string // of the move
}

export interface Acknowledged extends Attempt {
  readonly version: number
}

const [folder, retries] = process.argv.slice(2)
const random = () => randomBytes(12).toString('hex')
const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`)
const host = new Host({
  store: await openSqlite(join(folder, 'tables.sqlite')),
  games: spyglassOnly,
  robots: { choose: () => Promise.reject(new Error('nobody')) },
  newId: random,
  newSeed: () => `fast:${random()}`,
  warn: () => {},
})
const below = belowFrom(`fast:${random()}`)

/** Resolves to whether the game goes on. A move that was made already is answered as it was, like a client's repeat. */
async function move({ table: table_, id }: Attempt): Promise<boolean> {
  let version = 0
  await host.change(table_, (table) => {
    version = table.answered('ann', id) ?? table.answered('bob', id) ?? 0
    const asked = table.pending
    if (version > 0 || !asked) return []
    const person = asked.seat === 0 ? 'ann' : 'bob'
    return table.move(person, { version: table.version, id, move: randomMove(asked, below) })
  })
  const goesOn = await host.look(table_, (table) => {
    version ||= table.answered('ann', id) ?? table.answered('bob', id) ?? 0
    return table.phase === 'playing'
  })
  if (version > 0) say({ acknowledged: { table: table_, id, version } })
  return goesOn
}

async function playForEver(): Promise<never> {
  for (;;) {
    const table = await host.create({ id: 'ann', name: 'Ann' }, { game: 'spyglass' })
    await host.change(table, (each) => each.sit('bob', 'Bob'))
    await host.start(table, 'ann')
    for (let goesOn = true; goesOn; ) {
      const attempt = { table, id: random() }
      say({ trying: attempt })
      goesOn = await move(attempt)
      await new Promise(setImmediate) // lets the lines go out
    }
  }
}

for (const attempt of JSON.parse(retries) as Attempt[]) await move(attempt)
say({ ready: true })
await Promise.all([playForEver(), playForEver(), playForEver()])
