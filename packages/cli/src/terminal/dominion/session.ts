/** A game of Dominion in the terminal, from wherever its log stands to its end. */
import { type DominionEvent, type DominionOptions, type DominionView, dominion, type State } from '@freehold/dominion'
import { opening, type Table, type ToldLine, tell, tellResult } from '@freehold/dominion/telling'
import { englishSpeech } from '@freehold/dominion/telling/english'
import {
  type Decision,
  eventsFor,
  InputError,
  type Move,
  type Player,
  type Playthrough,
  type Seat,
  type Viewer,
} from '@freehold/kernel'
import { readAnswer } from '../choices.ts'
import type { Conversation } from '../conversation.ts'
import { wrap } from '../layout.ts'
import { drawBoard, drawOwnPart } from './board.ts'
import { cardHelp, help } from './help.ts'
import { type Cards, faint, strong, warning } from './paint.ts'
import { drawQuestion, promptLine, whyNotBuy } from './prompt.ts'
import type { Sitter } from './sitters.ts'

const inEnglish = englishSpeech()

export type DominionPlaythrough = Playthrough<State, DominionView, DominionOptions, DominionEvent>

export interface SessionPlan {
  readonly playthrough: DominionPlaythrough
  readonly past: readonly (readonly DominionEvent[])[] // what each move so far made happen
  readonly sitters: readonly Sitter[]
  readonly names: readonly string[]
  readonly cards: Cards
  readonly save: (file: string) => string // says what was done
  readonly more: boolean // another game follows without asking
}

/** How a game at the keyboard came to its end: somebody quit before it was over, all left after it, or want another. */
export type SessionEnd = 'quit' | 'left' | 'next'

export class Session {
  readonly #plan: SessionPlan
  readonly #talk: Conversation
  readonly #happened: (readonly DominionEvent[])[]
  readonly #opening: DominionEvent
  /** For each seat at the keyboard: how many moves it was told of, and the turn it saw the whole table in. */
  readonly #toldOf: number[]
  readonly #boardOf: number[]
  #atKeyboard: Seat | undefined

  constructor(plan: SessionPlan, talk: Conversation) {
    this.#plan = plan
    this.#talk = talk
    this.#happened = [...plan.past]
    this.#opening = opening(dominion.view(dominion.setup(this.#options, this.#seed), 'audience'))
    this.#introduce()
    const deciders = this.#deciders()
    this.#toldOf = plan.sitters.map((_, seat) => Math.max(0, deciders.lastIndexOf(seat)))
    this.#boardOf = plan.sitters.map(() => -1)
  }

  async run(): Promise<SessionEnd> {
    for (;;) {
      const decision = this.#plan.playthrough.pending()
      if (!decision) {
        const end = await this.#afterwards()
        if (end) return end
      } else {
        const sitter = this.#plan.sitters[decision.seat]
        if (sitter !== 'human') this.#play(await this.#ask(sitter, decision))
        else if (!(await this.#consult(decision))) return 'quit'
      }
    }
  }

  #ask(sitter: Player<DominionView>, decision: Decision): Move | Promise<Move> {
    const { seat } = decision
    const { state } = this.#plan.playthrough
    return sitter.choose(decision, this.#view(seat), (seed) => dominion.determinize(state, seat, seed))
  }

  get #options(): DominionOptions {
    return this.#plan.playthrough.log().options as unknown as DominionOptions
  }

  get #seed(): string {
    return this.#plan.playthrough.log().seed as string
  }

