/** Finds out by rollouts what to do in a phase of a turn. Works in the engine's working memory. */
import type { Setting, State } from '@freehold/dominion/fast'
import * as game from '@freehold/dominion/fast'
import { answeringSeat, turnNumber } from '@freehold/dominion/sight'
import { type Choice, choicesAround, isPhase } from '../choices.ts'
import { type FastPlayer, fastPlayer } from '../fast-player.ts'
import { type Foresight, foresightFor } from '../learned/foresight.ts'
import { type Opinion, opinionFor } from '../learned/opinion.ts'
import { bestArm, type Contest, type Margin } from './arms.ts'
import { Allowance, type Budget, part } from './budget.ts'
import { canPayFor } from './coffers.ts'
import { answerWith, type Deed, deedsOf, isTried } from './deeds.ts'
import { endsAndWins } from './ending.ts'
import { OpponentPicture } from './opponent.ts'
import { type Plan, plansOf, samePlan } from './plans.ts'
import type { Policies } from './policies.ts'
import { likelyDeeds, ProposedTurn } from './proposals.ts'

const { ASKED } = game

interface Search {
  readonly budget: Budget
  readonly seed: string
}

/** Turns of a player after which an imagined game is taken as it stands. */
const MOST_TURNS = 80
/** Turns of the searcher after which the network looks at an imagined game, and how much that counts: it varies less than the end, but errs. */
export const LOOKED_AFTER = 8
export const LOOK_SHARE = 0.4
/** So much of a rollout's value is the lead in points, which tells more than who won. */
const LEAD_SHARE = 0.4
const LEAD_SCALE = 12

/** How often in a turn a card is answered otherwise than by the base, which never goes round in circles. */
const MOST_ADVICE = 40

/** What a rollout counts that the engine has no room for. */
const UNKNOWN = 0.5

/** How much of the time for a purchase goes to the question after which policy the rest of the game is played. */
const POLICY_SHARE = 0.25
const policyMargin: Margin = { errors: 2.5, least: 0.02 } // a policy is for the rest of the game: not left by chance
const buyMargin: Margin = { errors: 1.6, least: 0.002 }
const playMargin: Margin = { errors: 2, least: 0.002 }

export class Searcher {
  readonly #setting: Setting
  readonly #players: readonly FastPlayer[] // the base first
  readonly #picture: OpponentPicture
  readonly #foresight: Foresight | undefined
  readonly #opinion: Opinion | undefined
  #imagined: State
  #seat = 0
  #lookedAt = MOST_TURNS // the own turn at which the network looks at an imagined game
  #own = 0 // the policy after which it goes on itself
  #rival = 0 // the policy of the others in this rollout
  #advised = { turn: -1, times: 0 } // how often a card was answered otherwise than by the base
  /** Searches and their rollouts so far, for measuring. */
  readonly done = { searches: 0, rollouts: 0 }

  constructor(setting: Setting, { base, others, advised, toTheEnd, networks }: Policies) {
    this.#setting = setting
    this.#foresight = toTheEnd ? undefined : foresightFor(setting, networks?.value)
    this.#opinion = advised ? opinionFor(setting, networks?.policy) : undefined
    this.#players = [base, ...others].map((strategy) => fastPlayer(setting, strategy))
    this.#picture = new OpponentPicture(setting, [base, ...others])
    this.#imagined = game.newState(setting)
  }

