/** The game that is played at a table: how it was shuffled, its moves, and whose they are. */
import {
  type AnyGame,
  commitment,
  type GameEvent,
  type Json,
  type Move,
  Playthrough,
  type Seat,
  type Seed,
  type Viewer,
} from '@freehold/kernel'
import type { HostedGame } from '../games.ts'
import type { Created, Entry, Moved } from './entries.ts'
import { TableError } from './table-error.ts'
import { type AnyPlaythrough, type Made, Undoing } from './undoing.ts'

export class GameRecord {
  readonly id: string
  #created: Created
  readonly hosted: HostedGame
  protected readonly undoing: Undoing
  #playthrough: AnyPlaythrough | undefined
  #seed: Seed | undefined
  #commitment: string | undefined // every update tells it

  constructor(id: string, hosted: HostedGame, created: Entry | undefined) {
    if (created?.kind !== 'created') throw new Error(`table ${id} does not begin with its creation`)
    this.id = id
    this.hosted = hosted
    this.#created = created
    this.undoing = new Undoing(hosted, created.plan.length)
  }

  /** What it was made with; the options as they were drafted, once the game has begun. */
  get created(): Created {
    return this.#created
  }

  get game(): AnyGame {
    return this.hosted.game
  }

  get hasBegun(): boolean {
    return this.#playthrough !== undefined
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

  /** A world that the seat may imagine, where players of this game can do something with it. */
  imagined(seat: Seat, seed: string): unknown {
    const { game, world } = this.hosted
    return this.#playthrough && world?.(game, game.determinize(this.#playthrough.state, seat, seed))
  }

  view(viewer: Viewer): unknown {
    return this.#playthrough?.view(viewer)
  }

  /** By which the game was shuffled: for those who play it again on this host. */
  expectSeed(): Seed {
    if (this.#seed === undefined) throw new TableError('not-started', 'the game has not begun')
    return this.#seed
  }

  /** The moves that stand: whose they are and how long they took. */
  made(): readonly Made[] {
    return this.undoing.made()
  }

  /** Who made each of the moves that stand. */
  moversSoFar(): readonly Seat[] {
    return this.undoing.seats
  }

  /** The moves that stand, and whose they are, whatever becomes of them later. */
  moment(): { readonly moves: readonly Move[]; readonly seats: readonly Seat[] } {
    return { moves: [...(this.#playthrough?.moves ?? [])], seats: [...this.undoing.seats] }
  }

  protected begun(): AnyPlaythrough {
    if (!this.#playthrough) throw new TableError('not-started', 'the game has not begun')
    return this.#playthrough
  }

  protected begin(seed: Seed, drafted?: Json): void {
    if (drafted !== undefined) this.#created = { ...this.#created, options: drafted }
    this.#seed = seed
    this.#commitment = commitment(seed)
    this.#playthrough = Playthrough.start(this.game, this.created.options, seed)
  }

  /** Of moves that were sent together only the last has a name. */
  protected play({ move, seat, by, id, ms = 0 }: Moved): readonly GameEvent[] {
    this.undoing.note({ seat, by, ms, goesOn: by === 'person' && id === undefined })
    return this.begun().play(move)
  }

  protected takeBack(to: number): void {
    this.begun().undo(to)
    this.undoing.cutTo(to)
  }

  /** How many bytes the game takes in memory, roughly. */
  protected bytesOfGame(): number {
    const state = Object.values(this.#playthrough?.state ?? {})
    const data = state.reduce((sum: number, part) => sum + (ArrayBuffer.isView(part) ? part.byteLength : 0), 0)
    const states = Math.min(16, this.position / 8) + 3 // those that undo goes back to, the first and the present one
    return states * (data || 8000) + this.position * 200
  }
}
