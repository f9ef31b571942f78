/** The tables of the database as the newest migration leaves them. */
import type { BesideTables } from '../beside/schema.ts'
import type { MeetingTables } from '../meeting/schema.ts'
import type { PeopleTables } from '../people/schema.ts'

export interface Database extends PeopleTables, BesideTables, MeetingTables {
  game_table: {
    id: string
    game: string
    listed: number
    version: number
    phase: 'gathering' | 'playing' | 'over'
    number: number // counts up: the newest has the highest
    runner: string | null // the node that lets artificial players move at it
    acts: number // whether the host has something to do there by itself: a robot, a clock, a result to be kept
    changed_at: string // when something last happened there
  }
  entry: { table_id: string; version: number; body: string }
  seat: { table_id: string; person_id: string } // who made the table or ever sat there
  kept_for: { table_id: string; person_id: string } // for whom a seat is kept there, whether or not they come
  node: { id: string; beat: number } // a node raises its beat as long as it lives
  setting: { name: string; value: string } // what all nodes share, such as the secret of the cookies
}
