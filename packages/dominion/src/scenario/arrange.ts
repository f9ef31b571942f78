/** Lays cards out as a scenario says. */
import { InputError, seedRng } from '@freehold/kernel'
import { cardsOf } from '../cards/index.ts'
import {
  ACTIONS,
  ASIDE_END,
  arenasAt,
  arenaWords,
  BOUGHT,
  BUYS,
  COINS,
  DECIDER,
  DECK,
  DISCARD_END,
  EMPTY,
  END_PILE,
  EXTRA,
  FIXED,
  HAND_DRAW,
  HAND_END,
  IN_A_ROW,
  LAST_NORMAL,
  metaAt,
  P_ACTION,
  P_TREASURE,
  PHASE,
  PLAY_END,
  POINTS,
  POTIONS,
  pileCardsAt,
  pilesAt,
  RNG,
  S,
  SP,
  STACK,
  TRASHED,
  TURN,
  TURN_NUMBER,
  TURNS,
  trashAt,
  W,
} from '../engine/memory.ts'
import { run } from '../engine/run.ts'
import { makeSetting, type Setting, use } from '../engine/setting.ts'
import { newState, type State, save, unload, windowOf } from '../engine/state.ts'
import { seatAt } from '../engine/zones.ts'
import type { Edition } from '../language/types.ts'
import { checkOptions, rulesOf } from '../setup/options.ts'
import { settingOf } from '../setup/piles.ts'
import { expand, type GivenZones, type Scenario, seatNames } from './schema.ts'

/** The state that a scenario begins with. Throws `InputError` where it cannot be. */
export function arrange(scenario: Scenario, edition: Edition): State {
  const setting = settingFor(scenario, edition)
  const { given } = scenario
  unload()
  use(setting)
  windowOf(setting).fill(0)
  seedRng(W, RNG, 'ordered')
  const nextId = layPiles(setting)
  for (let seat = 0; seat < setting.players; seat++) laySeat(seat, given[seatNames[seat]] ?? {}, nextId)
  for (const name of [...expand(given.trash ?? [])].reverse()) {
    const id = nextId(name)
    S[trashAt + S[TRASHED]++] = id
    S[metaAt + id] = 255
  }
  setTurn(scenario)
  run()
  const state = newState(setting)
  save(state)
  return state
}

/** Every card that lies somewhere, by name. */
function lying({ given }: Scenario): string[] {
  const zones = seatNames.flatMap((name) => {
    const { hand, deck, discard, play, aside } = given[name] ?? {}
    return [hand, deck, discard, play, aside]
  })
  return [...zones, given.trash].flatMap((list) => expand(list ?? []))
}

function settingFor(scenario: Scenario, edition: Edition): Setting {
  const { players, given } = scenario
  seatNames.forEach((name, seat) => {
    if (given[name] && seat >= players) throw new InputError(`given: there is no seat ${name} among ${players} players`)
  })
  const there = lying(scenario)
  const listed =
    typeof scenario.kingdom === 'string'
      ? checkOptions({ edition, kingdom: scenario.kingdom }).kingdom
      : scenario.kingdom
  const kingdom = kingdomOf([...listed, ...there, ...Object.keys(given.supply ?? {}), ...named(scenario)], edition)
  const base = settingOf({
    players,
    edition,
    kingdom,
    start: 0,
    asking: scenario.asking,
    rules: { ...rulesOf(edition, players), ...scenario.rules } as ReturnType<typeof rulesOf>,
  })
  const copies = (kind: number) => there.filter((name) => name === base.kinds[kind].name).length
  const piles = base.piles.map((pile) => ({
    ...pile,
    count: given.supply?.[pile.name] ?? pile.count,
    cards: pile.cards.map(({ kind, copies: usual }) => ({
      kind,
      copies: (pile.cards.length === 1 ? (given.supply?.[pile.name] ?? usual) : usual) + copies(kind),
    })),
  }))
  for (const name of Object.keys(given.supply ?? {})) {
    if (!piles.some((pile) => pile.name === name))
      throw new InputError(`given.supply: there is no pile ${JSON.stringify(name)}`)
  }
  return makeSetting(players, base.kinds, piles, [], base.rules, scenario.asking)
}

