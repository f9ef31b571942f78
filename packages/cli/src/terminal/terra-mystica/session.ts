/** A game of Terra Mystica in the terminal. Nothing in it is hidden, so that all look at the same table. */
import { belowFrom, type Decision, type Move, type Playthrough } from '@freehold/kernel'
import {
  drawByGroup,
  GROUPS,
  type Group,
  type State,
  type TerraMysticaEvent,
  type TerraMysticaOptions,
  type TerraMysticaView,
} from '@freehold/terra-mystica'
import { choicesOf, readAnswer } from '../choices.ts'
import type { Conversation } from '../conversation.ts'
import { columns, wrap } from '../layout.ts'
import { drawAutoma } from './automa.ts'
import { drawCults, drawFaction, drawHeading, drawPlayers, drawTiles } from './boards.ts'
import { drawMap } from './map.ts'
import { faint, strong, warning } from './paint.ts'
import { tell } from './telling.ts'

export type TerraMysticaPlaythrough = Playthrough<State, TerraMysticaView, TerraMysticaOptions, TerraMysticaEvent>

export interface SessionPlan {
  readonly playthrough: TerraMysticaPlaythrough
  readonly humans: readonly boolean[] // by seat; the rest play at random
  readonly save: (file: string) => void
}

const help = [
  'Answer with a number, or with what stands beside it or its beginning: 3, build E5, up.',
  '',
  '  map         the map again            players     what everybody owns',
  '  cults       the cult board           tiles       cards and tiles',
  '  why         where all points came from, income and forecasts',
  '  automa      her cards and decks, and which values are of the house',
  '  log         all that has happened    undo        back to your last decision',
  '  save FILE   keep the game            quit        leave; the game is saved',
].join('\n')

export class Session {
  readonly #plan: SessionPlan
  readonly #talk: Conversation
  readonly #happened: TerraMysticaEvent[][] = []
  readonly #deciders: number[] = []
  readonly #first: number // moves made before this session
  readonly #below = belowFrom('fast:opponents')
  #told = 0
  #drawn = ''

  constructor(plan: SessionPlan, talk: Conversation) {
    this.#plan = plan
    this.#talk = talk
    this.#first = plan.playthrough.position
  }

  /** Plays to the end. False where somebody quit before. */
  async run(): Promise<boolean> {
    for (let asked = this.#plan.playthrough.pending(); asked; asked = this.#plan.playthrough.pending()) {
      if (!this.#plan.humans[asked.seat]) this.#play(asked, [drawByGroup(groupsOf(asked), this.#below)])
      else if (!(await this.#consult(asked))) return false
    }
    this.#tellNews()
    this.#talk.say(this.#result())
    return true
  }

  get #view(): TerraMysticaView {
    return this.#plan.playthrough.view('audience')
  }

  get #names(): string[] {
    return this.#view.players.map(({ name, seat }) => name ?? `Seat ${seat + 1}`)
  }

  #play({ seat }: Decision, move: Move): void {
    this.#happened.push(this.#plan.playthrough.play(move))
    this.#deciders.push(seat)
  }

