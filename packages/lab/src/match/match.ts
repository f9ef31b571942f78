/** Single games between any players of any game, one after the other, each recorded as what it was. */
import { type AnyGame, eventsFor, type GameLog, type Outcome, type Player, Playthrough } from '@freehold/kernel'
import { BotFailure, ProgramPlayer } from '@freehold/players'

/** Makes a player anew for each game: programs are started and ended with it. */
export interface Entrant {
  readonly name: string
  make(game: number): Player
}

export interface GameRecord {
  readonly seed: string
  readonly seating: readonly number[] // the entrant of each seat
  readonly outcome?: Outcome // absent where it was not played to its end
  readonly forfeit?: { readonly entrant: number; readonly why: string }
  readonly log: GameLog // as far as it went
}

export interface MatchOptions {
  readonly game: AnyGame
  readonly options: unknown // of the game
  readonly entrants: readonly Entrant[]
  readonly games: number
  readonly seed: string
  readonly signal?: AbortSignal
  readonly told?: (record: GameRecord, number: number) => void
}

/** Seats go round; each round of them has one seed. */
export async function playMatch(match: MatchOptions): Promise<GameRecord[]> {
  const { entrants, games, seed, signal } = match
  const records: GameRecord[] = []
  for (let number = 0; number < games && !signal?.aborted; number++) {
    const shift = number % entrants.length
    const seating = entrants.map((_, seat) => (seat + shift) % entrants.length)
    const record = await playOne(match, seating, `fast:${seed} ${Math.floor(number / entrants.length)}`, number)
    records.push(record)
    match.told?.(record, number)
  }
  return records
}

async function playOne(match: MatchOptions, seating: readonly number[], seed: string, number: number) {
  const { game, entrants } = match
  const playthrough = Playthrough.start(game, match.options, seed)
  const { options } = playthrough.log()
  const players = seating.map((entrant) => entrants[entrant].make(number))
  let asked = 0
  try {
    players.forEach((player, seat) => {
      player.begin?.(seat, players.length, options)
    })
    for (let decision = playthrough.pending(); decision; decision = playthrough.pending()) {
      asked = decision.seat
      const imagine = (from: string) => game.determinize(playthrough.state, asked, from)
      const events = playthrough.play(await players[asked].choose(decision, playthrough.view(asked), imagine))
      players.forEach((player, seat) => {
        for (const event of eventsFor(game, events, seat)) player.notice?.(event)
      })
    }
    return { seed, seating, outcome: playthrough.outcome(), log: playthrough.log() }
  } catch (error) {
    if (!(error instanceof BotFailure)) throw error
    return { seed, seating, forfeit: { entrant: seating[asked], why: error.message }, log: playthrough.log() }
  } finally {
    for (const player of players) if (player instanceof ProgramPlayer) player.close(playthrough.outcome())
  }
}

export interface Standing {
  readonly name: string
  readonly wins: number // alone at the first place
  readonly ties: number // shared the first place
  readonly losses: number
  readonly forfeits: number // games ended by its failure
  readonly spoilt: number // games ended by the failure of another
  readonly points: number // on average, of the games that were played to their end
}

export function standings(entrants: readonly Entrant[], records: readonly GameRecord[]): Standing[] {
  return entrants.map(({ name }, entrant) => {
    const finished = records.flatMap(({ outcome, seating }) =>
      outcome ? [{ outcome, seat: seating.indexOf(entrant) }] : [],
    )
    const won = finished.filter(({ outcome, seat }) => outcome.winners.includes(seat))
    const forfeits = records.filter(({ forfeit }) => forfeit?.entrant === entrant).length
    const points = finished.reduce((sum, { outcome, seat }) => sum + outcome.points[seat], 0)
    return {
      name,
      wins: won.filter(({ outcome }) => outcome.winners.length === 1).length,
      ties: won.filter(({ outcome }) => outcome.winners.length > 1).length,
      losses: finished.length - won.length,
      forfeits,
      spoilt: records.length - finished.length - forfeits,
      points: finished.length === 0 ? 0 : points / finished.length,
    }
  })
}
