/** A finished game as the replay gets it: from the host by its link, or from a file. */
import { type GameLog, InputError, parseLog } from '@freehold/kernel'
import type { SeatTold, TableState } from '@freehold/server/protocol'
import { get, HostError } from '../client/http.ts'
import type { GameRecords, RecordedGame } from '../games/game-entry.ts'
import { gamePart, games } from '../games/games.ts'
import { fileError, RecordProblem } from './replay-problem.ts'
import { replayedGame } from './replayed-games.ts'
import { Timeline } from './timeline.ts'

export interface Recording {
  readonly timeline: Timeline
  readonly log: GameLog
  readonly state: TableState // of the table, when the game was over
  readonly promised: string | undefined // by the host
  readonly names?: () => readonly string[] // by seat, where they were written down elsewhere: then nothing was dealt here
}

const MOST_CHARACTERS = 5_000_000

/** Throws `StillPlaying` where it is not over yet. */
export async function loadRecording(table: string): Promise<Recording> {
  const { state } = await get<'table'>(`/api/tables/${table}`)
  if (state.phase !== 'over') throw new StillPlaying()
  const log = parseLog(await get<'log'>(`/api/tables/${table}/log`))
  return { timeline: await timelineOf(log), log, state, promised: state.commitment ?? undefined }
}

/** Throws `InputError` in one line where the text is neither a log nor a record that can be replayed here. */
export async function readRecording(text: string): Promise<Recording> {
  if (text.length > MOST_CHARACTERS) {
    const message = `this text is no game: it has ${text.length} characters; expected at most ${MOST_CHARACTERS}`
    throw fileError(message, { code: 'too-large', most: MOST_CHARACTERS / 1_000_000 })
  }
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return readRecord(text)
  }
  const log = parseLog(json)
  return recordingOf(await timelineOf(log), log)
}

/** A game in the notation of whichever game knows it. */
async function readRecord(text: string): Promise<Recording> {
  for (const { id } of games()) {
    const records = await gamePart(id, 'records')
    if (!records?.recognises(text)) continue
    const { replayed, log, names } = await reading(records, text)
    return { ...recordingOf(new Timeline(replayed, log), log), names }
  }
  throw fileError('this text is neither the log of a game nor a record of one', { code: 'not-json' })
}

async function reading(records: GameRecords, text: string): Promise<RecordedGame> {
  try {
    return await records.read(text)
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    throw new RecordProblem(error, () => records.problem(error.fault))
  }
}

function recordingOf(timeline: Timeline, log: GameLog): Recording {
  const seats: SeatTold[] = Array.from({ length: timeline.seats }, () => ({
    name: null,
    person: null,
    robot: null,
    label: null,
    away: false,
    kept: null,
  }))
  const { outcome } = log
  const result = outcome ? { ...outcome, resigned: [] } : null
  return {
    timeline,
    log,
    state: { ...emptyState(log), phase: timeline.ends ? 'over' : 'playing', seats, result },
    promised: undefined,
  }
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
  audienceSeesAll: false,
  beginsFull: false,
  draft: null,
  delay: null,
  clock: null,
  paused: false,
  closed: false,
  proposal: null,
})
