/**
 * Why something cannot be done in a turn, by what everybody sees of the table: for whoever shows it greyed. A test asks the rules the
 * same in thousands of moments.
 */
import { findBridges } from '../board/board.ts'
import {
  BRIDGES_EACH,
  COINS_PER_POINT,
  POWER_ACTION,
  POWER_PER_COIN,
  POWER_PER_PRIEST,
  POWER_PER_WORKER,
  ROUNDS,
  SPECIAL_ACTION,
} from '../data/actions.ts'
import { factionOf, powerActionPrice } from '../factions/prices.ts'
import type { Building, Cost, PowerActionId, SpecialActionId } from '../types.ts'
import type { PlayerView, TerraMysticaView } from './view.ts'

export type Wanted =
  | { readonly do: 'power action'; readonly action: PowerActionId }
  | { readonly do: 'special action'; readonly action: SpecialActionId }
  | { readonly do: 'shipping' | 'digging' | 'priest' | 'burn' }
  | { readonly do: 'bridge' } // by whatever action
  | { readonly do: 'lay bridge' } // once its action is taken
  | { readonly do: 'upgrade'; readonly to: Exclude<Building, 'dwelling'> }
  | { readonly do: 'pass'; readonly card: string }
  | { readonly do: 'convert'; readonly from: Money; readonly to: Money }

type Money = 'power' | 'priests' | 'workers' | 'coins' | 'vp'

export type Reason =
  | { readonly code: 'taken' } // by somebody, this round
  | { readonly code: 'used' } // by oneself, this round
  | { readonly code: 'held'; readonly by: number } // seat
  | { readonly code: 'power'; readonly power: number; readonly most: number } // in bowl III, burning included
  | { readonly code: 'missing'; readonly missing: Readonly<Record<string, number>> }
  | { readonly code: 'noSpades' | 'never' | 'endOfTrack' | 'noPriest' | 'noneLeft' | 'noPriestLeft' | 'lastRound' }
  | { readonly code: 'bridgesBuilt'; readonly n: number } // all that one has
  | { readonly code: 'nowhereToBridge' }
  | { readonly code: 'nothingToUpgrade'; readonly from: Building }
  | { readonly code: 'alone'; readonly coins: number } // a trading house beside nobody costs so many

/** Asked where it is not offered. Nothing, where nothing stands against it but that it is not the moment. */
export function whyNot(view: TerraMysticaView, seat: number, wanted: Wanted): Reason | undefined {
  const player = view.players[seat]
  const faction = factionOf(player.faction)
  if (!faction) return undefined
  switch (wanted.do) {
    case 'power action': {
      if (POWER_ACTION[wanted.action].gain.spades && faction.riverbound) return { code: 'noSpades' }
      const again = faction.reusesPowerActions && player.built.stronghold > 0
      if (view.powerActionsTaken.includes(wanted.action) && !again) return { code: 'taken' }
      const power = powerActionPrice(player.faction, wanted.action)
      const most = mostPower(player)
      return most < power ? { code: 'power', power, most } : undefined
    }
    case 'special action': {
      const { cost, gain, repeatable } = SPECIAL_ACTION[wanted.action]
      if (gain.spades && faction.riverbound) return { code: 'noSpades' }
      if (!repeatable && !player.actionsLeft.includes(wanted.action)) return { code: 'used' }
      return tooDear(player, cost)
    }
    case 'shipping': {
      const { shipping } = faction
      if (!shipping?.cost) return { code: 'never' }
      return player.shipping >= shipping.max ? { code: 'endOfTrack' } : tooDear(player, shipping.cost)
    }
    case 'digging': {
      const { digging } = faction
      if (!digging?.upgrade) return { code: 'never' }
      return player.digging >= digging.costs.length - 1 ? { code: 'endOfTrack' } : tooDear(player, digging.upgrade)
    }
    case 'priest':
      return player.priests === 0 ? { code: 'noPriest' } : undefined
    case 'bridge':
      return nowhereToLay(view, player) ?? whyNoBridgeAction(view, player)
    case 'lay bridge':
      return nowhereToLay(view, player)
    case 'upgrade':
      return whyNotUpgrade(player, wanted.to)
    case 'pass': {
      if (view.round === ROUNDS) return { code: 'lastRound' }
      const owner = view.bonusCards.find(({ id }) => id === wanted.card)?.owner
      return owner === null || owner === undefined ? undefined : { code: 'held', by: owner }
    }
    case 'burn':
      return player.bowls[1] < 2 ? { code: 'missing', missing: { bowl2: 2 - player.bowls[1] } } : undefined
    case 'convert':
      return whyNotConvert(view, player, wanted.from, wanted.to)
  }
}

