import { spyglass } from '@freehold/kernel/checks/spyglass'
import { until } from '@freehold/test-services'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openSqlite } from '../store/sqlite.ts'
import { type Store, StoreUnavailable, VersionConflict } from '../store/store.ts'
import type { Table } from '../table/table.ts'
import { hostedSpyglass } from '../table/tables.fixture.ts'
import { updateFor } from '../table/telling.ts'
import type { Host } from './host.ts'
import { type Home, newHome } from './hosts.fixture.ts'

const ann = { id: 'ann', name: 'Ann' }
const refusal = (code: string) => expect.objectContaining({ name: 'TableError', code })

let home: Home
beforeEach(() => {
  home = newHome()
})
afterEach(() => home.close())

const spyglassTable = async (host: Host) => {
  const id = await host.create(ann, { game: 'spyglass' })
  await host.change(id, (table) => table.sit('bob', 'Bob'))
  await host.start(id, 'ann')
  return id
}

const firstAnswer = (table: Table) => Array.from({ length: table.pending?.min ?? 0 }, (_, i) => i)

/** The store, with a way to write that can be exchanged. */
const withAppend = (store: Store): Store => {
  const bound = (name: keyof Store) => (store[name] as (...args: unknown[]) => unknown).bind(store)
  const names: (keyof Store)[] = ['create', 'append', 'read', 'acting', 'rests', 'close']
  return Object.fromEntries(names.map((name) => [name, bound(name)])) as unknown as Store
}

/** Whoever is asked answers with the first options. */
const moveOnce = (host: Host, id: string, n: number) =>
  host.change(id, (table) => {
    const person = table.pending?.seat === 0 ? 'ann' : 'bob'
    return table.move(person, { version: table.version, id: `m${n}`, move: firstAnswer(table) })
  })

describe('making a table', () => {
  test('checks what is asked for', async () => {
    const host = await home.open()
    await expect(host.create(ann, { game: 'chess' })).rejects.toThrow(/no game is called 'chess'; there are dominion, /)
    await expect(host.create(ann, { game: 'spyglass', seats: ['open'] })).rejects.toThrow(refusal('bad-input'))
    await expect(host.create(ann, { game: 'spyglass', options: { seats: 9 } })).rejects.toThrow(/options: seats/)
    const seats = ['open', { robot: 'nobody' }] as const
    await expect(host.create(ann, { game: 'spyglass', seats })).rejects.toThrow(/no artificial player 'nobody'/)
    await expect(host.look('guessed', () => 0)).rejects.toThrow(refusal('not-found'))
  })

  test('seats its maker first', async () => {
    const host = await home.open()
    const id = await host.create(ann, { game: 'spyglass', seats: [{ robot: 'random' }, 'open'] })
    expect(await host.look(id, (table) => table.seatOf('ann'))).toBe(1)
  })
})

describe('a seat of the rules', () => {
  const withAutoma = { game: 'terra-mystica', options: { players: 3, automa: {}, factions: ['giants', 'witches'] } }

  test('is the Automa’s whatever was asked for; nobody else can have it, nor she another', async () => {
    const host = await home.open()
    const id = await host.create(ann, { ...withAutoma, seats: ['open', 'open', 'open'] })
    const seats = () => host.look(id, (table) => table.sitters.map(({ name, robot }) => name ?? robot))
    expect(await seats()).toEqual(['Ann', undefined, 'automa'])
    await expect(host.change(id, (table) => table.planSeat('ann', 2, 'open'))).rejects.toThrow(refusal('seat-taken'))
    await expect(host.change(id, (table) => table.sit('bob', 'Bob', 2))).rejects.toThrow(refusal('seat-taken'))
    await expect(host.change(id, (table) => table.planSeat('ann', 1, { robot: 'automa' }))).rejects.toThrow(
      /no artificial player 'automa'/,
    )
    await expect(host.create(ann, { game: 'dominion', seats: ['open', { robot: 'automa' }] })).rejects.toThrow(
      /no artificial player 'automa'/,
    )
    await host.change(id, (table) => table.sit('bob', 'Bob'))
    await host.start(id, 'ann')
    expect(await host.look(id, (table) => table.pending?.question.kind)).toBe('take bonus card')
  })
})

