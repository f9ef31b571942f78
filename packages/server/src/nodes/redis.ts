/** Redis carries messages between nodes. It keeps nothing: what is lost while it is away, nodes read from the database. */
import { InputError } from '@freehold/kernel'
import { createClient } from '@redis/client'
import { createAdapter } from '@socket.io/redis-streams-adapter'

export interface NodeLink {
  readonly adapter: ReturnType<typeof createAdapter> // of socket.io
  /** The number of the present connection; `undefined` while there is none. */
  connection(): number | undefined
  close(): Promise<void>
}

const CONNECT_MS = 3000
const LONGEST_PAUSE_MS = 1000
/** How often a silent connection is tried: a machine that vanishes does not say so. */
const PING_MS = 2000
/** For a reader that hears nothing; it sets how long closing may take. */
const READ_MS = 500

/** Connects to Redis, and again whenever it was away. Throws `InputError` where it cannot be reached at first. */
export async function connectRedis(url: string): Promise<NodeLink> {
  if (!/^rediss?:\/\//.test(url) || !URL.canParse(url)) {
    throw new InputError('REDIS_URL: expected redis://HOST:PORT, or rediss:// for TLS')
  }
  await expectAnswer(url)
  const client = newClient(url)
  const copies: Client[] = []
  let connections = 0
  client.on('error', () => {}) // it connects again by itself
  client.on('ready', () => connections++)
  await client.connect()
  fitToAdapter(client, copies)
  return {
    adapter: createAdapter(client, { blockTimeInMs: READ_MS }),
    connection: () => (client.isReady ? connections : undefined),
    async close() {
      for (const each of [client, ...copies]) end(each)
    },
  }
}

type Client = ReturnType<typeof newClient>

const newClient = (url: string) =>
  createClient({
    url,
    RESP: 2, // of which the adapter reads the replies
    pingInterval: PING_MS,
    socket: { connectTimeout: CONNECT_MS, reconnectStrategy: (tries) => Math.min(2 ** tries * 20, LONGEST_PAUSE_MS) },
  })

function end(client: Client): void {
  if (client.isOpen) client.destroy()
}

/** One attempt, so that what is wrong is said at once. */
async function expectAnswer(url: string): Promise<void> {
  const probe = createClient({ url, socket: { connectTimeout: CONNECT_MS, reconnectStrategy: false } })
  probe.on('error', () => {})
  try {
    await Promise.race([probe.connect().then(() => probe.ping()), failAfter(CONNECT_MS)])
  } catch (error) {
    const { code, message } = error as { code?: string; message: string }
    const { host } = new URL(url)
    throw new InputError(`REDIS_URL: Redis at ${host} does not answer (${code ?? message})`)
  } finally {
    if (probe.isOpen) probe.destroy()
  }
}

async function failAfter(ms: number): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, ms).unref())
  throw new Error(`nothing within ${ms} ms`)
}

/**
 * What cannot be sent at once is not sent at all: the adapter waits for a message to be out before it serves its own
 * sockets, and does not expect that publishing may fail. Nor does it end the copies it makes for good.
 */
function fitToAdapter(client: Client, copies: Client[]): void {
  const publish = client.publish.bind(client)
  const xAdd = client.xAdd.bind(client)
  const duplicate = client.duplicate.bind(client)
  Object.assign(client, {
    publish: (...args: Parameters<typeof publish>) =>
      client.isReady ? publish(...args).catch(() => 0) : Promise.resolve(0),
    xAdd: (...args: Parameters<typeof xAdd>) =>
      client.isReady ? xAdd(...args) : Promise.reject(new Error('Redis is away')),
    duplicate: () => {
      const copy = duplicate()
      copies.push(copy)
      return Object.assign(copy, { disconnect: async () => end(copy) })
    },
  })
}
