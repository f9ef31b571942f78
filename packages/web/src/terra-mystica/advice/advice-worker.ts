/** Thinks apart from the page, so that the page never stands still: a moment comes in, three turns go out. */
import { adviceOn } from '@freehold/players/terra-mystica/advice'
import type { TerraMysticaView } from '@freehold/terra-mystica'

export interface AdviceAsked {
  readonly options: unknown
  readonly view: TerraMysticaView
}

const BUDGET = { milliseconds: 1500 }

addEventListener('message', ({ data: { options, view } }: MessageEvent<AdviceAsked>) => {
  postMessage(adviceOn(options, view, BUDGET))
})
