// Under `npx freehold` there is a shell between npm and this process. A signal to npm, or its death, ends the shell at
// most, and a run of days would go on unseen. So a thread looks now and then whether npm is still there: a thread, since
// a simulation may keep the main one busy for hours. Plain JavaScript, since an old Node comes through here, too.

import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { isMainThread, Worker, workerData } from 'node:worker_threads'

const EVERY = 500 // milliseconds

if (!isMainThread) watch(workerData.pids)

/** Ends this process by SIGTERM soon after the npm that started it, if one did. */
export function endWithNpm() {
  const { npm_command: command, npm_lifecycle_script: script = '' } = process.env
  delete process.env.npm_lifecycle_script // what this process starts may outlive it
  if (command !== 'exec' || !script.includes('freehold') || !look(process.pid)) return
  const pids = upToNpm()
  if (pids) new Worker(new URL(import.meta.url), { workerData: { pids } }).unref()
  else process.kill(process.pid, 'SIGTERM') // npm was gone before this began
}

/** The processes from the parent of this one up to npm; undefined where npm is none of them. */
function upToNpm() {
  const pids = []
  for (let pid = process.ppid; ; ) {
    const found = look(pid)
    if (!found) return undefined
    pids.push(pid)
    if (/^(\S*node )?(\S*\/)?np[mx](-cli\.js)?( |$)/.test(found.command)) return pids
    pid = found.parent
  }
}

/**
 * The parent and the command line of a process; undefined where it has ended.
 * @param {number} pid
 */
function look(pid) {
  if (process.platform === 'linux') {
    try {
      const [state, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/.*\) /s, '').split(' ')
      if (state === 'Z') return undefined // killed, and nobody has asked yet how it ended
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
      return { parent: Number(parent), command }
    } catch {
      return undefined
    }
  }
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' })
  const [, parent, command] = /^\s*(\d+) (.*)/.exec(stdout ?? '') ?? []
  return command === undefined ? undefined : { parent: Number(parent), command }
}

/** @param {readonly number[]} pids */
function watch(pids) {
  const timer = setInterval(() => {
    if (pids.every(isThere)) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, EVERY)
}

/** @param {number} pid */
function isThere(pid) {
  if (process.platform === 'linux') return look(pid) !== undefined
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}
