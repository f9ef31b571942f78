/** Who watches which table by a socket, and what they are told: those who play first, and what is the same for many is made once. */
import type { Server, Socket } from 'socket.io'
import type { Known } from '../people/people.ts'
import type { PersonId } from '../table/entries.ts'
import type { Table } from '../table/table.ts'
import { tableFor, updateFor } from '../table/telling.ts'
import { Worded } from './parser.ts'

interface Watcher {
  readonly socket: Socket
  readonly person: Known | undefined
  version: number // that it last heard of
  sits: boolean // at the table, as far as it was told
}

/** Sockets of audiences told in one turn of the event loop; those who play come before. */
const AT_ONCE = 20

const isSitting = (table: Table, person: PersonId | undefined): boolean =>
  person !== undefined && table.seatOf(person) !== undefined

export class Watchers {
  readonly #io: Server
  readonly #all = new Map<string, Map<Socket, Watcher>>() // by table
  readonly #later: (() => void)[] = [] // what audiences have still to hear
  #isTelling = false

  constructor(io: Server) {
    this.#io = io
  }

  has(table: string): boolean {
    return this.#all.has(table)
  }

  tables(): Iterable<string> {
    return this.#all.keys()
  }

  sees(table: string, socket: Socket): boolean {
    return this.#all.get(table)?.has(socket) ?? false
  }

  /** From now on the socket is told what is new; it knows the table as it is. */
  add(table: Table, socket: Socket, person: Known | undefined): void {
    const all = this.#all.get(table.id) ?? new Map<Socket, Watcher>()
    const { version } = tableFor(table, person?.id)
    this.#all.set(table.id, all.set(socket, { socket, person, version, sits: isSitting(table, person?.id) }))
  }

  /** Gives who it was; `undefined` where the socket did not watch the table. */
  remove(table: string, socket: Socket): Pick<Watcher, 'person' | 'sits'> | undefined {
    const all = this.#all.get(table)
    const watcher = all?.get(socket)
    if (!all || !watcher) return undefined
    all.delete(socket)
    if (all.size === 0) this.#all.delete(table)
    return watcher
  }

  tell(table: Table): void {
    const audience = new Map<string, Watcher[]>() // by what they are told
    for (const watcher of this.#all.get(table.id)?.values() ?? []) {
      const id = watcher.person?.id
      watcher.sits = isSitting(table, id)
      const { version } = tableFor(table, id)
      if (watcher.version >= version) continue
      const since = watcher.version
      watcher.version = version
      if (watcher.sits) {
        watcher.socket.emit('update', updateFor(table, id, since))
        continue
      }
      const alike = `${since} ${table.maySpeak(id)} ${id === table.created.owner}`
      const group = audience.get(alike) ?? []
      audience.set(alike, group)
      group.push({ ...watcher, version: since })
    }
    for (const group of audience.values()) this.#tellAll(table, group)
  }

  /** All hear the same, which is put into words once, now: it takes its time to go out. */
  #tellAll(table: Table, group: readonly Watcher[]): void {
    const [first] = group
    const update = new Worded(updateFor(table, first.person?.id, first.version))
    for (let from = 0; from < group.length; from += AT_ONCE) {
      const ids = group.slice(from, from + AT_ONCE).map(({ socket }) => socket.id)
      this.#later.push(() => this.#io.local.to(ids).emit('update', update))
    }
    if (!this.#isTelling) setImmediate(() => this.#tellSome())
    this.#isTelling = true
  }

  /** One after the other, so that nobody hears of two changes the wrong way round. */
  #tellSome(): void {
    this.#later.shift()?.()
    this.#isTelling = this.#later.length > 0
    if (this.#isTelling) setImmediate(() => this.#tellSome())
  }
}
