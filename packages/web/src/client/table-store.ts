/** A table as this page knows it: the state last heard, and what led there, step by step. */
import type { Move } from '@freehold/kernel'
import type {
  ChatLine,
  CommandBody,
  CommandName,
  Happening,
  Refusal,
  TableState,
  Update,
} from '@freehold/server/protocol'
import { type Connection, live } from './live.ts'

/** The table after one update. Frames are kept so that movement can be shown and looked at again. */
export interface Frame {
  readonly state: TableState
  readonly happened: readonly Happening[]
}

export interface TableSnapshot {
  readonly state: TableState | undefined
  readonly frames: readonly Frame[] // the oldest first; the last one is now
  readonly happened: readonly Happening[] // all that is known, from the beginning where it is still kept
  readonly base: number // how many moves stood before all that
  readonly chat: readonly ChatLine[]
  readonly present: readonly number[] // seats whose people are connected
  readonly watching: number // how many others watch
  readonly connection: Connection
  readonly hostStopping: boolean
  readonly back: number // how often the connection came back after it was lost
  readonly sending: boolean // an answer or command is on its way, or the table it led to is not shown yet
  readonly refusal: Refusal | undefined // of what was last asked for
  readonly missing: Refusal | undefined // there is no such table, or it cannot be opened
}

const MOST_FRAMES = 300

export class TableStore {
  readonly id: string
  #snapshot: TableSnapshot
  readonly #listeners = new Set<() => void>()
  #stop: (() => void) | undefined
  #sends = 0
  #promised = 0 // the version that what was acknowledged led to; the table itself is told a moment later
  #isAskingForUndo = false

  constructor(id: string) {
    this.id = id
    this.#snapshot = {
      state: undefined,
      frames: [],
      happened: [],
      base: 0,
      chat: [],
      present: [],
      watching: 0,
      connection: live.connection,
      hostStopping: false,
      back: 0,
      sending: false,
      refusal: undefined,
      missing: undefined,
    }
  }

  readonly getSnapshot = (): TableSnapshot => this.#snapshot

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    if (this.#listeners.size === 1) this.#start()
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) {
        this.#stop?.()
        this.#stop = undefined
      }
    }
  }

  #start(): void {
    const unwatch = live.watch(this.id, {
      since: () => this.#snapshot.state?.version ?? 0,
      update: (update) => this.#take(update),
      chat: (lines) => this.#hear(lines),
      chatAgain: (lines) => this.#set({ chat: lines }),
      presence: ({ present, watching }) => this.#set({ present, watching }),
      refused: ({ error }) => this.#set({ missing: error }),
    })
    const unlisten = live.onConnection(() => {
      const { connection, stopping } = live
      const back = this.#snapshot.back + (connection === 'live' && this.#snapshot.connection === 'lost' ? 1 : 0)
      this.#set({ connection, hostStopping: stopping, back })
    })
    this.#stop = () => {
      unwatch()
      unlisten()
    }
  }

  #set(change: Partial<TableSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change }
    for (const listener of this.#listeners) listener()
  }

  #hear(lines: readonly ChatLine[]): void {
    const { chat } = this.#snapshot
    const fresh = lines.filter(({ number }) => !chat.some((known) => known.number === number))
    if (fresh.length > 0) this.#set({ chat: [...chat, ...fresh] })
  }

  #take(update: Update): void {
    const known = applied(this.#snapshot, update)
    this.#set({ ...known, sending: this.#isSending(known.state), missing: undefined, connection: 'live' })
    if (this.#snapshot.state?.undo?.free === null) void this.#askForUndo()
  }

  /** What taking back would come to is worked out only for whoever asks; once more where the table went on meanwhile. */
  async #askForUndo(): Promise<void> {
    if (this.#isAskingForUndo) return
    this.#isAskingForUndo = true
    const answer = await live.command(this.id, 'undo-offer', {})
    this.#isAskingForUndo = false
    const { state, frames } = this.#snapshot
    if ('error' in answer || state?.undo?.free !== null) return
    if (answer.version !== state.version) return this.#askForUndo()
    const known = { ...state, undo: answer.undo }
    this.#set({
      state: known,
      frames: frames.map((frame) => (frame.state === state ? { ...frame, state: known } : frame)),
    })
  }

  /** Fetches what was seen before the page was opened, for whoever looks back. */
  async recall(): Promise<void> {
    if (this.#snapshot.frames.length > 1) return
    const answer = await live.command(this.id, 'recall', {})
    const { state, frames, happened } = this.#snapshot
    if ('error' in answer || !state || frames.length > 1) return
    const moments: readonly Pick<TableState, 'version' | 'position' | 'view'>[] = answer.moments
    const earlier = moments
      .filter(({ version }) => version < state.version)
      .map(({ version, position, view }) => ({
        state: { ...state, version, position, view, phase: 'playing' as const, result: null, asked: null, undo: null },
        happened: happened.filter((each) => each.version === version),
      }))
    this.#set({ frames: [...earlier, ...frames] })
  }

  /** Answers the decision that is shown; an answer to an older one is refused by the host and the table shown as it is. */
  answer(move: Move): Promise<boolean> {
    const { state } = this.#snapshot
    if (!state?.asked) return Promise.resolve(false)
    return this.command('move', { version: state.version, id: crypto.randomUUID(), move })
  }

  /** Whether it was done; where not, `refusal` says why. */
  async command<Name extends CommandName>(name: Name, body: CommandBody<Name>): Promise<boolean> {
    this.#sends++
    this.#set({ sending: true, refusal: undefined })
    const answer = await live.command(this.id, name, body)
    this.#sends--
    const refused = 'error' in answer ? answer : undefined
    if (refused?.update) this.#take(refused.update)
    if ('version' in answer) this.#promised = Math.max(this.#promised, answer.version)
    this.#set({ sending: this.#isSending(this.#snapshot.state), refusal: refused?.error })
    return refused === undefined
  }

  #isSending(state: TableState | undefined): boolean {
    return this.#sends > 0 || (state !== undefined && state.version < this.#promised)
  }

  readonly forgetRefusal = (): void => this.#set({ refusal: undefined })
}

type Known = Pick<TableSnapshot, 'state' | 'frames' | 'happened' | 'base'>

/** What is known after an update. One that is older than what is known changes nothing. */
export function applied({ state, frames, happened, base }: Known, update: Update): Known {
  if (state && update.state.version < state.version) return { state, frames, happened, base }
  const since = state?.version ?? 0
  const fresh = update.happened?.filter(({ version }) => version > since) ?? []
  const same = state?.version === update.state.version
  // What led here is no longer kept by the host: begin anew, so that nothing is told wrongly.
  if (update.happened === null) {
    const frames = [{ state: update.state, happened: [] }]
    return { state: update.state, frames, happened: [], base: update.state.position }
  }
  const next = same ? [...frames.slice(0, -1)] : frames
  const last = same ? (frames.at(-1)?.happened ?? []) : []
  const frame: Frame = { state: update.state, happened: [...last, ...fresh] }
  return {
    state: update.state,
    frames: [...next, frame].slice(-MOST_FRAMES),
    happened: fresh.length > 0 ? [...happened, ...fresh] : happened,
    base,
  }
}

/** The moves that stand, each with what it did: those taken back are left out. */
export function standing(happened: readonly Happening[], base: number): readonly Happening[] {
  const moves: Happening[] = []
  for (const each of happened) {
    if (each.kind === 'moved') moves.push(each)
    else if (each.kind === 'undone') moves.length = Math.max(0, Math.min(moves.length, (each.to ?? 0) - base))
  }
  return moves
}
