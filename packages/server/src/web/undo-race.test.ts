import { dominion } from '@freehold/dominion'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Host } from '../host/host.ts'
import { type Home, newHome } from '../host/hosts.fixture.ts'
import { type CommandParts, runCommand } from './commands.ts'

const ann = { id: 'ann', name: 'Ann' }
let home: Home
let host: Host
let id: string
beforeEach(async () => {
  home = newHome()
  host = await home.open()
  id = await host.create(ann, { game: 'dominion', options: { start: 0 } })
  await host.change(id, (table) => table.sit('bob', 'Bob'))
  await host.start(id, 'ann')
})
afterEach(() => {
  vi.restoreAllMocks()
  return home.close()
})

/** Ann ends her Actions and plays one Treasure after the other: her turn goes on. */
const move = () =>
  host.change(id, (table) => {
    const { options = [] } = table.pending ?? {}
    const at = options.findIndex(({ key }) => key === 'play Copper')
    return table.move('ann', { version: table.version, id: `${table.version}`, move: [Math.max(at, 0)] })
  })

test('who moves on while it is judged what may be taken back does not have it judged where all are served', async () => {
  await move()
  const judged = vi.spyOn(dominion, 'determinize')
  const judge = { judgeUndo: () => move() } as unknown as CommandParts['judge'] // it knows of a moment that is over
  const undo = runCommand({ host, judge, presence: { seen: () => {} } } as unknown as CommandParts, 'undo', id, ann, {})
  await expect(undo).rejects.toMatchObject({ code: 'stale' })
  expect(judged).not.toHaveBeenCalled()
})
