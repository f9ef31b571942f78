/** The thread in which cases are judged. It keeps the games it was asked about last, and plays on from there. */
import { workerData } from 'node:worker_threads'
import { type AnyGame, type Move, Playthrough, underRules } from '@freehold/kernel'
import type { HostedGames } from '../games.ts'
import { planned } from '../table/plan.ts'
import { TableError } from '../table/table-error.ts'
import { type AnyPlaythrough, freeMovesOf } from '../table/undoing.ts'
import { answerAll } from '../threads/answering.ts'
import type { Case, Judgement, Moment } from './case.ts'

const { hostedGames }: { hostedGames: HostedGames } = await import(workerData.games)

const MOST_GAMES = 100
const games = new Map<string, { readonly playthrough: AnyPlaythrough; moves: readonly Move[] }>()

async function gameOf({ game, rules }: Moment): Promise<AnyGame> {
  const hosted = hostedGames[game]
  const known = underRules(hosted.game, rules) ?? (await hosted.earlier?.[rules]?.())
  if (!known) throw new Error(`nobody knows version ${rules} of the rules of ${game}`)
  return known
}

const isSame = (one: Move, other: Move) => one.length === other.length && one.every((each, i) => each === other[i])

/** The game at this moment. */
async function at(moment: Moment): Promise<AnyPlaythrough> {
  const known = games.get(moment.table)
  const playthrough = known?.playthrough ?? Playthrough.start(await gameOf(moment), moment.options, moment.seed)
  const before = known?.moves ?? []
  const differs = moment.moves.findIndex((move, i) => before[i] === undefined || !isSame(move, before[i]))
  const common = differs < 0 ? moment.moves.length : differs
  if (common < playthrough.position) playthrough.undo(common)
  for (const move of moment.moves.slice(common)) playthrough.play(move)
  games.delete(moment.table)
  games.set(moment.table, { playthrough, moves: moment.moves })
  for (const oldest of games.keys()) {
    if (games.size <= MOST_GAMES) break
    games.delete(oldest)
  }
  return playthrough
}

answerAll(async (given: Case): Promise<Judgement> => {
  const { moment, seat } = given
  const playthrough = await at(moment)
  const { game } = playthrough
  const judged = { ...hostedGames[moment.game], game }
  const seats = game.seats(moment.options)
  if (given.asks === 'free') return { free: freeMovesOf(judged, seats, seat, moment.seats, playthrough) }
  try {
    return { plan: planned(judged, game.clone(playthrough.state), seat, seats, given.trying) }
  } catch (error) {
    if (error instanceof TableError) return { refused: error.message }
    throw error
  }
})
