/** What a way that was tried leads to, in numbers. */
import type { TerraMysticaEvent, TerraMysticaView } from '@freehold/terra-mystica'
import type { Step } from '../plan/use-plan.ts'
import { eventsOf, viewOf } from '../view.ts'

interface Consequences {
  readonly changes: Readonly<Record<string, number>> // of what one owns, points apart
  readonly points: number
  readonly pointsFrom: readonly (readonly [source: string, points: number])[]
  readonly power: readonly (readonly [seat: number, power: number])[] // who may take how much
  readonly town: boolean
  readonly spades: number
}

const OWNED = ['workers', 'coins', 'priests'] as const

/** Compares the table with what the last step would make of it. */
export function consequencesOf(view: TerraMysticaView, seat: number, steps: readonly Step[]): Consequences {
  const tried = steps.findLast(({ plan }) => plan)?.plan
  const after = tried ? viewOf(tried).players[seat] : undefined
  const before = view.players[seat]
  const events = steps.flatMap(({ plan }) => eventsOf(plan?.events.at(-1)))
  const changes: Record<string, number> = {}
  if (after) for (const what of OWNED) if (after[what] !== before[what]) changes[what] = after[what] - before[what]
  const power = steps.flatMap(({ offer }) =>
    (offer.detail.brings?.power ?? []).flatMap((n, other): [number, number][] => (n > 0 ? [[other, n]] : [])),
  )
  return {
    changes: { ...changes, ...bowlChanges(steps) },
    points: (after?.vp ?? before.vp) - before.vp,
    pointsFrom: pointsOf(events, seat),
    power,
    town: steps.some(({ offer }) => offer.detail.brings?.town),
    spades: steps.reduce((sum, { offer }) => sum + Number(/^dig (\d+)/.exec(offer.key)?.[1] ?? 0), 0),
  }
}

/** Tokens that leave the third bowl are told as power. */
function bowlChanges(steps: readonly Step[]): Record<string, number> {
  const spent = steps.reduce((sum, { offer }) => sum + Math.min(0, offer.detail.changes.bowl3 ?? 0), 0)
  return spent < 0 ? { power: spent } : {}
}

function pointsOf(events: readonly TerraMysticaEvent[], seat: number): [string, number][] {
  const sums = new Map<string, number>()
  for (const event of events) {
    if ((event.type !== 'gained' && event.type !== 'lost') || event.what !== 'vp' || event.seat !== seat) continue
    const source = event.counts ?? 'faction'
    sums.set(source, (sums.get(source) ?? 0) + event.amount)
  }
  return [...sums]
}
