/** Where the programs are that a test needs. */
import { execFileSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { RunAs } from './service.ts'

/** The path of a program of PostgreSQL: Debian keeps them by version, others in the PATH. */
export function postgresProgram(name: string): string {
  const versions = globSync('/usr/lib/postgresql/*/bin').sort((a, b) => version(b) - version(a))
  return find(name, [...versions, ...pathFolders()], 'PostgreSQL', 'postgresql')
}

export function redisProgram(): string {
  return find('redis-server', pathFolders(), 'Redis', 'redis-server')
}

/** PostgreSQL refuses to run as root: where we are root, as the user that its package has made. */
export function postgresUser(): RunAs {
  if (process.getuid?.() !== 0) return {}
  try {
    const id = (option: string) =>
      Number(execFileSync('id', [option, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }))
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    throw new Error('PostgreSQL does not run as root, and there is no user postgres: adduser --system --group postgres')
  }
}

const version = (folder: string) => Number(folder.match(/\/(\d+)\/bin$/)?.[1] ?? 0)
const pathFolders = () => (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')

function find(name: string, folders: readonly string[], product: string, debianPackage: string): string {
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
  if (found) return found
  throw new Error(`${product} is missing (no program ${name}): on Debian apt-get install ${debianPackage}`)
}
