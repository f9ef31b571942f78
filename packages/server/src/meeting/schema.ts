/** How people find each other. Moments are ISO texts and truths 0 or 1, alike in every database. */
export interface MeetingTables {
  /** What somebody is to another: both of two friends have the other; who is asked or blocked need not know. */
  acquaintance: { person_id: string; other_id: string; kind: 'asked' | 'friend' | 'blocked'; at: string }
  invitation: { table_id: string; person_id: string; from_id: string; at: string }
  /** Who looks for an opponent now, at which node. */
  seeking: {
    person_id: string
    node: string
    game: string
    clock: string // a kind: see `protocol/meeting.ts`
    rated: number
    rating: number
    since: string
  }
  /** At which table an opponent waits for somebody who has not come yet. */
  found: { person_id: string; table_id: string; at: string }
}
