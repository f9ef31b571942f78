import type { TerraMysticaEvent } from '@freehold/terra-mystica'
import { describe, expect, test } from 'vitest'
import { playedMoves } from '../games.fixture.ts'
import { eventsOf } from '../view.ts'
import { lessonFor, type Moment, STEPS, stepsDone, turnsOf } from './lessons.ts'

const quiet: Moment = { kind: 'action', thinks: false, noteOpen: false, canConfirm: false, round: 1, turns: 0 }

test('each moment has its lesson, what is open on the table before what is asked', () => {
  expect(lessonFor(quiet)).toBe('action')
  expect(lessonFor({ ...quiet, noteOpen: true })).toBe('note')
  expect(lessonFor({ ...quiet, canConfirm: true })).toBe('confirm')
  expect(lessonFor({ ...quiet, thinks: true, noteOpen: true })).toBe('thinks')
  expect(lessonFor({ ...quiet, turns: 3 })).toBe('pass')
  expect(lessonFor({ ...quiet, round: 2 })).toBe('round')
  expect(lessonFor({ ...quiet, kind: undefined })).toBe('waiting')
  expect(lessonFor({ ...quiet, kind: 'end turn' })).toBeUndefined()
})

describe('the first round of a game against the Automa', () => {
  const events: TerraMysticaEvent[] = []
  const lessons = new Set<string | undefined>()
  const order: string[] = []
  for (const { before, happened, after, kind } of playedMoves({ factions: 'pick', automa: {} }, 'fast:school')) {
    lessons.add(lessonFor({ ...quiet, kind, round: before.round, turns: turnsOf(events, 0) }))
    events.push(...eventsOf(happened.kind === 'moved' ? happened.events : []))
    for (const step of stepsDone(after, 0, events)) if (!order.includes(step)) order.push(step)
    if (after.round > 1) break
  }

  test('walks the steps in their order, and every one of them', () => {
    expect(order.filter((step) => step !== 'turn' && step !== 'automa')).toEqual([
      'faction',
      'dwellings',
      'card',
      'pass',
    ])
    expect(order.toSorted()).toEqual(STEPS.toSorted())
  })

  test('its questions have lessons', () => {
    for (const lesson of ['faction', 'dwelling', 'card', 'action']) expect(lessons).toContain(lesson)
  })
})
