import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { postgresProgram, postgresUser } from './programs.ts'
import { freePort, newFolder, runService, type TestService } from './service.ts'

const run = promisify(execFile)

/**
 * A PostgreSQL server with an empty database.
 *
 *     const postgres = await startPostgres()
 *     afterAll(() => postgres.stop())
 *     openPostgres(postgres.url)
 */
export async function startPostgres(): Promise<TestService> {
  const as = postgresUser()
  const initdb = postgresProgram('initdb')
  const postgres = postgresProgram('postgres')
  const isready = postgresProgram('pg_isready')
  const folder = newFolder('postgres', as)
  const data = join(folder, 'data')
  const about = ['--username=freehold', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
  try {
    await run(initdb, [...about, `--pgdata=${data}`], { ...as, cwd: folder })
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw new Error(`PostgreSQL: initdb failed: ${(error as { stderr?: string }).stderr?.trim() ?? error}`)
  }
  const port = await freePort()
  const address = ['-h', '127.0.0.1', '-p', String(port)]
  return runService({
    name: 'PostgreSQL',
    folder,
    as,
    url: `postgres://freehold@127.0.0.1:${port}/postgres`,
    command: [postgres, '-D', data, ...address, '-k', '', '-c', 'shared_buffers=32MB'],
    isReady: () =>
      run(isready, [...address, '-q']).then(
        () => true,
        () => false,
      ),
  })
}
