/** People who play by sockets as a browser does, come again when a host is gone, and note what they were promised. */
import { belowFrom, randomMove } from '@freehold/kernel'
import { io, type Socket } from 'socket.io-client'
import type { TableState, Update } from '../protocol/tables.ts'

export interface Promised {
  readonly table: string
  readonly id: string // of the move
  readonly version: number
}

/** What all players saw. */
export class Ledger {
  readonly promised: Promised[] = []
  readonly refused: Omit<Promised, 'version'>[] = []
  readonly tables = new Set<string>()
  readonly problems: string[] = [] // what no client should ever see
  repeats = 0 // moves that were sent more than once
  waits: number[] = [] // milliseconds from a move to its acknowledgement
}

/** Where hosts are; any of them will do. */
export type Addresses = () => readonly string[]

type Answer = { version: number } | { error: { code: string }; update?: Update }

const ANSWER_MS = 4000
const PAUSE_MS = 100

const pause = (ms = PAUSE_MS) => new Promise((resolve) => setTimeout(resolve, ms))

/** Somebody with a cookie. Asks again, at any host, until there is an answer. */
class Person {
  readonly name: string
  readonly addresses: Addresses
  readonly below: (bound: number) => number
  cookie = ''

  constructor(name: string, addresses: Addresses) {
    this.name = name
    this.addresses = addresses
    this.below = belowFrom(`fast:${name}`)
  }

  somewhere(): string {
    const all = this.addresses()
    return all[this.below(all.length)]
  }

  async post(path: string, body: unknown, isEnough: (status: number) => boolean = (status) => status < 300) {
    for (;;) {
      try {
        const headers = { 'content-type': 'application/json', cookie: this.cookie }
        const response = await fetch(`${this.somewhere()}${path}`, {
          method: 'POST',
          headers,
          body: JSON.stringify(body),
        })
        const [cookie] = response.headers.getSetCookie()
        if (cookie) this.cookie = cookie.split(';')[0]
        const answer = (await response.json()) as { table: string }
        if (isEnough(response.status)) return answer
      } catch {
        // the host is gone
      }
      await pause()
    }
  }
}

/** Two people, or one with an artificial player, at one table after the other. */
export class Pair {
  readonly #people: readonly Person[]
  readonly #robot: boolean
  readonly #ledger: Ledger
  #stopped = false
  lastPromise = 0 // when, by performance.now()

  constructor(name: string, addresses: Addresses, ledger: Ledger, withRobot: boolean) {
    this.#people = (withRobot ? ['a'] : ['a', 'b']).map((each) => new Person(`${name}${each}`, addresses))
    this.#robot = withRobot
    this.#ledger = ledger
  }

