import type { Server, Socket } from 'socket.io'
import { expect, test, vi } from 'vitest'
import { answerAtRandom, begun } from '../table/tables.fixture.ts'
import { updateFor } from '../table/telling.ts'
import { textParser, type Worded } from './parser.ts'
import { Watchers } from './watchers.ts'

const turn = () => new Promise(setImmediate)

/** Ann and Bob play, and so many look on; `told` is what was sent to whom, in order. */
function watched(audience: number) {
  const told: { to: string[]; message: unknown }[] = []
  const to = (ids: string[]) => ({ emit: (_: string, message: unknown) => told.push({ to: ids, message }) })
  const watchers = new Watchers({ local: { to } } as unknown as Server)
  const table = begun(['ann', 'bob'])
  const socketOf = (id: string) => ({ id, emit: to([id]).emit }) as unknown as Socket
  for (let i = 0; i < audience; i++) watchers.add(table, socketOf(`stranger ${i}`), undefined)
  for (const id of ['ann', 'bob']) watchers.add(table, socketOf(id), { id, name: id, email: null, admin: false })
  const move = () => {
    answerAtRandom(table, ['ann', 'bob'], 1)
    watchers.tell(table)
  }
  return { told, table, move }
}

test('those who play hear first, whoever else looks on; the audience by and by, each once', async () => {
  const { told, move } = watched(150)
  move()
  expect(told.map(({ to }) => to)).toEqual([['ann'], ['bob']])
  await turn()
  expect(told.slice(2).flatMap(({ to }) => to)).toHaveLength(20)
  for (let i = 0; i < 10; i++) await turn()
  const audience = told.slice(2).flatMap(({ to }) => to)
  expect(audience).toHaveLength(150)
  expect(new Set(audience).size).toBe(150)
})

test('what an audience hears is put into words once, as it was when it happened', async () => {
  const { told, table, move } = watched(150)
  move()
  const before = updateFor(table, undefined, table.version - 1)
  move() // while the audience is still being told
  for (let i = 0; i < 20; i++) await turn()
  const messages = new Set(told.filter(({ to }) => to[0].startsWith('stranger')).map(({ message }) => message))
  expect(messages.size).toBe(2)
  const [first] = messages as Set<Worded>
  const [text] = new textParser.Encoder().encode({ type: 2, nsp: '/', data: ['update', first] })
  expect(text).toBe(`2${JSON.stringify(['update', before])}`)
})

test('what many watch is made and put into words as often as what one watches', () => {
  const counted = (audience: number) => {
    const { table, move } = watched(audience)
    const views = vi.spyOn(table, 'view')
    const words = vi.spyOn(JSON, 'stringify')
    move()
    const made = { views: views.mock.calls.length, words: words.mock.calls.length }
    words.mockRestore()
    return made
  }
  expect(counted(1)).toEqual({ views: 3, words: 1 }) // of both who play and of the audience; the sockets put into words what players hear
  expect(counted(150)).toEqual(counted(1))
})

test('nobody hears of two changes the wrong way round, though many come and go', async () => {
  const { told, table, move } = watched(150)
  move()
  move()
  for (let i = 0; i < 20; i++) await turn()
  const heard = told.filter(({ to }) => to.includes('stranger 149')).map(({ message }) => message as Worded)
  const versions = heard.map((each) => {
    const [text] = new textParser.Encoder().encode({ type: 2, nsp: '/', data: ['update', each] })
    return JSON.parse(text.slice(1))[1].state.version
  })
  expect(versions).toEqual([table.version - 1, table.version])
})
