/** What happened in a finished game, turn by turn: worked out from its log by playing it again. */
import { type DominionEvent, dominion } from '@freehold/dominion'
import { loadState, owned, type State, score } from '@freehold/dominion/fast'
import { beginning, type GameLog, replay, type Seat } from '@freehold/kernel'
import { type CardUses, countUse, withPoints } from './card-uses.ts'

/** Copies by card. */
export type Deck = Readonly<Record<string, number>>

/** What a card of the player whose turn it is did to somebody else. */
export interface Hit {
  readonly seat: Seat
  readonly did: 'gained' | 'trashed' | 'discarded'
  readonly cards: readonly string[]
}

export interface TurnTold {
  readonly seat: Seat
  readonly number: number // of the turns of this seat, from 1; an extra turn has that of the turn before
  readonly extra: boolean
  readonly position: number // how many moves were made before it, for the replay
  readonly coins: number // that the player had to spend in it, all in all
  readonly bought: readonly string[]
  readonly gained: readonly string[] // otherwise than by buying
  readonly trashed: readonly string[]
  readonly hits: readonly Hit[]
  readonly points: readonly number[] // of every seat, after it
  readonly decks: readonly Deck[] // of every seat, after it
}

export interface Story {
  readonly seats: number
  readonly turns: readonly TurnTold[]
  readonly start: { readonly points: readonly number[]; readonly decks: readonly Deck[] }
  readonly uses: readonly CardUses[] // by seat
}

/** Throws `InputError` where the log does not fit. */
export function storyOf(log: GameLog): Story {
  const seats = dominion.seats(dominion.options(log.options))
  const state = beginning(dominion, log)
  const start = standing(state, seats)
  const { turn } = dominion.view(state, 'audience')
  let open: Open = begun(turn.seat, 1, false, 0)
  let last = start
  const turns: TurnTold[] = []
  const close = () => turns.push({ ...open, ...last })
  const uses = start.decks.map((): CardUses => ({}))
  const end = replay(dominion, log, ({ number, events, state }) => {
    // What a turn leads to stands in the state after the move that ends it.
    last = standing(state, seats)
    for (const event of events) {
      countUse(uses, event)
      if (event.type === 'began') {
        close()
        open = begun(event.seat, event.count ?? 0, event.what !== undefined, number + 1)
      } else note(open, event)
    }
  })
  close()
  const scores = dominion.view(end, 'audience').seats
  return { seats, turns, start, uses: uses.map((own, seat) => withPoints(own, scores[seat].scoring)) }
}

/** A turn that is not over yet. */
interface Open extends Pick<TurnTold, 'seat' | 'number' | 'extra' | 'position'> {
  coins: number
  readonly bought: string[]
  readonly gained: string[]
  readonly trashed: string[]
  readonly hits: Hit[]
}

const begun = (seat: Seat, number: number, extra: boolean, position: number): Open => ({
  seat,
  number,
  extra,
  position,
  coins: 0,
  bought: [],
  gained: [],
  trashed: [],
  hits: [],
})

function note(open: Open, event: DominionEvent): void {
  const cards = event.cards ?? []
  if (event.seat !== open.seat) {
    if (event.cause.seat === open.seat && isHit(event)) open.hits.push({ seat: event.seat, did: event.type, cards })
    return
  }
  if ((event.type === 'got' && event.what === 'coins') || (event.type === 'spent' && event.what === 'coffers'))
    open.coins += event.count ?? 0
  if (event.type === 'bought') open.bought.push(...cards)
  if (event.type === 'trashed') open.trashed.push(...cards)
  // The rules of the turn gain what was bought; anything else is a card's doing.
  if (event.type === 'gained' && event.cause.source !== 'turn') open.gained.push(...cards)
}

/** What comes from the deck was only shown, unless it is trashed. */
const isHit = (event: DominionEvent): event is DominionEvent & { type: Hit['did'] } =>
  event.type === 'gained' || event.type === 'trashed' || (event.type === 'discarded' && event.from === 'hand')

/** What every seat owns and what it is worth. */
function standing(state: State, seats: number): { points: readonly number[]; decks: readonly Deck[] } {
  loadState(state)
  const all = Array.from({ length: seats }, (_, seat) => seat)
  return {
    points: all.map(score),
    decks: all.map((seat) =>
      Object.fromEntries(
        state.setting.kinds.flatMap(({ name }, kind) => {
          const copies = owned(seat, kind)
          return copies > 0 ? [[name, copies]] : []
        }),
      ),
    ),
  }
}
