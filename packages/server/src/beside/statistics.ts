/** What is told of a person: ratings, how they did, their last games. */
import type { Kysely } from 'kysely'
import type { Tallies } from '../games.ts'
import { charge, ROW_MS, spend } from '../host/spending.ts'
import type { PersonPage, Played, RatingTold, Statistics } from '../protocol/records.ts'
import type { Database } from '../store/schema.ts'
import { asked } from '../store/sql-store.ts'
import type { PersonId } from '../table/entries.ts'
import { shownRating } from './rating.ts'
import { changeOf } from './records.ts'

type Row = Database['played']
type Listed = Row & { readonly listed: number }

const MOST_GAMES = 50
/** Games that statistics are made of, the latest. */
const MOST_COUNTED = 1000
/** Of each tally the most frequent. */
const MOST_TALLIED = 24

/** `isSelf`: of one's own private tables one may know the link. */
export async function pageOf(
  db: Kysely<Database>,
  person: { readonly id: PersonId; readonly name: string },
  isSelf: boolean,
): Promise<PersonPage> {
  const played = db.selectFrom('played').innerJoin('game_table', 'game_table.id', 'played.table_id')
  const all = played.selectAll('played').select('game_table.listed').where('person_id', '=', person.id)
  const latest = all.where('place', '>', 0).orderBy('ended_at', 'desc').limit(MOST_COUNTED)
  const rows: Listed[] = await asked(latest.execute())
  charge(rows.length * ROW_MS)
  const ratings = db.selectFrom('rating').selectAll().where('person_id', '=', person.id).orderBy('game')
  return {
    person: person.id,
    name: person.name,
    ratings: (await asked(ratings.orderBy('players').execute())).map(ratingTold),
    statistics: spend(() => statisticsOf(rows)),
    games: rows.slice(0, MOST_GAMES).map((row) => playedTold(row, isSelf)),
  }
}

function ratingTold({ game, players, games, ...rating }: Database['rating']): RatingTold {
  return { game, players, games, rating: shownRating(rating) }
}

function playedTold(row: Listed, isSelf: boolean): Played {
  const { game, players, seat, place, points, rated, ended_at } = row
  const table = isSelf || row.listed === 1 ? row.table_id : null
  const rating = changeOf(row)
  return {
    table,
    game,
    players,
    seat,
    place,
    points,
    against: against(row),
    rated: rated === 1,
    rating,
    ended: ended_at,
  }
}

const against = ({ people, players }: Row) => (people === players ? 'people' : people === 1 ? 'robots' : 'mixed')

function statisticsOf(rows: readonly Row[]): Statistics[] {
  const groups = Map.groupBy(rows, (row) => `${row.game} ${row.players} ${against(row)}`)
  return [...groups.values()].map(groupOf).sort((one, other) => other.games - one.games)
}

function groupOf(rows: readonly Row[]): Statistics {
  const [first] = rows
  const average = (of: (row: Row) => number) => rows.reduce((sum, row) => sum + of(row), 0) / rows.length
  const points = rows.flatMap((row) => row.points ?? [])
  return {
    game: first.game,
    players: first.players,
    against: against(first),
    games: rows.length,
    wins: rows.filter(({ place }) => place === 1).length,
    places: Array.from({ length: first.players }, (_, i) => rows.filter(({ place }) => place === i + 1).length),
    points:
      points.length === 0
        ? null
        : { average: points.reduce((sum, each) => sum + each, 0) / points.length, best: Math.max(...points) },
    moves: average(({ moves }) => moves),
    seconds: average(({ seconds }) => seconds),
    tallies: summed(rows.map(({ facts }) => JSON.parse(facts) as Tallies)),
  }
}

function summed(all: readonly Tallies[]): Record<string, Record<string, number>> {
  const sums = new Map<string, Map<string, number>>()
  for (const [name, tally] of all.flatMap((each) => Object.entries(each))) {
    const sum = sums.get(name) ?? new Map<string, number>()
    sums.set(name, sum)
    for (const [what, count] of Object.entries(tally)) sum.set(what, (sum.get(what) ?? 0) + count)
  }
  const most = (sum: Map<string, number>) => [...sum].sort((one, other) => other[1] - one[1]).slice(0, MOST_TALLIED)
  return Object.fromEntries([...sums].map(([name, sum]) => [name, Object.fromEntries(most(sum))]))
}
