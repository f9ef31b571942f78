/** A finished game as the replay gets it: from the host by its link, or from a file. */
import { type GameLog, parseLog } from '@freehold/kernel'
import type { SeatTold, TableState } from '@freehold/server/protocol'
import { get, HostError } from '../client/http.ts'
import { fileError } from './replay-problem.ts'
import { replayedGame } from './replayed-games.ts'
import { Timeline } from './timeline.ts'

export interface Recording {
  readonly timeline: Timeline
  readonly log: GameLog
  readonly state: TableState // of the table, when the game was over
  readonly promised: string | undefined // by the host
}

/** Throws `StillPlaying` where it is not over yet. */
export async function loadRecording(table: string): Promise<Recording> {
  const { state } = await get<'table'>(`/api/tables/${table}`)
  if (state.phase !== 'over') throw new StillPlaying()
  const log = parseLog(await get<'log'>(`/api/tables/${table}/log`))
  return { timeline: await timelineOf(log), log, state, promised: state.commitment ?? undefined }
}

/** Throws `InputError` in one line where the file is no log that can be replayed here. */
export async function readRecording(text: string): Promise<Recording> {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw fileError('this file is no log of a game: it is not JSON', { code: 'not-json' })
  }
  const log = parseLog(json)
  const timeline = await timelineOf(log)
  const seats: SeatTold[] = Array.from({ length: timeline.seats }, () => ({
    name: null,
    person: null,
    robot: null,
    label: null,
    away: false,
    kept: null,
  }))
  const outcome = log.outcome
  const result = outcome ? { ...outcome, resigned: [] } : null
  return { timeline, log, state: { ...emptyState(log), seats, result }, promised: undefined }
}

export class StillPlaying extends HostError {
  constructor() {
    super('not-over', 'the game is still going on')
  }
}

async function timelineOf(log: GameLog): Promise<Timeline> {
  const game = await replayedGame(log.game, log.rules)
  if (!game) {
    const message = `log: game: ${JSON.stringify(log.game)} cannot be replayed here`
    throw fileError(message, { code: 'unknown-game', game: log.game })
  }
  return new Timeline(game, log)
}

/** A table at which nothing can be done. */
const emptyState = ({ game, options, commitment, moves }: GameLog): TableState => ({
  table: 'file',
  game,
  options,
  version: moves.length,
  phase: 'over',
  you: null,
  owner: false,
  seats: [],
  commitment: commitment ?? null,
  position: moves.length,
  waitingFor: null,
  asked: null,
  autos: [],
  view: null,
  undo: null,
  undoRequest: null,
  result: null,
  rematch: null,
  maySpeak: false,
  rated: false,
  noTakingBack: false,
  beginsFull: false,
  delay: null,
  clock: null,
  paused: false,
  closed: false,
  proposal: null,
})
