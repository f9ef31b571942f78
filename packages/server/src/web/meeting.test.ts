import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { until } from '@freehold/test-services'
import SqliteDatabase from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Body, type Client, guest, type Live, type TestServer, testServer } from './clients.fixture.ts'

let at: TestServer
beforeAll(async () => {
  at = await testServer({ limitTimes: 10 })
})
afterAll(() => at.close())

const error = (code: string) => ({ error: expect.objectContaining({ code }) })
const idOf = async (client: Client): Promise<string> => (await client.get('/api/session')).body.person
const friends = async (client: Client): Promise<Body> => (await client.get('/api/friends')).body
const heard = (live: Live, event: string) => new Promise<Body>((resolve) => live.socket.once(event, resolve))

async function befriend(one: Client, two: Client): Promise<void> {
  await one.post('/api/friends', { person: await idOf(two) })
  await two.post('/api/friends', { person: await idOf(one) })
}

describe('friends', () => {
  test('become so by consent of both, and part without asking', async () => {
    const [ann, bob] = [await guest(at.url, 'Ann'), await guest(at.url, 'Bob')]
    const [annId, bobId] = [await idOf(ann), await idOf(bob)]
    const live = await bob.connect()
    const news = heard(live, 'people')
    expect((await ann.post('/api/friends', { person: bobId })).body).toEqual({})
    await news
    expect(await friends(ann)).toMatchObject({ friends: [], asked: [{ person: bobId, name: 'Bob' }] })
    expect(await friends(bob)).toMatchObject({ friends: [], asking: [{ person: annId, name: 'Ann' }] })
    await bob.post('/api/friends', { person: annId })
    expect(await friends(ann)).toMatchObject({ friends: [{ person: bobId, here: true }], asked: [], asking: [] })
    await ann.delete(`/api/friends/${bobId}`)
    expect(await friends(bob)).toMatchObject({ friends: [], asking: [], asked: [] })
    expect((await ann.post('/api/friends', { person: annId })).body).toEqual(error('bad-input'))
    expect((await ann.post('/api/friends', { person: 'nobody' })).body).toEqual(error('no-such-person'))
    live.socket.close()
  })

  test('see who is here, unless that one does not want to be seen', async () => {
    const [cat, dan] = [await guest(at.url, 'Cat'), await guest(at.url, 'Dan')]
    await befriend(cat, dan)
    const isHere = async () => (await friends(cat)).friends[0].here
    expect(await isHere()).toBe(false)
    const watcher = await cat.connect()
    const came = heard(watcher, 'people')
    const live = await dan.connect()
    await came
    expect(await isHere()).toBe(true)
    const hidden = heard(watcher, 'people')
    await dan.post('/api/friends/hidden', { hidden: true })
    await hidden
    expect(await isHere()).toBe(false)
    expect(await friends(dan)).toMatchObject({ hidden: true, friends: [{ name: 'Cat', here: true }] })
    for (const { socket } of [live, watcher]) socket.close()
  })

  test('who hides comes unheard, too', async () => {
    const [kim, lea] = [await guest(at.url, 'Kim'), await guest(at.url, 'Lea')]
    await befriend(kim, lea)
    await lea.post('/api/friends/hidden', { hidden: true })
    const watcher = await kim.connect()
    let news = 0
    watcher.socket.on('people', () => news++)
    const live = await lea.connect()
    await live.ask('browse', {})
    await lea.post('/api/friends/hidden', { hidden: false }) // this is told, and whatever came before it
    await until(() => news > 0)
    expect(news).toBe(1)
    for (const { socket } of [live, watcher]) socket.close()
  })

  test('are not stirred by strangers, nor by invitations of somebody they blocked', async () => {
    const [mia, ned] = [await guest(at.url, 'Mia'), await guest(at.url, 'Ned')]
    const [miaId, nedId] = [await idOf(mia), await idOf(ned)]
    const live = await mia.connect()
    let news = 0
    live.socket.on('people', () => news++)
    for (let n = 0; n < 5; n++) await ned.delete(`/api/friends/${miaId}`) // with whom there is nothing to part
    await ned.post('/api/friends', { person: miaId })
    await until(() => news > 0)
    expect(news).toBe(1)
    await mia.post('/api/friends', { person: nedId })
    const { table } = (await ned.post('/api/tables', { game: 'spyglass' })).body
    await ned.post(`/api/tables/${table}/invite`, { person: miaId })
    expect((await friends(mia)).invitations).toMatchObject([{ table }])
    await mia.post('/api/blocks', { person: nedId })
    expect((await friends(mia)).invitations).toEqual([])
    live.socket.close()
  })

  test('are invited to a table; who is no friend is not', async () => {
    const [eve, fay, gus] = [await guest(at.url, 'Eve'), await guest(at.url, 'Fay'), await guest(at.url, 'Gus')]
    await befriend(eve, fay)
    const { table } = (await eve.post('/api/tables', { game: 'spyglass' })).body
    const [fayId, gusId] = [await idOf(fay), await idOf(gus)]
    const live = await fay.connect()
    const news = heard(live, 'people')
    expect((await eve.post(`/api/tables/${table}/invite`, { person: fayId })).body).toEqual({})
    await news
    const invited = { table, game: 'spyglass', from: { name: 'Eve' } }
    expect((await friends(fay)).invitations).toMatchObject([invited])
    expect((await eve.post(`/api/tables/${table}/invite`, { person: gusId })).body).toEqual(error('no-such-person'))
    expect((await gus.post(`/api/tables/${table}/invite`, { person: fayId })).body).toEqual(error('not-seated'))
    await fay.delete(`/api/invitations/${table}`)
    expect((await friends(fay)).invitations).toEqual([])
    await eve.post(`/api/tables/${table}/invite`, { person: fayId })
    await fay.post(`/api/tables/${table}/sit`)
    expect((await friends(fay)).invitations).toEqual([])
    live.socket.close()
  })

  test('cannot call somebody away again and again by inviting them', async () => {
    const calls: string[] = []
    const service = createServer((request, response) => {
      request.on('data', (data) => calls.push(JSON.parse(String(data)).type)).on('end', () => response.end())
    })
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
    const own = await testServer({ privateNotices: true, limitClock: () => 0 })
    const [eve, fay] = [await guest(own.url, 'Eve'), await guest(own.url, 'Fay')]
    await befriend(eve, fay)
    const fayId = await idOf(fay)
    const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/`
    const { subscription } = (await fay.post('/api/notices', { kind: 'webhook', url })).body
    for (let n = 0; n < 7; n++) {
      const { table } = (await eve.post('/api/tables', { game: 'spyglass' })).body
      for (const times of [1, 2]) {
        expect((await eve.post(`/api/tables/${table}/invite`, { person: fayId })).body, `${times}`).toEqual({})
      }
    }
    expect((await friends(fay)).invitations).toHaveLength(7) // which she finds when she comes
    await fay.post(`/api/notices/${subscription.id}/test`)
    await until(() => calls.length >= 6)
    expect(calls.toSorted()).toEqual([...Array(5).fill('invited'), 'test'])
    await own.close()
    service.close()
  })

  test('somebody is not asked by more people than they can look through', async () => {
    const own = await testServer({ limitTimes: 10 })
    const star = await guest(own.url, 'Star')
    const person = await idOf(star)
    for (let n = 0; n < 100; n++)
      expect((await (await guest(own.url, `Fan ${n}`)).post('/api/friends', { person })).status).toBe(200)
    const late = await guest(own.url, 'Late')
    expect((await late.post('/api/friends', { person })).body).toEqual(error('too-many'))
    const { asking } = (await star.get('/api/friends')).body
    expect(asking).toHaveLength(100)
    expect((await star.post('/api/friends', { person: await idOf(late) })).status).toBe(200) // she can ask whom she likes
    expect((await late.post('/api/friends', { person })).status).toBe(200)
    expect((await late.get('/api/friends')).body.friends).toMatchObject([{ name: 'Star' }])
    await own.close()
  })

  test('somebody blocked is told nothing, cannot ask, sit with, or be heard', async () => {
    const [hal, ida, jon] = [await guest(at.url, 'Hal'), await guest(at.url, 'Ida'), await guest(at.url, 'Jon')]
    const [halId, idaId] = [await idOf(hal), await idOf(ida)]
    await befriend(hal, ida)
    expect((await hal.post('/api/blocks', { person: idaId })).body).toEqual({})
    expect(await friends(hal)).toMatchObject({ friends: [], blocked: [{ name: 'Ida' }] })
    expect(await friends(ida)).toMatchObject({ friends: [], blocked: [] })
    expect((await ida.post('/api/friends', { person: halId })).body).toEqual({})
    expect((await friends(hal)).asking).toEqual([])
    expect((await hal.post('/api/friends', { person: idaId })).body).toEqual(error('blocked'))
    const { table } = (await hal.post('/api/tables', { game: 'spyglass', audienceSpeaks: true })).body
    expect((await ida.post(`/api/tables/${table}/sit`)).body).toEqual(error('blocked'))
    const [halLive, jonLive] = [await hal.connect(), await jon.connect()]
    for (const live of [halLive, jonLive]) await live.ask('watch', { table })
    const lines: string[] = []
    halLive.socket.on('chat', ({ line }) => lines.push(line.text))
    const hears = heard(jonLive, 'chat')
    await ida.post(`/api/tables/${table}/say`, { text: 'you again' })
    expect((await hears).line.text).toBe('you again')
    const last = heard(halLive, 'chat')
    await jon.post(`/api/tables/${table}/say`, { text: 'well met' })
    await last
    expect(lines).toEqual(['well met'])
    const read = async (client: Client) => (await client.get(`/api/tables/${table}/chat`)).body.lines.length
    expect([await read(hal), await read(jon)]).toEqual([1, 2])
    await hal.delete(`/api/blocks/${idaId}`)
    expect(await read(hal)).toBe(2)
    expect((await ida.post(`/api/tables/${table}/sit`)).status).toBe(200)
    for (const { socket } of [halLive, jonLive]) socket.close()
  })
})

describe('who looks for an opponent', () => {
  const quick = { game: 'spyglass', clock: 'quick', rated: false }
  const looking = async (name: string, seek: object) => {
    const client = await guest(at.url, name)
    const live = await client.connect()
    const found = heard(live, 'found')
    expect(await live.ask('seek', seek)).toEqual({})
    return { client, live, found }
  }

  test('finds who looks for the same; both take their seats, and it begins', async () => {
    const other = await looking('Slow', { ...quick, clock: 'slow' })
    const one = await looking('One', quick)
    const two = await looking('Two', quick)
    const [{ table }, again] = await Promise.all([one.found, two.found])
    expect(again).toEqual({ table })
    const stranger = await guest(at.url, 'Stranger')
    expect((await stranger.post(`/api/tables/${table}/sit`)).body).toEqual(error('seat-taken'))
    await one.client.post(`/api/tables/${table}/sit`)
    const state = async () => (await one.client.get(`/api/tables/${table}`)).body.state
    expect(await state()).toMatchObject({ phase: 'gathering', beginsFull: true, clock: { per: 'game', seconds: 600 } })
    await two.client.post(`/api/tables/${table}/sit`)
    expect(await state()).toMatchObject({ phase: 'playing' })
    expect(await other.live.ask('unseek', {})).toEqual({})
    expect(await other.live.ask('seek', { ...quick, game: 'whist' })).toEqual(error('bad-input'))
    expect(await other.live.ask('seek', { ...quick, clock: 'never' })).toEqual(error('bad-input'))
    for (const { live } of [one, two, other]) live.socket.close()
  })

  test('hears of an opponent also who was away for the moment in which it was told', async () => {
    const one = await looking('Away', quick)
    const two = await looking('There', quick)
    const [{ table }] = await Promise.all([one.found, two.found])
    one.live.socket.close()
    const told: unknown[] = []
    const back = await one.client.connect((socket) => socket.on('found', (message) => told.push(message)))
    await until(() => told.length === 1)
    expect(await back.ask('seek', quick)).toEqual({}) // as a page does that has not heard of it
    expect(told).toEqual([{ table }, { table }])
    await one.client.post(`/api/tables/${table}/sit`)
    const third = await looking('Third', quick)
    expect(await back.ask('seek', quick)).toEqual({})
    expect((await third.found).table).not.toBe(table) // who has sat down may look for another
    for (const socket of [back.socket, two.live.socket, third.live.socket]) socket.close()
  })

  test('cannot try again and again until somebody weak is found', async () => {
    const own = await testServer({ limitClock: () => 0 })
    const live = await (await guest(own.url, 'Picky')).connect()
    for (let n = 0; n < 10; n++) {
      expect(await live.ask('seek', quick)).toEqual({})
      await live.ask('unseek', {})
    }
    expect(await live.ask('seek', quick)).toEqual(error('too-many'))
    live.socket.close()
    await own.close()
  })

  test('is not found who has gone, or whom they do not want to meet', async () => {
    const gone = await looking('Gone', quick)
    gone.live.socket.close()
    const rows = (): number => {
      const database = new SqliteDatabase(join(at.data, 'freehold.sqlite'), { readonly: true })
      const { count } = database.prepare('select count(*) as count from seeking').get() as { count: number }
      database.close()
      return count
    }
    await until(() => rows() === 0)
    const kim = await looking('Kim', quick)
    const lee = await guest(at.url, 'Lee')
    await lee.post('/api/blocks', { person: await idOf(kim.client) })
    const leeLive = await lee.connect()
    const leeFound = heard(leeLive, 'found')
    await leeLive.ask('seek', quick)
    expect(rows()).toBe(2)
    const max = await looking('Max', quick)
    expect(await Promise.race([kim.found, leeFound])).toEqual(await max.found)
    for (const socket of [kim.live.socket, leeLive.socket, max.live.socket]) socket.close()
  })
})
