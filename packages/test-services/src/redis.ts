import { once } from 'node:events'
import { connect } from 'node:net'
import { redisProgram } from './programs.ts'
import { freePort, newFolder, runService, type TestService } from './service.ts'

/** An empty Redis server that keeps what it was told. */
export async function startRedis(): Promise<TestService> {
  const program = redisProgram()
  const folder = newFolder('redis', {})
  const port = await freePort()
  const keeping = ['--dir', folder, '--save', '', '--appendonly', 'yes', '--appendfsync', 'always']
  return runService({
    name: 'Redis',
    folder,
    as: {},
    url: `redis://127.0.0.1:${port}`,
    command: [program, '--bind', '127.0.0.1', '--port', String(port), ...keeping],
    isReady: () => answersPing(port),
  })
}

/** It accepts connections while it still reads its data, but answers only then. */
async function answersPing(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    socket.write('PING\r\n')
    const [answer] = await once(socket, 'data')
    return String(answer).startsWith('+PONG')
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