  /** What to buy in this turn. */
  buy(state: State, search: Search): Plan {
    game.loadState(state)
    this.#seat = game.turnSeat()
    this.#own = this.#bestPolicy(state, search)
    this.#imagine(state, `${search.seed} wishes`)
    const wishes = [this.#players[this.#own], ...this.#players].map((player) => this.#wish(player))
    const turn = this.#opinion && this.#proposedTurn(this.#opinion)
    const proposed = turn?.plans()
    game.loadState(state)
    const offered = proposed ?? plansOf(this.#setting, new Set(wishes.flatMap(({ kinds }) => kinds)))
    const plans = [...(turn ? [turn.wish()] : []), ...wishes, ...offered]
    const arms = plans.filter((plan, i) => plans.findIndex((other) => samePlan(plan, other)) === i)
    const priors = turn?.priors(arms)
    const budget = part(search.budget, 1 - POLICY_SHARE)
    game.loadState(state)
    const best = this.#foreseen(() =>
      this.#contest(state, { ...search, budget }, { arms: arms.length, priors }, buyMargin, (arm) => {
        this.#follow(arms[arm])
      }),
    )
    return arms[best]
  }

  /** This turn in the game that is imagined. */
  #proposedTurn(opinion: Opinion): ProposedTurn {
    return new ProposedTurn(opinion, {
      own: this.#players[this.#own],
      after: (kinds) => {
        this.#begin()
        if (!this.#follow({ kinds, open: true })) return false
        this.#resolve()
        return this.#isBuying()
      },
    })
  }

  /** The policy that does best from here on against those whom the others seem to follow; the base unless another is clearly better. */
  #bestPolicy(state: State, search: Search): number {
    const budget = part(search.budget, POLICY_SHARE)
    const seed = `${search.seed} policy`
    return this.#contest(state, { budget, seed }, { arms: this.#players.length }, policyMargin, (arm) => {
      this.#own = arm
    })
  }

  /** The Action to play, and the answer to what it asks first. */
  play(state: State, search: Search): Deed {
    game.loadState(state)
    this.#seat = game.turnSeat()
    if (game.turnsOf(this.#seat) <= 1) this.#own = 0 // another game
    const kinds = this.#setting.kinds.flatMap((card, kind) =>
      card.types.includes('Action') && game.inHand(this.#seat, kind) > 0 ? [kind] : [],
    )
    const wish = this.#players[this.#own].playing()
    this.#imagine(state, `${search.seed} deeds`)
    const play = (kind: number): boolean => {
      this.#begin()
      game.playKind(kind)
      return isTried(this.#seat)
    }
    const deeds = deedsOf([wish, ...kinds.filter((kind) => kind !== wish)], play)
    const own = this.#players[this.#own]
    const arms = this.#opinion ? likelyDeeds(this.#opinion, deeds, { own, begin: () => this.#begin(), play }) : deeds
    game.loadState(state)
    const best = this.#foreseen(() =>
      this.#contest(state, search, { arms: arms.length }, playMargin, (arm) => {
        const { kind, answer } = arms[arm]
        if (kind < 0) game.endPhase()
        else game.playKind(kind)
        if (answer !== undefined && isTried(this.#seat)) answerWith(answer)
      }),
    )
    return arms[best]
  }

  /** The answer to what a card asks, in the game of the working memory, where it seems clearly better than that of the base; else undefined. */
  answer(): Choice | undefined {
    if (!this.#opinion || isPhase(game.asked()) || answeringSeat() !== game.askedSeat()) return undefined
    const choices = choicesAround(this.#players[0].wish(), this.#setting.kinds.length + this.#setting.landscapes.length)
    const best = choices.length > 1 ? this.#opinion.best(choices) : choices[0]
    if (best === choices[0]) return undefined
    if (this.#advised.turn !== turnNumber()) this.#advised = { turn: turnNumber(), times: 0 }
    return this.#advised.times++ < MOST_ADVICE ? best : undefined
  }

  /** Searches with a look on the way of each rollout. After which policy to go on shows only in the end. */
  #foreseen(find: () => number): number {
    if (this.#foresight) this.#lookedAt = game.turnsOf(this.#seat) + LOOKED_AFTER
    const found = find()
    this.#lookedAt = MOST_TURNS
    return found
  }

  #contest(
    state: State,
    { budget, seed }: Search,
    between: Pick<Contest, 'arms' | 'priors'>,
    margin: Margin,
    begin: (arm: number) => void,
  ): number {
    if (between.arms === 1) return 0
    this.#picture.look(state, this.#seat)
    const contest: Contest = {
      ...between,
      imagine: (number) => {
        this.#imagine(state, `${seed} ${number}`)
        this.#rival = this.#picture.policyFor(number)
      },
      rollout: (arm) => this.#rollout(() => begin(arm)),
    }
    const allowance = new Allowance(budget)
    const best = bestArm(contest, allowance, margin)
    this.done.searches++
    this.done.rollouts += allowance.rollouts
    return best
  }

  #imagine(state: State, seed: string): void {
    game.loadState(state)
    game.dealHidden(this.#seat, `fast:${seed}`)
    // A game that grew needs as much room to be imagined in.
    if (this.#imagined.setting !== state.setting) this.#imagined = game.newState(state.setting)
    game.saveState(this.#imagined)
  }

  /** Goes back to where the imagined game begins. */
  #begin(): void {
    game.loadState(this.#imagined)
    game.forgetState()
  }

  #rollout(begin: () => void): number {
    this.#begin()
    try {
      begin()
      return this.#playOut()
    } catch (error) {
      if (error instanceof game.NoRoom) return UNKNOWN
      throw error
    }
  }

  /** What a policy buys in this turn of its own accord. */
  #wish(player: FastPlayer): Plan {
    this.#begin()
    player.bought.fill(0)
    const turn = game.turnsOf(this.#seat)
    const kinds: number[] = []
    while (game.asked() !== ASKED.over && game.turnSeat() === this.#seat && game.turnsOf(this.#seat) === turn) {
      player.decide()
      const bought = player.bought.findIndex((times) => times > 0)
      if (bought < 0) continue
      kinds.push(bought)
      player.bought.fill(0)
    }
    return { kinds: kinds.sort((a, b) => game.price(b) - game.price(a)), open: false }
  }

  /** Buys what is planned, as far as that can be done; false where some of it cannot. */
  #follow({ kinds, open }: Plan): boolean {
    for (const [i, kind] of kinds.entries()) {
      this.#resolve()
      if (!this.#isBuying() || !canPayFor(i > 0 ? kinds.slice(i) : kinds)) return false
      game.buyKind(kind)
    }
    if (open) return true
    this.#resolve()
    if (this.#isBuying()) game.payOffDebt()
    if (this.#isBuying()) game.endPhase()
    return true
  }

  #isBuying = (): boolean => game.asked() === ASKED.buy && game.turnSeat() === this.#seat

  /** Answers what cards ask, until the turn goes on. */
  #resolve(): void {
    for (let asked = game.asked(); asked !== ASKED.over; asked = game.asked()) {
      if (asked === ASKED.buy || asked === ASKED.action || asked === ASKED.night) return
      this.#players[this.#own].decide()
    }
  }

  /** Plays to the end: 1 for a win, 0 for a loss, and a little for the lead. */
  #playOut(): number {
    const own = this.#players[this.#own]
    const rival = this.#players[this.#rival]
    let looked = -1 // what the network found
    while (game.asked() !== ASKED.over && game.turnsOf(this.#seat) < MOST_TURNS) {
      if (looked < 0 && this.#foresight && game.turnsOf(this.#seat) >= this.#lookedAt) {
        const { win, lead } = this.#foresight.look(this.#seat)
        looked = worthOf(win, lead)
      }
      if (game.asked() === ASKED.buy && endsAndWins(this.#setting)) continue
      if (answeringSeat() === this.#seat) own.decide()
      else rival.decide()
    }
    return looked < 0 ? this.#value() : LOOK_SHARE * looked + (1 - LOOK_SHARE) * this.#value()
  }

  #value(): number {
    const { players } = this.#setting
    const mine = game.score(this.#seat)
    const turns = game.turnsOf(this.#seat)
    let best = Number.NEGATIVE_INFINITY
    let fewest = 0
    let share = 1
    for (let seat = 0; seat < players; seat++) {
      if (seat === this.#seat) continue
      const points = game.score(seat)
      const taken = game.turnsOf(seat)
      if (points > best || (points === best && taken < fewest)) {
        best = points
        fewest = taken
        share = 1
      } else if (points === best && taken === fewest) share++
    }
    const ahead = mine - best || fewest - turns
    const won = ahead > 0 ? 1 : ahead < 0 ? 0 : 1 / (share + 1)
    return worthOf(won, mine - best)
  }
}

export const worthOf = (won: number, lead: number): number =>
  (1 - LEAD_SHARE) * won + LEAD_SHARE * (0.5 + 0.5 * Math.tanh(lead / LEAD_SCALE))
