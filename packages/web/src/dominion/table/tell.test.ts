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

  test('tells an engine’s turn in five lines, each with its moment', () => {
    const plays = (card: string, n: number, gives: readonly object[]) =>
      Array.from({ length: n }, () =>
        happening([{ ...did('played'), cards: [card], count: 1 }, ...gives.map((each) => ({ ...each, depth: 1 }))]),
      )
    const actions = { ...did('got'), what: 'actions', count: 2, cause: { seat: 0, source: 'Village' } }
    const drew = { ...did('drew'), cards: ['Copper'], count: 1, cause: { seat: 0, source: 'Village' } }
    const cards = { ...did('drew'), cards: ['Gold', 'Gold', 'Silver'], count: 3, cause: { seat: 0, source: 'Smithy' } }
    const moves = [
      happening([{ ...did('began'), count: 9 }]),
      ...plays('Village', 3, [drew, actions]),
      ...['Smithy', 'Village', 'Smithy', 'Village', 'Smithy', 'Village', 'Smithy'].flatMap((card) =>
        plays(card, 1, card === 'Smithy' ? [cards] : [drew, actions]),
      ),
    ].map((move, i) => ({ ...move, version: i + 1 }))
    const [heading, ...lines] = tellGame(moves, { ...state(), position: 99 }, ['Ann', 'Bob'], speech)
    expect(lines[0].text).toBe('You play 3 Villages. You draw 3 Coppers and get +6 Actions.')
    expect(lines).toHaveLength(8)
    expect(lines.filter(({ early }) => !early)).toHaveLength(4) // and one sentence for the others
    expect(heading.gathered).toBe('You play 4 Villages and 2 Smithies.')
    expect(lines.map(({ version }) => version)).toEqual([2, 5, 6, 7, 8, 9, 10, 11])
  })
})

const did = (type: string) => ({ type, seat: 0, cause: { seat: 0, source: 'turn' }, depth: 0 })
const happening = (events: readonly object[]) =>
  ({ version: 1, kind: 'moved', seat: 0, events }) as unknown as Happening
