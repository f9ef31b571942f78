/**
 * Plays whole games of all strengths in kingdoms drawn by lot, at tables of two to six, and prints how they went. In a process
 * of its own, because the engine is many times slower where tests run.
 */
import { type DominionEvent, type DominionView, dominion, editions, randomKingdom } from '@freehold/dominion'
import { eventsFor, type Player } from '@freehold/kernel'
import { findStrength, strengths } from './strengths.ts'

const MOST_DECISIONS = 20_000

/** Those who search think for a moment only: what counts here is that they come to the end of any game. */
const quick = (id: string): Player<DominionView> => {
  const known = id === 'chancellor' || id === 'regent' ? findStrength('search:40') : findStrength(id)
  if (!known) throw new Error(`There is no ${id}`)
  return known.create(`test ${id}`)
}

async function play(number: number) {
  const edition = editions[number % editions.length]
  const { cards } = randomKingdom({ edition, seed: `fast:whole games ${number}` })
  const seats = 2 + (number % 5)
  const options = dominion.options({ players: seats, edition, kingdom: [...cards] })
  const state = dominion.setup(options, `fast:${number}`)
  const ids = Array.from({ length: seats }, (_, seat) => strengths[(number + seat) % strengths.length].id)
  const players = ids.map(quick)
  players.forEach((player, seat) => {
    player.begin?.(seat, seats, options)
  })
  let asked = 0
  for (let decision = dominion.pending(state); decision; decision = dominion.pending(state)) {
    if (++asked > MOST_DECISIONS) break
    const move = await players[decision.seat].choose(decision, dominion.view(state, decision.seat))
    const events: DominionEvent[] = []
    dominion.play(state, move, events)
    players.forEach((player, seat) => {
      for (const event of eventsFor(dominion, events, seat)) player.notice?.(event)
    })
  }
  return { ids, cards, over: dominion.outcome(state) !== undefined }
}

const games = Number(process.argv[2])
for (let number = 0; number < games; number++) console.log(JSON.stringify(await play(number)))
