/** The thread in which artificial players think: whatever they do here, tables go on. */
import { randomBytes } from 'node:crypto'
import { workerData } from 'node:worker_threads'
import type { Move, Player } from '@freehold/kernel'
import type { HostedGames } from '../games.ts'
import { answerAll } from '../threads/answering.ts'
import type { Job } from './job.ts'

const { hostedGames }: { hostedGames: HostedGames } = await import(workerData.games)

/** The players that were asked most recently; an older one begins anew when it is asked again. */
const players = new Map<string, Player>()
const MOST_PLAYERS = 2000

answerAll(answer)

async function answer(job: Job): Promise<Move> {
  const player = playerFor(job)
  for (const event of job.events) player.notice?.(event)
  player.hurry?.(1 / (1 + (job.waiting ?? 0)))
  const { world } = job
  return player.choose(job.decision, job.view, world === undefined ? undefined : () => world)
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
