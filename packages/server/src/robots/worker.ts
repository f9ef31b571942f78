/** The thread in which artificial players think: whatever they do here, tables go on. */
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { workerData } from 'node:worker_threads'
import type { Move, Player } from '@freehold/kernel'
import { bundle, engineFlags } from '@freehold/players/bundle'
import type { HostedGames } from '../games.ts'
import { answerAll } from '../threads/answering.ts'
import { Idle } from './idle.ts'
import type { Job } from './job.ts'

const { hostedGames }: { hostedGames: HostedGames } = await load(workerData.games)

/** The games in one file, in which their engines run twice as fast; as they are where such a file cannot be made. */
async function load(games: string): Promise<{ hostedGames: HostedGames }> {
  const folder = await mkdtemp(join(tmpdir(), 'freehold-robots-'))
  try {
    for (const flag of engineFlags) setFlagsFromString(flag)
    return await import(pathToFileURL(await bundle(fileURLToPath(games), folder)).href)
  } catch {
    return import(games)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The players that were asked most recently; an older one begins anew when it is asked again. */
const players = new Map<string, Player>()
const MOST_PLAYERS = 2000
const idle = new Idle()

answerAll(answer)

async function answer(job: Job): Promise<Move> {
  idle.isOver()
  const player = playerFor(job)
  for (const event of job.events) player.notice?.(event)
  player.hurry?.(1 / (1 + (job.waiting ?? 0)))
  const { world } = job
  try {
    return await player.choose(job.decision, job.view, world === undefined ? undefined : () => world)
  } finally {
    idle.begins(player)
  }
}

function playerFor({ game, robot, player: name, fresh, seat, seats, options }: Job): Player {
  let player = fresh ? undefined : players.get(name)
  players.delete(name)
  if (!player) {
    player = hostedGames[game].robots[robot].create(randomBytes(16).toString('hex'))
    player.begin?.(seat, seats, options)
  }
  players.set(name, player)
  for (const oldest of players.keys()) {
    if (players.size <= MOST_PLAYERS) break
    players.delete(oldest)
  }
  return player
}
