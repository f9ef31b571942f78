/** Terra Mystica behind the kernel's contract. */
import {
  checkMove,
  type Decision,
  type Game,
  hashBytes,
  type Move,
  type Option,
  type Outcome,
  type Question,
  type Seed,
} from '@freehold/kernel'
import { redeal } from '../automa/set-up.ts'
import { automaOf } from '../automa/state.ts'
import type { Choice } from '../rules/choice.ts'
import { perform } from '../rules/commands.ts'
import { ASK_ACTION, type Ask, ask } from '../rules/legal.ts'
import { choiceKey } from '../rules/notation.ts'
import {
  ACTIONS,
  cloneState,
  type EarlierRules,
  LEECH,
  OVER,
  PHASE,
  rulesOf,
  type State,
  seatAt,
  VP,
} from '../rules/state.ts'
import { settle } from '../rules/turns.ts'
import { changesBy } from './changes.ts'
import { deal } from './deal.ts'
import { detailOf } from './detail.ts'
import { eventSink, type TerraMysticaEvent } from './events.ts'
import { checkOptions, type TerraMysticaOptions } from './options.ts'
import { makeView, type TerraMysticaView } from './view.ts'
import { commandWords, questionKind, questionText } from './words.ts'

export const RULES = '3'
/**
 * Under the second version a river that Mermaids founded a town across still parted their settlements for the final tile,
 * and Darklings could make priests of their workers one after the other. So it was under the first; and there income came
 * before a priest of the cult bonus was settled, tunnels and flights reached beyond actions, whoever left the top of a cult
 * kept it closed, Ice Maidens took their favor after the volcano's colour, keys could wait for conversions, and the Automa
 * did not see bridges. Games begun so go on so.
 */
const EARLIER: readonly EarlierRules[] = [1, 2]

function option(s: State, seat: number, made: Choice): Option {
  const last = made.commands[made.commands.length - 1]
  const text = made.commands.map((cmd) => commandWords(s, seat, cmd)).join(', ')
  const detail = { group: made.group, ...detailOf(s, seat, last), changes: { ...changesBy(s, seat, made) } }
  return { key: choiceKey(s, made), text, detail }
}

/** Offers of power say whose building it is; turns how many actions they have, counted decisions how many are left. */
function question(s: State, asked: Ask): Question {
  const { kind, entry } = asked
  const plain = { kind: questionKind(kind), text: questionText(s, asked) }
  if (kind === LEECH) {
    const builder = s.w[entry + 2]
    return { ...plain, cause: { seat: builder, source: rulesOf(s, builder).data.name } }
  }
  if (kind === ASK_ACTION) return { ...plain, detail: { actions: s.w[ACTIONS] } }
  return entry && s.w[entry + 2] > 0 ? { ...plain, detail: { left: s.w[entry + 2] } } : plain
}

function decision(s: State, asked: Ask): Decision {
  const { seat, choices } = asked
  return {
    seat,
    actor: seat,
    question: question(s, asked),
    options: choices.map((made) => option(s, seat, made)),
    min: 1,
    max: 1,
    ordered: false,
  }
}

/** Carries out a choice and everything that follows by itself. */
export function playChoice(s: State, seat: number, made: Choice): void {
  for (const cmd of made.commands) perform(s, seat, cmd)
  settle(s)
}

const rules: Game<State, TerraMysticaView, TerraMysticaOptions, TerraMysticaEvent> = {
  id: 'terra-mystica',
  rules: RULES,
  options: checkOptions,
  seats: (options) => options.players,
  setup: (options: TerraMysticaOptions, seed: Seed): State => deal(options, seed),

  pending(s: State): Decision | undefined {
    const asked = ask(s)
    return asked && decision(s, asked)
  },

  play(s: State, move: Move, events?: TerraMysticaEvent[]): void {
    const asked = ask(s)
    checkMove(asked && decisionShape(s, asked), move)
    const { seat, choices } = asked as Ask
    const made = choices[move[0]]
    if (events) {
      events.push({ type: 'acted', seat, key: choiceKey(s, made), depth: 0 })
      s.sink = eventSink(s, events)
    }
    try {
      playChoice(s, seat, made)
    } finally {
      s.sink = undefined
    }
  },

  view: (s) => makeView(s),
  redact: (event) => event,

  outcome(s: State): Outcome | undefined {
    if (s.w[PHASE] !== OVER) return undefined
    const points = Array.from({ length: s.table.seats }, (_, seat) => s.w[seatAt(seat) + VP])
    const places = points.map((p) => 1 + points.filter((other) => other > p).length)
    const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []))
    const names = winners.map((seat) => rulesOf(s, seat).data.name).join(' and ')
    const why = winners.length > 1 ? `${names} share the victory` : `${names} have the most points`
    return { places, points, winners, why: `${why}, ${points[winners[0]]}` }
  },

  clone: cloneState,

  /** Only the decks of the Automa are hidden, from all alike. */
  determinize(s: State, _seat: number, seed: Seed): State {
    const other = cloneState(s)
    if (automaOf(s)) redeal(other, seed)
    return other
  },

  hash(s: State): string {
    const key = new TextEncoder().encode(s.table.key)
    const bytes = new Uint8Array(key.length + s.w.byteLength)
    bytes.set(key)
    bytes.set(new Uint8Array(s.w.buffer, s.w.byteOffset, s.w.byteLength), key.length)
    return hashBytes(bytes)
  },
}

export const terraMystica: typeof rules = {
  ...rules,
  earlier: Object.fromEntries(
    EARLIER.map((version) => {
      const setup = (options: TerraMysticaOptions, seed: Seed) => deal(options, seed, version)
      return [String(version), { ...rules, rules: String(version), setup }]
    }),
  ),
}

/** Enough of a decision to check a move against, without the words. */
function decisionShape(s: State, asked: Ask): Decision {
  return {
    seat: asked.seat,
    actor: asked.seat,
    question: question(s, asked),
    options: asked.choices as unknown as readonly Option[],
    min: 1,
    max: 1,
    ordered: false,
  }
}
