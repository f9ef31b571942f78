import { type DominionEvent, type DominionOptions, dominion, editions, randomKingdom } from '@freehold/dominion'
import { settingOf, stateFromView } from '@freehold/dominion/fast'
import { belowFrom, eventsFor, Playthrough, randomMove } from '@freehold/kernel'
import { expect, test } from 'vitest'
import { Recollection } from './recollection.ts'

const sum = (counts: Int16Array): number => counts.reduce((total, n) => total + n, 0)

/** Plays at random; at every decision of a phase the seat imagines the state. Returns how often it did. */
function imagineAll(players: number, seed: string, kingdom: object): { imagined: number; exact: number } {
  const playthrough = Playthrough.start(dominion, { players, ...kingdom }, `fast:${seed}`)
  const setting = settingOf(playthrough.log().options as unknown as DominionOptions)
  const memories = Array.from({ length: players }, (_, seat) => new Recollection(setting, seat))
  const below = belowFrom(`fast:${seed}`)
  const found = { imagined: 0, exact: 0 }
  for (let decision = playthrough.pending(), i = 0; decision && i < 600; decision = playthrough.pending(), i++) {
    const { seat, actor, question } = decision
    const view = playthrough.view(seat)
    const memory = memories[seat]
    memory.look(view)
    if ((question.kind === 'action' || question.kind === 'buy') && actor === seat) {
      const state = stateFromView(setting, view, memory, `fast:${i}`)
      expect(dominion.view(state, seat)).toEqual(view)
      expect(dominion.pending(state)).toEqual(decision)
      found.imagined++
      if (sum(memory.discards[seat]) === view.seats[seat].discard.count) found.exact++
    }
    const events = playthrough.play(randomMove(decision, below))
    memories.forEach((each, to) => {
      for (const event of eventsFor(dominion, events, to)) each.notice(event as DominionEvent)
    })
  }
  return found
}

test.each(Array.from({ length: 24 }, (_, i) => i))(
  'what a seat imagines looks to it exactly as what it sees (kingdom %i)',
  (i) => {
    const edition = editions[i % editions.length]
    const { cards } = randomKingdom({ edition, seed: `fast:${i}` })
    const { imagined, exact } = imagineAll(2 + (i % 5), `${i}`, { edition, kingdom: [...cards] })
    expect(imagined).toBeGreaterThan(100)
    expect(exact / imagined, 'it knows its own discard pile').toBeGreaterThan(0.9)
  },
)