  async #consult(decision: Decision): Promise<boolean> {
    this.#tellNews()
    this.#draw()
    this.#talk.say(this.#question(decision))
    for (;;) {
      const typed = (
        await this.#talk.ask(decision.question.kind === 'end turn' ? `${faint('[Enter: done] ')}> ` : '> ')
      ).trim()
      const done = this.#command(typed, decision)
      if (done === 'quit') return false
      if (done === 'changed') return true
      if (done === 'answered') continue
      const reading = readAnswer(decision, typed === '' && decision.question.kind === 'end turn' ? 'done' : typed)
      if ('move' in reading) {
        this.#play(decision, reading.move)
        return true
      }
      this.#talk.say(warning(wrap(reading.problem)))
    }
  }

  #command(typed: string, decision: Decision): 'quit' | 'changed' | 'answered' | undefined {
    const [word, ...rest] = typed.split(/\s+/)
    const say = (text: string) => {
      this.#talk.say(text)
      return 'answered' as const
    }
    switch (word.toLowerCase()) {
      case '?':
      case 'help':
        return say(help)
      case 'map':
        return say(drawMap(this.#view))
      case 'players':
        return say(drawPlayers(this.#view, this.#names))
      case 'cults':
        return say(drawCults(this.#view, this.#names))
      case 'tiles':
        return say(drawTiles(this.#view))
      case 'automa':
        return say(drawAutoma(this.#view))
      case 'why':
        return say(this.#view.players.map(drawFaction).join('\n'))
      case 'log':
        return say(
          tell(this.#happened.flat(), this.#names, this.#view.automa?.seat).join('\n') || 'Nothing has happened yet.',
        )
      case 'undo':
        return this.#undo(decision.seat)
      case 'save':
        return say(this.#save(rest.join(' ')))
      case 'quit':
      case 'exit':
      case 'q':
        return 'quit'
      default:
        return undefined
    }
  }

  #save(file: string): string {
    if (file === '') return warning('save where? type save FILE, such as save game.json')
    try {
      this.#plan.save(file)
      return `Saved. Go on with: freehold play terra-mystica --resume ${file}`
    } catch (error) {
      return warning((error as Error).message)
    }
  }

  /** Back to the last decision of this seat. */
  #undo(seat: number): 'changed' | 'answered' {
    const last = this.#deciders.lastIndexOf(seat)
    if (last < 0) {
      this.#talk.say(warning('There is nothing to take back in this sitting.'))
      return 'answered'
    }
    this.#plan.playthrough.undo(this.#first + last)
    this.#happened.length = last
    this.#deciders.length = last
    this.#told = Math.min(this.#told, last)
    this.#drawn = ''
    this.#talk.say(faint('Taken back.'))
    return 'changed'
  }

  #tellNews(): void {
    const news = tell(this.#happened.slice(this.#told).flat(), this.#names, this.#view.automa?.seat)
    this.#told = this.#happened.length
    if (news.length > 0) this.#talk.say(news.join('\n'))
  }

  /** The whole table at the beginning of a turn, what everybody owns at every decision. */
  #draw(): void {
    const view = this.#view
    const turn = `${view.round} ${view.active} ${this.#deciders.length === 0}`
    const parts = ['', drawHeading(view)]
    if (turn !== this.#drawn) parts.push(drawMap(view))
    this.#drawn = turn
    parts.push(drawPlayers(view, this.#names))
    this.#talk.say(parts.join('\n'))
  }

  #question(decision: Decision): string {
    const groups = groupsOf(decision)
    const parts = [`${strong(`${this.#names[decision.seat]}: `)}${decision.question.text}`]
    const choices = choicesOf(decision)
    for (const group of GROUPS) {
      const shown = choices
        .filter(({ options }) => groups[options[0]] === group)
        .map(({ number, key, text, options }) => {
          const meaning = EXPLAINED.has(group) ? faint(` ${meaningOf(text)}`) : brings(decision, options[0])
          return `${strong(`${number}`)} ${key}${meaning}`
        })
      if (shown.length > 0) parts.push(`${faint(group)}\n${columns(shown)}`)
    }
    return parts.join('\n')
  }

  #result(): string {
    const outcome = this.#plan.playthrough.outcome()
    const lines = this.#view.players
      .toSorted((a, b) => b.vp - a.vp)
      .map((player) => `${player.vp.toString().padStart(4)}  ${drawFaction(player)}`)
    return ['', ...lines, strong(outcome?.why ?? '')].join('\n')
  }
}

interface Detail {
  readonly group: Group
  readonly brings?: { readonly power: readonly number[]; readonly town: boolean } | null
}

const detailOf = (decision: Decision, option: number) => decision.options[option].detail as unknown as Detail
const groupsOf = (decision: Decision): Group[] => decision.options.map((_, i) => detailOf(decision, i).group)

/** Groups whose keys are names of tiles, which few know by heart. */
const EXPLAINED: ReadonlySet<Group> = new Set(['pass', 'favor', 'town', 'power action', 'special action'])

/** `pass and take BON1 (spade and 2 coins)` beside its key: what the tile is. */
const meaningOf = (text: string): string => text.replace(/^.*?(?:\((.*)\)|: (.*))$/, '$1$2').replace(/^pass$/, '')

/** What a building would bring: power to neighbours, a town. */
function brings(decision: Decision, option: number): string {
  const { brings } = detailOf(decision, option)
  if (!brings) return ''
  const power = brings.power.flatMap((n, seat) => (n > 0 ? [`${n} power to seat ${seat + 1}`] : []))
  const all = [...power, ...(brings.town ? ['a town'] : [])]
  return all.length > 0 ? faint(` (${all.join(', ')})`) : ''
}
