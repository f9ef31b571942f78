import { expect, test } from 'vitest'
import { Grouped } from './grouped.ts'

/** Writes down every group; the pause after each lasts until `goOn` is called. */
function grouped() {
  const groups: string[][] = []
  let goOn = () => {}
  const pause = () => new Promise<void>((resolve) => (goOn = resolve))
  const writer = new Grouped<string>(async (works) => {
    groups.push([...works])
    return works.map((work) => (work === 'wrong' ? new Error('refused') : undefined))
  }, pause)
  const turn = () => new Promise(setImmediate)
  const pauseEnds = async () => {
    await turn() // it has begun
    goOn()
    await turn()
  }
  return { groups, writer, pauseEnds }
}

test('a lone write goes at once; what follows closely is written together', async () => {
  const { groups, writer, pauseEnds } = grouped()
  await writer.write('first')
  expect(groups).toEqual([['first']])

  const later = [writer.write('second'), writer.write('third')]
  await new Promise(setImmediate)
  expect(groups).toHaveLength(1)
  await pauseEnds()
  await Promise.all(later)
  expect(groups).toEqual([['first'], ['second', 'third']])
})

test('after the pause nothing is waited for', async () => {
  const { groups, writer, pauseEnds } = grouped()
  await writer.write('first')
  await pauseEnds()
  await writer.write('second')
  expect(groups).toEqual([['first'], ['second']])
})

test('what one does wrong is refused to it alone', async () => {
  const { groups, writer, pauseEnds } = grouped()
  await writer.write('first')
  const both = Promise.allSettled([writer.write('wrong'), writer.write('right')])
  await pauseEnds()
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  expect(groups[1]).toEqual(['wrong', 'right'])
})
