/**
 * Plays whole games of all strengths with all cards, at tables of two to six, and prints how they went. In a process
 * of its own, because the engine is many times slower where tests run.
 */
import { cardsOf, type DominionEvent, type DominionView, dominion, type Edition, editions } from '@freehold/dominion'
import { eventsFor, type Player } from '@freehold/kernel'
import { findStrength, strengths } from './strengths.ts'

const MOST_DECISIONS = 20_000

/** Those who search or practise do so for a moment only: what counts here is that they come to the end of any game. */
const quick = (id: string): Player<DominionView> => {
  const known = id === 'chancellor' || id === 'regent' ? findStrength('search:40') : findStrength(id)
  if (!known) throw new Error(`There is no ${id}`)
  return known.create(`test ${id}`, { first: 20, each: 0 })
}

/** All cards of an edition in kingdoms of ten; of the first one those that the second does not have just so. */
function kingdoms(edition: Edition): string[][] {
  const cards = [...cardsOf(edition).values()].filter((card) => card.pile.in === 'supply' && card.set !== 'Basic')
  const own = cards.filter((card) => edition === '2e' || !card.editions.includes('2e')).map(({ name }) => name)
  const starts = Array.from({ length: Math.ceil(own.length / 10) }, (_, i) => 10 * i)
  return starts.map((from) => [...new Set([...own.slice(from), ...cards.map(({ name }) => name)])].slice(0, 10))
}

async function play(number: number, edition: Edition, cards: readonly string[]) {
  const seats = 2 + (number % 5)
  const seed = `fast:${number}`
  const asked = dominion.options({ players: seats, edition, kingdom: cards })
  const options = dominion.settle?.(asked, seed) ?? asked // as tables do: players learn what the lots gave
  const state = dominion.setup(options, seed)
  const ids = Array.from({ length: seats }, (_, seat) => strengths[(number + seat) % strengths.length].id)
  const players = ids.map(quick)
  players.forEach((player, seat) => {
    player.begin?.(seat, seats, options)
  })
  let decisions = 0
  for (let decision = dominion.pending(state); decision; decision = dominion.pending(state)) {
    if (++decisions > MOST_DECISIONS) break
    const { seat } = decision
    const imagine = (seed: string) => dominion.determinize(state, seat, seed)
    const move = await players[seat].choose(decision, dominion.view(state, seat), imagine)
    const events: DominionEvent[] = []
    dominion.play(state, move, events)
    players.forEach((player, seat) => {
      for (const event of eventsFor(dominion, events, seat)) player.notice?.(event)
    })
  }
  return { ids, cards, over: dominion.outcome(state) !== undefined }
}

const tables = editions.flatMap((edition) => kingdoms(edition).map((cards) => ({ edition, cards })))
for (const [number, { edition, cards }] of tables.entries())
  console.log(JSON.stringify(await play(number, edition, cards)))
