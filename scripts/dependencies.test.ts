import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const readJson = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'))

describe('the lock file', () => {
  const packages: Record<string, { resolved?: string; link?: boolean; integrity?: string }> =
    readJson('package-lock.json').packages

  test('names no host, so that any registry will do', () => {
    const hosts = Object.values(packages).flatMap(({ resolved = '', link }) => (link ? [] : resolved))
    expect(hosts.filter((host) => host !== '')).toEqual([])
  })

  test('knows the checksum of every package it fetches', () => {
    const fetched = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)
    expect(fetched.length).toBeGreaterThan(50)
    expect(fetched.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([])
  })
})

test.each(['package.json', ...globSync('packages/*/package.json', { cwd: root })])(
  '%s pins exact versions and is MIT',
  (file) => {
    const { license, dependencies, devDependencies } = readJson(file)
    expect(license).toBe('MIT')
    const versions: [string, string][] = Object.entries({ ...dependencies, ...devDependencies })
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  },
)