function whyNotConvert({ round }: TerraMysticaView, player: PlayerView, from: Money, to: Money): Reason | undefined {
  const faction = factionOf(player.faction)
  const own = faction?.exchange.find((exchange) => exchange.from === from && exchange.to === to)?.rate
  const rate = own ?? RATES[from]?.[to] ?? (from === 'coins' && to === 'vp' && round === ROUNDS ? COINS_PER_POINT : 0)
  if (rate === 0) return { code: 'never' }
  if (to === 'priests' && !faction?.riverbound && player.priests >= player.priestLimit) return { code: 'noPriestLeft' }
  const owned = from === 'power' ? player.bowls[2] : player[from]
  return owned < rate ? { code: 'missing', missing: { [from === 'power' ? 'bowl3' : from]: rate - owned } } : undefined
}

/** What one of the second costs in the first, for everybody at any time. */
const RATES: Readonly<Partial<Record<Money, Partial<Record<Money, number>>>>> = {
  power: { priests: POWER_PER_PRIEST, workers: POWER_PER_WORKER, coins: POWER_PER_COIN },
  priests: { workers: 1, coins: 1 },
  workers: { coins: 1 },
}

const BRIDGE_ACTION = 'ACT1'
const BRIDGE_FOR_WORKERS = 'ACTE'

/** The action may be taken nevertheless, and would bring nothing. */
function nowhereToLay(view: TerraMysticaView, player: PlayerView): Reason | undefined {
  if (player.bridges.length >= BRIDGES_EACH) return { code: 'bridgesBuilt', n: BRIDGES_EACH }
  return canBridgeSomewhere(view, player.seat) ? undefined : { code: 'nowhereToBridge' }
}

function whyNoBridgeAction(view: TerraMysticaView, { seat, faction }: PlayerView): Reason | undefined {
  const forPower = whyNot(view, seat, { do: 'power action', action: BRIDGE_ACTION })
  if (!forPower || !factionOf(faction)?.actions.includes(BRIDGE_FOR_WORKERS)) return forPower
  return whyNot(view, seat, { do: 'special action', action: BRIDGE_FOR_WORKERS })
}

/** Whether a bridge could lead from a building of theirs, where none lies yet. */
function canBridgeSomewhere({ hexes, players }: TerraMysticaView, seat: number): boolean {
  const laid = new Set(players.flatMap(({ bridges }) => bridges))
  const pairs = findBridges(hexes.map(({ row, col, ground }) => ({ row, col, river: ground === 'river' })))
  return pairs.some(([a, b]) => {
    const [one, other] = [hexes[a], hexes[b]]
    return (one.owner === seat || other.owner === seat) && !laid.has(`${one.id}:${other.id}`)
  })
}

const mostPower = ({ bowls: [, second, third] }: PlayerView): number => third + Math.floor(second / 2)

const FROM = {
  tradingHouse: 'dwelling',
  temple: 'tradingHouse',
  stronghold: 'tradingHouse',
  sanctuary: 'temple',
} as const

function whyNotUpgrade(player: PlayerView, to: keyof typeof FROM): Reason | undefined {
  const { built, count, cost } = player.buildings[to]
  if (built >= count) return { code: 'noneLeft' }
  const from = FROM[to]
  if (player.buildings[from].built === 0) return { code: 'nothingToUpgrade', from }
  const dear = tooDear(player, cost)
  if (dear || to !== 'tradingHouse') return dear
  const alone = 2 * (cost.coins ?? 0)
  return player.coins < alone ? { code: 'alone', coins: alone } : undefined
}

/** What is missing of a price; power may be burnt for before. */
function tooDear(player: PlayerView, cost: Cost): Reason | undefined {
  const [first, second, third] = player.bowls
  const owned: Readonly<Record<string, number>> = {
    coins: player.coins,
    workers: player.workers,
    priests: player.priests,
    power: third,
    tokens: first + second + third,
  }
  const missing = Object.entries(cost).flatMap(([what, n]) =>
    n > (owned[what] ?? 0) ? [[what, n - (owned[what] ?? 0)] as const] : [],
  )
  return missing.length > 0 ? { code: 'missing', missing: Object.fromEntries(missing) } : undefined
}
