import { belowFrom, Playthrough } from '@freehold/kernel'
import { drawByGroup, POINT_SOURCES, terraMystica } from '@freehold/terra-mystica'
import { describe, expect, test } from 'vitest'
import { detailOf } from '../view.ts'
import { bySource, courseOf, END, figureAt, type Stage, turningOf } from './course.ts'

function played(options: object, seed: string, moves = Number.POSITIVE_INFINITY) {
  const game = Playthrough.start(terraMystica, options, seed)
  const below = belowFrom(`${seed} moves`)
  for (let n = 0; n < moves; n++) {
    const asked = game.pending()
    if (!asked) break
    const groups = asked.options.map(({ detail }) => detailOf(detail).group)
    game.play([drawByGroup(groups, below)])
  }
  return game.log()
}

describe.each([
  ['four people', { players: 4, finalTile: 'random' }],
  ['the Automa', { factions: ['witches'], automa: {} }],
])('a game of %s', (_, options) => {
  const course = courseOf(played(options, 'fast:course'))
  const last = course[course.length - 1]

  test('has a start, six rounds and an end', () => {
    expect(course.map(({ after }) => after)).toEqual([0, 1, 2, 3, 4, 5, 6, END])
    expect(course[0].view.round).toBe(1)
  })

  test('the points of every stage add up, and nothing is counted twice', () => {
    last.view.players.forEach(({ vp, seat }) => {
      expect(figureAt(last, seat, 'points')).toBe(vp)
      for (const source of POINT_SOURCES) {
        const all = bySource(course, seat, source).reduce((sum, [, points]) => sum + points, 0)
        expect(all).toBe(last.vpFrom[seat][source] ?? 0)
      }
    })
    for (const stage of course.slice(0, 6))
      for (const { seat, vp } of stage.view.players) expect(figureAt(stage, seat, 'points')).toBe(vp)
  })

  test('cults and areas are counted after the last round', () => {
    for (const seat of last.view.players.keys())
      for (const source of ['cults', 'largest area'] as const)
        expect(bySource(course, seat, source).every(([after]) => after === END)).toBe(true)
  })
})

test('a game that was given up is told as far as it went', () => {
  const course = courseOf(played({ players: 2 }, 'fast:short', 60))
  expect(course.at(-1)?.after).toBe(END)
  expect(course.length).toBeLessThan(8)
})

test('it turned where the winner gained most on the second', () => {
  const at = (after: number, ...points: number[]) =>
    ({ after, vpFrom: points.map((n) => ({ start: 20, towns: n, cults: 1 })) }) as unknown as Stage
  const course = [at(0, 0, 0, 0), at(1, 2, 9, 0), at(2, 20, 10, 30), at(END, 60, 10, 30)]
  expect(turningOf(course, [1, 2, 3])).toEqual({
    round: 2,
    winner: 0,
    points: 18,
    sources: ['towns'],
    other: 1,
    less: 1,
  })
  expect(turningOf(course, [1, 1, 3])).toBeUndefined()
})
