import { readFileSync } from 'node:fs'
import { type DominionView, dominion } from '@freehold/dominion'
import { type GameLog, InputError, Playthrough } from '@freehold/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import { gamesHere } from '../app/games.ts'
import replayedDominion from '../dominion/replayed.ts'
import { registerGames } from '../games/games.ts'
import replayedTerraMystica from '../terra-mystica/replayed.ts'
import { dominionGame, terraMysticaGame } from './finished-games.fixture.ts'
import { readRecording } from './recording.ts'
import { replayedGame } from './replayed-games.ts'
import { Timeline } from './timeline.ts'

beforeAll(() => registerGames(gamesHere))

/** Logs as hosts of before wrote them. */
const logsFolder = new URL('../../../dominion/fixtures/logs/', import.meta.url)
const keptLogs = ['big-money.json', 'first-game-2e.json', 'attack-awaits-reaction.json'].map(
  (file) => [file, readFileSync(new URL(file, logsFolder), 'utf8')] as const,
)

describe('a finished game of Dominion', () => {
  let log: GameLog
  let timeline: Timeline
  beforeAll(() => {
    log = dominionGame(3, 'fast:replay')
    timeline = new Timeline(replayedDominion, log)
  })
  const at = (position: number, eyes: Parameters<Timeline['view']>[1]) => timeline.view(position, eyes) as DominionView

  test('is seen at every position as it was then', () => {
    const again = Playthrough.start(dominion, log.options, 'fast:replay')
    log.moves.forEach((move, i) => {
      expect(at(i, 1)).toEqual(again.view(1))
      again.play(move)
    })
    expect(at(log.moves.length, 'audience').seats.every((seat) => seat.points !== undefined)).toBe(true)
  })

  test('a seat sees its own hand only; open eyes see them all', () => {
    expect(at(5, 0).seats.map((seat) => seat.hand.cards !== undefined)).toEqual([true, false, false])
    expect(at(5, 'audience').seats.every((seat) => seat.hand.cards === undefined)).toBe(true)
    expect(at(5, 'open').seats.every((seat) => seat.hand.cards?.length === seat.hand.count)).toBe(true)
  })

  test('events are told as each may know them', () => {
    const drew = timeline.moments.findIndex(({ events }) => events.some((event) => event.type === 'drew')) + 1
    const seat = timeline.moments[drew - 1].events.find((event) => event.type === 'drew')?.seat as number
    const cards = (eyes: Parameters<Timeline['view']>[1]) =>
      timeline.events(drew, eyes).find((event) => event.type === 'drew' && event.seat === seat) as { cards?: unknown }
    expect(cards(seat).cards).toBeDefined()
    expect(cards('open').cards).toEqual(cards(seat).cards)
    expect(cards('audience').cards).toBeUndefined()
    expect(cards((seat + 1) % 3).cards).toBeUndefined()
  })

  test('turns can be stepped through in both directions', () => {
    const seen: number[] = []
    for (let at = 0; at < timeline.length; at = timeline.turnFrom(at, 1)) seen.push(at)
    expect(seen).toEqual(timeline.turns.map(({ position }) => position))
    expect(timeline.turns.slice(0, 4).map(({ seat }) => seat)).toEqual(
      [0, 1, 2, 3].map((i) => (timeline.turns[0].seat + i) % 3),
    )
    const [, second, third] = timeline.turns
    expect(timeline.turnFrom(third.position, -1)).toBe(second.position)
    expect(timeline.turnFrom(second.position + 1, -1)).toBe(second.position)
    expect(timeline.turnFrom(0, -1)).toBe(0)
    expect(timeline.turnAt(second.position)).toBe(1)
    expect(timeline.turnFrom(timeline.length, 1)).toBe(timeline.length)
  })

  test('a log that does not fit itself is refused in a line', () => {
    const game = replayedDominion
    expect(() => new Timeline(game, { ...log, hash: '0000000000000000' })).toThrow(InputError)
    expect(() => new Timeline(game, { ...log, rules: '0' })).toThrow(InputError)
    expect(() => new Timeline(game, { ...log, seed: undefined })).toThrow(InputError)
  })
})

describe('a finished game of Terra Mystica', () => {
  test('has turns and views too', () => {
    const log = terraMysticaGame()
    const timeline = new Timeline(replayedTerraMystica, log)
    expect(timeline.length).toBe(log.moves.length)
    expect(timeline.turns.length).toBeGreaterThan(10)
    expect(timeline.view(timeline.length, 'open')).toEqual(timeline.view(timeline.length, 0))
  })
})

test('the rules are loaded by the name of the game; one that nobody knows cannot be replayed', async () => {
  expect(await replayedGame('dominion', dominion.rules)).toBe(replayedDominion)
  expect(await replayedGame('chess', '1')).toBeUndefined()
  expect(await replayedGame('toString', '1')).toBeUndefined()
})

test.each(keptLogs)('a game of earlier rules is replayed by the rules it was played by: %s', async (_file, text) => {
  const { timeline, log } = await readRecording(text)
  expect(log.rules).not.toBe(dominion.rules)
  expect(timeline.length).toBe(log.moves.length)
  const { seats } = timeline.view(timeline.length, 'open') as DominionView
  expect(seats.every(({ hand }) => hand.cards?.length === hand.count)).toBe(true)
  expect(timeline.turns.length).toBeGreaterThan(0)
})

test('a log of rules that nobody has is refused in a line', async () => {
  const text = JSON.stringify({ ...dominionGame(2), rules: '0' })
  await expect(readRecording(text)).rejects.toThrow(InputError)
})
