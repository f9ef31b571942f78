import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { until } from '@freehold/test-services'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { hostedGames } from '../games.ts'
import { type BotMessage, botMessageSchema } from '../protocol/bots.ts'
import { type Body, Client, guest, type TestServer, testServer } from './clients.fixture.ts'

let at: TestServer
let ann: Client
beforeAll(async () => {
  at = await testServer({ games: { games: hostedGames, module: new URL('../games.ts', import.meta.url) } })
  ann = await guest(at.url, 'Ann')
})
afterAll(async () => {
  await at.close()
  vi.restoreAllMocks()
})

/** However slow the machine is. */
const eventually = (check: () => boolean) => until(check, 5)
const error = (code: string) => ({ error: expect.objectContaining({ code, message: expect.any(String) }) })
const email = (name: string) => `${name}@example.org`.toLowerCase()
const password = 'correct horse battery'

async function account(name: string): Promise<Client> {
  const client = new Client(at.url)
  expect((await client.post('/api/account', { name, email: email(name), password })).status).toBe(201)
  return client
}

/** A program with a token of that person. */
async function programOf(owner: Client): Promise<Client & { token: string }> {
  const program = new Client(at.url)
  program.token = (await owner.post('/api/tokens', { name: 'a bot' })).body.token
  return program as Client & { token: string }
}

/** The messages of a stream, checked, as they come. */
async function listen(client: Client, table: string) {
  const response = await fetch(`${at.url}/api/tables/${table}/stream`, { headers: client.headers })
  expect(response.headers.get('content-type')).toMatch(/^application\/x-ndjson/)
  const messages: BotMessage[] = []
  const reading = (async () => {
    for await (const line of createInterface({ input: Readable.fromWeb(response.body as never) })) {
      messages.push(botMessageSchema.parse(JSON.parse(line)) as BotMessage)
    }
  })()
  return { messages, reading, types: () => messages.map(({ type }) => type) }
}

