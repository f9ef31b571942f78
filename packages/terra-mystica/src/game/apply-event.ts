/** A view after an event, from the view before it: for whoever shows a game happening, step by step. */
import { AUTOMA_FACTIONS } from '../automa/data/factions.ts'
import { ROUNDS } from '../data/actions.ts'
import { FAVOR_TILES, TOWN_TILES } from '../data/tiles.ts'
import { FACTIONS } from '../factions/index.ts'
import { POWER_ACTIONS, TERRAINS } from '../types.ts'
import type { TerraMysticaEvent } from './events.ts'
import type { HexView, PlayerView, TerraMysticaView } from './view.ts'

/**
 * What events tell of a view. The rest follows from it by the rules (income, forecasts, reach, prices, what may still be
 * used and what is asked), or is the Automa's own.
 */
export const TOLD_OF_TABLE = [
  'round',
  'phase',
  'order',
  'passedInOrder',
  'hexes',
  'powerActionsTaken',
  'bonusCards',
  'favorsLeft',
  'townsLeft',
  'priestSpaces',
  'nominations',
] as const satisfies readonly (keyof TerraMysticaView)[]

export const TOLD_OF_PLAYERS = [
  'faction',
  'name',
  'terrain',
  'vp',
  'vpFrom',
  'coins',
  'workers',
  'priests',
  'bowls',
  'cults',
  'keys',
  'shipping',
  'digging',
  'teleportRange',
  'built',
  'favors',
  'towns',
  'bonusCard',
  'bridges',
  'unlocked',
  'passed',
] as const satisfies readonly (keyof PlayerView)[]

export function applyEvent(view: TerraMysticaView, event: TerraMysticaEvent): TerraMysticaView {
  const { seat = -1 } = event
  switch (event.type) {
    case 'gained':
    case 'lost':
      return withPlayer(view, seat, (player) => changed(player, event))
    case 'began':
      return {
        ...view,
        round: event.round,
        phase: 'actions',
        powerActionsTaken: [],
        passedInOrder: [],
        bonusCards: view.bonusCards.map((card) => (card.owner === null ? { ...card, coins: card.coins + 1 } : card)),
        players: view.players.map((player) => ({ ...player, passed: false })),
      }
    case 'passed':
      return withPlayer({ ...view, passedInOrder: [...(view.passedInOrder ?? []), seat] }, seat, () => ({
        passed: true,
      }))
    case 'ended':
      return { ...view, phase: event.round === ROUNDS ? 'over' : 'cult bonus', order: event.order }
    case 'built':
      return built(view, seat, event)
    case 'transformed':
      return withHexes(view, [event.hex], { ground: event.ground })
    case 'joined':
      return withHexes(view, event.hexes, { town: true })
    case 'bridged':
      return withPlayer(view, seat, ({ bridges }) => ({ bridges: [...bridges, `${event.from}:${event.to}`] }))
    case 'took':
      return took(view, seat, event.tile)
    case 'returned':
      return cardTo(view, seat, null)
    case 'used': {
      if (!POWER_ACTIONS.some((action) => action === event.action)) return view
      return { ...view, powerActionsTaken: inOrder(POWER_ACTIONS, [...view.powerActionsTaken, event.action]) }
    }
    case 'sent': {
      const spaces = view.priestSpaces[event.cult].map((owner, space) => (space === event.space ? seat : owner))
      return { ...view, priestSpaces: { ...view.priestSpaces, [event.cult]: spaces } }
    }
    case 'improved':
      return withPlayer(view, seat, () =>
        event.track === 'digging' ? { digging: event.to } : { teleportRange: event.to },
      )
    case 'picked':
      return withPlayer(view, seat, () => ({ terrain: event.terrain, unlocked: [] }))
    case 'unlocked':
      return withPlayer(view, seat, ({ unlocked }) => ({ unlocked: inOrder(TERRAINS, [...unlocked, event.terrain]) }))
    case 'seated':
      return seated(view, seat, event)
    case 'nominated':
      return { ...view, nominations: [...view.nominations, { faction: event.faction, bid: 0, bidder: null }] }
    case 'bid':
      return {
        ...view,
        nominations: view.nominations.map((each) =>
          each.faction === event.faction ? { ...each, bid: event.points, bidder: seat } : each,
        ),
      }
    default:
      return view // nothing of the table changes by it
  }
}

