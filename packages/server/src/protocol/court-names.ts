/** Artificial players are called by a name of their own, so that five of one kind can be told apart. */

/** How a title is formed in languages that form it by this. */
export type Gender = 'female' | 'male'

export interface CourtName {
  readonly name: string
  readonly gender: Gender
}

const court: readonly CourtName[] = [
  { name: 'Hester', gender: 'female' },
  { name: 'Odo', gender: 'male' },
  { name: 'Maud', gender: 'female' },
  { name: 'Wat', gender: 'male' },
  { name: 'Sibyl', gender: 'female' },
  { name: 'Lambert', gender: 'male' },
  { name: 'Griet', gender: 'female' },
  { name: 'Tycho', gender: 'male' },
  { name: 'Isolde', gender: 'female' },
  { name: 'Aldo', gender: 'male' },
  { name: 'Berta', gender: 'female' },
  { name: 'Florin', gender: 'male' },
]

/** A number that is the same wherever the table is looked at: while it is played, in its result, in its replay. */
const numberOf = (table: string): number =>
  [...table].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 0)

/** A name for each seat of the table; those that people there have are left out. */
export function courtNames(table: string, seats: number, taken: readonly string[]): readonly CourtName[] {
  const free = court.filter(({ name }) => !taken.includes(name))
  const first = numberOf(table)
  return Array.from({ length: seats }, (_, seat) => free[(first + seat) % free.length])
}