describe('a command', () => {
  test('is told only after it is written, and a failed write leaves no trace', async () => {
    const store = await openSqlite(`${home.folder}/tables.sqlite`)
    const failing = withAppend(store)
    const host = await home.open({ store: failing })
    const id = await spyglassTable(host)
    const before = await host.look(id, (table) => table.version)
    const heard: number[] = []
    host.listen((table) => heard.push(table.version))
    failing.append = async () => {
      expect(heard).toEqual([])
      throw new Error('disk full')
    }
    await expect(moveOnce(host, id, 1)).rejects.toThrow('disk full')
    expect(await host.look(id, (table) => table.version)).toBe(before)
    expect(heard).toEqual([])
    failing.append = store.append.bind(store)
    await moveOnce(host, id, 1)
    expect(heard).toEqual([]) // whoever moved hears first that it is written
    expect(await host.look(id, (table) => table.version)).toBe(before + 1)
    expect(heard).toEqual([before + 1])
    expect(await store.read(id)).toHaveLength(before + 1)
  })

  test('is decided anew where another host wrote first', async () => {
    const [one, other] = [await home.open(), await home.open()]
    const id = await spyglassTable(one)
    await moveOnce(other, id, 1)
    await moveOnce(one, id, 2) // it had not heard of the other's move
    await moveOnce(other, id, 3)
    expect(await one.look(id, (table) => table.position)).toBe(2)
    await moveOnce(one, id, 4)
    expect(await one.look(id, (table) => table.position)).toBe(4)
  })

  test('gives up where it can never be written', async () => {
    const store = await openSqlite(`${home.folder}/tables.sqlite`)
    const failing = withAppend(store)
    const host = await home.open({ store: failing })
    const id = await spyglassTable(host)
    failing.append = () => Promise.reject(new VersionConflict('again'))
    await expect(moveOnce(host, id, 1)).rejects.toThrow(StoreUnavailable) // it may be sent again
  })

  test('of many at once happens one after the other', async () => {
    const host = await home.open()
    const id = await host.create(ann, { game: 'spyglass', options: { seats: 4 } })
    const people = Array.from({ length: 20 }, (_, i) => `p${i}`)
    const results = await Promise.allSettled(people.map((who) => host.change(id, (table) => table.sit(who, who))))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  })
})

test('a table of other rules is refused with their version, and keeps no other from going on', async () => {
  const games = { spyglass: { ...hostedSpyglass, game: { ...spyglass, rules: '0' } } }
  const old = await home.open({ games, robots: { choose: () => new Promise(() => {}) } })
  const id = await old.create(ann, { game: 'spyglass', seats: [{ robot: 'random' }, { robot: 'random' }] })
  await old.start(id, 'ann')
  const host = await home.open()
  await host.resume()
  expect(home.warnings).toEqual(['a table cannot go on'])
  await expect(host.look(id, () => 0)).rejects.toThrow(/under version 0 of the rules of spyglass/)
})

test('a listener that fails takes nothing from anybody', async () => {
  const host = await home.open()
  const id = await spyglassTable(host)
  const heard: number[] = []
  host.listen(() => {
    throw new Error('deaf')
  })
  host.listen((table) => heard.push(table.version))
  const version = await moveOnce(host, id, 1)
  expect(await host.look(id, (table) => table.version)).toBe(version)
  expect(heard.at(-1)).toBe(version)
  expect(new Set(home.warnings)).toEqual(new Set(['a change could not be told']))
})

test('a host that starts again goes on where the last one stopped', async () => {
  const id = await spyglassTable(await home.open())
  const again = await home.open()
  await moveOnce(again, id, 1)
  expect(await again.look(id, (table) => table.position)).toBe(1)
})

describe('artificial players', () => {
  const over = (host: Host, id: string) => until(() => host.look(id, (table) => table.phase === 'over'))

  test.each(['spyglass', 'dominion', 'terra-mystica'])('play a whole game of %s among themselves', async (game) => {
    const host = await home.open()
    const seats = [{ robot: 'random' }, { robot: 'random' }]
    const id = await host.create(ann, { game, seats, options: game === 'spyglass' ? {} : { players: 2 } })
    await host.start(id, 'ann')
    await over(host, id)
    expect(home.warnings).toEqual([])
  })

  test('that fail or answer wrongly are answered for, and their games end', async () => {
    let n = 0
    const choose = async () => {
      n++
      if (n % 2) throw new Error('no idea')
      return [99]
    }
    const host = await home.open({ robots: { choose } })
    const id = await host.create(ann, { game: 'spyglass', seats: [{ robot: 'random' }, { robot: 'random' }] })
    await host.start(id, 'ann')
    await over(host, id)
    expect(new Set(home.warnings)).toEqual(
      new Set(['an artificial player failed', 'an artificial player answered wrongly']),
    )
  })

  test('go on when the host starts again', async () => {
    const stuck = await home.open({ robots: { choose: () => new Promise(() => {}) } })
    const id = await stuck.create(ann, { game: 'spyglass', seats: [{ robot: 'random' }, { robot: 'random' }] })
    await stuck.start(id, 'ann')
    const again = await home.open()
    await again.resume()
    await over(again, id)
  })
})

