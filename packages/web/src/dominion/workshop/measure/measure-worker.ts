/** Plays with a card apart from the page, so that the page never stands still: a card comes in, figures go out. */
import type { OwnDefinition } from '@freehold/dominion/own-cards'
import { longEffort, measureCard, usualEffort } from '@freehold/lab/card'
import type { CardFigures } from '@freehold/lab/card/verdict'

export interface MeasureAsked {
  readonly card: OwnDefinition
  readonly longer: boolean
}

export interface MeasureTold {
  readonly figures: CardFigures
  readonly done: boolean
}

/** Milliseconds between two looks. */
const TOLD_EVERY = 150

addEventListener('message', ({ data: { card, longer } }: MessageEvent<MeasureAsked>) => {
  const measuring = measureCard(card, longer ? longEffort : usualEffort, () => performance.now())
  let told = performance.now()
  for (;;) {
    const { value, done = false } = measuring.next()
    if (!done && performance.now() - told < TOLD_EVERY) continue
    told = performance.now()
    postMessage({ figures: value, done } satisfies MeasureTold)
    if (done) return
  }
})
