/** The tables of the database as the newest migration leaves them. */
import type { BesideTables } from '../beside/schema.ts'
import type { PeopleTables } from '../people/schema.ts'

export interface Database extends PeopleTables, BesideTables {
  game_table: {
    id: string
    game: string
    listed: number
    version: number
    phase: 'gathering' | 'playing' | 'over'
    number: number // counts up: the newest has the highest
    runner: string | null // the node that lets artificial players move at it
  }
  entry: { table_id: string; version: number; body: string }
  seat: { table_id: string; person_id: string }
  node: { id: string; beat: number } // a node raises its beat as long as it lives
  setting: { name: string; value: string } // what all nodes share, such as the secret of the cookies
}
