/** Random games against the Automa, as a table would tell them. */
import { belowFrom, type Option } from '@freehold/kernel'
import type { Happening } from '@freehold/server/protocol'
import { drawByGroup, type TerraMysticaEvent, type TerraMysticaView, terraMystica } from '@freehold/terra-mystica'
import { detailOf } from './view.ts'

export interface PlayedMove {
  readonly before: TerraMysticaView
  readonly after: TerraMysticaView
  readonly keys: readonly string[] // of all options
  readonly options: readonly Option[]
  readonly kind: string
  readonly happened: Happening
}

export function* playedMoves(options: object, seed: string): Generator<PlayedMove> {
  const state = terraMystica.setup(terraMystica.options(options), seed)
  const below = belowFrom(`${seed} moves`)
  let before = terraMystica.view(state, 0)
  for (let version = 2; ; version++) {
    const asked = terraMystica.pending(state)
    if (!asked) return
    const events: TerraMysticaEvent[] = []
    const groups = asked.options.map(({ detail }) => detailOf(detail).group)
    terraMystica.play(state, [drawByGroup(groups, below)], events)
    const after = terraMystica.view(state, 0)
    const happened = { version, kind: 'moved', seat: asked.seat, events } as unknown as Happening
    yield {
      before,
      after,
      keys: asked.options.map(({ key }) => key),
      options: asked.options,
      kind: asked.question.kind,
      happened,
    }
    before = after
  }
}
