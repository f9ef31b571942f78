import type { HostedGame, HostedGames } from '../games.ts'
import { ratedClock } from '../table/absence.ts'
import type { Created, PersonId, SeatPlan, TableTerms } from '../table/entries.ts'
import { TableError } from '../table/table-error.ts'

export type NewTable = Partial<TableTerms> & {
  readonly game: string
  readonly options?: unknown
  readonly seats?: readonly SeatPlan[] // open ones where it is left out
  readonly draft?: unknown // what the players shall choose from in turn before the game begins
}

/** The first entry of a table that somebody wishes for. Throws `InputError` where it cannot be. */
export function createdBy(
  owner: PersonId,
  { game: id, options, seats, draft, ...terms }: NewTable,
  hosted: HostedGame,
): Created {
  const { game, ruled } = hosted
  const checked = game.options(options ?? {})
  const count = game.seats(checked)
  const plan = [...(seats ?? Array.from({ length: count }, (): SeatPlan => 'open'))]
  if (plan.length !== count) throw new TableError('bad-input', `seats: ${plan.length} given for a game of ${count}`)
  const hers = ruled?.(checked)
  if (hers) plan[hers.seat] = { robot: hers.robot }
  if (draft !== undefined && !hosted.drafting) throw new TableError('bad-input', `draft: ${id} has none`)
  const { rated, labels, noTakingBack, audienceSeesAll } = terms
  const clock = terms.clock ?? (rated ? ratedClock : undefined)
  if (labels && labels.length !== count)
    throw new TableError('bad-input', `labels: ${labels.length} given for ${count} seats`)
  if (rated && plan.some((each) => each !== 'open'))
    throw new TableError('rated', 'artificial players have no rating: leave all seats of a rated table open', {
      code: 'rated-robots',
    })
  if (rated && hosted.hasOwnCards?.(checked))
    throw new TableError('rated', 'a table with cards of one’s own is never rated: leave one of the two out', {
      code: 'rated-own-cards',
    })
  if (audienceSeesAll && (rated || noTakingBack))
    throw new TableError(
      'rated',
      'where the audience sees all hands, a player could, too: nothing is rated or compared',
      {
        code: 'rated-seen',
      },
    )
  if (rated && clock?.runsOut === 'replaced')
    throw new TableError('rated', 'nobody plays for anybody at a rated table: whose time runs out loses', {
      code: 'rated-clock',
    })
  return {
    kind: 'created',
    game: id,
    rules: game.rules,
    options: checked,
    plan,
    owner,
    ...terms,
    listed: terms.listed ?? false,
    ...(draft !== undefined && hosted.drafting && { draft: hosted.drafting.check(draft, checked) }),
    ...(clock && { clock: { ...clock, runsOut: clock.runsOut ?? (rated ? 'loses' : 'replaced') } }),
  }
}

export function hostedBy(games: HostedGames, game: string): HostedGame {
  if (Object.hasOwn(games, game)) return games[game]
  throw new TableError('bad-input', `no game is called '${game}'; there are ${Object.keys(games).join(', ')}`)
}
