/**
 * A player of any game in TypeScript: the first options that make a legal move, now and then others, so that games end.
 *
 *     freehold match --game terra-mystica --player "node examples/bots/any-game.ts" --player random
 */
import { createInterface } from 'node:readline'

interface Decision {
  readonly options: readonly { readonly key: string }[]
  readonly min: number
  readonly max: number
}

type Message =
  | { readonly type: 'begin'; readonly game: string; readonly seat: number }
  | { readonly type: 'event'; readonly event: { readonly type: string } }
  | { readonly type: 'choose'; readonly id: number; readonly decision: Decision }
  | { readonly type: 'end' }

/** As many options as must be, at least one where one may be, beginning anywhere. */
function choose({ options, min, max }: Decision, turn: number): number[] {
  const count = Math.max(min, Math.min(1, max))
  return Array.from({ length: count }, (_, i) => (turn + i) % options.length)
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line) as Message
  if (message.type === 'choose') {
    const move = choose(message.decision, message.id)
    process.stdout.write(`${JSON.stringify({ id: message.id, move })}\n`)
  }
  if (message.type === 'end') break
}
