import { describe, expect, test } from 'vitest'
import { findStrategy } from './library.ts'
import { writtenMenus } from './written.ts'

describe('plain menus', () => {
  test.each([
    ['plain', 'Plain money', ['Province', 'Gold', 'Silver'], []],
    ['plain:Smithy', 'Plain Smithy', ['Province', 'Gold', { card: 'Smithy', atMost: 1 }, 'Silver'], ['Smithy']],
    [
      'plain:council room*2',
      'Plain Council Room*2',
      ['Province', 'Gold', { card: 'Council Room', atMost: 2 }, 'Silver'],
      ['Council Room'],
    ],
    [
      'plain:Witch+Smithy*2',
      'Plain Witch and Smithy*2',
      ['Province', 'Gold', { card: 'Witch', atMost: 1 }, { card: 'Smithy', atMost: 2 }, 'Silver'],
      ['Witch', 'Smithy'],
    ],
  ])('%s', (asked, name, buy, play) => {
    const strategy = findStrategy(asked)
    expect(strategy.name).toBe(name)
    expect(writtenMenus(strategy)).toEqual({ buy, ...(play.length > 0 && { play }) })
    expect(strategy.needs).toEqual(play)
  })

  test.each([
    ['plain:Smithee', 'plain:Smithee: there is no card "Smithee"; did you mean Smithy?'],
    ['plain:', 'plain:: there is no card ""; give plain:Smithy or plain:Smithy*2'],
    ['plain:Smithy*0', 'plain:Smithy*0: expected 1 to 99 copies, got 0'],
  ])('%s is refused', (asked, problem) => {
    expect(() => findStrategy(asked)).toThrow(problem)
  })
})
