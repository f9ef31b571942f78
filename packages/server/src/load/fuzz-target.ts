/** People and tables for nonsense to be sent to, and what must never be told. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Store } from '../store/store.ts'

export interface FuzzTarget {
  readonly cookies: readonly string[] // Eve, who watches, and Mallory, who has a seat at the second table
  readonly tables: readonly string[]
  /** A move at the table at which none of them sits: what the host answers. */
  play(): Promise<{ readonly text: string; readonly version: number }>
}

async function ask(url: string, method: string, path: string, body: unknown, cookie = '') {
  const headers = { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) }
  const response = await fetch(`${url}${path}`, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const cookies = response.headers.getSetCookie().map((each) => each.split(';')[0])
  return { answer: JSON.parse(await response.text()), cookie: cookies.join('; ') }
}

/** Ann and Bob play at one table; at another Ann plays with Mallory, who is among those that send nonsense. */
export async function fuzzTarget(url: string, game: string): Promise<FuzzTarget> {
  const guest = async (name: string) => (await ask(url, 'POST', '/api/session', { name })).cookie
  const [ann, bob, eve, mallory] = [await guest('Ann'), await guest('Bob'), await guest('Eve'), await guest('Mallory')]
  const tables: string[] = []
  for (const other of [bob, mallory]) {
    const { table } = (await ask(url, 'POST', '/api/tables', { game }, ann)).answer
    await ask(url, 'POST', `/api/tables/${table}/sit`, {}, other)
    await ask(url, 'POST', `/api/tables/${table}/start`, {}, ann)
    tables.push(table)
  }
  return {
    cookies: [eve, mallory],
    tables,
    async play() {
      const path = `/api/tables/${tables[0]}`
      const states = [ann, bob].map(async (cookie) => (await ask(url, 'GET', path, undefined, cookie)).answer.state)
      const [first, second] = await Promise.all(states)
      const { asked, version, you } = first.asked ? first : second
      const move = Array.from({ length: asked.min }, (_, i) => i)
      const { answer } = await ask(url, 'POST', `${path}/move`, { version, id: 'on', move }, [ann, bob][you])
      return { text: JSON.stringify(answer), version: answer.version ?? 0 }
    },
  }
}

/** The seeds of the tables, the secret of the cookies, the key of the host. */
export async function secretsOf(
  folder: string,
  store: Pick<Store, 'read' | 'setting'>,
  tables: readonly string[],
): Promise<string[]> {
  const secrets = [readFileSync(join(folder, 'secret'), 'utf8').trim(), folder]
  for (const table of tables) {
    for (const entry of await store.read(table))
      if (entry.kind === 'started') secrets.push(entry.seed, entry.seed.slice(-32))
  }
  secrets.push(JSON.parse(await store.setting('vapid', () => '{"privateKey":"none"}')).privateKey)
  return secrets
}
