import { expect, test } from 'vitest'
import { testDatabases } from './databases.fixture.ts'
import { migrate } from './migrate.ts'
import { NodeStore } from './node-store.ts'

test('a newer host does not change the schema under hosts that run, and does once they have stopped', async () => {
  const databases = testDatabases('PostgreSQL')
  await databases.start()
  const where = await databases.empty()
  const old = databases.openRaw(where)
  await migrate(old, '0006-first-tries')
  const nodes = new NodeStore(old)
  await nodes.join('old')
  await nodes.join('lost') // and never heard of again
  const beating = setInterval(() => void nodes.beat('old'), 200)
  await expect(databases.open(where)).rejects.toThrow(
    /a host of an older Freehold uses this database.*stop the old ones first/,
  )
  const columns = async () =>
    (await old.introspection.getTables()).find(({ name }) => name === 'game_table')?.columns.map(({ name }) => name)
  expect(await columns()).not.toContain('acts')
  clearInterval(beating)
  await nodes.remove('old')
  const opened = await databases.open(where, 'new')
  expect(await columns()).toContain('acts')
  await new NodeStore(opened.db).join('new')
  await (await databases.open(where, 'another')).close() // of the same version beside it
  await opened.close()
  await old.destroy()
  await databases.stop()
})
