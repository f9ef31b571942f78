/** Games of Terra Mystica led to a moment worth looking at, with the rules themselves, by players who know what they do. */
import type { Decision, Move } from '@freehold/kernel'
import { findTerraMysticaPlayer } from '@freehold/players'
import type { Happening, Plan, Update } from '@freehold/server/protocol'
import { type TerraMysticaEvent, type TerraMysticaView, terraMystica } from '@freehold/terra-mystica'
import { expect, type Page } from '@playwright/test'
import { stage, tableOf } from './staged.ts'

export interface WantedRealm {
  readonly options: object
  readonly seed: string
  /** The first decision of that seat that fits. */
  readonly seat?: number
  fits(decision: Decision, view: TerraMysticaView): boolean
}

export interface StagedRealm {
  readonly update: Update
  /** What moves of seat 0 lead to, as the host tells it. */
  plan(moves: readonly Move[]): Plan
}

const NAMES = ['Paula', 'Ines', 'Tomas', 'Grete', 'Wilhelmina'] as const
const MOST_MOVES = 2000

export function stagedRealm({ options: wished, seed, seat: wanted = 0, fits }: WantedRealm): StagedRealm {
  const options = terraMystica.options(wished)
  const state = terraMystica.setup(options, `fast:${seed}`)
  const seats = terraMystica.view(state, 0).players.length
  const player = findTerraMysticaPlayer('settler').create(seed)
  const happened: Happening[] = []
  for (let move = 0; move < MOST_MOVES; move++) {
    const decision = terraMystica.pending(state)
    if (!decision) break
    const view = terraMystica.view(state, 0)
    if (decision.seat === wanted && fits(decision, view)) {
      const names = NAMES.slice(0, seats).map((name, at) => ({
        name: view.automa?.seat === at ? 'Automa' : name,
        robot: view.automa?.seat === at ? 'automa' : null,
        label: null,
        away: false,
        kept: null,
        person: view.automa?.seat === at ? null : name.toLowerCase(),
      }))
      const told = tableOf({
        game: 'terra-mystica',
        options: JSON.parse(JSON.stringify(options)),
        view: JSON.parse(JSON.stringify(view)),
        seats: names,
        asked: wanted === 0 ? decision : null,
        waitingFor: decision.seat,
        version: move + 2,
        position: move,
        undo: { free: true, to: Math.max(0, move - 1), what: ['done'] },
      })
      return { update: { happened, state: told }, plan: (moves) => planned(state, moves) }
    }
    const events: TerraMysticaEvent[] = []
    const [number] = player.choose(decision, terraMystica.view(state, decision.seat)) as Move
    terraMystica.play(state, [number], events)
    happened.push({
      version: move + 2,
      kind: 'moved',
      seat: decision.seat,
      events: events.map((event) => ({ ...event })),
    })
  }
  throw new Error('no game came to such a moment')
}

function planned(state: ReturnType<typeof terraMystica.setup>, moves: readonly Move[]): Plan {
  const copy = terraMystica.clone(state)
  const all = moves.map((move) => {
    const events: TerraMysticaEvent[] = []
    terraMystica.play(copy, move, events)
    return events.map((event) => ({ ...event }))
  })
  const asked = terraMystica.pending(copy)
  return {
    played: moves.length,
    stopped: null,
    events: all,
    view: terraMystica.view(copy, 0),
    asked: asked?.seat === 0 ? asked : null,
    waitingFor: asked?.seat ?? null,
  }
}

const FACTIONS = ['witches', 'chaosmagicians', 'nomads', 'darklings', 'engineers'] as const

/** So many at the table in the middle of the game, somebody's turn. */
const midGame = (players: number, seed: string, over: Partial<WantedRealm>): StagedRealm =>
  stagedRealm({
    options: {
      players,
      factions: FACTIONS.slice(0, players),
      finalTile: 'building-on-edge',
      miniExpansion: true,
      shippingBonus: true,
      variableTurnOrder: true,
    },
    seed,
    fits: ({ question }, { round }) => question.kind === 'action' && round === 4,
    ...over,
  })

export const fourPlayers = (over: Partial<WantedRealm> = {}): StagedRealm => midGame(4, 'four', over)

export const fivePlayers = (over: Partial<WantedRealm> = {}): StagedRealm => midGame(5, 'five', over)

/** The table at that moment, still and in daylight where nothing else is wished. */
export async function openRealm(page: Page, realm: StagedRealm, settings: object = {}) {
  const kept = JSON.stringify({ speed: 'off', hints: false, theme: 'light', ...settings })
  await page.addInitScript((text) => localStorage.setItem('freehold.settings', text), kept)
  const staged = await stage(page, realm.update, (command, body) =>
    command === 'plan' ? realm.plan((body as { moves: number[][] }).moves) : undefined,
  )
  await expect(page.locator('[data-hex="A1"]')).toBeAttached()
  return staged
}
