import { expect, test } from 'vitest'
import { FairQueue } from './fair-queue.ts'

/** Serves all that waits, each for as long as its name says; whoever is served comes again until it was so often. */
function served(queue: FairQueue<string>, ms: (name: string) => number, most: number): string[] {
  const order: string[] = []
  for (let name = queue.shift(); name !== undefined && order.length < most; name = queue.shift()) {
    order.push(name)
    queue.charge(name.split(' '), ms(name))
    queue.push(name, name.split(' '))
  }
  return order
}

const count = (names: readonly string[], person: string) => names.filter((name) => name.startsWith(person)).length

test('a quick player of a stranger never waits behind more than the one who is served', () => {
  const queue = new FairQueue<string>()
  for (let table = 0; table < 30; table++) queue.push(`flood ${table}`, ['flood', `${table}`])
  for (let turn = 0; turn < 5; turn++) {
    const heavy = queue.shift() as string // it is being served when the stranger comes
    queue.push('stranger 1', ['stranger', '1'])
    queue.charge(heavy.split(' '), 200)
    queue.push(heavy, heavy.split(' '))
    expect(queue.shift()).toBe('stranger 1')
    queue.charge(['stranger', '1'], 1)
  }
})

test('people share evenly, whatever the number of their tables, and so do the tables of one', () => {
  const queue = new FairQueue<string>()
  for (let table = 0; table < 10; table++) queue.push(`ann ${table}`, ['ann', `${table}`])
  queue.push('bob 0', ['bob', '0'])
  const order = served(queue, () => 10, 200)
  expect(count(order, 'bob')).toBe(100)
  for (let table = 0; table < 10; table++) expect(count(order, `ann ${table}`)).toBe(10)
})

test('who takes longer is served less often', () => {
  const queue = new FairQueue<string>()
  for (const name of ['slow 0', 'quick 0']) queue.push(name, name.split(' '))
  const order = served(queue, (name) => (name === 'slow 0' ? 90 : 10), 100)
  expect(count(order, 'quick')).toBe(90)
})

test('who was idle for long has saved nothing up', () => {
  const queue = new FairQueue<string>()
  queue.push('ann 0', ['ann', '0'])
  served(queue, () => 100, 50)
  queue.push('ann 0', ['ann', '0'])
  queue.push('bob 0', ['bob', '0'])
  expect(
    count(
      served(queue, () => 10, 20),
      'bob',
    ),
  ).toBe(10)
})
