import { expect, test } from 'vitest'
import { APART_MS, Grouped } from './grouped.ts'

/** Writes down every group; time stands still until `pass` lets some go by. */
function grouped() {
  const groups: string[][] = []
  let now = 0
  let sleeping: { readonly until: number; wake(): void } | undefined
  const sleep = (ms: number) =>
    new Promise<void>((wake) => {
      sleeping = { until: now + ms, wake }
    })
  const writer = new Grouped<string>(
    async (works) => {
      groups.push([...works])
      return works.map((work) => (work === 'wrong' ? new Error('refused') : undefined))
    },
    { now: () => now, sleep },
  )
  const turn = () => new Promise(setImmediate)
  const pass = async (ms: number) => {
    await turn() // who has to wait does
    now += ms
    if (sleeping && sleeping.until <= now) sleeping.wake()
    await turn()
  }
  return { groups, writer, pass, sleeps: () => sleeping !== undefined }
}

test('a lone write goes at once; what follows closely is written together', async () => {
  const { groups, writer, pass } = grouped()
  await writer.write('first')
  expect(groups).toEqual([['first']])

  const later = [writer.write('second'), writer.write('third')]
  await pass(APART_MS - 1)
  expect(groups).toHaveLength(1)
  await pass(1)
  await Promise.all(later)
  expect(groups).toEqual([['first'], ['second', 'third']])
})

test('after a while nothing is waited for, and nobody was woken in between', async () => {
  const { groups, writer, pass, sleeps } = grouped()
  await writer.write('first')
  await pass(APART_MS)
  await writer.write('second')
  expect(groups).toEqual([['first'], ['second']])
  expect(sleeps()).toBe(false)
})

test('what one does wrong is refused to it alone', async () => {
  const { groups, writer, pass } = grouped()
  await writer.write('first')
  const both = Promise.allSettled([writer.write('wrong'), writer.write('right')])
  await pass(APART_MS)
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  expect(groups[1]).toEqual(['wrong', 'right'])
})
