/** After a game: the turns in which most was lost, measured by what the strongest player would have done. */
import { beginning, type GameLog, replay } from '@freehold/kernel'
import { terraMystica } from '@freehold/terra-mystica'
import { ASK_ACTION, type Ask, ask, type Command, cloneState, type State, words } from '@freehold/terra-mystica/fast'
import type { Budget } from './allowance.ts'
import { deedOf, turnText } from './deeds.ts'
import { Mind } from './mind.ts'
import { ourNetwork } from './strengths.ts'
import { Thinker, type Thought } from './thinker.ts'

export interface LostTurn {
  readonly position: number // moves made before it
  readonly seat: number
  readonly round: number
  readonly played: string // both in the notation of recorded games
  readonly better: string
  readonly lost: number // points by the end
}

/** A turn as it was played; of two actions in a row each is one, as it is for the player that thinks. */
interface Turn {
  readonly position: number
  readonly before: State
  readonly asked: Ask
  readonly commands: readonly Command[]
  readonly after: State
}

/** Less is within what the player itself is off by. */
const LEAST = 2

/** Turn by turn, so that whoever waits can be told how far it is; those of other seats are passed over. */
export function* lostTurns(log: GameLog, seats: readonly number[], budget: Budget): Generator<LostTurn | undefined> {
  const network = ourNetwork()
  const thinker = new Thinker(network, { budget })
  const mind = new Mind(network)
  for (const turn of turnsOf(log)) {
    if (!seats.includes(turn.asked.seat)) continue
    yield lossOf(turn, thinker.think(turn.before, turn.asked), mind)
  }
}

function lossOf({ position, before, asked, commands, after }: Turn, thoughts: Thought[], mind: Mind) {
  const { seat } = asked
  const best = thoughts.reduce((a, b) => (b.expected > a.expected ? b : a))
  const deed = deedOf(before, commands)
  const same = thoughts.filter((thought) => deedOf(before, thought.commands) === deed)
  // A turn that it did not think of is judged by where it led.
  const expected = same.length > 0 ? Math.max(...same.map((each) => each.expected)) : mind.points(after, seat)
  const lost = Math.round(best.expected - expected)
  if (lost < LEAST) return undefined
  const better = deedOf(before, best.commands) || turnText(before, best.commands)
  return { position, seat, round: before.w[words.ROUND], played: deed || turnText(before, commands), better, lost }
}

/** The turns of the action phase, each from its first question to its end. */
function turnsOf(log: GameLog): readonly Turn[] {
  const turns: Turn[] = []
  let before = cloneState(beginning(terraMystica, log) as State)
  let open: Omit<Turn, 'after'> | undefined
  replay(terraMystica, log, ({ number, move, state }) => {
    const asked = ask(before)
    if (!open && asked?.kind === ASK_ACTION) open = { position: number, before, asked, commands: [] }
    const after = cloneState(state as State)
    if (open && asked?.seat === open.asked.seat) {
      open = { ...open, commands: [...open.commands, ...asked.choices[move[0]].commands] }
      if (isOver(open, after)) {
        turns.push({ ...open, after })
        open = undefined
      }
    }
    before = after
  })
  return turns
}

/** It is ended, or something was done and the seat may act once more. */
function isOver({ before, commands }: Omit<Turn, 'after'>, now: State): boolean {
  const { w } = now
  const begun = before.w
  if (!w[words.TURN_OPEN] || w[words.TURN] !== begun[words.TURN] || w[words.ROUND] !== begun[words.ROUND]) return true
  return ask(now)?.kind === ASK_ACTION && deedOf(before, commands) !== ''
}
