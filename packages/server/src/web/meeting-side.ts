/** Friends and opponents over sockets: who is here is noted, and whoever is concerned hears of changes. */
import { parseInput } from '@freehold/kernel'
import type { Server, Socket } from 'socket.io'
import type { Caller } from '../people/callers.ts'
import { Refused } from '../people/refused.ts'
import { seekSchema } from '../protocol/meeting.ts'
import { nothing } from '../protocol/values.ts'
import type { PersonId } from '../table/entries.ts'
import type { WebParts } from './parts.ts'

/** All sockets of a person. */
export const roomOfPerson = (person: PersonId) => `person ${person}`
/** All sockets of those who do not want to hear somebody. */
export const roomWithout = (person: PersonId) => `without ${person}`

type Answer = (event: string, work: (message: unknown) => Promise<unknown>) => void

export function meetingSide(io: Server, parts: WebParts) {
  const { friends, seeking, here } = parts.meeting
  const failed = (error: unknown) => parts.logger.error({ error: String(error) }, 'people could not be told')
  parts.meeting.toldBy((people) => {
    for (const person of people) io.to(roomOfPerson(person)).emit('people', {})
  })
  parts.meeting.foundBy((people, table) => {
    for (const person of people) io.to(roomOfPerson(person)).emit('found', { table })
  })
  parts.meeting.silencedBy((person, other, isBlocked) => {
    const sockets = io.in(roomOfPerson(person))
    if (isBlocked) sockets.socketsJoin(roomWithout(other))
    else sockets.socketsLeave(roomWithout(other))
  })
  here.listen((person) => {
    const told = friends.seenBy(person).then((all) => {
      for (const friend of all) io.to(roomOfPerson(friend)).emit('people', {})
    })
    told.catch(failed)
  })
  if (parts.neighbours) {
    const { node } = parts.neighbours
    io.on('here', (other: string, people: PersonId[], isHere: boolean) => here.heard(other, people, isHere))
    here.announce = (people, isHere) => io.serverSideEmit('here', node, people, isHere)
  }

  /** A person is connected by one more socket; gives what is to be done when it closes. */
  return (socket: Socket, person: Caller | undefined, answer: Answer): (() => void) => {
    let isSeeking = false
    const expectSomebody = () => {
      if (!person) throw new Refused('no-session', 'say who you are first: POST /api/session {"name": …}')
      return person
    }
    answer('seek', async (message) => {
      const seek = parseInput(seekSchema, message, 'seek')
      const { id } = expectSomebody()
      if (!Object.hasOwn(parts.games, seek.game))
        throw new Refused('bad-input', `seek: no game is called '${seek.game}'`)
      if (!parts.limits.seeks.take(id))
        throw new Refused('too-many', 'you have looked for many opponents; wait a minute')
      isSeeking = true
      await seeking.seek(id, seek)
      if (!socket.connected) await seeking.unseek(id)
      return {}
    })
    answer('unseek', async (message) => {
      parseInput(nothing, message, 'unseek')
      isSeeking = false
      const { id } = expectSomebody()
      await seeking.unseek(id)
      await seeking.settle(id)
      return {}
    })
    if (!person) return () => {}
    socket.join(roomOfPerson(person.id))
    if (person.by === 'session') here.came(person.id)
    seeking.foundFor(person.id).then((table) => table !== undefined && socket.emit('found', { table }), failed)
    friends.blockedBy(person.id).then((all) => socket.join(all.map(roomWithout)), failed)
    return () => {
      if (person.by === 'session') here.went(person.id)
      if (isSeeking && !parts.isStopping()) seeking.unseek(person.id).catch(failed) // who stops has let all of them go
    }
  }
}
