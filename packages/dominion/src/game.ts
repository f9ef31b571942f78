/** Dominion behind the kernel's contract. */
import {
  checkMove,
  type Decision,
  type Game,
  InputError,
  type Move,
  type Outcome,
  type Seat,
  type Seed,
  type Viewer,
} from '@freehold/kernel'
import { answer, chosen } from './engine/asking/answer.ts'
import { D, D_OVER, KIND } from './engine/asking/ask.ts'
import { describe, isAnswer } from './engine/asking/describe.ts'
import type { Setting } from './engine/memory/setting.ts'
import { NoRoom } from './engine/memory/stack.ts'
import { cloneState, enlarge, load, newState, type State, save, unload } from './engine/memory/state.ts'
import { run } from './engine/rules/run.ts'
import { rank } from './engine/rules/scoring.ts'
import { dealAnew } from './engine/seen/determinize.ts'
import { type DominionEvent, listen, redact } from './engine/seen/events.ts'
import { hashState } from './engine/seen/position.ts'
import { type DominionView, makeView } from './engine/seen/view.ts'
import { deal } from './setup/deal.ts'
import { checkOptions, type DominionOptions, type DrawnOptions, drawnOptions } from './setup/options.ts'
import { settingOf } from './setup/piles.ts'

/**
 * Version 2 hashes positions instead of memory. Version 3 asks some questions that tell a hidden card where they are passed over,
 * and others no more that change nothing. In version 4 a card of the Black Market has no pile to go back to, and whoever pays coins
 * for what can be paid otherwise is asked, whatever the hand is. In version 5 the Way of the Chameleon lasts for what a card does later
 * in the turn, a Project that waits for what others do works for each player who has it, what plays a Duration again (Mastermind,
 * Disciple, Royal Carriage, Scepter) stays as long as that does, an enchanted Overlord is no other card, and of two Ghosts or Churches
 * with other cards it is asked which comes first. In version 6 Inheritance has its first printing, Coppersmith gives no coins itself, and
 * who waits for a card that is shuffled has lost it. The golden logs of all of them go the same way under it; whoever needs others plays
 * by the kept rules (`earlier.ts`).
 */
export const RULES = '6'

const settings = new Map<string, Setting>()

/** The setting for these options; equal options share one, because compiling takes a while. */
function sharedSetting(options: DrawnOptions): Setting {
  const { start: _, ...fixed } = options
  const key = JSON.stringify(fixed)
  let found = settings.get(key)
  if (!found) {
    if (settings.size > 500) settings.clear()
    found = settingOf(options)
    settings.set(key, found)
  }
  return found
}

/** Answers the decision in the working memory; whatever goes wrong, the state outside stays as it was. */
function apply(move: Move, events: DominionEvent[] | undefined): void {
  for (let i = 0; i < move.length; i++) chosen[i] = move[i]
  unload()
  listen(events)
  try {
    answer(move.length)
  } finally {
    listen(undefined)
  }
}

function checkSeat({ setting: { players } }: State, seat: Seat): void {
  if (Number.isInteger(seat) && seat >= 0 && seat < players) return
  throw new InputError(`There is no seat ${seat} among ${players} players; seats are 0 to ${players - 1}`)
}

export const dominion: Game<State, DominionView, DominionOptions, DominionEvent> = {
  id: 'dominion',
  rules: RULES,
  options: checkOptions,
  seats: (options) => options.players,
  settle: drawnOptions,

  setup(options: DominionOptions, seed: Seed): State {
    const state = newState(sharedSetting(drawnOptions(options, seed)))
    unload()
    deal(state.setting, seed, options.start, options.rules.tiedStart)
    save(state)
    return state
  },

  pending(state: State): Decision | undefined {
    load(state)
    return describe()
  },

  play(state: State, move: Move, events?: DominionEvent[]): void {
    load(state)
    if (!isAnswer(move)) checkMove(describe(), move) // which says why
    const told = events?.length
    try {
      apply(move, events)
    } catch (error) {
      if (!(error instanceof NoRoom)) throw error
      if (events) events.length = told ?? 0
      enlarge(state)
      dominion.play(state, move, events)
      return
    }
    save(state)
  },

  view(state: State, viewer: Viewer): DominionView {
    if (viewer !== 'audience') checkSeat(state, viewer)
    load(state)
    return makeView(viewer)
  },

  redact,

  outcome(state: State): Outcome | undefined {
    load(state)
    return D[KIND] === D_OVER ? rank() : undefined
  },

  clone: cloneState,

  determinize(state: State, seat: Seat, seed: Seed): State {
    checkSeat(state, seat)
    const copy = cloneState(state)
    load(copy)
    unload()
    dealAnew(seat, seed)
    run() // the options of the pending decision are other cards now
    save(copy)
    return copy
  },

  hash: hashState,
}
