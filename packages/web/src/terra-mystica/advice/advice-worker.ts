/** Thinks apart from the page, so that the page never stands still: a moment comes in, three turns go out, then again with where the points come from. */
import { adviceOn } from '@freehold/players/terra-mystica/advice'
import type { TerraMysticaView } from '@freehold/terra-mystica'

export interface AdviceAsked {
  readonly options: unknown
  readonly view: TerraMysticaView
}

const BUDGET = { milliseconds: 1500 }

addEventListener('message', ({ data: { options, view } }: MessageEvent<AdviceAsked>) => {
  for (const advice of adviceOn(options, view, BUDGET)) postMessage(advice)
})
