/** What the entries of a table lead to. Everything follows from the list; only `thinking` is measured by the host. */
import type { Decision, GameEvent, GameLog, Seat, Viewer } from '@freehold/kernel'
import type { HostedGame } from '../games.ts'
import type { Phase, Proposal, RatingChange, Result, UndoRequest } from '../protocol/tables.ts'
import { Clock } from './clock.ts'
import { Consent } from './consent.ts'
import { Draft } from './draft.ts'
import { type Entry, type PersonId, turning } from './entries.ts'
import { GameRecord } from './game-record.ts'
import { resultOf } from './result.ts'
import { type Sitter, sitterFor } from './sitter.ts'
import { type Step, Steps } from './steps.ts'
import { TableError } from './table-error.ts'

/** A moment that is over. */
export interface Recalled {
  readonly version: number
  readonly position: number
  readonly view: unknown
}

/** So many moments are told to whoever looks back after the page was opened anew. */
const MOST_RECALLED = 40

/** The list leads elsewhere than it did when it was written: the rules are not those it was played by. */
export class Diverged extends Error {
  override name = 'Diverged'
}

export class TableRecord extends GameRecord {
  readonly sitters: Sitter[]
  readonly clock: Clock | undefined
  readonly draft: Draft | undefined
  version = 1
  asking = 0 // the version since which the present decision stands
  thinking = 0 // ms for which it has stood, as the host measures it
  isPaused = false
  pausedAt: string | undefined
  isClosed = false
  rematch: string | undefined
  ratings: readonly (RatingChange | null)[] | undefined
  startedAt: string | undefined
  elapsed = 0 // ms that all decisions before the present one stood
  protected readonly resigned: Seat[] = []
  readonly #replaced = new Set<Seat>()
  protected readonly consent = new Consent()
  readonly #answered: readonly Map<string, number>[] // by seat: versions by id of move
  readonly #steps: Steps
  #known: { version: number; result: Result | undefined; pending: Decision | undefined } | undefined

  constructor(id: string, hosted: HostedGame, created: Entry | undefined) {
    super(id, hosted, created)
    const { plan, kept, clock, draft } = this.created
    this.sitters = plan.map((each, seat) => ({ ...sitterFor(each), kept: kept?.[seat] ?? undefined }))
    this.clock = clock && new Clock(clock, plan.length)
    this.draft = draft === undefined ? undefined : new Draft(hosted.drafting?.size ?? 0, plan.length)
    this.#answered = plan.map(() => new Map())
    this.#steps = new Steps(this.created)
  }

  get phase(): Phase {
    if (this.isClosed) return 'over'
    if (!this.hasBegun) return 'gathering'
    return this.result() ? 'over' : 'playing'
  }

  /** What the game asks now; nothing before the start and after the end. */
  get pending(): Decision | undefined {
    return this.isClosed ? undefined : this.#now().pending
  }

  /** Whose time passes: of artificial players nobody's does. */
  get running(): Seat | undefined {
    const seat = this.isPaused ? undefined : this.pending?.seat
    return seat === undefined || this.sitters[seat].robot !== undefined ? undefined : seat
  }

  /** Whether something happens here without people: an artificial player has to move, or a clock runs. */
  get actsByItself(): boolean {
    const { pending } = this
    if (this.isPaused || !pending || this.phase !== 'playing') return false
    return this.clock !== undefined || this.sitters[pending.seat].robot !== undefined
  }

  /** What is to be taken back, where somebody waits for the consent of others. */
  get undoRequest(): UndoRequest | undefined {
    return this.consent.undoRequest
  }

  /** What people have still to vote about. */
  get proposal(): Proposal | undefined {
    return this.consent.proposal
  }

  /** How many bytes it takes in memory, roughly. */
  weight(): number {
    return 10_000 + this.bytesOfGame() + this.#steps.bytes
  }

  /** All who are there were told what has happened so far. */
  told(): void {
    this.#steps.fold()
  }

  result(): Result | undefined {
    return this.#now().result
  }

  /** The log with its seed: only once the game is over. */
  log(): GameLog {
    if (this.phase !== 'over') {
      throw new TableError('not-over', 'the log is given when the game is over, because it tells every hidden card', {
        code: 'log-too-early',
      })
    }
    return this.begun().log()
  }

  seatOf(person: PersonId): Seat | undefined {
    const seat = this.sitters.findIndex((sitter) => sitter.person === person)
    return seat < 0 ? undefined : seat
  }

  /** Who sits there, by seat. */
  people(): (PersonId | undefined)[] {
    return this.sitters.map(({ person }) => person)
  }

  /** Whether an artificial player has ever gone on for the seat's person. */
  wasReplaced(seat: Seat): boolean {
    return this.#replaced.has(seat)
  }

  /** The version to which this move of the person led when it came first; so that a repeat is not a second move. */
  answered(person: PersonId, id: string): number | undefined {
    const seat = this.seatOf(person)
    return seat === undefined ? undefined : this.#answered[seat].get(id)
  }

  /** The steps after that version; `undefined` where they are no longer kept. */
  stepsSince(version: number): readonly Step[] | undefined {
    return this.#steps.since(version)
  }

  /** What the viewer could see before and after each of the latest moves, without the present moment. */
  recalled(viewer: Viewer): readonly Recalled[] {
    const steps = this.#steps.latest(MOST_RECALLED)
    const undone = steps.findLastIndex(({ entry }) => entry.kind === 'undone') // what stood before it is not told in order
    const moves = steps.slice(undone + 1).filter(({ entry }) => entry.kind === 'moved')
    const first = this.position - moves.length
    const states = this.begun().from(first)
    return moves.map(({ version }, i) => ({
      version: version - 1,
      position: first + i,
      view: this.game.view(states.next().value, viewer),
    }))
  }

