/**
 * A mail server of a test's own, as a process: `node smtp-server.fixture.ts`. It says its port and every mail it took, a line
 * of JSON each. An address that begins with `nobody` does not exist there, one that begins with `later` is refused once.
 */
import { createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`)
const refused = new Set<string>()

function serve(socket: Socket): void {
  const answer = (line: string) => socket.write(`${line}\r\n`)
  let to: string[] = []
  let mail: string[] | undefined
  answer('220 localhost')
  socket.on('error', () => {})
  createInterface(socket).on('line', (line) => {
    if (mail) {
      if (line !== '.') return void mail.push(line.replace(/^\.\./, '.'))
      say({ to, mail: mail.join('\n') })
      mail = undefined
      to = []
      return answer('250 taken')
    }
    const [, address = ''] = /<(.*)>/.exec(line) ?? []
    const [command] = line.toUpperCase().split(/[ :]/)
    if (command === 'EHLO') return answer('250 localhost')
    if (command === 'DATA') {
      mail = []
      return answer('354 go on')
    }
    if (command === 'QUIT') {
      answer('221 bye')
      return void socket.end()
    }
    if (command === 'RCPT') {
      if (address.startsWith('nobody')) return answer('550 no such address')
      if (address.startsWith('later') && !refused.has(address)) {
        refused.add(address)
        return answer('451 try again later')
      }
      to.push(address)
    }
    return answer('250 ok')
  })
}

const server = createServer(serve).listen(0, '127.0.0.1', () =>
  say({ port: (server.address() as { port: number }).port }),
)
process.stdin.resume().on('end', () => process.exit()) // it does not outlive who started it