type EventOf<Type> = Extract<TerraMysticaEvent, { readonly type: Type }>

function withPlayer(
  view: TerraMysticaView,
  seat: number,
  change: (player: PlayerView) => Partial<PlayerView>,
): TerraMysticaView {
  const players = view.players.map((player) => (player.seat === seat ? { ...player, ...change(player) } : player))
  return { ...view, players }
}

function withHexes(view: TerraMysticaView, ids: readonly string[], change: Partial<HexView>): TerraMysticaView {
  return { ...view, hexes: view.hexes.map((hex) => (ids.includes(hex.id) ? { ...hex, ...change } : hex)) }
}

/** As they lie in the list of all. */
const inOrder = (all: readonly string[], some: readonly string[]) =>
  some.toSorted((a, b) => all.indexOf(a) - all.indexOf(b))

function changed(player: PlayerView, { what, amount, bowls, counts }: EventOf<'gained' | 'lost'>): Partial<PlayerView> {
  if (bowls) return { bowls }
  switch (what) {
    case 'vp': {
      const from = counts ?? 'faction'
      return { vp: player.vp + amount, vpFrom: { ...player.vpFrom, [from]: player.vpFrom[from] + amount } }
    }
    case 'coins':
    case 'workers':
    case 'priests':
    case 'keys':
      return { [what]: player[what] + amount }
    case 'fire':
    case 'water':
    case 'earth':
    case 'air':
      return { cults: { ...player.cults, [what]: player.cults[what] + amount } }
    case 'shippingSteps':
      return { shipping: player.shipping + amount }
    default:
      return {} // a right that is used at once
  }
}

function built(view: TerraMysticaView, seat: number, { hex, building, ground }: EventOf<'built'>): TerraMysticaView {
  const before = view.hexes.find(({ id }) => id === hex)?.building
  const raised = withHexes(view, [hex], { building, ground, owner: seat })
  return withPlayer(raised, seat, (player) => {
    const counts = { ...player.built, [building]: player.built[building] + 1 }
    if (before) counts[before]--
    return { built: counts }
  })
}

const FAVOR_IDS = FAVOR_TILES.map(({ id }) => id)
const TOWN_IDS = TOWN_TILES.map(({ id }) => id)

function took(view: TerraMysticaView, seat: number, tile: string): TerraMysticaView {
  if (FAVOR_IDS.includes(tile)) {
    const left = { ...view, favorsLeft: { ...view.favorsLeft, [tile]: view.favorsLeft[tile] - 1 } }
    return withPlayer(left, seat, ({ favors }) => ({ favors: inOrder(FAVOR_IDS, [...favors, tile]) }))
  }
  if (TOWN_IDS.includes(tile)) {
    const left = { ...view, townsLeft: { ...view.townsLeft, [tile]: view.townsLeft[tile] - 1 } }
    return withPlayer(left, seat, ({ towns }) => ({ towns: inOrder(TOWN_IDS, [...towns, tile]) }))
  }
  return cardTo(view, seat, tile)
}

/** Whoever takes a bonus card, or none, gives back the one they had; the coins on it go with it. */
function cardTo(view: TerraMysticaView, seat: number, tile: string | null): TerraMysticaView {
  const bonusCards = view.bonusCards.map((card) => {
    if (card.id === tile) return { ...card, owner: seat, coins: 0 }
    return card.owner === seat ? { ...card, owner: null } : card
  })
  return withPlayer({ ...view, bonusCards }, seat, () => ({ bonusCard: tile }))
}

/** When the last is seated, first dwellings are placed. */
function seated(view: TerraMysticaView, seat: number, { faction, owns }: EventOf<'seated'>): TerraMysticaView {
  const name = [...FACTIONS, ...AUTOMA_FACTIONS].find(({ id }) => id === faction)?.name ?? null
  const next = withPlayer(view, seat, ({ vpFrom }) => ({
    ...owns,
    faction,
    name,
    vpFrom: { ...vpFrom, start: owns.vp },
  }))
  return next.players.every((player) => player.faction !== null) ? { ...next, phase: 'set-up' } : next
}