  /** Plays until it is told to stop. */
  async play(): Promise<void> {
    for (const person of this.#people) await person.post('/api/session', { name: person.name })
    while (!this.#stopped) {
      const table = await this.#begin()
      await Promise.all(this.#people.map((person) => this.#sit(person, table)))
    }
  }

  stop(): void {
    this.#stopped = true
  }

  async #begin(): Promise<string> {
    const [maker, other] = this.#people
    const clock = { per: 'move', seconds: 3600 }
    const seats = ['open', this.#robot ? { robot: 'big-money' } : 'open']
    const { table } = await maker.post('/api/tables', { game: 'dominion', seats, clock })
    const orDone = (status: number) => status < 300 || status === 409 // done the first time, when no answer came
    if (other) await other.post(`/api/tables/${table}/sit`, {}, orDone)
    await maker.post(`/api/tables/${table}/start`, {}, orDone)
    this.#ledger.tables.add(table)
    return table
  }

  /** At the table until the game is over. */
  async #sit(person: Person, table: string): Promise<void> {
    const seat = new Seat(person, table, this.#ledger)
    try {
      for (let n = 0; !this.#stopped; n++) {
        const state = await seat.untilAsked(() => this.#stopped)
        if (!state?.asked) return
        const move = randomMove(state.asked, person.below)
        if (await seat.send({ version: state.version, id: `${person.name} ${n}`, move }, () => this.#stopped)) {
          this.lastPromise = performance.now()
        }
      }
    } finally {
      seat.close()
    }
  }
}

/** One person's connection to one table. */
class Seat {
  readonly #person: Person
  readonly #table: string
  readonly #ledger: Ledger
  #socket: Socket | undefined
  #state: TableState | undefined
  #heard = () => {}

  constructor(person: Person, table: string, ledger: Ledger) {
    this.#person = person
    this.#table = table
    this.#ledger = ledger
  }

  close(): void {
    this.#socket?.disconnect()
  }

  /** The state when this seat has to answer; `undefined` when the game is over. */
  async untilAsked(isEnough: () => boolean): Promise<TableState | undefined> {
    while (!isEnough()) {
      await this.#connected()
      const state = this.#state
      if (state?.phase === 'over') return undefined
      if (state?.asked) return state
      await Promise.race([new Promise<void>((resolve) => (this.#heard = resolve)), pause(200)])
    }
    return undefined
  }

  /** Sends the same until it is acknowledged or refused. Resolves to whether it was acknowledged. */
  async send(
    body: { version: number; id: string; move: readonly number[] },
    isEnough: () => boolean,
  ): Promise<boolean> {
    const began = performance.now()
    for (let tries = 1; !isEnough(); tries++) {
      const socket = await this.#connected()
      if (tries === 2) this.#ledger.repeats++
      const answer = await this.#ask(socket, 'command', { table: this.#table, command: 'move', body })
      if (answer && 'version' in answer) {
        this.#ledger.promised.push({ table: this.#table, id: body.id, version: answer.version })
        this.#ledger.waits.push(performance.now() - began)
        if (this.#state?.version === body.version) this.#state = { ...this.#state, asked: null } // until told more
        return true
      }
      if (answer && !['unavailable', 'too-many'].includes(answer.error.code)) {
        if (!['stale', 'not-asked', 'over'].includes(answer.error.code)) {
          this.#ledger.problems.push(`${body.id}: refused as ${answer.error.code}`)
        }
        this.#ledger.refused.push({ table: this.#table, id: body.id })
        return false
      }
      await pause()
    }
    return false
  }

  /** What an answer tells of the table is taken in when it comes: the next message may have come with it. */
  #ask(socket: Socket, event: string, message: unknown): Promise<Answer | undefined> {
    return new Promise((resolve) => {
      socket.once('disconnect', () => resolve(undefined))
      socket.timeout(ANSWER_MS).emit(event, message, (error: unknown, answer: Answer) => {
        if (error) return resolve(undefined)
        const update = 'state' in answer ? (answer as unknown as Update) : 'error' in answer ? answer.update : undefined
        if (update) this.#take(update)
        resolve(answer)
      })
    })
  }

  async #connected(): Promise<Socket> {
    for (;;) {
      if (this.#socket?.connected) return this.#socket
      this.#socket?.disconnect()
      const socket = io(this.#person.somewhere(), {
        path: '/live',
        transports: ['websocket'],
        extraHeaders: { cookie: this.#person.cookie },
        reconnection: false,
        forceNew: true,
        timeout: ANSWER_MS,
      })
      socket.on('update', (update: Update) => this.#take(update))
      const isOpen = await new Promise<boolean>((resolve) => {
        socket.on('connect', () => resolve(true))
        socket.on('connect_error', () => resolve(false))
        socket.io.on('close', () => resolve(false)) // before it was let in
      })
      const since = this.#state?.version ?? 0
      const watched = isOpen ? await this.#ask(socket, 'watch', { table: this.#table, since }) : undefined
      if (watched && 'state' in watched) {
        this.#socket = socket
        return socket
      }
      socket.disconnect()
      await pause()
    }
  }

  /** A table never goes back behind what was told of it, and nothing is left out on the way. */
  #take({ happened, state }: Update): void {
    const before = this.#state?.version ?? 0
    if (state.version < before) {
      const said = `${this.#person.name}: ${this.#table} went back from ${before} to ${state.version}`
      this.#ledger.problems.push(said)
    }
    const next = happened?.find(({ version }) => version > before)
    if (next && next.version !== before + 1)
      this.#ledger.problems.push(`${this.#table}: ${next.version} after ${before}`)
    this.#state = state
    this.#heard()
  }
}
