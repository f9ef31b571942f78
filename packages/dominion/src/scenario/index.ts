export { laidOut } from './laid-out.ts'
export { runScenario, type ScenarioOutcome, type ScenarioResult, type SeenMoment, watchScenario } from './run.ts'
export { type FileResult, runFile } from './run-file.ts'
export { parseScenarios, type Scenario } from './schema.ts'
