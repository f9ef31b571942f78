import { expect, test } from 'vitest'
import { Whence } from '../people/whence.ts'
import { begun, hostedSpyglass } from '../table/tables.fixture.ts'
import { newLimits } from './limits.ts'
import { OnePlace } from './one-place.ts'

const rated = (...people: string[]) => begun(people, hostedSpyglass, undefined, undefined, { rated: true })

test('ten rated games a day count among people at one address, whoever they say they are', () => {
  const whence = new Whence()
  const place = new OnePlace(
    whence,
    newLimits(1, () => 0),
  )
  whence.came('ann', '192.0.2.1')
  whence.came('bob', '192.0.2.2')
  for (let n = 0; n < 20; n++) place.take(rated('ann', 'bob')) // at two addresses
  for (let n = 0; n < 10; n++) {
    whence.came(`puppet ${n}`, '192.0.2.1')
    place.take(rated('ann', `puppet ${n}`))
  }
  whence.came('puppet 10', '192.0.2.1')
  expect([place.mayRate(['ann', 'puppet 10']), place.mayRate(['ann', 'bob'])]).toEqual([false, true])
  expect(() => place.take(rated('ann', 'puppet 10'))).toThrow(/at one address/)
  expect(() => place.take(rated('ann', 'bob', 'puppet 10'))).toThrow(/at one address/)
  place.take(begun(['ann', 'puppet 10'])) // which does not count
})

test('other nodes hear of an address once, until it changes', () => {
  const whence = new Whence()
  const told: string[] = []
  whence.announce = (person, address) => told.push(`${person} ${address}`)
  for (const address of ['a', 'a', 'b']) whence.came('ann', address)
  whence.heard('bob', 'b')
  expect(told).toEqual(['ann a', 'ann b'])
  expect(whence.shared(['ann', undefined, 'bob'])).toBe('b')
})
