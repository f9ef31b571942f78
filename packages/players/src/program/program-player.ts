/** A player that is a program of its own, in any language, over JSON lines. docs/bots.md tells the protocol. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import {
  checkMove,
  type Decision,
  type GameEvent,
  IllegalMove,
  InputError,
  type Move,
  type Outcome,
  type Player,
  type Seat,
} from '@freehold/kernel'

export const PROTOCOL = 1

/** A program that did not play as it should: it crashed, was too slow, or answered what is no move. */
export class BotFailure extends InputError {
  override name = 'BotFailure'
}

export interface ProgramOptions {
  readonly game: string // id of the game
  readonly timeLimit: number // milliseconds for a move
  readonly startTime?: number // further ones before the first move: programs take a while to start
  readonly told?: (line: string) => void // what the program says on standard error, line by line
}

const START_TIME = 10_000
/** Milliseconds between the result and the end of a program that stays. */
const TIME_TO_GO = 500
const LONGEST_LINE = 100_000
const LONGEST_TOLD = 2000
const MOST_LINES = 100 // that wait to be read; a flood of further ones is let go

export class ProgramPlayer implements Player<unknown> {
  readonly name: string
  readonly #options: ProgramOptions
  readonly #child: ChildProcessWithoutNullStreams
  readonly #lines: string[] = []
  #waiting: (() => void) | undefined
  #ended: string | undefined
  #complaint = '' // what the program said last on standard error
  #asked = 0

  /** `command` is a line for the shell: `python3 mybot.py`. */
  constructor(command: string, options: ProgramOptions) {
    this.name = command.replaceAll(/\s+/g, ' ')
    this.#options = options
    this.#child = spawn(command, { shell: true, detached: true })
    const end = (how: string) => {
      this.#ended ??= how
      this.#waiting?.()
    }
    this.#child.on('error', (error) => end(`could not be started (${error.message})`))
    this.#child.on('close', (code, signal) => end(`ended ${signal ? `by ${signal}` : `with exit code ${code}`}`))
    this.#child.stdin.on('error', () => {}) // told by `close`
    createInterface(this.#child.stderr).on('line', (line) => {
      if (line.trim() === '') return
      this.#complaint = line.slice(0, 200)
      options.told?.(line.slice(0, LONGEST_TOLD))
    })
    let begun = '' // a line that has not ended
    this.#child.stdout.setEncoding('utf8').on('data', (data: string) => {
      const lines = (begun + data).split(/\r?\n/)
      begun = lines.pop() ?? ''
      this.#lines.push(...lines.slice(0, MOST_LINES - this.#lines.length))
      if (begun.length > LONGEST_LINE) {
        end(`printed a line of more than ${LONGEST_LINE.toLocaleString('en')} letters`)
        begun = ''
        kill(this.#child.pid)
      }
      this.#waiting?.()
    })
  }

  begin(seat: Seat, seats: number, options: unknown): void {
    this.#send({ type: 'begin', protocol: PROTOCOL, game: this.#options.game, seat, seats, options })
  }

  notice(event: GameEvent): void {
    this.#send({ type: 'event', event })
  }

  async choose(decision: Decision, view: unknown): Promise<Move> {
    const { timeLimit, startTime = START_TIME } = this.#options
    const id = ++this.#asked
    this.#lines.length = 0 // what was said before it was asked is no answer
    this.#send({ type: 'choose', id, decision, view })
    return this.#check(await this.#line(timeLimit + (id === 1 ? startTime : 0)), decision, id)
  }

  /** Tells the result and lets the program go; one that stays, or has no result to hear, is ended. */
  close(outcome?: Outcome): void {
    if (this.#ended !== undefined) return
    const { pid } = this.#child
    if (!outcome) {
      kill(pid)
      return
    }
    this.#send({ type: 'end', outcome })
    this.#child.stdin.end()
    const timer = setTimeout(() => kill(pid), TIME_TO_GO)
    this.#child.on('close', () => clearTimeout(timer))
  }

  #send(message: object): void {
    if (this.#ended === undefined) this.#child.stdin.write(`${JSON.stringify(message)}\n`)
  }

  async #line(limit: number): Promise<string> {
    const clock = Promise.withResolvers<void>()
    const timer = setTimeout(clock.resolve, limit)
    try {
      while (this.#lines.length === 0 && this.#ended === undefined) {
        const news = new Promise<'news'>((resolve) => {
          this.#waiting = () => resolve('news')
        })
        if ((await Promise.race([news, clock.promise])) === 'news') continue
        throw new BotFailure(`${this.name}: no answer within ${limit / 1000} s`)
      }
    } finally {
      clearTimeout(timer)
      this.#waiting = undefined
    }
    const line = this.#lines.shift()
    if (line !== undefined) return line
    const why = this.#complaint === '' ? '' : `: ${this.#complaint}`
    throw new BotFailure(`${this.name}: the program ${this.#ended}${why}`)
  }

  #check(line: string, decision: Decision, id: number): Move {
    const shown = JSON.stringify(line.length > 60 ? `${line.slice(0, 60)}…` : line)
    let answer: unknown
    try {
      answer = JSON.parse(line)
    } catch {
      throw new BotFailure(`${this.name}: answered ${shown}, which is not JSON; expected {"move": [0]}`)
    }
    if (answer === null || typeof answer !== 'object' || !('move' in answer))
      throw new BotFailure(`${this.name}: answered ${shown}; expected {"move": [0]}`)
    if ('id' in answer && answer.id !== id)
      throw new BotFailure(`${this.name}: answered question ${JSON.stringify(answer.id)}, but was asked ${id}`)
    try {
      checkMove(decision, answer.move)
    } catch (error) {
      if (!(error instanceof IllegalMove)) throw error
      throw new BotFailure(`${this.name}: answered ${shown}: ${error.message}`)
    }
    return answer.move
  }
}

/** The shell and all it started. */
function kill(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // It is gone already.
  }
}
