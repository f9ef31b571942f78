/** A table in a state of one's choice: the page hears it from a socket that the test answers. */
import type { TableState, Update } from '@freehold/server/protocol'
import type { Page } from '@playwright/test'

interface Stage {
  readonly sent: unknown[]
  push(update: Update): void // what happens next
}

type Answer = (command: string, body: unknown) => unknown

/** Shows the update at /table/staged. What the page sends is kept; only what `answer` knows is answered. */
export async function stage(page: Page, update: Update, answer?: Answer): Promise<Stage> {
  const sent: unknown[] = []
  let push: Stage['push'] = () => undefined
  await page.routeWebSocket(/\/live\//, (socket) => {
    push = (next) => socket.send(`42${JSON.stringify(['update', next])}`)
    socket.send('0{"sid":"staged","upgrades":[],"pingInterval":25000,"pingTimeout":20000,"maxPayload":65536}')
    socket.onMessage((message) => {
      const text = String(message)
      if (text.startsWith('40')) socket.send('40{"sid":"staged"}')
      const found = /^42(\d+)(\[.*)$/s.exec(text)
      if (!found) return
      const [event, body] = JSON.parse(found[2]) as [string, unknown]
      sent.push({ event, body })
      const told = event === 'command' && answer ? answer(...commandOf(body)) : undefined
      if (told !== undefined) socket.send(`43${found[1]}${JSON.stringify([told])}`)
      if (event === 'watch') {
        const whole = { ...update, present: [0, 1, 2, 3, 4, 5], watching: 0, chat: [] }
        socket.send(`43${found[1]}${JSON.stringify([whole])}`)
      }
    })
  })
  await page.goto('/table/staged')
  return { sent, push: (next) => push(next) }
}

const commandOf = (sent: unknown): [string, unknown] => {
  const { command, body } = sent as { command: string; body: unknown }
  return [command, body]
}

/** Everything of a table but the game. */
export function tableOf(given: Partial<TableState> & Pick<TableState, 'options' | 'view' | 'seats'>): TableState {
  return {
    table: 'staged',
    game: 'dominion',
    version: 40,
    phase: 'playing',
    you: 0,
    owner: true,
    commitment: 'a'.repeat(64),
    position: 38,
    waitingFor: 0,
    asked: null,
    autos: [],
    undo: { free: true, to: 37, what: ['play Village'] },
    undoRequest: null,
    result: null,
    rematch: null,
    maySpeak: true,
    rated: false,
    noTakingBack: false,
    audienceSeesAll: false,
    beginsFull: false,
    draft: null,
    delay: null,
    clock: null,
    paused: false,
    closed: false,
    proposal: null,
    ...given,
  }
}
