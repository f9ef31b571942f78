import { expect, test } from 'vitest'
import type { Entry } from './entries.ts'
import { Steps } from './steps.ts'

const first: Entry = { kind: 'left', seat: 0 }
const stepTo = (version: number) => ({
  version,
  entry: { kind: 'left', seat: 0 } as const,
  events: [{ type: 'drew', seat: 1, cards: ['Copper'], depth: 0 }],
})

function upTo(version: number): Steps {
  const steps = new Steps(first)
  for (let each = 2; each <= version; each++) steps.add(stepTo(each))
  return steps
}

test('steps are the same whether or not they were told, and in between', () => {
  const steps = upTo(40)
  const all = [{ version: 1, entry: first, events: [] }, ...Array.from({ length: 39 }, (_, i) => stepTo(i + 2))]
  for (const tell of [() => {}, () => steps.fold()]) {
    tell()
    expect(steps.since(0)).toEqual(all)
    for (const version of [1, 20, 37, 39]) expect(steps.since(version)).toEqual(all.slice(version))
    expect(steps.since(40)).toEqual([])
    expect(steps.since(41)).toBeUndefined()
  }
})

test('who was away for too long is told nothing of what led to it, rather than half of it', () => {
  const steps = upTo(2000)
  const oldest = 2000 - (Array.from({ length: 2001 }, (_, version) => version).filter((v) => steps.since(v)).length - 1)
  expect(oldest).toBeGreaterThan(1400)
  expect(oldest).toBeLessThan(1800)
  expect(steps.since(oldest)).toHaveLength(2000 - oldest)
  expect(steps.since(oldest - 1)).toBeUndefined()
})

test('what was told is kept as text, so that a table is few objects', () => {
  const steps = upTo(300)
  steps.fold()
  const [one, other] = [steps.since(299), steps.since(299)]
  expect(one).toEqual(other)
  expect(one?.[0]).not.toBe(other?.[0]) // each is read from the text
})
