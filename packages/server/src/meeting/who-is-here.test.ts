import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WhoIsHere } from './who-is-here.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function watched() {
  const here = new WhoIsHere()
  const heard: string[] = []
  here.listen((person) => heard.push(person))
  return { here, heard }
}

test('who reloads a page has not gone, who stays away has', () => {
  const { here, heard } = watched()
  here.came('ann')
  here.went('ann')
  here.came('ann')
  vi.advanceTimersByTime(60_000)
  expect(heard).toEqual(['ann'])
  here.went('ann')
  vi.advanceTimersByTime(60_000)
  expect(heard).toEqual(['ann', 'ann'])
  expect(here.isHere('ann')).toBe(false)
})

test('of a host that stops nobody hears that all have gone: nothing is there to ask whom to tell', () => {
  const { here, heard } = watched()
  for (const person of ['ann', 'bob']) here.came(person)
  here.went('ann')
  here.stop()
  here.went('bob')
  vi.advanceTimersByTime(60_000)
  expect(heard).toEqual(['ann', 'bob']) // they came
})