const example = (program: string, file: string, table: string, token: string) => {
  const child = spawn(program, [resolve(import.meta.dirname, '../../../../examples/bots', file), table], {
    env: { PATH: process.env.PATH, FREEHOLD_TOKEN: token },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const said = text(child.stderr)
  return new Promise<string>((done) => child.on('exit', async (code) => done(`${code} ${await said}`)))
}

describe('at a table of people', () => {
  test('the examples in Python and TypeScript play a whole game', async () => {
    const wish = { game: 'dominion', options: { players: 3, kingdom: 'First Game' } }
    const { table } = (await ann.post('/api/tables', wish)).body
    const link = `${at.url}/api/tables/${table}`
    const python = await programOf(await account('Py'))
    const typeScript = await programOf(await account('Ts'))
    const ended = [
      example('python3', 'big_money.py', link, python.token),
      example(process.execPath, 'any-game.ts', link, typeScript.token),
    ]
    const look = async () => (await ann.get(`/api/tables/${table}`)).body.state
    await until(async () => (await look()).seats.every(({ name }: Body) => name))
    await ann.post(`/api/tables/${table}/start`)
    const live = await ann.connect()
    let { state } = await live.ask('watch', { table })
    const wishes = ['play treasures', 'buy Province', 'buy Gold', 'buy Silver', 'end']
    while (state.phase === 'playing') {
      const { asked, version } = state
      if (asked) {
        const keys = asked.options.map(({ key }: Body) => key)
        const wanted = wishes.map((key) => keys.indexOf(key)).find((i) => i >= 0)
        const move = wanted === undefined ? keys.map((_: string, i: number) => i).slice(0, asked.min) : [wanted]
        expect(await live.command(table, 'move', { version, id: `a${version}`, move })).not.toHaveProperty('error')
      }
      await until(() => (live.updates.at(-1)?.state.version ?? 0) > version, 1)
      state = live.updates.at(-1)?.state
    }
    live.socket.close()
    expect(await Promise.all(ended)).toEqual(['0 ', '0 '])
    expect(state.result.points).toHaveLength(3)
    expect(state.seats.map(({ name }: Body) => name).sort()).toEqual(['Ann', 'Py', 'Ts'])
  })
})

describe('a stream', () => {
  /** A table of Dominion at which the first seat is the program's owner's. */
  async function begunTable(owner: Client): Promise<string> {
    const wish = { game: 'dominion', seats: ['open', 'open'], options: { start: 0 } }
    const { table } = (await owner.post('/api/tables', wish)).body
    await ann.post(`/api/tables/${table}/sit`)
    return table
  }

  test('counts as being there, as a browser does', async () => {
    const flo = await account('Flo')
    const program = await programOf(flo)
    const table = await begunTable(flo)
    const live = await ann.connect()
    expect((await live.ask('watch', { table })).present).toEqual([1])
    const told: number[][] = []
    live.socket.on('presence', ({ present }) => told.push(present))
    const leaving = new AbortController()
    await fetch(`${at.url}/api/tables/${table}/stream`, { headers: program.headers, signal: leaving.signal })
    await eventually(() => told.at(-1)?.includes(0) ?? false)
    leaving.abort()
    await eventually(() => told.at(-1)?.includes(0) === false)
    live.socket.close()
  })

  test('whoever listens to one is not replaced, however long they think; once it is closed, they are', async () => {
    const real = performance.now.bind(performance)
    let later = 0 // from now on for all tests here: this clock never goes back
    vi.spyOn(performance, 'now').mockImplementation(() => real() + later)
    const gil = await account('Gil')
    const program = await programOf(gil)
    const table = await begunTable(gil)
    await gil.post(`/api/tables/${table}/start`)
    const live = await ann.connect()
    const told: number[][] = [(await live.ask('watch', { table })).present]
    live.socket.on('presence', ({ present }) => told.push(present))
    const leaving = new AbortController()
    await fetch(`${at.url}/api/tables/${table}/stream`, { headers: program.headers, signal: leaving.signal })
    await eventually(() => told.at(-1)?.includes(0) ?? false)
    const replace = () => ann.post(`/api/tables/${table}/propose`, { what: 'replace', seat: 0 })
    later += 3_600_000
    expect((await replace()).body.error).toMatchObject({ code: 'not-absent', fault: { code: 'away-too-short' } })
    leaving.abort()
    await eventually(() => told.at(-1)?.includes(0) === false)
    expect((await replace()).body.error).toMatchObject({ code: 'not-absent' })
    later += 3_600_000
    expect((await replace()).status).toBe(200)
    const { seats } = (await ann.get(`/api/tables/${table}`)).body.state
    expect(seats[0]).toMatchObject({ away: true })
    live.socket.close()
  })

  test('tells what the seat is asked from the start on, what was taken back, and how it ended', async () => {
    const eva = await account('Eva')
    const program = await programOf(eva)
    const table = await begunTable(eva)
    const stream = await listen(program, table)
    await eva.post(`/api/tables/${table}/start`)
    await eventually(() => stream.messages.length === 2)
    const [begin, choose] = stream.messages as [BotMessage, BotMessage & { type: 'choose' }]
    expect(begin).toMatchObject({ type: 'begin', protocol: 1, table, game: 'dominion', seat: 0, seats: 2 })
    expect(choose).toMatchObject({ type: 'choose', decision: { seat: 0 } })

    const last = () => stream.messages.at(-1) as typeof choose
    const answering = async (key: string) => {
      const { id, decision } = last()
      const answer = { version: id, move: [decision.options.findIndex((option) => option.key === key)] }
      const first = await program.post(`/api/tables/${table}/move`, answer)
      expect(first.status).toBe(200)
      expect((await program.post(`/api/tables/${table}/move`, answer)).body).toEqual(first.body) // and not played twice
      await eventually(() => last().type === 'choose' && last().id > id)
      return answer
    }
    if (choose.decision.question.kind === 'action') await answering('end')
    const before = last()
    const answer = await answering('play treasures')
    expect(stream.types()).toContain('event')

    await eva.post(`/api/tables/${table}/undo`)
    await eventually(() => stream.types().includes('undone') && last().type === 'choose')
    expect(last().decision).toEqual(before.decision)
    const stale = await program.post(`/api/tables/${table}/move`, { ...answer, id: 'late' })
    expect(stale.body).toMatchObject(error('stale'))

    const again = await listen(program, table) // as after a lost connection
    await eventually(() => again.messages.length === 2)
    expect(again.messages).toEqual([begin, last()])

    await ann.post(`/api/tables/${table}/resign`)
    await Promise.all([stream.reading, again.reading])
    expect(stream.messages.at(-1)).toMatchObject({ type: 'end', result: { winners: [0] } })
  })

  test('is for those who sit there, by a token that holds', async () => {
    const fred = await account('Fred')
    const program = await programOf(fred)
    const { table } = (await ann.post('/api/tables', { game: 'dominion' })).body
    expect((await program.get(`/api/tables/${table}/stream`)).body).toEqual(error('not-seated'))
    const { id } = (await fred.get('/api/tokens')).body.tokens[0]
    await fred.delete(`/api/tokens/${id}`)
    expect((await program.get(`/api/tables/${table}/stream`)).body).toEqual(error('no-session'))
    expect((await program.post(`/api/tables/${table}/sit`)).body).toEqual(error('no-session'))
    expect((await new Client(at.url).get(`/api/tables/${table}/stream`)).body).toEqual(error('no-session'))
  })

  test('ends with a word when the host stops', async () => {
    const other = await testServer()
    const gus = await guest(other.url, 'Gus')
    const { table } = (await gus.post('/api/tables', { game: 'spyglass' })).body
    const response = await fetch(`${other.url}/api/tables/${table}/stream`, { headers: gus.headers })
    await other.close()
    expect(await response.text()).toBe('{"type":"stopping"}\n')
  })
})
