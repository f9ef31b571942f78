/** A line to a service that can lose an answer: what was asked is done, and whoever asked never hears of it. */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface LossyLine {
  readonly url: string // of the service, by way of this line
  /** The next time that somebody asks something with these words, the line is cut before the answer, when it is there. */
  loseAnswerTo(words: string): void
  /** How many answers were lost. */
  readonly lost: number
  stop(): Promise<void>
}

export async function lossyLine(url: string): Promise<LossyLine> {
  const { hostname, port } = new URL(url)
  const open = new Set<Socket>()
  let words: string | undefined
  let lost = 0
  const server = createServer((client) => {
    const service = connect(Number(port), hostname)
    let isLosing = false
    for (const socket of [client, service]) {
      open.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => {})
      socket.on('close', () => {
        open.delete(socket)
        client.destroy()
        service.destroy()
      })
    }
    client.on('data', (asked) => {
      if (words !== undefined && asked.includes(words)) {
        words = undefined
        isLosing = true
      }
      service.write(asked)
    })
    service.on('data', (answer) => {
      if (!isLosing) {
        client.write(answer)
        return
      }
      lost++
      client.destroy()
      service.destroy()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const here = new URL(url)
  here.port = String((server.address() as AddressInfo).port)
  return {
    url: here.href,
    loseAnswerTo(next) {
      words = next
    },
    get lost() {
      return lost
    },
    async stop() {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
