/**
 * A player of any game in TypeScript: the first options that make a legal move, now and then others, so that games end.
 *
 * In the lab, it reads lines of JSON and answers with lines:
 *
 *     freehold match --game terra-mystica --player "node examples/bots/any-game.ts" --player random
 *
 * At a table of people, the same lines come over HTTP, and an answer is a request:
 *
 *     FREEHOLD_TOKEN=fh_… node examples/bots/any-game.ts http://localhost:3000/api/tables/ID
 */
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'

interface Decision {
  readonly options: readonly { readonly key: string }[]
  readonly min: number
  readonly max: number
}

/** There are more types of messages, such as `event`; this player needs no others. */
type Message =
  | { readonly type: 'choose'; readonly id: number; readonly decision: Decision }
  | { readonly type: 'begin' | 'event' | 'end' }

/** As many options as must be, at least one where one may be, beginning anywhere. */
function choose({ options, min, max }: Decision, turn: number): number[] {
  const count = Math.max(min, Math.min(1, max))
  return Array.from({ length: count }, (_, i) => (turn + i) % options.length)
}

async function play(lines: NodeJS.ReadableStream, answer: (id: number, move: number[]) => unknown): Promise<void> {
  for await (const line of createInterface({ input: lines })) {
    const message = JSON.parse(line) as Message
    if (message.type === 'choose') await answer(message.id, choose(message.decision, message.id))
    if (message.type === 'end') break
  }
}

async function playAtTable(table: string, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const send = async (command: string, body: object) => {
    const response = await fetch(`${table}/${command}`, { method: 'POST', headers, body: JSON.stringify(body) })
    const isBehind = response.status === 409 // we sit there already; the table went on without us
    if (!response.ok && !isBehind) throw new Error(await response.text())
  }
  await send('sit', {})
  const { ok, body } = await fetch(`${table}/stream`, { headers })
  if (!ok || !body) throw new Error(`there is no stream at ${table}`)
  await play(Readable.fromWeb(body), (id, move) => send('move', { version: id, move }))
}

const [table] = process.argv.slice(2)
if (table) await playAtTable(table, process.env.FREEHOLD_TOKEN ?? '')
else await play(process.stdin, (id, move) => process.stdout.write(`${JSON.stringify({ id, move })}\n`))
