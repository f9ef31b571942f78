import { describe, expect, test } from 'vitest'
import { TIE_BREAKS } from '../automa/words.ts'
import { boardOf } from '../board/boards.ts'
import { parseCommand } from '../ledger/command-text.ts'
import { AUTOMA_EXAMPLES, EXAMPLES, playExample } from './index.ts'

describe.each(Object.entries({ ...EXAMPLES, ...AUTOMA_EXAMPLES }))('%s', (_, example) => {
  test('shows what it is to show', () => {
    const { moments, problems } = playExample(example)
    expect(problems).toEqual([])
    expect(moments).toHaveLength(1 + example.steps.length)
    expect(Object.keys(example.then)).not.toEqual([])
  })
})

test('what is refused could be said, and would be possible elsewhere', () => {
  const refused = Object.values(EXAMPLES).flatMap(({ factions, found, steps }) =>
    (found ? [] : steps).flatMap((step) => (typeof step === 'string' ? [] : [{ factions, text: step.refused }])),
  )
  expect(refused.length).toBeGreaterThan(15)
  for (const { factions, text } of refused) {
    const fail = (message: string): never => {
      throw new Error(`${text}: ${message}`)
    }
    const [who, what] = text.split(': ')
    expect(factions).toContain(who)
    const seats = new Map<string, number>(factions.map((id, seat) => [id, seat]))
    for (const part of what.split('. ')) expect(parseCommand(part, boardOf('original'), seats, fail)).not.toEqual([])
  }
})

test('a people that is refused could be had at another table', () => {
  const refused = Object.values({ ...EXAMPLES, ...AUTOMA_EXAMPLES }).flatMap(({ found, steps }) =>
    (found ? steps : []).flatMap((step) => (typeof step === 'string' ? [] : [step.refused.split(': ')[1]])),
  )
  expect(refused).toEqual(['choose auren', 'choose giants'])
  for (const choice of refused) {
    const chosen = { factions: ['witches', 'nomads'], found: 'pick', given: { fresh: true } } as const
    expect(playExample({ ...chosen, steps: [`1: ${choice}`], then: {} }).moments).toHaveLength(2)
  }
})

test('each tie-break of hers that can come up decides in an example', () => {
  const played = Object.values(AUTOMA_EXAMPLES).flatMap((example) =>
    playExample(example).moments.flatMap(({ events }) =>
      events.flatMap((event) => (event.type === 'thought' ? event.thought.steps : [])),
    ),
  )
  const deciding = new Set<string>(played.filter(({ out }) => out.length > 0).map(({ tieBreak }) => tieBreak))
  const ofShips = 'strongest structure' // of the trade action, which no card here has
  expect(Object.keys(TIE_BREAKS).filter((tieBreak) => !deciding.has(tieBreak))).toEqual([ofShips])
})

test('an example that shows something else is found out', () => {
  const { problems } = playExample({
    ...EXAMPLES['land.build'],
    then: { owns: { witches: { coins: 4 } }, hexes: { E7: 'forest' } },
  })
  expect(problems).toEqual(['coins of witches: 3, not 4', 'E7: "witches dwelling", not "forest"'])
})
