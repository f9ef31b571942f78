import type { Happening, TableState, Update } from '@freehold/server/protocol'
import { describe, expect, test, vi } from 'vitest'
import { live } from './live.ts'
import { applied, standing, TableStore } from './table-store.ts'

const state = (version: number, position = version): TableState => ({ version, position }) as TableState
const moved = (version: number): Happening => ({ version, kind: 'moved', seat: 0, events: [] })
const update = (version: number, happened: Update['happened']): Update => ({ state: state(version), happened })
const nothing = { state: undefined, frames: [], happened: [], base: 0 }

describe('updates', () => {
  test('each give a frame, and what happened grows', () => {
    const one = applied(nothing, update(2, [moved(1), moved(2)]))
    const two = applied(one, update(3, [moved(3)]))
    expect(two.frames.map((frame) => frame.state.version)).toEqual([2, 3])
    expect(two.happened.map(({ version }) => version)).toEqual([1, 2, 3])
  })

  test('that tell again what is known tell nothing twice', () => {
    const one = applied(nothing, update(3, [moved(1), moved(2), moved(3)]))
    const again = applied(one, update(3, [moved(2), moved(3)]))
    expect(again.happened).toHaveLength(3)
    expect(again.frames).toHaveLength(1)
  })

  test('that are late change nothing', () => {
    const now = applied(nothing, update(5, [moved(5)]))
    expect(applied(now, update(4, [moved(4)]))).toEqual(now)
  })

  test('after a long absence begin anew', () => {
    const now = applied(nothing, update(2, [moved(2)]))
    const back = applied(now, update(400, null))
    expect(back).toMatchObject({ happened: [], base: 400 })
    expect(back.frames).toHaveLength(1)
  })
})

describe('an answer', () => {
  test('is on its way until the table that it led to is shown, not only until it is acknowledged', async () => {
    let tell: (update: Update) => void = () => undefined
    vi.spyOn(live, 'watch').mockImplementation((_table, { update }) => {
      tell = update
      return () => undefined
    })
    vi.spyOn(live, 'command').mockResolvedValue({ version: 4 })
    const store = new TableStore('one')
    store.subscribe(() => undefined)
    tell({ state: { ...state(3), asked: {} } as TableState, happened: [moved(3)] })
    await store.answer([0])
    expect(store.getSnapshot()).toMatchObject({ sending: true, state: { version: 3 } })
    tell(update(4, [moved(4)]))
    expect(store.getSnapshot()).toMatchObject({ sending: false, state: { version: 4 } })
  })
})

describe('the moves that stand', () => {
  const undone = (version: number, to: number): Happening => ({ version, kind: 'undone', seat: 0, to })

  test('are those not taken back', () => {
    const happened = [moved(1), moved(2), moved(3), undone(4, 1), moved(5)]
    expect(standing(happened, 0).map(({ version }) => version)).toEqual([1, 5])
  })

  test('are counted from where the account begins', () => {
    expect(standing([moved(11), moved(12), undone(13, 11)], 10).map(({ version }) => version)).toEqual([11])
    expect(standing([moved(11), undone(12, 4)], 10)).toEqual([])
  })
})
