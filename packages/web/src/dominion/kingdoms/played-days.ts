/** At which table somebody first played the kingdom of a day, in this browser. */
const KEY = 'freehold.daily'

type Kept = Pick<Storage, 'getItem' | 'setItem'>

function read(storage: Kept): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, string>) : {}
  } catch {
    return {}
  }
}

export const dailyTable = (storage: Kept, day: string): string | undefined => read(storage)[day]

export function noteDailyTable(storage: Kept, day: string, table: string): void {
  try {
    storage.setItem(KEY, JSON.stringify({ ...read(storage), [day]: table }))
  } catch {
    // a full or closed storage forgets it
  }
}