  /** Takes in what was written after the version it has. */
  follow(entries: readonly Entry[]): void {
    for (const entry of entries) {
      try {
        this.apply(entry)
      } catch (error) {
        if (error instanceof Error && error.name === 'IllegalMove') throw this.#diverged()
        throw error
      }
      if (entry.kind === 'moved' && entry.hash !== undefined && entry.hash !== this.game.hash(this.begun().state))
        throw this.#diverged()
    }
  }

  /** The one place where a table changes: while it is played, and when it is read again. */
  protected apply(entry: Entry): void {
    const { running, undoRequest } = this
    const events = this.#change(entry)
    this.version++
    if (turning.includes(entry.kind)) {
      this.asking = this.version
      this.thinking = 0
      const ms = 'ms' in entry ? (entry.ms ?? 0) : 0
      this.elapsed += ms
      if (this.clock) this.#runClock(this.clock, entry, ms, running, undoRequest?.missing.length === 0)
    }
    if (entry.kind === 'moved' && entry.id !== undefined) this.#answered[entry.seat].set(entry.id, this.version)
    this.#steps.add({ version: this.version, entry, events })
  }

  /**
   * `thought`: for whom the game waited until now. Who takes back a turn on their own goes on where they were, and the time
   * since is theirs; with the consent of the other, it is the other's who took it to agree. In a pause the clock stands as it is.
   */
  #runClock(clock: Clock, entry: Entry, ms: number, thought: Seat | undefined, isByConsent: boolean): void {
    const isTakenBack = entry.kind === 'undone' && clock.takenBack(entry.seat)
    const whose = isTakenBack && !isByConsent ? entry.seat : thought
    if (whose !== undefined) clock.charge(whose, ms)
    if (entry.kind === 'moved') clock.decided(entry.seat)
    if (!this.isPaused) clock.waitFor(this.running)
  }

  /** Those who play themselves. */
  protected playing(): Seat[] {
    return this.sitters.flatMap(({ robot, person }, seat) =>
      person === undefined || robot !== undefined ? [] : [seat],
    )
  }

  #diverged(): Diverged {
    return new Diverged(`move ${this.position} of table ${this.id} leads elsewhere than it did`)
  }

  #now() {
    if (this.#known?.version === this.version) return this.#known
    const game = this.hasBegun ? this.begun() : undefined
    const result = game && resultOf(game.outcome(), this.resigned, this.sitters.length)
    const pending = result ? undefined : game?.pending()
    this.#known = { version: this.version, result, pending }
    return this.#known
  }

  #sitter(seat: Seat, change: Partial<Sitter>): readonly GameEvent[] {
    this.sitters[seat] = { ...this.sitters[seat], ...change }
    return []
  }

  #change(entry: Entry): readonly GameEvent[] {
    switch (entry.kind) {
      case 'created':
        throw new Error(`table ${this.id} is created twice`)
      case 'planned':
        this.sitters[entry.seat] = sitterFor(entry.plan)
        return []
      case 'sat':
        return this.#sitter(entry.seat, { person: entry.person, name: entry.name })
      case 'left':
        this.sitters[entry.seat] = { autos: [] }
        return []
      case 'started':
        this.startedAt = entry.at
        this.begin(entry.seed, entry.options)
        return []
      case 'draftBegun':
        if (this.draft) Object.assign(this.draft, { hasBegun: true, since: entry.at })
        return []
      case 'drafted':
        this.draft?.chosen.push({ seat: entry.seat, what: entry.what })
        if (this.draft) this.draft.since = entry.at
        return []
      case 'moved':
        this.consent.moved(entry.seat)
        return this.play(entry)
      case 'undoAsked':
        this.consent.undoAsked(entry.seat, entry.to, this.playing())
        return []
      case 'undoAnswered':
        this.consent.undoAnswered(entry.seat, entry.agrees)
        return []
      case 'undone':
        this.consent.undoRequest = undefined
        this.takeBack(entry.to)
        return []
      case 'resigned':
        this.consent.ended()
        this.resigned.push(entry.seat)
        return this.#sitter(entry.seat, { robot: Object.keys(this.hosted.robots)[0], isAway: false, autos: [] })
      case 'replaced':
        this.consent.ended()
        this.#replaced.add(entry.seat)
        return this.#sitter(entry.seat, { robot: entry.robot, isAway: true })
      case 'returned':
        this.consent.proposal = undefined
        this.clock?.returned(entry.seat)
        return this.#sitter(entry.seat, { robot: undefined, isAway: false })
      case 'proposed':
        this.consent.proposed(entry.what, entry.seat, entry.about, this.playing())
        return []
      case 'voted':
        this.consent.voted(entry.seat, entry.agrees)
        return []
      case 'paused':
      case 'resumed':
        this.consent.proposal = undefined
        this.isPaused = entry.kind === 'paused'
        this.pausedAt = entry.kind === 'paused' ? entry.at : undefined
        return []
      case 'closed':
        this.consent.ended()
        this.isClosed = true
        return []
      case 'autoSet':
        return this.#sitter(entry.seat, { autos: entry.autos })
      case 'rated':
        this.ratings = entry.ratings
        return []
      case 'rematched':
        this.rematch = entry.table
        return []
    }
  }
}
