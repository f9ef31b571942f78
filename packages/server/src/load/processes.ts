/** Processes under load, and what the system says of them. */
import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { PassThrough } from 'node:stream'

const children: ChildProcess[] = []
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL') // whoever is stopped in the middle leaves nobody behind
})

/** Starts a script that speaks in lines of JSON; `flags` are for Node. */
export function start(script: string, args: readonly string[], flags: readonly string[] = []) {
  const child = spawn(process.execPath, [...flags, script, ...args], { stdio: ['pipe', 'pipe', 'inherit'] })
  children.push(child)
  const said = new PassThrough()
  createInterface(child.stdout)
    .on('line', (line) => (line.startsWith('{') ? said.write(`${line}\n`) : console.log(line))) // of its Node, by such flags as --trace-gc
    .on('close', () => said.end())
  const lines = createInterface(said)[Symbol.asyncIterator]()
  const next = async () => {
    const { value, done } = await lines.next()
    if (done) throw new Error(`${script} ended`)
    return JSON.parse(value)
  }
  return { child, next, say: (message: unknown) => child.stdin?.write(`${JSON.stringify(message)}\n`) }
}

/** Ends all that was started, and waits for it. */
export async function endAll(): Promise<void> {
  const all = children.splice(0)
  for (const child of all) child.kill('SIGTERM')
  await Promise.all(
    all.map((child) => child.exitCode ?? child.signalCode ?? new Promise((resolve) => child.once('exit', resolve))),
  )
}

/** What the kernel says of a process: CPU seconds and resident MB. */
export function usage(pid: number | undefined) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1])
  return { cpu: (Number(fields[11]) + Number(fields[12])) / 100, mb: (pages * 4096) / 2 ** 20 }
}

export const sorted = (values: readonly number[]) => [...values].sort((one, other) => one - other)

export const at = (all: readonly number[], share: number) =>
  all[Math.min(all.length - 1, Math.floor(all.length * share))]

export const ms = (value: number | undefined) => (value === undefined ? '-' : value.toFixed(1))
