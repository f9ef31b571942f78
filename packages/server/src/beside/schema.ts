/** What is kept beside the lists of the tables. Moments are ISO texts and truths 0 or 1, alike in every database. */
export interface BesideTables {
  chat_line: {
    table_id: string
    number: number // from 1 at each table
    at: string
    person_id: string
    seat: number | null // null: of the audience
    name: string
    text: string
  }
  /** How long the present decision of a table with a clock has stood, so that a restart does not begin it anew. */
  clock: { table_id: string; asking: number; ms: number }
  subscription: {
    id: string
    person_id: string
    kind: 'push' | 'webhook' | 'mail'
    url: string // of e-mail the address
    keys: string // JSON: of the browser, the secret that a webhook is signed with, or what is known of an e-mail address
    created_at: string
  }
  rating: { person_id: string; game: string; players: number; mu: number; sigma: number; games: number }
  /** The first game of each person with a set-up, from its beginning on; it outlives its table. */
  first_try: {
    person_id: string
    game: string
    setup: string
    table_id: string
    against: string | null // an artificial player; null: does not count
    margin: number | null // points ahead; null: not played to the end
    at: string
  }
  /** How each seat did in each game that is over. */
  played: {
    table_id: string
    seat: number
    person_id: string | null // null: an artificial player
    robot: string | null
    game: string
    players: number
    place: number
    points: number | null // null: not played to the end
    moves: number
    seconds: number
    people: number // how many people played
    ended_at: string
    facts: string // JSON: figures of the game's own
    rated: number
    announced: number // whether the table tells of it
    mu_before: number | null
    sigma_before: number | null
    mu_after: number | null
    sigma_after: number | null
    setup: string | null // a code of what was played, where the game has one
  }
}
