import { dominion } from '@freehold/dominion'
import { englishSpeech } from '@freehold/dominion/telling/english'
import { eventsFor, Playthrough } from '@freehold/kernel'
import type { Happening, TableState } from '@freehold/server/protocol'
import { describe, expect, test } from 'vitest'
import { tellGame } from './tell.ts'

describe('the log', () => {
  const speech = englishSpeech()
  const playthrough = Playthrough.start(dominion, { players: 2, start: 1, asking: 'open' }, 'fast:log')
  const happened: Happening[] = []
  const state = () => ({ you: 0, position: happened.length, view: playthrough.view(0) }) as unknown as TableState
  const play = (key: string) => {
    const decision = playthrough.pending()
    const at = decision?.options.findIndex((option) => option.key === key) ?? -1
    expect(at).toBeGreaterThanOrEqual(0)
    const events = eventsFor(dominion, playthrough.play([at]), 0).map((event) => ({ ...event }))
    happened.push({ version: happened.length + 3, kind: 'moved', seat: decision?.seat, events })
  }

  test('begins with the first turn before anything happened', () => {
    expect(tellGame([], state(), ['Ann', 'Bob'], speech).map(({ text }) => text)).toEqual(['Bob’s turn 1'])
  })

  test('tells what others did without what they drew, and keeps the ids of lines', () => {
    play('play treasures')
    const before = tellGame(happened, state(), ['Ann', 'Bob'], speech)
    play('end')
    const after = tellGame(happened, state(), ['Ann', 'Bob'], speech)
    expect(after.map(({ text }) => text).join('\n')).toMatch(/Bob plays \d Coppers/)
    expect(after.map(({ text }) => text)).toContain('Bob draws 5 cards for the next turn.')
    expect(after.slice(0, before.length).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    expect(new Set(after.map(({ id }) => id)).size).toBe(after.length)
    expect(after.at(-1)).toMatchObject({ kind: 'heading', text: 'Your turn 1' })
  })

  test('tells what was done in the place of something taken back', () => {
    const bought = (card: string) =>
      happening(
        ['bought', 'gained'].map((type) => ({
          ...did(type),
          cards: [card],
          count: 1,
          ...(type === 'gained' && { to: 'discard' }),
        })),
      )
    const begun = happening([{ ...did('began'), count: 3 }])
    const text = (card: string) =>
      tellGame([begun, bought(card)], { ...state(), position: 9 }, ['Ann', 'Bob'], speech).map((line) => line.text)
    expect(text('Silver')).toEqual(['Your turn 3', 'You buy a Silver.'])
    expect(text('Gold')).toEqual(['Your turn 3', 'You buy a Gold.'])
  })
})

const did = (type: string) => ({ type, seat: 0, cause: { seat: 0, source: 'turn' }, depth: 0 })
const happening = (events: readonly object[]) =>
  ({ version: 1, kind: 'moved', seat: 0, events }) as unknown as Happening