/** Cards that answers and expectations speak of must be in the game too. */
function named(scenario: Scenario): string[] {
  const text = JSON.stringify([scenario.when, scenario.then])
  const editions = cardsOf('1e').keys().toArray().concat(cardsOf('2e').keys().toArray())
  return [...new Set(editions)].filter((name) => new RegExp(`[ "]${name}"`).test(text))
}

/** Those of the names that have a pile of the kingdom, once each. Throws where a name is no card of the edition. */
function kingdomOf(names: readonly string[], edition: Edition): string[] {
  const cards = cardsOf(edition)
  return [...new Set(names)].filter((name) => {
    const card = cards.get(name)
    if (!card && name !== 'Ruins') {
      const other = cardsOf(edition === '1e' ? '2e' : '1e').has(name)
      throw new InputError(
        other
          ? `${name} is not a card of the ${edition} rules; set "edition" to the other`
          : `there is no card ${JSON.stringify(name)}`,
      )
    }
    return card !== undefined && card.pile.in === 'supply' && card.set !== 'Basic'
  })
}

/** Fills the piles; returns where the next free copy of a card comes from. */
function layPiles(setting: Setting): (name: string) => number {
  const free = new Map<string, number[]>()
  let id = 0
  S[EMPTY] = 0
  setting.piles.forEach((pile, p) => {
    S[pilesAt + p] = pile.count
    const ids: number[] = []
    for (const { kind, copies } of pile.cards) {
      const own = Array.from({ length: copies }, () => id++)
      const out = pile.cards.length === 1 ? own.splice(pile.count) : own.splice(0, copies - 10)
      free.set(setting.kinds[kind].name, out)
      ids.push(...own)
    }
    ids.slice(0, pile.count).forEach((card, i) => {
      S[pileCardsAt + setting.pileBase[p] + i] = card
      S[metaAt + card] = 255
    })
    if (pile.count === 0 && pile.supply) {
      S[EMPTY]++
      if (pile.endsGame) S[END_PILE] = 1
    }
  })
  return (name) => {
    const next = free.get(name)?.shift()
    if (next === undefined) throw new InputError(`there is no card ${JSON.stringify(name)} in this game`)
    return next
  }
}

function laySeat(seat: number, zones: GivenZones, nextId: (name: string) => number): void {
  const at = seatAt(seat)
  const arena = arenasAt + seat * arenaWords
  const own = 1 << seat
  let end = 0
  const lay = (names: readonly string[] | undefined, seen: number) => {
    for (const name of expand(names ?? [])) {
      const id = nextId(name)
      S[arena + end++] = id
      S[metaAt + id] = seen
    }
    return end
  }
  S[at + DISCARD_END] = lay([...expand(zones.discard ?? [])].reverse(), own)
  if (end > 0) S[metaAt + S[arena + end - 1]] = 63
  S[at + PLAY_END] = lay(zones.play, 63)
  S[at + HAND_END] = lay(zones.hand, own)
  S[at + ASIDE_END] = lay(zones.aside, 63)
  const deck = expand(zones.deck ?? []).map(nextId)
  deck.forEach((id, i) => {
    S[arena + arenaWords - deck.length + i] = id
  })
  S[at + DECK] = deck.length
  S[at + FIXED] = deck.length
  S[at + TURNS] = zones.turns ?? 0
  S[at + POINTS] = zones.tokens ?? 0
}

function setTurn({ given }: Scenario): void {
  const seat = seatNames.indexOf(given.turn ?? 'A')
  S[SP] = STACK
  S[DECIDER] = -1
  S[TURN] = seat
  S[LAST_NORMAL] = seat
  S[TURN_NUMBER] = 1
  S[IN_A_ROW] = given.extraTurn ? 2 : 1
  S[EXTRA] = given.extraTurn ? 1 : 0
  S[HAND_DRAW] = 5
  S[PHASE] = given.phase === 'buy' ? P_TREASURE : P_ACTION
  S[ACTIONS] = given.actions ?? 1
  S[BUYS] = given.buys ?? 1
  S[COINS] = given.coins ?? 0
  S[POTIONS] = given.potions ?? 0
  S[BOUGHT] = given.bought ?? 0
}