  #view(viewer: Viewer): DominionView {
    return this.#plan.playthrough.view(viewer)
  }

  #table(viewer: Viewer): Table {
    return { names: this.#plan.names, viewer }
  }

  #play(move: Move): void {
    const events = this.#plan.playthrough.play(move)
    this.#happened.push(events)
    this.#plan.sitters.forEach((sitter, seat) => {
      inform(sitter, seat, events)
    })
  }

  /** Tells the programs at the table where they sit and all that has happened. */
  #introduce(): void {
    const { sitters } = this.#plan
    for (const [seat, sitter] of sitters.entries()) {
      if (sitter === 'human') continue
      sitter.begin?.(seat, sitters.length, this.#options)
      inform(sitter, seat, this.#happened.flat())
    }
  }

  /** Asks somebody at the keyboard until a move was made or taken back. False where they quit. */
  async #consult(decision: Decision): Promise<boolean> {
    const { seat } = decision
    await this.#handOver(seat)
    this.#tellNews(seat)
    this.#draw(decision)
    for (;;) {
      const typed = (await this.#talk.ask(promptLine(decision))).trim()
      const done = this.#command(typed, seat)
      if (done === 'quit') return false
      if (done === 'changed') return true
      if (done === 'answered') continue
      const reading = readAnswer(decision, typed)
      if ('move' in reading) {
        this.#play(reading.move)
        return true
      }
      const problem = whyNotBuy(decision, typed, this.#view(seat)) ?? reading.problem
      this.#talk.say(warning(wrap(problem)))
    }
  }

  /** What is typed at any time. */
  #command(typed: string, seat: Seat): 'quit' | 'changed' | 'answered' | undefined {
    const [word, ...rest] = typed.split(/\s+/)
    const argument = rest.join(' ')
    switch (word.toLowerCase()) {
      case '?':
      case 'help':
        this.#talk.say(argument === '' ? help : cardHelp(this.#plan.cards, argument))
        return 'answered'
      case 'board':
        this.#talk.say(this.#board(seat, true))
        return 'answered'
      case 'log':
        this.#talk.say(this.#logFor(seat, /^\d+$/.test(argument) ? Number(argument) : undefined))
        return 'answered'
      case 'undo':
        return this.#undo(seat) ? 'changed' : 'answered'
      case 'save':
        this.#saveTo(argument)
        return 'answered'
      case 'quit':
      case 'exit':
      case 'q':
        return 'quit'
      default:
        if (!word.startsWith('?')) return undefined
        this.#talk.say(cardHelp(this.#plan.cards, `${word.slice(1)} ${argument}`.trim()))
        return 'answered'
    }
  }

  #saveTo(file: string): void {
    if (file === '') {
      this.#talk.say(warning('Save where? Type save FILE, such as save game.json'))
      return
    }
    try {
      this.#talk.say(this.#plan.save(file))
    } catch (error) {
      if (!(error instanceof InputError)) throw error
      this.#talk.say(warning(error.message))
    }
  }

  /** Back to the last decision of this seat, unless somebody else at the keyboard would have to decide again. */
  #undo(seat: Seat): boolean {
    const { playthrough, sitters, names } = this.#plan
    const deciders = this.#deciders()
    const last = deciders.lastIndexOf(seat)
    if (last < 0) {
      this.#talk.say(warning('There is nothing to take back: you have decided nothing yet.'))
      return false
    }
    const since = deciders.slice(last + 1).find((other) => sitters[other] === 'human')
    if (since !== undefined) {
      this.#talk.say(warning(`${names[since]} has decided since; only ${names[since]} can take that back.`))
      return false
    }
    playthrough.undo(last)
    this.#happened.length = last
    for (let each = 0; each < this.#toldOf.length; each++) this.#toldOf[each] = Math.min(this.#toldOf[each], last)
    this.#boardOf.fill(-1)
    this.#introduce()
    this.#talk.say(faint('Taken back.'))
    return true
  }

  /** Who made each move, found by replaying: a log does not say it. */
  #deciders(): Seat[] {
    const state = dominion.setup(this.#options, this.#seed)
    return this.#plan.playthrough.log().moves.map((move) => {
      const decider = dominion.pending(state)?.seat as Seat
      dominion.play(state, move)
      return decider
    })
  }

  /** Where several share the keyboard, nobody is to see the hand of the one before. */
  async #handOver(seat: Seat): Promise<void> {
    const before = this.#atKeyboard
    this.#atKeyboard = seat
    const shared = this.#plan.sitters.filter((sitter) => sitter === 'human').length > 1
    if (!shared || before === seat || !this.#talk.isTyped) return
    if (before !== undefined) console.clear()
    await this.#talk.ask(`${this.#plan.names[seat]}, it is your decision. Press Enter when you sit here. `)
  }

  #tellNews(seat: Seat): void {
    const since = this.#toldOf[seat]
    const news = [...(since === 0 ? [this.#opening] : []), ...this.#happened.slice(since).flat()]
    const events = eventsFor(dominion, news, seat)
    this.#toldOf[seat] = this.#happened.length
    const lines = tell(events, this.#table(seat), inEnglish)
    // The board says whose turn it is.
    if (lines.at(-1)?.kind === 'heading') lines.pop()
    if (lines.length > 0) this.#talk.say(lines.map(printed).join('\n'))
  }

  /** What has happened so far, or in the last so many turns. */
  #logFor(viewer: Viewer, turns?: number): string {
    const events = eventsFor(dominion, [this.#opening, ...this.#happened.flat()], viewer)
    const lines = tell(events, this.#table(viewer), inEnglish)
    const headings = lines.flatMap(({ kind }, i) => (kind === 'heading' ? [i] : []))
    const from = turns === undefined ? 0 : (headings.at(-turns) ?? 0)
    return lines.slice(from).map(printed).join('\n').trimStart()
  }

  #draw(decision: Decision): void {
    const { seat } = decision
    const { number } = this.#view(seat).turn
    const whole = this.#boardOf[seat] !== number
    this.#boardOf[seat] = number
    const { names, cards } = this.#plan
    const question = drawQuestion({ decision, names, view: this.#view(seat), cards })
    this.#talk.say(`\n${this.#board(seat, whole)}\n${question}`)
  }

  #board(seat: Seat, whole: boolean): string {
    const { names, cards } = this.#plan
    const sight = { view: this.#view(seat), seat, names, cards }
    return whole ? drawBoard(sight) : drawOwnPart(sight)
  }

  /** The result, and a last chance to look back. Nothing where a move was taken back. */
  async #afterwards(): Promise<SessionEnd | undefined> {
    const { playthrough, sitters, more } = this.#plan
    const humans = sitters.flatMap((sitter, seat) => (sitter === 'human' ? [seat] : []))
    const viewer = humans.length === 1 ? humans[0] : 'audience'
    if (viewer !== 'audience') this.#tellNews(viewer)
    const outcome = playthrough.outcome()
    if (!outcome) throw new Error('Nothing is asked, but the game is not over')
    const [how, who, ...points] = tellResult(outcome, this.#view(viewer), this.#table(viewer))
    this.#talk.say(['', how, strong(who), ...points.map((line) => wrap(line, undefined, 5))].join('\n'))
    if (more) return 'next'
    if (!this.#talk.isTyped) return 'left'
    for (;;) {
      const typed = (
        await this.#talk.ask(faint('next for another game, log, save FILE, undo, or Enter to leave > '))
      ).trim()
      if (/^next$/i.test(typed)) return 'next'
      const done = typed === '' ? 'quit' : this.#command(typed, humans[0] ?? 0)
      if (done === 'quit') return 'left'
      if (done === 'changed') return undefined
      if (done === undefined)
        this.#talk.say(warning('The game is over: type next, log, save FILE or undo, or press Enter to leave.'))
    }
  }
}

function inform(sitter: Sitter, seat: Seat, events: readonly DominionEvent[]): void {
  if (sitter === 'human' || !sitter.notice) return
  for (const event of eventsFor(dominion, events, seat)) sitter.notice(event)
}

function printed({ kind, level, text }: ToldLine): string {
  return kind === 'heading' ? `\n${strong(text)}` : '  '.repeat(level) + wrap(text, undefined, 2 * level + 2)
}