describe('a rematch', () => {
  test('keeps an artificial player that was put on an open seat, and asks back who was away', async () => {
    const host = await home.open({ robots: { choose: () => new Promise(() => {}) } })
    const id = await host.create(ann, { game: 'spyglass', options: { seats: 3 } })
    await host.change(id, (table) => table.sit('bob', 'Bob'))
    await host.change(id, (table) => table.planSeat('ann', 2, { robot: 'random' }))
    await host.start(id, 'ann')
    await host.change(id, (table) => table.leave('bob'))
    await host.change(id, (table) => table.resign('ann'))
    await host.change(id, (table) => table.resign('bob'))
    const sitters = await host.look(await host.rematch(id, 'ann'), (table) => table.sitters)
    expect(sitters.map(({ person, robot, kept }) => person ?? robot ?? kept?.name)).toEqual(['ann', 'Bob', 'random'])
    expect(sitters[1].robot).toBeUndefined()
  })

  test('waits for everybody: who does not agree plays no second game, and nobody else has their seat', async () => {
    const host = await home.open()
    const id = await host.create(ann, { game: 'spyglass', rated: true })
    await host.sit(id, { id: 'bob', name: 'Bob' })
    await host.start(id, 'ann')
    await host.change(id, (table) => table.resign('bob'))
    const next = await host.rematch(id, 'ann')
    expect(await host.rematch(id, 'ann')).toBe(next)
    await expect(host.start(next, 'ann')).rejects.toThrow(refusal('seats-open'))
    await expect(host.sit(next, { id: 'eve', name: 'Eve' })).rejects.toThrow(refusal('seat-taken'))
    const seats = () => host.look(next, (table) => updateFor(table, 'ann', 0).state.seats)
    expect((await seats())[1]).toMatchObject({ name: null, kept: { person: 'bob', name: 'Bob' } })
    await host.change(next, (table) => table.leave('bob')) // says no
    expect((await seats())[1]).toMatchObject({ name: null, kept: null })
    expect(await host.look(next, ({ phase }) => phase)).toBe('gathering')
  })

  test('does not begin for somebody who offered it and went away, where a clock would run out', async () => {
    const away = new Map<string, number>()
    const host = await home.open({ away: (_table, person) => away.get(person) ?? 0 })
    const id = await host.create(ann, { game: 'spyglass', clock: { per: 'game', seconds: 60 } })
    await host.sit(id, { id: 'bob', name: 'Bob' })
    await host.start(id, 'ann')
    await host.change(id, (table) => table.resign('bob'))
    const next = await host.rematch(id, 'ann')
    away.set('ann', 3_600_000)
    await host.rematch(id, 'bob')
    const phase = () => host.look(next, (table) => table.phase)
    expect(await phase()).toBe('gathering')
    await expect(host.start(next, 'bob')).rejects.toThrow(refusal('not-here'))
    away.clear()
    await host.start(next, 'bob')
    expect(await phase()).toBe('playing')
  })

  test('begins once all the same people have asked, and lets the loser of Dominion begin', async () => {
    const host = await home.open()
    const id = await host.create(ann, { game: 'dominion' })
    await host.change(id, (table) => table.sit('bob', 'Bob'))
    await host.start(id, 'ann')
    await expect(host.rematch(id, 'ann')).rejects.toThrow(refusal('not-over'))
    await host.change(id, (table) => table.resign('bob'))
    await expect(host.rematch(id, 'eve')).rejects.toThrow(refusal('not-seated'))
    const [next] = await Promise.all([host.rematch(id, 'bob'), host.rematch(id, 'ann')])
    expect(await host.rematch(id, 'ann')).toBe(next)
    const mine = await (await openSqlite(`${home.folder}/tables.sqlite`)).tablesOf('ann', 10)
    expect(mine.map((each) => each.id)).toEqual([next, id])
    const seen = await host.look(next, ({ phase, sitters, pending, created }) => ({ phase, sitters, pending, created }))
    expect(seen.phase).toBe('playing')
    expect(seen.sitters.map(({ name }) => name)).toEqual(['Ann', 'Bob'])
    expect(seen.created).toMatchObject({ previous: id, options: { start: { winners: [0] } } })
    expect(seen.pending?.seat).toBe(1)
  })
})
