/** What is watched is what happened: beats made from the events of real games. */
import { AUTOMA_FACTION_IDS, LEVELS, MAP_IDS } from '@freehold/terra-mystica'
import { describe, expect, test } from 'vitest'
import { playedMoves } from '../games.fixture.ts'
import { type Beat, isUntold, litBy, thinkingOf, viewBefore } from './thinking.ts'

const games = Array.from({ length: 10 }, (_, i) => ({
  options: { map: MAP_IDS[i % 5], automa: { faction: AUTOMA_FACTION_IDS[i], level: LEVELS[i % 5] } },
  seed: `fast:thinking ${i}`,
}))

describe('her turns as beats', () => {
  test('the map before each beat, and after all of them, is the map of the game', () => {
    let watched = 0
    for (const { options, seed } of games) {
      for (const { before, after, happened } of playedMoves(options, seed)) {
        const thinking = thinkingOf([happened], before.automa?.seat)
        const last = viewBefore(before, after, thinking.events, thinking.events.length)
        const map = (view: typeof last) =>
          view.hexes.map(({ id, ground, building, owner }) => [id, ground, building, owner])
        expect([last.round, last.players.map(({ vp }) => vp)]).toEqual([after.round, after.players.map(({ vp }) => vp)])
        if (before.players.every(({ faction }) => faction)) expect(map(last)).toEqual(map(after))
        expect(viewBefore(before, after, thinking.events, 0).hexes).toEqual(before.hexes)
        watched += thinking.beats.length
      }
    }
    expect(watched).toBeGreaterThan(1000)
  })

  test('while she thinks, your own board stands as your move has left it', () => {
    let moved = 0
    for (const { options, seed } of games.slice(0, 4)) {
      for (const { before, after, happened } of playedMoves(options, seed)) {
        const { beats, events } = thinkingOf([happened], before.automa?.seat)
        if (beats.length === 0 || before.round !== after.round) continue
        if (before.round === 0 || after.phase === 'over') continue
        const [you] = viewBefore(before, after, events, beats[0].before).players
        expect(you).toEqual(after.players[0])
        if (JSON.stringify(before.players[0].income) !== JSON.stringify(you.income)) moved++
      }
    }
    expect(moved).toBeGreaterThan(0)
  })

  test('each thought narrows its options step by step to the chosen one', () => {
    let thoughts = 0
    for (const { options, seed } of games.slice(0, 4)) {
      for (const { before, happened } of playedMoves(options, seed)) {
        const { beats } = thinkingOf([happened], before.automa?.seat)
        for (const beat of beats.filter(({ kind }) => kind === 'thought')) checkBeat(beat, () => thoughts++)
      }
    }
    expect(thoughts).toBeGreaterThan(100)
  })

  function checkBeat(beat: Beat, count: () => void): void {
    const { thought, step } = beat
    if (!thought) throw new Error('a thought without a thought')
    const lit = litBy(beat)
    const left = [...(lit ?? [])].filter(([, { out }]) => out === undefined).map(([option]) => option)
    expect(lit?.size).toBe(thought.options.length)
    const expected = step === 0 ? thought.options : thought.steps[step - 1].left
    expect(left.sort()).toEqual([...expected].sort())
    if (step < thought.steps.length || thought.chosen === null) return
    expect(lit?.get(thought.chosen)).toMatchObject({ chosen: true })
    if (thought.options.length > 0) expect(left).toEqual([thought.chosen])
    count()
  }

  test('the log does not tell what is still to be watched', () => {
    for (const { before, happened } of playedMoves(games[0].options, games[0].seed)) {
      const thinking = thinkingOf([happened], before.automa?.seat)
      if (thinking.beats.length < 3) continue
      const sizes = thinking.beats.map((_, i) => thinking.lines.filter(isUntold(thinking, i)).length)
      expect(isUntold(thinking, thinking.beats.length - 1)(`${thinking.until + 1}.0`)).toBe(true) // what came later
      expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
      expect(sizes[0]).toBeGreaterThan(0)
      return
    }
    throw new Error('she never thought')
  })

  test('without her nothing is watched', () => {
    const [{ happened }] = playedMoves({ players: 2, factions: ['giants', 'witches'] }, 'fast:1')
    expect(thinkingOf([happened], undefined).beats).toEqual([])
  })
})
