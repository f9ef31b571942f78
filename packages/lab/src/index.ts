export { type BenchName, benchNames, runBench, runHooksBench, runNetworksBench, runSearchBench } from './bench/run.ts'
export type { Measured } from './bench/simulate.ts'
export {
  beginEvolution,
  breed,
  champion,
  checkResumed,
  type Evolution,
  parseEvolution,
  type Run,
  withPool,
} from './evolve/evolve.ts'
export { measure, type Strength } from './evolve/measure.ts'
export {
  checkPlayer,
  digestOf,
  GATE,
  type GatePlan,
  type GateResult,
  type GateRow,
  gateVerdict,
  parseGateState,
  playGate,
  readGate,
} from './gate/gate.ts'
export { type Entrant, type GameRecord, playMatch, type Standing, standings } from './match/match.ts'
export type { Told } from './remote/connection.ts'
export { queuePool } from './remote/queue-pool.ts'
export { workQueue } from './remote/queue-worker.ts'
export { factsOf, type SimFacts } from './report/facts.ts'
export { htmlReport } from './report/html.ts'
export { type LastResorts, lastResortsIn } from './report/last-resorts.ts'
export { csvReport, textReport } from './report/text.ts'
export { type ProvinceTurn, playAlone } from './sim/alone.ts'
export { checkNeeds, kingdomFor, kingdomName, suiteFor } from './sim/kingdoms.ts'
export { makePool, type Pool } from './sim/pool.ts'
export { type Compared, compareAlone, compareMeeting, errorsOff, referenceNames } from './sim/reference.ts'
export { type Pairing, type SimOptions, type SimResult, simulate } from './sim/simulate.ts'
export { type Contest, contest, type Played, type Seated } from './terra-mystica/contest.ts'
export { type ContestFacts, contestFacts, contestReport } from './terra-mystica/standings.ts'
