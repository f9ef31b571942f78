/** What the host promised when a game began, noted by this browser at that time: nobody can change it afterwards. */
const KEY = 'freehold.commitments'
const MOST = 300

type Kept = Pick<Storage, 'getItem' | 'setItem'>

function read(storage: Kept): [table: string, commitment: string][] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isNote) : []
  } catch {
    return []
  }
}

const isNote = (value: unknown): value is [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === 'string')

/** The first promise stands: a later one for the same table is not noted. */
export function noteCommitment(storage: Kept, table: string, commitment: string): void {
  const notes = read(storage)
  if (notes.some(([noted]) => noted === table)) return
  try {
    storage.setItem(KEY, JSON.stringify([...notes, [table, commitment]].slice(-MOST)))
  } catch {
    // without storage the host's own word has to do
  }
}

export const notedCommitment = (storage: Kept, table: string): string | undefined =>
  read(storage).find(([noted]) => noted === table)?.[1]
