/** Whoever looks at a list of tables hears when it may have changed, and asks for it anew: each sees what it may. */
import type { Server, Socket } from 'socket.io'
import type { Host } from '../host/host.ts'
import type { PersonId } from '../table/entries.ts'

const LOBBY = 'lobby'
const listsOf = (person: PersonId) => `lists of ${person}`

/** Changes that follow each other closely are told once. */
const PAUSE_MS = 400

export interface Browsing {
  begin(socket: Socket, person: PersonId | undefined): void
  end(socket: Socket, person: PersonId | undefined): void
  stop(): void
}

export function browsing(io: Server, host: Pick<Host, 'listen'>): Browsing {
  const timers = new Map<string, NodeJS.Timeout>() // by room
  const stir = (room: string, tell: () => void) => {
    if (timers.has(room)) return
    const timer = setTimeout(() => {
      timers.delete(room)
      tell()
    }, PAUSE_MS)
    timers.set(room, timer.unref())
  }
  const isLookedAt = (room: string) => io.of('/').adapter.rooms.has(room) // by somebody at this node

  host.listen((table, kinds) => {
    const isNews = table.phase === 'over' || kinds.some((kind) => kind !== 'moved')
    if (table.created.listed && isNews) stir(LOBBY, () => io.to(LOBBY).emit('lists', {})) // at whichever node they are
    // Every move changes one's own list. Only this node hears of it: the others are not to be troubled with each.
    for (const person of table.people())
      if (person !== undefined && isLookedAt(listsOf(person)))
        stir(listsOf(person), () => io.local.to(listsOf(person)).emit('lists', {}))
  })

  return {
    begin(socket, person) {
      socket.join(LOBBY)
      if (person !== undefined) socket.join(listsOf(person))
    },
    end(socket, person) {
      socket.leave(LOBBY)
      if (person !== undefined) socket.leave(listsOf(person))
    },
    stop() {
      for (const timer of timers.values()) clearTimeout(timer)
    },
  }
}
