/**
 * Games of Terra Mystica between artificial players, in bulk. Every set-up is played as often as there are seats, the
 * players moving on by one seat each time, so that all sit everywhere and play every faction of it.
 */
import { carryOut, findTerraMysticaPlayer } from '@freehold/players'
import { FACTION_IDS, type LedgerGame, terraMystica } from '@freehold/terra-mystica'
import { ask, atRound, type State, settle, words } from '@freehold/terra-mystica/fast'

export interface Seated {
  readonly player: string
  readonly faction: string
  readonly points: number
  readonly place: number // the tied share a place
  readonly recorded?: number // points of the person who sat there, in a game that all played to the end
}

export interface Played {
  readonly setup: number
  readonly map: string
  readonly seats: readonly Seated[]
}

export interface Contest {
  readonly players: readonly string[] // one for each seat of a person
  readonly games: number
  readonly seed: string
  readonly options: unknown // of every table
  /** Recorded games to go on from, with what they are called and the round that is taken over. */
  readonly from?: {
    readonly games: readonly RecordedGame[]
    readonly round: number
  }
}

interface RecordedGame {
  readonly name: string
  readonly game: LedgerGame
  readonly points?: readonly number[] // by seat, where all played to the end
}

/** Plays one game after the other; whoever has enough stops asking. */
export function* contest({ players, games, seed, options, from }: Contest): Generator<Played> {
  const alike = players.every((name) => name === players[0])
  const seats = alike ? 1 : players.length
  for (let n = 0; n < games; n++) {
    // Where there are more games than records, these come again, and the same set-up tells no more of how sure a mean is.
    const setup = Math.floor(n / seats) % (from?.games.length ?? Number.POSITIVE_INFINITY)
    const recorded = from?.games[setup]
    const table = terraMystica.options(options)
    const s = recorded
      ? atRound(recorded.game, from.round)
      : (terraMystica.setup(table, `fast:${seed} ${setup}`) as State)
    const people = s.table.opponent ? s.table.seats - 1 : s.table.seats
    const sitting = Array.from({ length: people }, (_, seat) => players[(seat + n) % players.length])
    yield {
      setup,
      map: recorded ? recorded.name : table.map,
      seats: play(s, sitting, `${seed} ${n}`, recorded?.points),
    }
  }
}

function play(s: State, sitting: readonly string[], seed: string, recorded?: RecordedGame['points']): Seated[] {
  const deciders = sitting.map((name, seat) => findTerraMysticaPlayer(name).decider(`${seed} ${seat}`))
  for (let asked = ask(s); asked; asked = ask(s)) {
    carryOut(s, asked.seat, deciders[asked.seat](s, asked))
    settle(s)
  }
  const points = Array.from({ length: s.table.seats }, (_, seat) => s.w[words.seatAt(seat) + words.VP])
  return points.map((mine, seat) => {
    const above = points.filter((other) => other > mine).length
    const level = points.filter((other) => other === mine).length
    const person = recorded?.[seat]
    const faction = FACTION_IDS[s.w[words.seatAt(seat) + words.FACTION]] ?? 'automa'
    return {
      player: sitting[seat] ?? 'the Automa',
      faction,
      points: mine,
      place: above + (level + 1) / 2,
      ...(person !== undefined && { recorded: person }),
    }
  })
}
