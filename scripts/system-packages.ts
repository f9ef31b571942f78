// Puts on the machine what the tests need beyond npm's packages: a browser, the fonts it is tried with, PostgreSQL and
// Redis. On Debian as root they are installed; elsewhere one line says what is missing and how to get it. Run by itself:
// node scripts/system-packages.ts

import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'

interface Needed {
  readonly debianPackage: string
  readonly file: string // by which one sees that it is there
  readonly folders: readonly string[] // where that may be: the PATH, or a pattern
}

const needed: readonly Needed[] = [
  { debianPackage: 'chromium', file: 'chromium', folders: ['PATH'] },
  // The same without a window: a page costs half as much in it.
  { debianPackage: 'chromium-headless-shell', file: 'chromium-headless-shell', folders: ['PATH'] },
  { debianPackage: 'postgresql', file: 'initdb', folders: ['PATH', '/usr/lib/postgresql/*/bin'] },
  { debianPackage: 'redis-server', file: 'redis-server', folders: ['PATH'] },
  { debianPackage: 'fonts-dejavu-core', file: 'DejaVuSerif-Bold.ttf', folders: ['/usr/share/fonts/**/'] },
  { debianPackage: 'fonts-liberation', file: 'LiberationSerif-Italic.ttf', folders: ['/usr/share/fonts/**/'] },
]

export interface Machine {
  readonly isDebian: boolean
  readonly isRoot: boolean
  has(needed: Needed): boolean
}

export type Plan = { readonly install: readonly string[] } | { readonly problem: string }

/** What is to be done so that nothing is missing. */
export function planFor(machine: Machine): Plan {
  const missing = needed.filter((each) => !machine.has(each))
  const packages = missing.map(({ debianPackage }) => debianPackage)
  if (packages.length === 0 || (machine.isDebian && machine.isRoot)) return { install: packages }
  const remedy = machine.isDebian
    ? `sudo apt-get install ${packages.join(' ')}`
    : `install them so that there is ${missing.map(({ file, folders }) => `${file} in ${folders.join(' or ')}`).join(', ')}`
  return { problem: `the tests need ${packages.join(', ')}: ${remedy}` }
}

export function thisMachine(): Machine {
  const path = (process.env.PATH ?? '').split(delimiter)
  return {
    isDebian: existsSync('/etc/debian_version') && path.some((folder) => existsSync(join(folder, 'apt-get'))),
    isRoot: process.getuid?.() === 0,
    has: ({ file, folders }) =>
      folders
        .flatMap((folder) => (folder === 'PATH' ? path : globSync(folder)))
        .some((folder) => existsSync(join(folder, file))),
  }
}

/** Runs apt-get; its words are shown only where it fails. */
function aptGet(...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status, stdout, stderr, error } = spawnSync('apt-get', ['-q', ...args], { env, encoding: 'utf8' })
  if (status !== 0) console.error(error?.message ?? `${stdout}${stderr}`.trim())
  return status === 0
}

function makeReady(): boolean {
  const plan = planFor(thisMachine())
  if ('problem' in plan) {
    console.error(`freehold: ${plan.problem}`)
    return false
  }
  if (plan.install.length === 0) return true
  const names = plan.install.join(' ')
  console.log(`Installing ${names} (apt-get) …`)
  if (aptGet('update') && aptGet('install', '-y', '--no-install-recommends', ...plan.install)) return true
  console.error(`freehold: apt-get could not install ${names}; its own words stand above`)
  return false
}

if (import.meta.main) process.exitCode = makeReady() ? 0 : 1
