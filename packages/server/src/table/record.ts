/** What the entries of a table lead to. Everything follows from the list; only `thinking` is measured by the host. */
import {
  type AnyGame,
  commitment,
  type Decision,
  type GameEvent,
  type GameLog,
  type Json,
  Playthrough,
  type Seat,
  type Seed,
  type Viewer,
} from '@freehold/kernel'
import type { HostedGame } from '../games.ts'
import type { Phase, Proposal, RatingChange, Result, UndoRequest } from '../protocol/tables.ts'
import { Clock } from './clock.ts'
import { Consent } from './consent.ts'
import { type Created, type Entry, type Moved, type PersonId, turning } from './entries.ts'
import { resultOf } from './result.ts'
import { type Sitter, sitterFor } from './sitter.ts'
import { type Step, Steps } from './steps.ts'
import { TableError } from './table-error.ts'
import { type AnyPlaythrough, type Made, Undoing } from './undoing.ts'

/** The list leads elsewhere than it did when it was written: the rules are not those it was played by. */
export class Diverged extends Error {
  override name = 'Diverged'
}

export class TableRecord {
  readonly id: string
  readonly created: Created
  readonly hosted: HostedGame
  readonly sitters: Sitter[]
  readonly clock: Clock | undefined
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
  protected readonly undoing: Undoing
  protected readonly resigned: Seat[] = []
  readonly #replaced = new Set<Seat>()
  protected readonly consent = new Consent()
  #playthrough: AnyPlaythrough | undefined
  #seed: Seed | undefined
  #commitment: string | undefined // every update tells it
  #answered = new Map<string, number>() // versions by seat and id of move
  readonly #steps: Steps
  #known: { version: number; result: Result | undefined; pending: Decision | undefined } | undefined

  constructor(id: string, hosted: HostedGame, created: Entry | undefined) {
    if (created?.kind !== 'created') throw new Error(`table ${id} does not begin with its creation`)
    this.id = id
    this.hosted = hosted
    this.created = created
    this.sitters = created.plan.map((plan, seat) => ({ ...sitterFor(plan), kept: created.kept?.[seat] ?? undefined }))
    this.clock = created.clock && new Clock(created.clock, this.sitters.length)
    this.undoing = new Undoing(hosted, this.sitters.length)
    this.#steps = new Steps(created)
  }

  get game(): AnyGame {
    return this.hosted.game
  }

  get phase(): Phase {
    if (this.isClosed) return 'over'
    if (!this.#playthrough) return 'gathering'
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
    const state = Object.values(this.#playthrough?.state ?? {})
    const data = state.reduce((sum: number, part) => sum + (ArrayBuffer.isView(part) ? part.byteLength : 0), 0)
    const states = Math.min(16, this.position / 8) + 4 // those that undo goes back to, the present one, the last one
    return 10_000 + states * (data || 8000) + this.#steps.length * 700 + this.version * 100
  }

  /** What was agreed; once the game has begun, with the lots drawn. */
  get options(): Json {
    return this.#playthrough?.options ?? this.created.options
  }

  /** Stands from the start on, so that nobody can change the seed later. */
  get commitment(): string | undefined {
    return this.#commitment
  }

  /** How many moves stand. */
  get position(): number {
    return this.#playthrough?.position ?? 0
  }

  result(): Result | undefined {
    return this.#now().result
  }

  /** A world that the seat may imagine, where players of this game can do something with it. */
  imagined(seat: Seat, seed: string): unknown {
    const { game, world } = this.hosted
    return this.#playthrough && world?.(game, game.determinize(this.#playthrough.state, seat, seed))
  }

  view(viewer: Viewer): unknown {
    return this.#playthrough?.view(viewer)
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

  /** The moves that stand: whose they are and how long they took. */
  made(): readonly Made[] {
    return this.undoing.made
  }

  /** The version to which this move of the person led when it came first; so that a repeat is not a second move. */
  answered(person: PersonId, id: string): number | undefined {
    return this.#answered.get(`${this.seatOf(person)} ${id}`)
  }

  /** The steps after that version; `undefined` where they are no longer kept. */
  stepsSince(version: number): readonly Step[] | undefined {
    return this.#steps.since(version)
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
    const { running } = this
    const events = this.#change(entry)
    this.version++
    if (turning.includes(entry.kind)) {
      this.asking = this.version
      this.thinking = 0
      if ('ms' in entry && entry.ms !== undefined) {
        this.elapsed += entry.ms
        if (running !== undefined) this.clock?.charge(running, entry.ms)
      }
      if (this.clock) this.clock.waitFor(this.running)
    }
    if (entry.kind === 'moved' && entry.id !== undefined) this.#answered.set(`${entry.seat} ${entry.id}`, this.version)
    this.#steps.add({ version: this.version, entry, events })
  }

  /** By which the game was shuffled: for those who play it again on this host. */
  expectSeed(): Seed {
    if (this.#seed === undefined) throw new TableError('not-started', 'the game has not begun')
    return this.#seed
  }

  protected begun(): AnyPlaythrough {
    if (!this.#playthrough) throw new TableError('not-started', 'the game has not begun')
    return this.#playthrough
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
    const outcome = this.#playthrough?.outcome()
    const result = this.#playthrough && resultOf(outcome, this.resigned, this.sitters.length)
    const pending = result ? undefined : this.#playthrough?.pending()
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
        this.#seed = entry.seed
        this.#commitment = commitment(entry.seed)
        this.startedAt = entry.at
        this.#playthrough = Playthrough.start(this.game, this.created.options, entry.seed)
        return []
      case 'moved':
        return this.#play(entry)
      case 'undoAsked':
        this.consent.undoAsked(entry.seat, entry.to, this.playing())
        return []
      case 'undoAnswered':
        this.consent.undoAnswered(entry.seat, entry.agrees)
        return []
      case 'undone':
        this.consent.undoRequest = undefined
        this.begun().undo(entry.to)
        this.undoing.cutTo(entry.to)
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

  /** Of moves that were sent together only the last has a name. */
  #play({ move, seat, by, id, ms = 0 }: Moved): readonly GameEvent[] {
    const playthrough = this.begun()
    const goesOn = by === 'person' && id === undefined
    this.undoing.note({ seat, by, move, ms, ...(goesOn && { goesOn }) }, playthrough.state)
    this.consent.moved(seat)
    return playthrough.play(move)
  }
}
